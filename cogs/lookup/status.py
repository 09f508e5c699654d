"""The public state in words: for screen readers and small screens."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.board import AREAS, TUNNEL_FACTIONS, tile_at
from bot.engine.view import PlayerView, View
from cogs.kit.command_texts import plain
from data.words import Words


def status_lines(view: View, w: Words, names: Mapping[int, str] | None = None) -> list[str]:
    """Players first, then the tracks and what is built: a heading for each, then short sentences, as they are read
    aloud."""
    called = names or {player.seat: plain(player.name) for player in view.players}
    lines = [w("status-title", number=view.turn_number)]
    lines += [player_line(player, view, w, called[player.seat]) for player in view.players]
    lines.append(w("status-board"))
    allegiance = [f"{w.faction(faction)} {level}" for faction, level in view.allegiance.items()]
    lines.append(w("status-allegiance", tracks=w.list(allegiance)))
    miners = [f"{w.faction(faction)} {view.miner[faction]}" for faction in TUNNEL_FACTIONS]
    lines.append(w("status-miners", tracks=w.list(miners)))
    built = [f"{w.market(tile)} ({w.area(lot.split('_')[0])})" for lot, tile in view.built.items()]
    lines.append(w("status-markets", markets=w.list(built) if built else w("hand-none")))
    most = view.territory_size
    tokens = [
        w("status-territory", area=w.area(area), n=len(view.territory[area]), most=most) for area in AREAS
    ]
    lines.append(w("status-territories", territories=w.list(tokens)))
    return lines


def player_line(player: PlayerView, view: View, w: Words, name: str) -> str:
    placed = [
        f"{die.knowledge} {w.at(space, tile_at(space, view.built))}"
        for space, dice in view.workers.items()
        for die in dice
        if die.seat == player.seat
    ]
    none = w("hand-none")
    return w(
        "status-player",
        name=name,
        colour=w.colour(player.colour),
        tokens=player.tokens_left,
        morale=player.morale,
        knowledge=player.knowledge,
        goods=w.goods(player.goods) if player.goods else none,
        artifacts=player.artifact_count,
        available=w.list([str(die) for die in player.available]) if player.available else none,
        placed=w.list(placed) if placed else none,
        recruits=w.list([w.recruit(card) for card in player.recruits]) if player.recruits else none,
    )
