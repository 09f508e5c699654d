"""What lies in front of one player, in words: what everybody at the table can see of it."""

from __future__ import annotations

from bot.engine.board import FACTION_OF, tile_at
from bot.engine.view import View
from cogs.kit.command_texts import plain
from data.words import Words


def mat_text(view: View, seat: int, w: Words) -> str:
    """Public whoever asks, so that it can be posted: one's own secrets are for /hand."""
    player = view.players[seat]
    none = w("mat-nothing")
    places = [
        w.place(place, tile_at(place, view.built)) + (f" ×{n}" if n > 1 else "")
        for place, n in player.tokens.items()
        if n
    ]
    away = [
        f"{die.knowledge} {w.at(space, tile_at(space, view.built))}"
        for space, dice in view.workers.items()
        for die in dice
        if die.seat == seat
    ]
    lines = [
        w("mat-title", shape=player.colour, name=plain(player.name), colour=w.colour(player.colour)),
        w(
            "mat-tokens",
            left=player.tokens_left,
            places="some" if places else "none",
            names=w.list(places),
        ),
        w("mat-tracks", morale=player.morale, knowledge=player.knowledge),
        w("mat-goods", goods=w.goods(player.goods) or none),
        w(
            "mat-workers",
            home=w.list(map(str, player.available)) or none,
            away=w.list(away) or none,
        ),
        w("mat-cards", artifacts=player.artifact_count, hidden=player.hidden_count),
    ]
    lines += [
        w(
            "mat-recruit",
            recruit=w.recruit(card),
            faction=w.faction(FACTION_OF[card]),
            fresh="yes" if card in player.fresh else "no",
            ability=w.ability(card, view.edition),
        )
        for card in player.recruits
    ]
    what = ""
    if player.dilemma and player.dilemma_choice:
        what = w.dilemma(player.dilemma, "fight" if player.dilemma_choice == "fight" else "serve")
    lines.append(w("mat-dilemma", choice=player.dilemma_choice or "open", what=what))
    if player.suffers:
        lines.append(w("mat-suffers", tiles=w.list(map(w.market, player.suffers))))
    return "\n".join(lines)
