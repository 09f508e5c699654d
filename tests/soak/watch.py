"""What is looked at while time passes: deadlines, games that hang, and what grows."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import NamedTuple

from .heard import moment
from .world import World, our_objects, resident

PROMPT = timedelta(minutes=2)
"""How soon after a deadline the table is told."""
AFTER_OUTAGE = timedelta(minutes=10)
LONGEST = timedelta(days=30)
"""A running game in which nothing has happened for so long hangs: nobody here is away for half as long."""
COMPUTERS = timedelta(minutes=10)
"""A computer that hasn't answered after so long hangs."""


class Due(NamedTuple):
    game: int
    seat: int
    question: int
    at: int


class Grown(NamedTuple):
    """At the end of a day."""

    day: int
    answers: int
    games: int
    bytes: int
    memory: float
    objects: int
    rows: dict[str, int]


class Watch:
    def __init__(self, world: World) -> None:
        self.world = world
        self.late: dict[Due, timedelta] = {}
        """Deadline that passed without an answer → after how long the table was told."""
        self.untold: list[Due] = []
        self.hung: list[str] = []
        self.longest = timedelta()
        """The longest time in which nothing happened in a running game."""
        self.growth: list[Grown] = []
        self._last: dict[int, tuple[tuple[int, int], datetime]] = {}
        """Game → its length and revision, and since when."""
        self._open: dict[Due, datetime] = {}
        """Deadline that passed → since when there is somebody to tell: if all others were away from the table, or the
        game was paused, later than the deadline itself."""
        self._judged: set[Due] = set()
        self._restored = 0

    def restored(self) -> None:
        """The games are as they were days ago, and so are their deadlines."""
        self._restored = int(self.world.env.now().timestamp())
        self._open.clear()
        self._last.clear()

    def every_hour(self) -> None:
        now = self.world.env.now()
        stamp = int(now.timestamp())
        rows = self.world.heard.rows(
            "SELECT a.game_id, a.seat, a.question, a.due_at, a.since, s.user_id IS NULL OR s.kept, g.live,"
            " (SELECT count(*) FROM seats o WHERE o.game_id = a.game_id AND o.seat != a.seat"
            " AND o.user_id IS NOT NULL AND NOT o.kept)"
            " FROM asked a JOIN games g ON g.id = a.game_id JOIN seats s USING (game_id, seat)"
            " WHERE g.status = 'running'"
        )
        passed = set()
        for game, seat, question, due, since, computer, live, others in rows:
            if computer:
                if now - moment(since) > COMPUTERS and not self._after_outage(now):
                    self.hung.append(f"{now:%F %H:%M} game {game}: computer in seat {seat} does not answer")
            elif due is not None and self._restored <= due <= stamp and others and not live:
                passed.add(Due(game, seat, question, due))
        for one in passed - self._judged:
            self._open[one] = moment(one.at) if now - moment(one.at) <= timedelta(hours=1) else now
        self._judged |= passed
        for one in list(self._open):
            told = [o.at for o in self.world.heard.overdue if (o.game, o.seat) == (one.game, one.seat)]
            after = [at for at in told if at >= moment(one.at) - timedelta(seconds=1)]
            if after:
                self.late[one] = max(timedelta(), min(after) - self._open.pop(one))
            elif one not in passed:
                del self._open[one]  # answered meanwhile
            elif now - self._open[one] > timedelta(hours=2):
                del self._open[one]
                if not any(at >= moment(one.at) - timedelta(days=20) for at in told):
                    self.untold.append(one)

    def _after_outage(self, now: datetime) -> bool:
        return any(
            end <= now <= end + AFTER_OUTAGE or now - end < timedelta(hours=2)
            for _, end in self.world.outages
        )

    def too_late(self) -> dict[Due, timedelta]:
        """Not counting those that passed while Discord was out of reach."""
        found = {}
        for due, late in self.late.items():
            during = [end for began, end in self.world.outages if began <= moment(due.at) <= end]
            allowed = during[0] + AFTER_OUTAGE - moment(due.at) if during else PROMPT
            if late > allowed:
                found[due] = late
        return found

    async def every_day(self, day: int) -> None:
        now = self.world.env.now()
        rows = self.world.heard.rows(
            "SELECT g.id, (SELECT count(*) FROM answers WHERE game_id = g.id), g.revision,"
            " (SELECT count(*) FROM asked WHERE game_id = g.id),"
            " (SELECT length FROM table_messages WHERE game_id = g.id)"
            " FROM games g WHERE g.status = 'running'"
        )
        for game, length, revision, asked, shown in rows:
            known = self._last.get(game)
            if known is None or known[0] != (length, revision):
                self._last[game] = ((length, revision), now)
            quiet = now - self._last[game][1]
            self.longest = max(self.longest, quiet)
            if quiet > LONGEST:
                self.hung.append(f"{now:%F} game {game}: nothing happened for {quiet.days} days")
            if not asked:
                self.hung.append(f"{now:%F} game {game}: nobody is asked anything")
            if shown != length:
                self.hung.append(f"{now:%F} game {game}: the table shows {shown} of {length} answers")
        for game in self._last.keys() - {row[0] for row in rows}:
            del self._last[game]
        if day % 30 == 29 or day == self.world.plan.days - 1:
            [(answers,)] = self.world.heard.rows("SELECT count(*) FROM answers")
            [(games,)] = self.world.heard.rows("SELECT count(*) FROM games")
            size = self.world.path.stat().st_size
            self.growth.append(Grown(day + 1, answers, games, size, resident(), our_objects(), self._rows()))

    def _rows(self) -> dict[str, int]:
        heard = self.world.heard
        names = [name for (name,) in heard.rows("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: heard.rows(f"SELECT count(*) FROM {name}")[0][0] for name in names}
