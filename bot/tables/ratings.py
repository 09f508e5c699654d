"""Players' standing: rating, record against other players and with recruits, and punctuality.

Ratings are not stored but computed from the results, so deleted or corrected results no longer affect them. A player
whose data was deleted stays in the others' ratings as an anonymous opponent.
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
"""With fewer answers than this, a player's reliability is not rated."""
RELIABLE, MOSTLY = 0.95, 0.8
"""The share answered in time."""
SCALE = 40
"""The library's initial rating of 25 is shown as 1000."""
MOST_GAMES = 60
"""How many of a player's newest games are searched for recruits."""

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


def rate(results: Sequence[Result]) -> dict[tuple[int, int], Rating]:
    """(number of players, user) → rating, from all results in order. An anonymous player counts as new every time."""
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
        """The fingerprint of the rated results, and their ratings. Cached because rating many games takes seconds."""

    async def reliability(self, user_id: int) -> Tier:
        return tier(await self.store.punctuality.of(user_id))

    async def of(self, user_id: int) -> dict[int, Rating]:
        """Number of players → rating."""
        known = await self.store.stats.fingerprint()
        if known != self._rated[0]:
            results = await self.store.stats.results()
            self._rated = known, await asyncio.to_thread(rate, results)
        mine = self._rated[1].items()
        return {players: rating for (players, user), rating in sorted(mine) if user == user_id}

    async def against(self, user_id: int) -> dict[int, Against]:
        """The user's record against every opponent, most games first. A shared place is not ahead."""
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
        """The user's record with each recruit that was active at the end of a game, most played first."""
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
