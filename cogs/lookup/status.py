"""The public state of a game in words: for screen readers and small screens."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.board import AREAS, TUNNEL_FACTIONS, called
from bot.engine.view import PlayerView, View
from bot.language.words import Words
from cogs.kit.command_texts import escaped


def status_lines(view: View, w: Words, names: Mapping[int, str] | None = None) -> list[str]:
    """Players first, then tracks and buildings: a heading for each, then short sentences that can be read aloud."""
    called = names or {player.seat: escaped(player.name) for player in view.players}
    lines = [w("status-title", number=view.turn_number)]
    lines += [player_line(player, view, w, called[player.seat]) for player in view.players]
    lines.append(w("status-board"))
    levels = [w("status-level", faction=faction, level=level) for faction, level in view.allegiance.items()]
    lines.append(w("status-allegiance", tracks=levels))
    levels = [w("status-level", faction=faction, level=view.miner[faction]) for faction in TUNNEL_FACTIONS]
    lines.append(w("status-miners", tracks=levels))
    built = [w("status-market", tile=tile, area=lot.split("_")[0]) for lot, tile in view.built.items()]
    lines.append(w("status-markets", markets=built))
    most = view.territory_size
    tokens = [w("status-territory", area=area, n=len(view.territory[area]), most=most) for area in AREAS]
    lines.append(w("status-territories", territories=tokens))
    return lines


def player_line(player: PlayerView, view: View, w: Words, name: str) -> str:
    return w(
        "status-player",
        name=name,
        colour=player.colour,
        tokens=player.tokens_placed,
        morale=player.morale,
        knowledge=player.knowledge,
        goods=player.goods,
        artifacts=player.artifact_count,
        available=player.available,
        placed=[
            w("status-worker", knowledge=die.knowledge, space=called(space, view.built))
            for space, dice in view.workers.items()
            for die in dice
            if die.seat == player.seat
        ],
        recruits=player.recruits,
    )
