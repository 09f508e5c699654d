"""Players' standing: rating, record against other players and with recruits, and punctuality.

Ratings are stored and grow from the last game that was rated. A player whose data was deleted stays in the others'
ratings; when the results of a whole server are deleted, all ratings are computed again.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce

from bot.store import Store
from bot.store.punctuality import Punctuality
from bot.store.stats import Result, Strength

ENOUGH = 20
"""With fewer answers than this, a player's reliability is not rated."""
RELIABLE, MOSTLY = 0.95, 0.8
"""The share answered in time."""
SCALE = 40
"""The library's initial rating of 25 is shown as 1000."""
MAX_GAMES = 60
"""How many of a player's newest games are searched for recruits."""

AT_ONCE = 200
"""How many games are rated and stored at a time."""
PATIENCE = 1.0
"""Seconds to wait for new games to be rated; after that the ratings are shown as they were."""

log = logging.getLogger(__name__)

Tier = Literal["new", "reliable", "mostly", "late"]


class Rating(NamedTuple):
    """A rating for games with a certain number of players."""

    points: int
    spread: int
    """Two standard deviations: the true strength is very likely within this distance."""
    games: int


class Against(NamedTuple):
    name: str
    played: int
    ahead: int


class WithRecruit(NamedTuple):
    recruit: str
    played: int
    won: int


def tier(answers: Punctuality) -> Tier:
    """The player's reliability; `new` if there are too few answers."""
    asked = answers.in_time + answers.late
    if asked < ENOUGH:
        return "new"
    share = answers.in_time / asked
    return "reliable" if share >= RELIABLE else "mostly" if share >= MOSTLY else "late"


def by_game(results: Iterable[Result]) -> list[list[Result]]:
    return [list(seats) for _, seats in itertools.groupby(results, key=lambda one: one.game_id)]


def rate(
    results: Iterable[Result], known: Mapping[tuple[int, int], Strength]
) -> dict[tuple[int, int], Strength]:
    """(number of players, user) → strength after these results, given in order, for everybody in them. An anonymous
    player counts as new every time."""
    model = PlackettLuce()
    found: dict[tuple[int, int], Strength] = {}
    new = Strength(model.mu, model.sigma, 0)
    for seats in by_game(results):
        people = [(len(seats), one.user_id or 0) for one in seats]
        before = [found.get(person) or known.get(person) or new for person in people]
        places = [float(sum(other.place < one.place for other in seats)) for one in seats]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in before]
        for person, [rating], (_, _, games) in zip(
            people, model.rate(teams, ranks=places), before, strict=True
        ):
            if person[1]:
                found[person] = Strength(rating.mu, rating.sigma, games + 1)
    return found


class Ratings:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._rating: asyncio.Task[None] | None = None

    async def reliability(self, user_id: int) -> Tier:
        return tier(await self.store.punctuality.of(user_id))

    async def of(self, user_id: int) -> dict[int, Rating]:
        """Number of players → rating. Games that have just ended are rated first, if that does not take long."""
        if self._rating is None:
            self._rating = asyncio.create_task(self.rate_new(), name="ratings")
            self._rating.add_done_callback(self._rated)
        await asyncio.wait([self._rating], timeout=PATIENCE)
        found = await self.store.stats.ratings([user_id])
        return {
            players: Rating(round(SCALE * one.mu), round(2 * SCALE * one.sigma), one.games)
            for (players, _), one in sorted(found.items())
        }

    def _rated(self, task: asyncio.Task[None]) -> None:
        self._rating = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("games could not be rated: %s", error)

    async def rate_new(self) -> None:
        """Rate the games that are not rated yet, some at a time and in only one process, outside the event loop."""
        stats = self.store.stats
        if not (await stats.unrated(1))[0]:
            return
        async with self.store.leases.exclusive("rating", ""):
            while True:
                games, results = await stats.unrated(AT_ONCE)
                if not games:
                    return
                known = await stats.ratings({one.user_id for one in results if one.user_id is not None})
                strengths = await asyncio.to_thread(rate, results, known)
                async with self.store.database.transaction() as tx:
                    stats.rate(tx, games, strengths)

    async def record(self, user_id: int) -> tuple[dict[int, Against], list[WithRecruit]]:
        """The user's record against every opponent, and with each recruit that was active at the end of a game; most
        played first. A shared place is not ahead."""
        games = by_game(await self.store.stats.results(user_id))
        met: dict[int, Against] = {}
        for seats in games:
            mine = _own(seats, user_id)
            for one in seats:
                if one.user_id in (None, user_id) or one.kept:
                    continue
                before = met.get(one.user_id or 0, Against("", 0, 0))
                ahead = before.ahead + (mine.place < one.place)
                met[one.user_id or 0] = Against(one.name, before.played + 1, ahead)
        counts: dict[str, tuple[int, int]] = {}
        for seats in games[-MAX_GAMES:]:
            mine = _own(seats, user_id)
            for recruit in mine.recruits:
                played, won = counts.get(recruit, (0, 0))
                counts[recruit] = played + 1, won + mine.won
        found = [WithRecruit(recruit, *both) for recruit, both in counts.items()]
        return (
            dict(sorted(met.items(), key=lambda item: -item[1].played)),
            sorted(found, key=lambda one: (-one.played, -one.won, one.recruit)),
        )


def _own(seats: Iterable[Result], user_id: int) -> Result:
    return next(one for one in seats if one.user_id == user_id)
