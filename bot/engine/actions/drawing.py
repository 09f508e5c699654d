"""Drawing artifacts."""

from __future__ import annotations

from ..cards.occasions import Draw, occasion
from ..events import ArtifactsDrawn, DiscardsShuffled
from ..prompts import Chance, ask_chance
from ..state import Game, Player
from .tracks import emit, limit_hand


async def draw(game: Game, me: Player, count: int, why: str) -> None:
    """Draw artifacts, then apply the hand limit."""
    drawing = Draw(count)
    await occasion(game, me, "draw", drawing)
    if drawing.count:
        await take_cards(game, me, drawing.count, why)
    await limit_hand(game, me)


async def take_cards(game: Game, me: Player, count: int, why: str) -> list[str]:
    """Move cards from the deck to the hand. The hand limit is applied later, when the whole draw is finished."""
    drawn: list[str] = []
    while len(drawn) < count:
        deck = {card: n for card, n in game.artifact_deck.items() if n}
        if not deck:
            if not game.artifact_discard:
                break
            deck = dict(game.artifact_discard)
            game.artifact_deck.update(deck)
            game.artifact_discard.clear()
            emit(game, DiscardsShuffled(sum(deck.values())))
        n = min(count - len(drawn), sum(deck.values()))
        cards = await ask_chance(Chance("artifact", n, deck, {"seat": me.seat, "why": why}))
        for card in cards:
            game.artifact_deck[card] -= 1
        me.artifacts += cards
        drawn += cards
        emit(game, ArtifactsDrawn(me.seat, len(cards), tuple(cards), why))
    return drawn
