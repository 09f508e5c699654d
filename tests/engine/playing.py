"""Plays games for the tests: set-ups chosen by hypothesis, and a player who tries everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from bot.commands.simulate import uniform
from bot.engine.board import ARTIFACTS, COLOURS, DILEMMAS, GOODS, MARKETS
from bot.engine.events import Event
from bot.engine.game import Match, Row
from bot.engine.prompts import CHANCE, Prompt
from bot.engine.state import VARIANTS, Edition, Game, Options, Player, Turn, Variant, dump
from bot.players.chance import draw
from bot.players.eager_policy import eager


@dataclass(frozen=True)
class Table:
    """Everything that determines one game."""

    seed: int
    players: int = 4
    edition: Edition = "classic"
    variants: tuple[Variant, ...] = ()
    wandering: int = 0
    """The number of uniformly random legal answers at the start; after them a policy plays the game to its end."""

    @property
    def options(self) -> Options:
        return Options.simple(self.players, self.edition, self.variants)

    def open(self) -> Match:
        return Match.new(self.options)


def games(players: st.SearchStrategy[int] | None = None, wandering: int = 300) -> st.SearchStrategy[Table]:
    """Tables with any number of players, either edition and any mix of variants."""
    return st.builds(
        Table,
        seed=st.integers(0, 2**32),
        players=players or st.integers(2, 6),
        edition=st.sampled_from(("classic", "revised")),
        variants=st.sets(st.sampled_from(VARIANTS)).map(lambda chosen: tuple(sorted(chosen))),
        wandering=st.integers(0, wandering),
    )


class Wanderer:
    """Gives random answers for a while, then plays to win. Occasionally offers a trade."""

    def __init__(self, table: Table) -> None:
        self.rng = random.Random(table.seed)
        self.wandering = table.wandering

    def answer(self, match: Match) -> tuple[int, Any]:
        """The next seat to answer, and its answer."""
        if match.chance is not None:
            return CHANCE, draw(match.chance, self.rng)
        prompt = self.rng.choice(match.prompts) if len(match.prompts) > 1 else match.prompts[0]
        return prompt.seat, self.decide(match, prompt)

    def decide(self, match: Match, prompt: Prompt) -> Any:
        if prompt.partners and self.rng.random() < 0.02:
            offer = self.offer(match, prompt)
            if offer is not None:
                return offer
        policy = uniform if match.answers < self.wandering else eager
        return policy(match, prompt, self.rng)

    def offer(self, match: Match, prompt: Prompt) -> dict[str, Any] | None:
        """A trade that the rules allow this player to propose; the partner may not have the cards."""
        view = match.view(prompt.seat)
        to = self.rng.choice(prompt.partners)
        mine = [*view.me.goods, *set(view.me.artifacts or ())]
        theirs = [*view.players[to].goods, *(ARTIFACTS if view.players[to].artifact_count else ())]
        if not mine or not theirs:
            return None
        give, get = self.rng.choice(mine), self.rng.choice(theirs)
        most = view.me.goods.get(give, 1) if give in GOODS else 1
        return {"trade": {"with": to, "give": {give: self.rng.randint(1, most)}, "get": {get: 1}}}


@dataclass(frozen=True)
class Step:
    """One answer and its effect."""

    row: Row
    prompt: Prompt | None
    """The question that was answered; None for chance."""
    events: list[Event]


def steps(match: Match, table: Table, longest: int = 20_000) -> Iterator[Step]:
    """Play the match to its end, or for at most `longest` answers."""
    player = Wanderer(table)
    while not match.over and match.answers < longest:
        key = match.chance.key if match.chance else ""
        seat, answer = player.answer(match)
        prompt = match.prompt_for(seat)
        events = match.answer(seat, answer)
        yield Step(Row(seat, prompt.key if prompt else key, answer), prompt, events)


def played(table: Table, longest: int) -> Match:
    """A match after `longest` answers."""
    match = table.open()
    for _ in steps(match, table, longest):
        pass
    return match


def state(match: Match) -> str:
    """The whole state as text, for comparison."""
    return dump(match.copy_state())


def pending(match: Match) -> tuple[Any, ...]:
    """All open questions."""
    return match.question, match.prompts, match.chance, match.over


def position(match: Match) -> tuple[Any, ...]:
    """Everything an answer could change, including the log and what can be undone."""
    return state(match), pending(match), match.rows, match.answers, match.checkpoint


def set_table(*players: dict[str, Any], **game: Any) -> Game:
    """A game at the start of seat 0's turn. Each dict changes a player with an empty mat and dice 1 and 2."""
    seats = []
    for seat, given in enumerate(players):
        recruits = [("maggie", "ben"), ("gary", "ian"), ("faith", "katy"), ("curtis", "nick")][seat]
        usual: dict[str, Any] = {"available": [1, 2], "recruits": [recruits[0]], "hidden": [recruits[1]]}
        seats.append(Player(seat, COLOURS[seat], **(usual | given)))
    turn = game.pop("turn", Turn(1, 0))
    table = Game("classic", (), seats, phase="play", turn=turn, tiles=list(MARKETS), **game)
    held = {recruit for player in seats for recruit in player.recruits + player.hidden}
    table.recruit_deck = [recruit for recruit in table.recruit_deck if recruit not in held]
    for card in [card for player in seats for card in player.artifacts]:
        table.artifact_deck[card] -= 1
    return table


def reshuffle(game: Game, seat: int | None, rng: random.Random) -> Game:
    """Another game that looks the same to one seat: all it cannot see is dealt again."""
    game = game.copy()
    others = [player for player in game.players if player.seat != seat]
    _deal_artifacts(game, others, rng)
    _deal_recruits(game, others, rng)
    known = {p.dilemma for p in game.players if p.seat == seat or p.dilemma_choice}
    unseen = [card for card in DILEMMAS if card not in known]
    rng.shuffle(unseen)
    for player in others:
        if player.dilemma and not player.dilemma_choice:
            player.dilemma = unseen.pop()
    if "market_draft" in game.variants:
        rng.shuffle(game.tiles)
    return game


def _deal_artifacts(game: Game, others: list, rng: random.Random) -> None:
    pool = [card for card, n in game.artifact_deck.items() for _ in range(n)]
    pool += [card for player in others for card in player.artifacts]
    rng.shuffle(pool)
    for player in others:
        player.artifacts = [pool.pop() for _ in player.artifacts]
    game.artifact_deck = {card: pool.count(card) for card in game.artifact_deck}


def _deal_recruits(game: Game, others: list, rng: random.Random) -> None:
    pool = game.recruit_deck + [card for player in others for card in player.hidden]
    rng.shuffle(pool)
    for player in others:
        player.hidden = [pool.pop() for _ in player.hidden]
    game.recruit_deck = pool
