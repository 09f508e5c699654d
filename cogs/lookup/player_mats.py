"""What lies in front of one player, in words, as everybody can see it."""

from __future__ import annotations

from bot.engine.board import FACTION_OF, called
from bot.engine.view import View
from bot.language.words import Words
from cogs.kit.command_texts import escaped


def mat_text(view: View, seat: int, w: Words) -> str:
    """Public whoever asks, so that it can be posted: the user's own secrets are in /hand."""
    player = view.players[seat]
    places = [
        w.thing(called(place, view.built))
        if n == 1
        else w("mat-token-times", place=called(place, view.built), n=n)
        for place, n in player.tokens.items()
        if n
    ]
    away = [
        w("status-worker", knowledge=die.knowledge, space=called(space, view.built))
        for space, dice in view.workers.items()
        for die in dice
        if die.seat == seat
    ]
    lines = [
        w("mat-title", name=escaped(player.name), colour=player.colour),
        w("mat-tokens", placed=player.tokens_placed, places=places),
        w("mat-tracks", morale=player.morale, knowledge=player.knowledge),
        w("mat-goods", goods=player.goods),
        w("mat-workers", home=player.available, away=away),
        w("mat-cards", artifacts=player.artifact_count, hidden=player.hidden_count),
    ]
    lines += [
        w(
            "mat-recruit",
            recruit=card,
            faction=FACTION_OF[card],
            fresh="yes" if card in player.fresh else "no",
            ability=w.ability(card, view.edition),
        )
        for card in player.recruits
    ]
    done = player.dilemma_choice if player.dilemma else None
    lines.append(w("mat-dilemma", choice=done or "open", dilemma=f"dilemma_{player.dilemma}"))
    if player.suffers:
        lines.append(w("mat-suffers", tiles=player.suffers))
    return "\n".join(lines)
