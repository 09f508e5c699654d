"""Set-up: dilemmas, market tiles, recruits, the first dice, and the three draft variants."""

from __future__ import annotations

from itertools import permutations

from .actions.dice import throw
from .actions.tracks import emit
from .actions.workers import clockwise
from .board import COLOURS, DILEMMAS, MARKETS, MARKETS_IN_PLAY, MOST, RECRUITS_DEALT, STARTING_WORKERS
from .events import (
    DilemmaDealt,
    GameStarted,
    RecruitsChosen,
    RecruitsDealt,
    StartingPlayerFound,
    TilesDealt,
    TrackDrafted,
)
from .prompts import Chance, Option, Prompt, ask, ask_all, ask_chance
from .state import Game, Options, Player, Turn

assert len(COLOURS) == len(DILEMMAS), "one dilemma for each player there can be"


def new_game(options: Options) -> Game:
    players = [Player(seat, colour) for seat, colour in enumerate(options.colours)]
    return Game(options.edition, options.variants, players, tiles=list(MARKETS))


async def set_up(game: Game) -> None:
    emit(game, GameStarted(len(game.players)))
    await _deal_dilemmas(game)
    if "market_draft" in game.variants:
        await _draft_markets(game)
    await _choose_recruits(game, await _deal_recruits(game))
    await _find_starting_player(game)
    if "track_draft" in game.variants:
        await _draft_tracks(game)
    game.phase = "play"
    game.turn = Turn(number=1, seat=game.first)


async def _deal_dilemmas(game: Game) -> None:
    weights = dict.fromkeys(DILEMMAS, 1)
    dealt = await ask_chance(Chance("dilemma", len(game.players), weights))
    for player, dilemma in zip(game.players, dealt, strict=True):
        player.dilemma = dilemma
        emit(game, DilemmaDealt(player.seat, (dilemma,)))


async def _draft_markets(game: Game) -> None:
    """Each player gets two tiles and puts one into the game; the rest of the six are drawn."""
    prompts = []
    for player in game.players:
        tiles = await ask_chance(Chance("market", 2, dict.fromkeys(game.tiles, 1), {"seat": player.seat}))
        for tile in tiles:
            game.tiles.remove(tile)
        emit(game, TilesDealt(player.seat, tuple(tiles)))
        options = tuple(Option(tile, (tile,)) for tile in tiles)
        prompts.append(Prompt(player.seat, "market_draft", "market_draft", options))
    chosen = list((await ask_all(prompts)).values())
    missing = MARKETS_IN_PLAY - len(chosen)
    if missing:
        chosen += await ask_chance(Chance("market", missing, dict.fromkeys(game.tiles, 1)))
    game.tiles = sorted(chosen)


async def _deal_recruits(game: Game) -> dict[int, list[str]]:
    hands: dict[int, list[str]] = {}
    for player in game.players:
        weights = dict.fromkeys(game.recruit_deck, 1)
        hand = await ask_chance(Chance("recruit", RECRUITS_DEALT, weights, {"seat": player.seat}))
        for recruit in hand:
            game.recruit_deck.remove(recruit)
        hands[player.seat] = hand
        emit(game, RecruitsDealt(player.seat, tuple(hand)))
    if "recruit_draft" in game.variants:
        hands = await _draft_recruits(game, hands)
    return hands


async def _draft_recruits(game: Game, hands: dict[int, list[str]]) -> dict[int, list[str]]:
    """Everybody picks one and passes the rest to the left, until no cards are left."""
    picked: dict[int, list[str]] = {player.seat: [] for player in game.players}
    for _ in range(RECRUITS_DEALT - 1):
        prompts = [
            Prompt(
                seat,
                "recruit_draft",
                "recruit_draft",
                tuple(Option(r, (r,)) for r in hand),
                about={"picked": tuple(picked[seat])},
            )
            for seat, hand in hands.items()
        ]
        for seat, recruit in (await ask_all(prompts)).items():
            picked[seat].append(recruit)
            hands[seat] = [r for r in hands[seat] if r != recruit]
        hands = {seat: hands[(seat - 1) % len(hands)] for seat in hands}
    for seat, (last,) in hands.items():
        picked[seat].append(last)
    for seat, recruits in picked.items():
        emit(game, RecruitsDealt(seat, tuple(recruits)))
    return picked


async def _choose_recruits(game: Game, hands: dict[int, list[str]]) -> None:
    """Everybody keeps two of four recruits, one active and one hidden; the active ones are revealed together."""
    prompts = [
        Prompt(
            seat, "recruits", "recruits", tuple(Option("+".join(two), two) for two in permutations(hand, 2))
        )
        for seat, hand in hands.items()
    ]
    for seat, choice in sorted((await ask_all(prompts)).items()):
        active, hidden = choice.split("+")
        player = game.players[seat]
        player.recruits = [active]
        player.hidden = [hidden]
        emit(game, RecruitsChosen(seat, active, (hidden,)))


async def _find_starting_player(game: Game) -> None:
    """Everybody rolls their first two dice; the highest total starts, and lots decide ties."""
    for player in game.players:
        player.available = list(await throw(game, player, STARTING_WORKERS, "start"))
    most = max(sum(player.available) for player in game.players)
    tied = [player.seat for player in game.players if sum(player.available) == most]
    if len(tied) > 1:
        (lot,) = await ask_chance(Chance("lot", 1, {str(seat): 1 for seat in tied}))
        game.first = int(lot)
    else:
        game.first = tied[0]
    emit(game, StartingPlayerFound(game.first, by_lot=len(tied) > 1))


async def _draft_tracks(game: Game) -> None:
    """A snake draft: one marker each in turn order, the last player both, then in reverse order. Each level of a track
    can be taken once."""
    free = {"morale": list(range(1, MOST + 1)), "knowledge": list(range(1, MOST + 1))}
    order = clockwise(game, game.first)
    left = {player.seat: ["morale", "knowledge"] for player in order}
    for player in order + order[::-1]:
        options = tuple(
            Option(f"{track}:{level}", (track, str(level)))
            for track in left[player.seat]
            for level in free[track]
        )
        chosen = await ask(Prompt(player.seat, "track_draft", "track_draft", options))
        track, level = chosen.split(":")
        left[player.seat].remove(track)
        free[track].remove(int(level))
        setattr(player, track, int(level))
        emit(game, TrackDrafted(player.seat, track, int(level)))
