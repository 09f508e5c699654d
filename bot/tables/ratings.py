"""How somebody does: rating, who is ahead of whom, recruits, and whether they answer in time.

Ratings are not kept: they follow from the results, game by game, whenever somebody asks. So a result that is gone or
was corrected is gone from them too, and whoever is forgotten stays in the others' as a stranger, without a name.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from openskill.models import PlackettLuce

from bot.engine.state import load
from bot.store import Store
from bot.store.punctuality import Punctuality
from bot.store.stats import Result

ENOUGH = 20
"""With fewer questions answered nobody can tell how reliable somebody is."""
RELIABLE, MOSTLY = 0.95, 0.8
"""The share answered in time."""
SCALE = 40
"""Everybody begins at 25 of the library's points, which is 1000 here."""
MOST_GAMES = 60
"""How many of somebody's newest games are looked through for their recruits."""

Tier = Literal["new", "reliable", "mostly", "late"]


class Rating(NamedTuple):
    """At tables of one size."""

    points: int
    spread: int
    """Nearly certainly they are no farther from their true strength."""
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
    """Three plain ones, and one for those who are new."""
    asked = answers.in_time + answers.late
    if asked < ENOUGH:
        return "new"
    share = answers.in_time / asked
    return "reliable" if share >= RELIABLE else "mostly" if share >= MOSTLY else "late"


def by_game(results: Iterable[Result]) -> list[list[Result]]:
    return [list(seats) for _, seats in itertools.groupby(results, key=lambda one: one.game_id)]


def rate(results: Sequence[Result]) -> dict[tuple[int, int], Rating]:
    """(players at the table, person) → rating, from all results in their order. A stranger is new every time."""
    model = PlackettLuce()
    known: dict[tuple[int, int], tuple[object, int]] = {}
    for seats in by_game(results):
        people = [(len(seats), one.user_id or 0) for one in seats]
        before = [known.get(person, (model.rating(), 0)) for person in people]
        places = [float(sum(other.place < one.place for other in seats)) for one in seats]
        after = model.rate([[rating] for rating, _ in before], ranks=places)  # type: ignore[list-item]
        for person, [rating], (_, games) in zip(people, after, before, strict=True):
            if person[1]:
                known[person] = rating, games + 1
    return {
        person: Rating(round(SCALE * rating.mu), round(2 * SCALE * rating.sigma), games)  # type: ignore[attr-defined]
        for person, (rating, games) in known.items()
    }


class Ratings:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._rated: tuple[tuple[int, ...], dict[tuple[int, int], Rating]] = ((), {})
        """The fingerprint of the newest results that were looked at, and what they come to. With many games these are
        read and rated for seconds: that is done once for everybody who asks."""

    async def reliability(self, user_id: int) -> Tier:
        return tier(await self.store.punctuality.of(user_id))

    async def of(self, user_id: int) -> dict[int, Rating]:
        """By the number of players at the table."""
        known = await self.store.stats.fingerprint()
        if known != self._rated[0]:
            results = await self.store.stats.results()
            self._rated = known, await asyncio.to_thread(rate, results)
        mine = self._rated[1].items()
        return {players: rating for (players, user), rating in sorted(mine) if user == user_id}

    async def against(self, user_id: int) -> dict[int, Against]:
        """Everybody they have finished a game with, most games first. Nobody is ahead of somebody at the same place."""
        found: dict[int, Against] = {}
        for seats in by_game(await self.store.stats.results(user_id)):
            mine = next(one for one in seats if one.user_id == user_id)
            for one in seats:
                if one.user_id in (None, user_id) or one.kept:
                    continue
                before = found.get(one.user_id or 0, Against("", 0, 0))
                ahead = before.ahead + (mine.place < one.place)
                found[one.user_id or 0] = Against(one.name, before.played + 1, ahead)
        return dict(sorted(found.items(), key=lambda item: -item[1].played))

    async def recruits(self, user_id: int) -> list[WithRecruit]:
        """Those that worked for them at the end of a game, the most played first."""
        games = by_game(await self.store.stats.results(user_id))
        counts: dict[str, tuple[int, int]] = {}
        for seats in games[-MOST_GAMES:]:
            mine = next(one for one in seats if one.user_id == user_id)
            saved = await self.store.log.saved(mine.game_id)
            if saved is None:
                continue
            state = await asyncio.to_thread(load, saved.checkpoint)
            for recruit in state.players[mine.seat].recruits:
                played, won = counts.get(recruit, (0, 0))
                counts[recruit] = played + 1, won + mine.won
        found = [WithRecruit(recruit, *both) for recruit, both in counts.items()]
        return sorted(found, key=lambda one: (-one.played, -one.won, one.recruit))
