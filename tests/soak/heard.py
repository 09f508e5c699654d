"""Everything that people and channels received, with what is needed to judge it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from simcord.components import walk_components

from bot.store.records import Profile
from bot.time.hours import reachable
from tests.cogs.sent_messages import MessageRecorder, Sent, Thing


class Overdue(NamedTuple):
    """A message in a channel that a player did not answer in time, or has left."""

    game: int
    seat: int
    at: datetime


class Heard(MessageRecorder):
    """Reads the database with a connection of its own, because the bot's may be dead."""

    path: Path
    profiles: dict[str, Profile]
    """As they are now. Set them again whenever somebody changes theirs."""
    restored = 0
    """How often the database was replaced by an older copy, which does not know what was rung since."""

    def follow(self, path: Path) -> None:
        self.path = path
        self.profiles = {}
        self.overdue: list[Overdue] = []
        self.while_unreachable: list[Sent] = []
        self.posted: Counter[int] = Counter()
        """Channel → messages."""

    def rows(self, sql: str, *args: object) -> list[Any]:
        connection = sqlite3.connect(self.path)
        try:
            return connection.execute(sql, args).fetchall()
        finally:
            connection.close()

    async def note(self, channel_id: int, params: Any) -> None:
        before = len(self.sent)
        await super().note(channel_id, params)
        self.posted[channel_id] += 1
        for one in self.sent[before:]:
            profile = self.profiles.get(one.person)
            disturbs = one.sound and one.alone and one.why != "used up"
            if disturbs and profile is not None and reachable(one.at, profile) != one.at:
                self.while_unreachable.append(one)
        components = (params.payload or {}).get("components") or []
        for part in walk_components(components):
            _, verb, game, *_, rest = [*(part.get("custom_id") or "").split(":"), "", "", "", ""][:6]
            if verb == "propose" and rest.startswith("keep."):
                self.overdue.append(Overdue(int(game), int(rest[5:]), self.table.env.now()))

    async def _about(self, person: str, ids: list[list[str]], text: str) -> frozenset[Thing]:
        things = await super()._about(person, ids, text)
        return frozenset((*thing, f"restored {self.restored}") for thing in things)

    async def _now(self, person: str, game_id: int) -> tuple[str, ...]:
        [(revision,)] = self.rows("SELECT revision FROM games WHERE id = ?", game_id)
        asked = self.rows(
            "SELECT question, user_id FROM asked JOIN seats USING (game_id, seat) WHERE game_id = ?", game_id
        )
        mine = [str(question) for question, user in asked if self.names.get(user) == person]
        return (mine[0] if mine else "", str(revision))


def moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
