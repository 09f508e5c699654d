"""A fast policy for simulating very many games. It never plays a seat in a real game.

Uniformly random play hardly ever ends a game. This policy takes an authority token whenever it can, works towards one
most of the time, and still gives every legal answer occasionally.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bot.engine.actions.authority import places_for_token
from bot.engine.board import SITE_ON, SPACES
from bot.engine.game import Match
from bot.engine.prompts import Option, Prompt
from bot.engine.view import Printed, printed_at

_TOKEN = 12.0


def _weight(printed: Printed) -> float:
    """A rough weight of a space by its benefit."""
    if printed.construction:
        return 4.0
    if printed.totals:
        return 0.5
    brings = printed.yields[0]
    if brings.token:
        return _TOKEN
    if brings.worker:
        return 3.0
    return 2.0 if brings.allegiance else 1.0


_WEIGHT: dict[str, float] = {
    f"place:{die}:{space}": _weight(printed_at(space)) for die in range(1, 7) for space in SPACES
} | {"dilemma:serve": 12.0, "dilemma:fight": 0.1, "retrieve": 0.3, "stop": 0.1}
_SITES = frozenset(SITE_ON.values())
_SPREAD = 2
"""How many workers to retrieve at once: with more, the knowledge check often makes one desert."""
_GOOD_TRACKS = {"morale:6", "morale:5", "morale:4", "knowledge:1", "knowledge:2", "knowledge:3"}


def eager(match: Match, prompt: Prompt, rng: Random) -> Any:
    """A random legal answer; useful ones are far more likely."""
    if prompt.several:
        return _several(prompt, rng)
    options = prompt.options
    if prompt.ask == "act":
        return _act(match, prompt.seat, options, rng)
    if prompt.ask == "retrieve_pay" and len(options) > 1 and rng.random() < 0.9:
        return options[1].id
    if prompt.ask == "track_draft":
        good = [option.id for option in options if option.id in _GOOD_TRACKS]
        return rng.choice(good) if good else rng.choice(options).id
    return options[int(rng.random() * len(options))].id


def _act(match: Match, seat: int, options: tuple[Option, ...], rng: Random) -> str:
    weight = _WEIGHT
    ids = [option.id for option in options]
    weights = [weight[one] for one in ids]
    if _TOKEN in weights:
        _spare_full_territories(match, seat, ids, weights)
    return rng.choices(ids, weights)[0]


def _spare_full_territories(match: Match, seat: int, ids: list[str], weights: list[float]) -> None:
    """Lower the weight of markets that have no place for a token."""
    game = match.copy_state()
    me = game.players[seat]
    for n, one in enumerate(ids):
        if weights[n] == _TOKEN and one[0] == "p":
            space = SPACES[one[8:]]
            markets_too = printed_at(space.id).yields[0].token_on_market
            if not places_for_token(game, me, space.area, markets_too):
                weights[n] = 0.05


def _several(prompt: Prompt, rng: Random) -> list[str]:
    """Retrieve workers from construction sites last; discard cards without a duplicate first."""
    ids = [option.id for option in prompt.options]
    if prompt.ask == "retrieve":
        home = [one for one in ids if one.split(":")[0] not in _SITES]
        if not home or rng.random() < 0.1:
            home = ids
        rng.shuffle(home)
        return home[:_SPREAD]
    count = rng.randint(prompt.least, prompt.most)
    faces = [option.things[0] for option in prompt.options]
    order = sorted(range(len(ids)), key=lambda n: (faces.count(faces[n]) > 1, rng.random()))
    return [ids[n] for n in order[:count]]
