"""The end of a game in words: who won, everybody's secrets, the standings."""

from __future__ import annotations

from bot.engine.view import PlayerView, View
from bot.store.records import GameRecord
from cogs.people import mention
from data.words import Words


def final_text(game: GameRecord, view: View, w: Words) -> str:
    winners = w.list([mention(game.seats[seat]) for seat in view.winners])
    lines = [w("end-won", players=winners, n=len(view.winners)), "", w("end-standings")]
    order = sorted(view.players, key=lambda player: (player.seat not in view.winners, player.tokens_left))
    lines += [_standing(player, w) for player in order]
    return "\n".join(lines)


def _standing(player: PlayerView, w: Words) -> str:
    return w(
        "end-player",
        name=player.name,
        tokens=player.tokens_left,
        morale=player.morale,
        knowledge=player.knowledge,
        recruits=w.list([w.recruit(card) for card in player.recruits]) or w("hand-none"),
        hidden=w.list([w.recruit(card) for card in player.hidden or ()]) or w("hand-none"),
        artifacts=w.artifacts(player.artifacts) if player.artifacts else w("hand-none"),
        dilemma=w.dilemma(player.dilemma) if player.dilemma else w("hand-none"),
    )
