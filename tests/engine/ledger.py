"""Reconstructs the position from public events only; after every answer it must match what spectators see."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import singledispatchmethod
from typing import Any

from bot.engine import events as e
from bot.engine.board import ARTIFACTS, FACTIONS, TUNNEL_FACTIONS
from bot.engine.view import View


def _count(counts: dict[Any, int], changes: Mapping[Any, int] | tuple[Hashable, ...], sign: int = 1) -> None:
    """Add to counts or subtract from them; counts must not become negative, and zeros are removed."""
    for thing in changes:
        n = counts.get(thing, 0) + sign * (changes[thing] if isinstance(changes, Mapping) else 1)
        assert n >= 0, f"cannot take {thing} from {counts}"
        if n:
            counts[thing] = n
        else:
            counts.pop(thing, None)


class Ledger:
    """Counts kept by an observer who only sees the events."""

    def __init__(self, players: int) -> None:
        self.seats = range(players)
        self.goods: list[dict[str, int]] = [{} for _ in self.seats]
        self.cards = [0] * players
        self.morale, self.knowledge = [1] * players, [3] * players
        self.available: list[list[int]] = [[] for _ in self.seats]
        self.board: dict[str, list[tuple[int, int]]] = {}
        self.pool = [2] * players
        """Workers that are not in the game yet."""
        self.coming = [2] * players
        """Workers off the board that must still be rolled or set."""
        self.just_placed: list[tuple[str, int]] = [("", 0)] * players
        self.recruits: list[list[str]] = [[] for _ in self.seats]
        self.fresh: list[list[str]] = [[] for _ in self.seats]
        self.hidden = [0] * players
        self.dilemma = [("", "")] * players
        self.tokens: list[dict[str, int]] = [{} for _ in self.seats]
        self.built: dict[str, str] = {}
        self.allegiance = dict.fromkeys(FACTIONS, 0)
        self.miner = dict.fromkeys(TUNNEL_FACTIONS, 0)
        self.deck = 6 * len(ARTIFACTS)
        self.discards: dict[str, int] = {}
        self.first = self.turn = self.number = 0
        self.actions = 0
        """Actions taken in the current turn."""
        self.winner: int | None = None

    def hear(self, events: list[e.Event]) -> None:
        for event in events:
            self.fold(event.public())

    def compare(self, view: View) -> None:
        """Check that the counts match the view."""
        for seat, player in enumerate(view.players):
            told = self._player(seat)
            seen = (
                player.goods,
                player.artifact_count,
                (player.morale, player.knowledge),
                list(player.available),
                player.workers,
                list(player.recruits),
                list(player.fresh),
                player.hidden_count,
                (player.dilemma if player.dilemma_choice else "", player.dilemma_choice),
                player.tokens,
                player.tokens_left,
            )
            assert told == seen, f"seat {seat} differs between the events and the view:\n{told}\n{seen}"
        board = {space: sorted((w.seat, w.knowledge) for w in dice) for space, dice in view.workers.items()}
        assert {space: sorted(dice) for space, dice in self.board.items() if dice} == board
        assert self.built == dict(view.built)
        assert (self.allegiance, self.miner) == (dict(view.allegiance), dict(view.miner))
        assert (self.deck, self.discards) == (view.artifact_deck, view.artifact_discard)
        if view.phase != "setup":
            assert (self.first, self.turn, self.number) == (view.first, view.turn, view.turn_number)
        assert view.winners == (() if self.winner is None else (self.winner,))

    def _player(self, seat: int) -> tuple[Any, ...]:
        return (
            self.goods[seat],
            self.cards[seat],
            (self.morale[seat], self.knowledge[seat]),
            sorted(self.available[seat]),
            4 - self.pool[seat] - self.coming[seat],
            self.recruits[seat],
            self.fresh[seat],
            self.hidden[seat],
            self.dilemma[seat],
            self.tokens[seat],
            10 - self.placed(seat),
        )

    def placed(self, seat: int) -> int:
        """The number of a player's authority tokens on the board."""
        return sum(self.tokens[seat].values())

    @singledispatchmethod
    def fold(self, event: e.Event) -> None:
        """By default an event changes nothing: most events only give reasons."""

    @fold.register
    def _(self, event: e.StartingPlayerFound) -> None:
        self.first = event.seat

    @fold.register
    def _(self, event: e.RecruitsChosen) -> None:
        assert event.hidden == ()
        self.recruits[event.seat] = [event.recruit]
        self.hidden[event.seat] = 1

    @fold.register
    def _(self, event: e.TrackDrafted) -> None:
        (self.morale if event.track == "morale" else self.knowledge)[event.seat] = event.to_level

    @fold.register
    def _(self, event: e.TurnStarted) -> None:
        assert not any(self.coming), "between turns every worker must be on the board or available"
        self.turn, self.number, self.actions = event.seat, event.number, 0
        self.fresh = [[] for _ in self.seats]

    @fold.register
    def _(self, event: e.TurnEnded) -> None:
        assert self.actions, "a turn must contain an action"

    @fold.register
    def _(self, event: e.WorkerPlaced) -> None:
        self.available[event.seat].remove(event.knowledge)
        self.board.setdefault(event.space, []).append((event.seat, event.knowledge))
        self.just_placed[event.seat] = (event.space, event.knowledge)
        self.actions += 1

    @fold.register
    def _(self, event: e.WorkerBumped) -> None:
        self.board[event.space].remove((event.victim, event.knowledge))
        self.coming[event.victim] += 1

    @fold.register
    def _(self, event: e.WorkersRetrieved) -> None:
        for space, knowledge in zip(event.spaces, event.dice, strict=True):
            self.board[space].remove((event.seat, knowledge))
        self.coming[event.seat] += len(event.spaces)
        self.actions += 1

    @fold.register
    def _(self, event: e.WorkersReturned) -> None:
        for knowledge in event.dice:
            self.board[event.space].remove((event.seat, knowledge))
        self.coming[event.seat] += len(event.dice)

    @fold.register
    def _(self, event: e.WorkerGained) -> None:
        self.pool[event.seat] -= 1
        self.coming[event.seat] += 1
        assert self.pool[event.seat] >= 0

    @fold.register
    def _(self, event: e.DiceRolled) -> None:
        if event.why == "tie":
            return
        self.coming[event.seat] -= len(event.dice)
        assert self.coming[event.seat] >= 0
        self.available[event.seat] += event.dice

    @fold.register
    def _(self, event: e.DieSet) -> None:
        self.coming[event.seat] -= 1
        self.available[event.seat].append(event.knowledge)

    @fold.register
    def _(self, event: e.WorkerDeserted) -> None:
        self.available[event.seat].remove(event.knowledge)
        self.pool[event.seat] += 1

    @fold.register
    def _(self, event: e.WorkerSacrificed) -> None:
        if event.recruit in ("chase", "nakagawa"):
            space, knowledge = self.just_placed[event.seat]
            self.board[space].remove((event.seat, knowledge))
        else:
            self.coming[event.seat] -= 1
        self.pool[event.seat] += 1
        assert self.pool[event.seat] < 4, "a player must keep at least one worker"

    @fold.register
    def _(self, event: e.Paid) -> None:
        _count(self.goods[event.seat], event.goods, -1)
        self._discard(event.seat, event.artifacts)

    def _discard(self, seat: int, cards: tuple[str, ...]) -> None:
        self.cards[seat] -= len(cards)
        _count(self.discards, cards)

    @fold.register
    def _(self, event: e.GoodsGained) -> None:
        _count(self.goods[event.seat], event.goods)

    @fold.register
    def _(self, event: e.GoodsLost) -> None:
        _count(self.goods[event.seat], event.goods, -1)

    @fold.register
    def _(self, event: e.GoodsGiven) -> None:
        _count(self.goods[event.seat], event.goods, -1)
        _count(self.goods[event.to], event.goods)

    @fold.register
    def _(self, event: e.Traded) -> None:
        assert event.artifacts == ()
        _count(self.goods[event.seat], event.give, -1)
        _count(self.goods[event.to], event.get, -1)
        _count(self.goods[event.to], event.give)
        _count(self.goods[event.seat], event.get)
        self.cards[event.seat] += event.get_cards - event.give_cards
        self.cards[event.to] += event.give_cards - event.get_cards

    @fold.register
    def _(self, event: e.ArtifactsDrawn) -> None:
        assert event.artifacts == ()
        self.cards[event.seat] += event.count
        self.deck -= event.count

    @fold.register
    def _(self, event: e.ArtifactsDiscarded) -> None:
        self._discard(event.seat, event.artifacts)

    @fold.register
    def _(self, event: e.DiscardsShuffled) -> None:
        assert sum(self.discards.values()) == event.cards
        self.deck += event.cards
        self.discards.clear()

    @fold.register
    def _(self, event: e.MoraleChanged) -> None:
        self.morale[event.seat] += event.change
        assert self.morale[event.seat] == event.level

    @fold.register
    def _(self, event: e.KnowledgeChanged) -> None:
        self.knowledge[event.seat] += event.change
        assert self.knowledge[event.seat] == event.level

    @fold.register
    def _(self, event: e.AllegianceAdvanced) -> None:
        assert event.level == self.allegiance[event.faction] + 1
        self.allegiance[event.faction] = event.level

    @fold.register
    def _(self, event: e.MinerMoved) -> None:
        assert event.level == self.miner[event.faction] + 1
        self.miner[event.faction] = event.level

    @fold.register
    def _(self, event: e.RecruitActivated) -> None:
        self.hidden[event.seat] -= 1
        self.recruits[event.seat].append(event.recruit)
        self.fresh[event.seat].append(event.recruit)

    @fold.register
    def _(self, event: e.RecruitKept) -> None:
        assert event.recruit == event.discarded == ()
        self.hidden[event.seat] += 1

    @fold.register
    def _(self, event: e.TokenPlaced) -> None:
        _count(self.tokens[event.seat], (event.place,))
        assert event.left == 10 - self.placed(event.seat)

    @fold.register
    def _(self, event: e.MarketBuilt) -> None:
        assert event.lot not in self.built
        self.built[event.lot] = event.tile

    @fold.register
    def _(self, event: e.DilemmaResolved) -> None:
        self.dilemma[event.seat] = (event.dilemma, event.choice)
        self.actions += 1

    @fold.register
    def _(self, event: e.GameWon) -> None:
        self.winner = event.seat
