"""What a seat may know, written down a second time, independent of the engine's views and events: otherwise a leak in
those would count as something that the seat has seen anyway, and two games would never differ in it."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from bot.engine.events import Event
from bot.engine.state import Game

SECRET = {
    "RecruitsDealt": ("recruits",),
    "RecruitsChosen": ("hidden",),
    "DilemmaDealt": ("dilemma",),
    "TilesDealt": ("tiles",),
    "ArtifactsDrawn": ("artifacts",),
    "RecruitKept": ("recruit", "discarded"),
    "Traded": ("artifacts",),
}
"""Fields of events that only the players concerned may see. All other events are public."""


def of_event(event: Event, seat: int | None) -> tuple[Any, ...]:
    name = type(event).__name__
    concerned = {getattr(event, "seat", None)}
    if name == "Traded":
        concerned.add(getattr(event, "to", None))
    hidden = () if seat is not None and seat in concerned else SECRET.get(name, ())
    return (name, *((f.name, getattr(event, f.name)) for f in fields(event) if f.name not in hidden))


def of_game(game: Game, seat: int | None) -> tuple[Any, ...]:
    """The state as it lies on the table, and this seat's own cards."""
    turn = game.turn
    common = (
        game.phase, (turn.number, turn.seat, turn.acted, turn.double, turn.doubles_left), game.first,
        game.workers, game.built, () if "market_draft" in game.variants else sorted(game.tiles),
        game.allegiance, game.miner, sum(game.artifact_deck.values()), game.artifact_discard,
        len(game.recruit_deck), game.winners, game.questions, game.answers,
    )  # fmt: skip
    players = [
        (
            player.morale, player.knowledge, player.goods, sorted(player.available), player.placed,
            player.recruits, player.fresh, player.tokens, len(player.artifacts), len(player.hidden),
            player.dilemma_choice, player.dilemma if player.dilemma_choice else bool(player.dilemma),
        )
        for player in game.players
    ]  # fmt: skip
    own = [
        (sorted(player.artifacts), player.hidden, player.dilemma)
        for player in game.players
        if player.seat == seat or game.phase == "over"
    ]
    return common, players, own
