"""Samples what a seat cannot see: a complete game that looks exactly like the real one from that seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.engine.board import (
    ARTIFACTS,
    ARTIFACTS_OF_EACH_KIND,
    DILEMMAS,
    FACTION_OF,
    MARKETS,
    MARKETS_IN_PLAY,
    MINER_ACTIVATES,
    RECRUITS,
    TIER_3,
)
from bot.engine.state import Game, Player, Turn
from bot.engine.view import View


def sample(view: View, rng: Random) -> Game:
    """A state consistent with a view of a game under way; hands, hidden recruits, dilemmas and tiles are random.

    State of the turn that the view does not contain (used once-a-turn abilities) is assumed to be fresh, so the state
    is exact between turns and nearly exact between the workers of a double.
    """
    hands = _deal_hands(view, rng)
    hidden, deck = _deal_recruits(view, rng)
    dilemmas = _deal_dilemmas(view, rng)
    players = [
        Player(
            player.seat,
            player.colour,
            player.morale,
            player.knowledge,
            dict(player.goods),
            list(player.available),
            player.workers - len(player.available),
            hands[player.seat],
            list(player.recruits),
            list(player.fresh),
            hidden[player.seat],
            dilemmas[player.seat],
            player.dilemma_choice,  # type: ignore[arg-type]
            dict(player.tokens),
        )
        for player in view.players
    ]
    held = Counter(card for hand in hands.values() for card in hand)
    gone = view.artifact_discard
    return Game(
        edition=view.edition,
        variants=view.variants,
        players=players,
        phase="play",
        turn=Turn(view.turn_number, view.turn, view.acted, view.double, view.doubles_left),
        first=view.first,
        workers=dict(view.workers),
        built=dict(view.built),
        tiles=_tiles(view, rng),
        allegiance=dict(view.allegiance),
        miner=dict(view.miner),
        artifact_deck={card: ARTIFACTS_OF_EACH_KIND - held[card] - gone.get(card, 0) for card in ARTIFACTS},
        artifact_discard=dict(gone),
        recruit_deck=deck,
    )


def _deal_hands(view: View, rng: Random) -> dict[int, list[str]]:
    """Deal the cards that this seat cannot see to the other players."""
    unseen = Counter(dict.fromkeys(ARTIFACTS, ARTIFACTS_OF_EACH_KIND))
    unseen.subtract(view.artifact_discard)
    for player in view.players:
        unseen.subtract(player.artifacts or ())
    pool = list(unseen.elements())
    rng.shuffle(pool)
    hands: dict[int, list[str]] = {}
    for player in view.players:
        if player.artifacts is not None:
            hands[player.seat] = list(player.artifacts)
        else:
            hands[player.seat] = [pool.pop() for _ in range(player.artifact_count)]
    return hands


def _deal_recruits(view: View, rng: Random) -> tuple[dict[int, list[str]], list[str]]:
    """Deal hidden recruits. Factions whose recruits have been activated are excluded: those would be face up."""
    seen = {recruit for player in view.players for recruit in (*player.recruits, *(player.hidden or ()))}
    unseen = [recruit for recruit in RECRUITS if recruit not in seen]
    rng.shuffle(unseen)
    secret = [recruit for recruit in unseen if not _called(view, FACTION_OF[recruit])]
    hidden: dict[int, list[str]] = {}
    for player in view.players:
        if player.hidden is not None:
            hidden[player.seat] = list(player.hidden)
        else:
            hidden[player.seat] = [secret.pop() for _ in range(min(player.hidden_count, len(secret)))]
    taken = {recruit for recruits in hidden.values() for recruit in recruits}
    deck = [recruit for recruit in unseen if recruit not in taken]
    return hidden, sorted(deck[: view.recruit_deck], key=RECRUITS.index)


def _called(view: View, faction: str) -> bool:
    return view.allegiance[faction] >= TIER_3 or view.miner.get(faction, 0) >= MINER_ACTIVATES


def _deal_dilemmas(view: View, rng: Random) -> dict[int, str]:
    known = {player.dilemma for player in view.players}
    unseen = [card for card in DILEMMAS if card not in known]
    rng.shuffle(unseen)
    return {player.seat: player.dilemma or unseen.pop() for player in view.players}


def _tiles(view: View, rng: Random) -> list[str]:
    if view.tiles_known:
        return list(view.tiles_known)
    unseen: Sequence[str] = [tile for tile in MARKETS if tile not in view.built.values()]
    return sorted(rng.sample(unseen, MARKETS_IN_PLAY - len(view.built)))
