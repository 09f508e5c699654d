"""Authority tokens, and the consequences of the tracks: steps 7 and 8 of a placement."""

from __future__ import annotations

from ..board import FACTION_OF, MARKET_ON, MINER_ACTIVATES, TIER_3, TIER_4, TOKENS
from ..cards.occasions import occasion
from ..cards.penalties import suffer, suffered
from ..events import HiddenCalled, RecruitActivated, TokenPlaced, TunnelCompleted
from ..state import Game, Player, Token
from .tracks import emit
from .workers import clockwise


class TenthToken(Exception):
    """Somebody placed the last authority token: the game ends at once."""


def put_token(game: Game, me: Player, place: str, visit: bool = False) -> bool:
    """Place a token if one is left. `settle` carries out its consequences."""
    if me.tokens_left <= 0:
        return False
    lifted = game.scratch.lifted
    penalties = suffered(game, me) | lifted.get(me.seat, frozenset())
    me.tokens[place] = me.tokens.get(place, 0) + 1
    emit(game, TokenPlaced(me.seat, place, TOKENS - sum(me.tokens.values())))
    lifted[me.seat] = penalties - suffered(game, me)
    game.scratch.tokens.append(Token(me.seat, place, penalties, visit))
    return True


def territory_has_room(game: Game, area: str) -> bool:
    place = f"territory_{area}"
    return sum(player.tokens.get(place, 0) for player in game.players) < len(game.players)


def places_for_token(game: Game, me: Player, area: str, markets_too: bool) -> list[str]:
    """Where a visit's token may be placed: on the territory and, with `markets_too`, on a constructed market of the
    area where the player has none."""
    places = [f"territory_{area}"] if territory_has_room(game, area) else []
    if markets_too:
        places += [
            MARKET_ON[lot] for lot in game.built if lot.startswith(area) and MARKET_ON[lot] not in me.tokens
        ]
    return places


async def settle(game: Game) -> None:
    """Carry out the consequences of tracks and tokens until none is left: first the tracks' thresholds, then penalties
    for tokens, the end of the game, and the recruits' abilities at each token."""
    scratch = game.scratch
    while scratch.crossings or scratch.tokens:
        while scratch.crossings:
            threshold, faction = scratch.crossings.pop(0)
            _cross(game, threshold, faction)
        tokens = list(scratch.tokens)
        scratch.tokens.clear()
        for token in tokens:
            if token.penalties:
                await suffer(game, game.players[token.seat], "token", token, token.penalties)
        if any(player.tokens_left == 0 for player in game.players):
            raise TenthToken
        for player in clockwise(game, game.turn.seat):
            for token in tokens:
                if token.seat == player.seat and not token.visit:
                    await occasion(game, player, "token", token)


def _cross(game: Game, threshold: str, faction: str) -> None:
    if threshold == "called":
        emit(game, HiddenCalled(faction))
        for player in clockwise(game, game.turn.seat):
            for recruit in [r for r in player.hidden if FACTION_OF[r] == faction]:
                activate(game, player, recruit)
    elif threshold == "completed":
        emit(game, TunnelCompleted(faction, f"{faction}_tunnel_end"))
    elif threshold == "tier_4":
        for player in clockwise(game, game.turn.seat):
            for recruit in player.recruits:
                if FACTION_OF[recruit] == faction:
                    put_token(game, player, recruit)


def activate(game: Game, player: Player, recruit: str) -> None:
    """A hidden recruit becomes active. Its ability and tier bonuses take effect from the next turn."""
    player.hidden.remove(recruit)
    player.recruits.append(recruit)
    player.fresh.append(recruit)
    emit(game, RecruitActivated(player.seat, recruit))


def is_called(game: Game, faction: str) -> bool:
    """Whether the hidden recruits of this faction have been activated already."""
    return game.allegiance[faction] >= TIER_3 or game.miner.get(faction, 0) >= MINER_ACTIVATES


def token_on_new_recruit(game: Game, player: Player, recruit: str) -> None:
    if game.allegiance[FACTION_OF[recruit]] >= TIER_4:
        put_token(game, player, recruit)
