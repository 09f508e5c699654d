"""The texts of questions about cards, several things at once, or trades are true. Games are played, answers to such
questions are tried, and the result is compared with the question's text, its choices and their lines."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.asking.heading import cards_in
from bot.engine import events as happened
from bot.engine.board import ARTIFACTS, FACTION_OF, GOODS, MARKETS, RECRUITS, ROLL_PENALTY
from bot.engine.events import Event, Refused
from bot.engine.game import Match
from bot.engine.paths import paths
from bot.engine.prompts import CHANCE, Answer, Option, Prompt, propose
from bot.engine.state import VARIANTS, Worker
from bot.language.words import words
from bot.wording.outcomes import in_common
from bot.wording.questions import clip, details, label, question
from bot.wording.retrieving import given_up, placed
from tests.engine.playing import Table, Wanderer, set_table
from tests.wording.option_lines import Deeds, check, fits, items, told

pytestmark = pytest.mark.slow

W = words("en")
RECRUIT = {W.thing(recruit): recruit for recruit in RECRUITS}


class Sitting:
    """A game, with what an observer knows about its past."""

    def __init__(self, match: Match, rng: random.Random) -> None:
        self.match, self.rng = match, rng
        self.built_for: dict[tuple[str, int], Counter[str]] = {}
        """What was paid for each occupied space of a construction site."""

    def questions(self, player: Wanderer, longest: int) -> Iterator[Prompt]:
        while not self.match.over and self.match.answers < longest:
            yield from self.match.prompts
            seat, answer = player.answer(self.match)
            self.watch(self.match.answer(seat, answer))

    def watch(self, events: list[Event]) -> None:
        workers = self.match.view(None).workers
        there = {(space, worker.slot) for space, dice in workers.items() for worker in dice}
        self.built_for = {at: paid for at, paid in self.built_for.items() if at in there}
        for event in events:
            if isinstance(event, happened.Paid) and event.why.startswith("site_"):
                new = {at for at in there if at[0] == event.why} - set(self.built_for)
                self.built_for |= {at: Counter(event.goods) + Counter(event.artifacts) for at in new}

    def answered(self, prompt: Prompt, answer: Answer) -> tuple[Match, list[Event]]:
        """A copy in which this question is answered, and simultaneous questions to others as well."""
        fork = self.match.fork()
        events = fork.answer(prompt.seat, answer)
        for other in self.match.prompts:
            if other.seat != prompt.seat:
                assert not events, "nothing may be known before everybody has chosen"
                events += fork.answer(other.seat, self.rng.choice(other.answers()))
        return fork, events


def holdings(match: Match) -> list[Counter[str]]:
    return [Counter(p.goods) + Counter(p.artifacts) for p in match.copy_state().players]


# Cards


def recruits(at: Sitting, prompt: Prompt) -> None:
    for option in prompt.options:
        names = re.fullmatch(
            r"(.+) active, (.+) hidden", label(prompt, option, W, at.match.view(prompt.seat))
        )
        assert names
        fork, _ = at.answered(prompt, option.id)
        me = fork.view(prompt.seat).me
        assert (me.recruits, me.hidden) == ((RECRUIT[names[1]],), (RECRUIT[names[2]],))
        assert all(
            fork.view(other).players[prompt.seat].hidden is None
            for other in range(len(fork.view(None).players))
            if other != prompt.seat
        )


def recruit_draft(at: Sitting, prompt: Prompt) -> None:
    tells = (
        r"Take a recruit; the others are passed to the left\. Of the (\d) you take, you will choose (\d)\."
    )
    said = re.fullmatch(tells, question(prompt, W, at.match.view(prompt.seat)))
    assert said
    left = (prompt.seat + 1) % len(at.match.view(None).players)
    for option in prompt.options:
        fork, _ = at.answered(prompt, option.id)
        others = {other.id for other in prompt.options} - {option.id}
        mine, theirs = fork.prompt_for(prompt.seat), fork.prompt_for(left)
        assert mine and theirs
        if theirs.ask == "recruit_draft":
            assert option.id in mine.about["picked"]
            assert {other.id for other in theirs.options} == others
        else:
            taken = {recruit for choice in mine.options for recruit in choice.things}
            assert option.id in taken and len(taken) == int(said[1])
            assert {len(choice.things) for choice in mine.options} == {int(said[2])}
            assert others <= {recruit for choice in theirs.options for recruit in choice.things}


def market_draft(at: Sitting, prompt: Prompt) -> None:
    assert "joins this game" in question(prompt, W, at.match.view(prompt.seat))
    for option in prompt.options:
        fork, _ = at.answered(prompt, option.id)
        if fork.chance is not None and fork.chance.key == "market":  # the remaining tiles are drawn
            fork.answer(fork.chance.seat, at.rng.sample(sorted(fork.chance.weights), fork.chance.count))
        (other,) = (one.id for one in prompt.options if one != option)
        tiles = fork.copy_state().tiles
        assert option.id in tiles and other not in tiles and len(tiles) == 6


def keep(at: Sitting, prompt: Prompt) -> None:
    one_by_one(at, prompt)
    for option in prompt.options:
        fork, events = at.answered(prompt, option.id)
        me, game = fork.view(prompt.seat).me, fork.copy_state()
        if option.id in RECRUITS:
            (left,) = (other.id for other in prompt.options if other != option)
            assert option.id in (*me.recruits, *(me.hidden or ()))
            held = [recruit for player in game.players for recruit in player.recruits + player.hidden]
            assert left not in [*held, *game.recruit_deck]
            public = [event.public() for event in events if isinstance(event, happened.RecruitKept)]
            assert left not in repr(public), "the recruit that is not kept must stay secret"
        else:
            (gone,) = (event for event in events if isinstance(event, happened.ArtifactsDiscarded))
            assert gone.artifacts == tuple(other.id for other in prompt.options if other != option)


def order(at: Sitting, prompt: Prompt) -> None:
    for option in prompt.options:
        fork, events = at.answered(prompt, option.id)
        by = [getattr(event, "recruit", "") or getattr(event, "why", "") for event in events]
        by += [asked.key for asked in fork.prompts]
        assert next(card for card in by if card in RECRUITS) == option.id, (by, option.id)


# Several at once


def retrieve(at: Sitting, prompt: Prompt) -> None:
    view = at.match.view(prompt.seat)
    assert question(prompt, W, view) == "Which workers do you retrieve? They are rolled together."
    mine = {one.id: one for one in placed(view)}
    assert set(mine) == {option.id for option in prompt.options}
    for name, paid in _paid_for(at, prompt.seat).items():
        lost = given_up(mine[name], W)
        assert lost == W("would-lost", resource="any") or [lost] == [
            W("would-lost", resource=resource) for resource in paid
        ]
    for answer in _some(at, prompt.answers()):
        fork, events = at.answered(prompt, answer)
        pays = fork.prompt_for(prompt.seat)
        if pays is not None and pays.ask == "retrieve_pay":
            _pays(at, prompt, answer, pays)
            events += fork.answer(prompt.seat, pays.options[0].id)
        (home,) = (event for event in events if isinstance(event, happened.WorkersRetrieved))
        came = [
            Option(f"{space}:{die}", (space, str(die)))
            for space, die in zip(home.spaces, home.dice, strict=True)
        ]
        assert sorted(label(prompt, one, W, view) for one in came) == sorted(_labels(at, prompt, answer))
        if fork.chance is not None and fork.chance.key == "dice":
            assert fork.chance.about["seat"] == prompt.seat and fork.chance.count == len(answer)


def _paid_for(at: Sitting, seat: int) -> dict[str, Counter[str]]:
    """Option id of a worker on a site → what was paid for its space."""
    found: dict[str, Counter[str]] = {}
    twins: Counter[str] = Counter()
    for space, dice in at.match.view(None).workers.items():
        for worker in dice:
            if worker.seat == seat:
                name = f"{space}:{worker.knowledge}"
                twins[name] += 1
                if (space, worker.slot) in at.built_for:
                    found[name if twins[name] == 1 else f"{name}#{twins[name]}"] = at.built_for[
                        space, worker.slot
                    ]
    return found


def _pays(at: Sitting, prompt: Prompt, answer: Answer, pays: Prompt) -> None:
    """The line of each way to pay is true. What they have in common is in the text above, as in the panel."""
    view = at.match.view(prompt.seat)
    ways = [paths(at.match, prompt.seat, [answer, pay.id]) for pay in pays.options]
    shared = in_common(pays, pays.options, ways, W, view)
    for pay, line in zip(pays.options, details(pays, pays.options, ways, W, view, most=200), strict=True):
        whole = W("would-and", before=shared, part=line) if shared and line else shared or line
        for _ in range(2):
            check(whole, Deeds(at.match, prompt, [answer, pay.id], at.rng), view, whole=False, most=400)


def discard(at: Sitting, prompt: Prompt) -> None:
    me = at.match.view(prompt.seat).me
    assert me.artifacts is not None
    asks = question(prompt, W, at.match.view(prompt.seat))
    if "limit" in prompt.about:
        limit, may, hand = map(int, re.findall(r"\d+", asks.split(" Which ")[0]))
        assert (limit, may, hand) == (me.morale, me.morale, len(me.artifacts))
        assert prompt.least == prompt.most == hand - limit
    count = re.search(r"[Ww]hich (\d|one|artifact) ", asks)
    assert count and (int(count[1]) if count[1].isdigit() else 1) == prompt.most, asks
    for answer in _some(at, prompt.answers()):
        _, events = at.answered(prompt, answer)
        named = Counter(_labels(at, prompt, answer))
        gone = next(event for event in events if isinstance(event, happened.ArtifactsDiscarded))
        assert Counter(W.count(card, 1) for card in gone.artifacts) == named


def _labels(at: Sitting, prompt: Prompt, answer: Answer) -> list[str]:
    chosen = [answer] if isinstance(answer, str) else answer
    view = at.match.view(prompt.seat)
    return [label(prompt, option, W, view) for option in prompt.options if option.id in chosen]


def _some(at: Sitting, answers: list[Answer]) -> list[Answer]:
    return at.rng.sample(answers, min(6, len(answers)))


# Trades


def trade(at: Sitting, prompt: Prompt) -> None:
    """The question to the player who is offered a trade."""
    view = at.match.view(prompt.seat)
    said = re.fullmatch(r"(.+) offers (.+) and asks for (.+)\. Do you agree\?", question(prompt, W, view))
    assert said
    (by,) = (player.seat for player in view.players if player.name == said[1])
    give, get = items(said[2]), items(said[3])
    before = holdings(at.match)
    for option, line in zip(prompt.options, told(at.match, prompt), strict=True):
        fork, events = at.answered(prompt, option.id)
        after = holdings(fork)
        for event in events:  # discards above the hand limit that left no choice
            if isinstance(event, happened.ArtifactsDiscarded):
                after[event.seat] += Counter(event.artifacts)
        expected = list(before)
        if option.id == "yes":
            expected[by] = expected[by] - give + get
            expected[prompt.seat] = expected[prompt.seat] - get + give
            check(line, Deeds(at.match, prompt, "yes", at.rng), view, whole=False)
        else:
            assert line == ""
        assert after == expected, (said[0], option.id)


def offers(at: Sitting, prompt: Prompt) -> bool:
    """Offers by the player on turn: up to three things for up to three."""
    made = False
    for to in prompt.partners:
        mine, theirs = holdings(at.match)[prompt.seat], holdings(at.match)[to]
        give, get = _handful(at, mine), _handful(at, theirs)
        if not give or not get:
            continue
        offer = Sitting(at.match.fork(), at.rng)
        try:
            offer.match.answer(prompt.seat, propose(to, give, get))
        except Refused:
            assert set(give) & set(get), "only an offer with the same thing on both sides may be refused"
            continue
        asked = offer.match.prompt_for(to)
        assert asked and asked.ask == "trade"
        trade(offer, asked)
        made = True
    return made


def _handful(at: Sitting, things: Counter[str]) -> dict[str, int]:
    all_of_them = sorted(things.elements())
    return Counter(at.rng.sample(all_of_them, min(len(all_of_them), at.rng.randint(1, 3))))


# Any other question with a line for each option


def one_by_one(at: Sitting, prompt: Prompt) -> None:
    view = at.match.view(prompt.seat)
    for option, line in zip(prompt.options, told(at.match, prompt), strict=True):
        check(line, Deeds(at.match, prompt, option.id, at.rng), view, whole=False)


CHECKS: dict[str, Callable[[Sitting, Prompt], None]] = {
    "recruits": recruits,
    "recruit_draft": recruit_draft,
    "market_draft": market_draft,
    "keep": keep,
    "order": order,
    "retrieve": retrieve,
    "discard": discard,
    "trade": trade,
}
OFTEN = {"retrieve": 0.1, "recruits": 0.3, "recruit_draft": 0.3, "market_draft": 0.5}
"""Questions that are so frequent that only some are checked."""


@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_choice_does_what_its_text_says(players: int, edition: Any) -> None:
    rng = random.Random(players)
    tried: Counter[str] = Counter()
    for drafts, wandering in (((), 0), (VARIANTS, 300)):
        table = Table(1000 * players, players, edition, drafts, wandering)
        at = Sitting(table.open(), rng)
        for prompt in at.questions(Wanderer(table), longest=1200):
            if prompt.ask == "act" and prompt.partners and rng.random() < 0.03:
                tried["trade"] += offers(at, prompt)
            elif prompt.ask in CHECKS and rng.random() < OFTEN.get(prompt.ask, 1):
                assert cards_in(prompt, W, at.match.view(prompt.seat)) == _abilities(prompt, edition)
                CHECKS[prompt.ask](at, prompt)
                tried[prompt.ask] += 1
    for ask in ("retrieve", "discard", "trade"):
        assert tried[ask], ask


def _abilities(prompt: Prompt, edition: str) -> list[str]:
    if prompt.ask not in ("recruits", "recruit_draft", "keep"):
        return []
    cards = dict.fromkeys(card for option in prompt.options for card in option.things if card in RECRUITS)
    return [f"**{W.thing(card)}** ({_faction(card)}): {W.ability(card, edition)}" for card in cards]


def _faction(recruit: str) -> str:
    return W.thing(FACTION_OF[recruit])


# Questions that are too rare in random games


def drawn_for_a_dilemma(*drawn: str, **levels: int) -> Sitting:
    """Ada has resolved her dilemma, drawn two recruits, and is asked which one to keep."""
    table = set_table({"dilemma": "bat", "artifacts": ["bat"], "morale": 3}, {})
    table.allegiance.update(levels)
    at = Sitting(Match.of(table), random.Random(1))
    at.match.answer(0, "dilemma:fight")
    at.match.answer(CHANCE, list(drawn))
    return at


@pytest.mark.parametrize(
    ("level", "line"),
    [(7, "hidden for now"), (8, "active at once"), (11, "⭐ Kyle the Scavenger · active at once")],
)
def test_a_recruit_drawn_for_a_dilemma_is_hidden_or_active(level: int, line: str) -> None:
    at = drawn_for_a_dilemma("kyle", "sarinee", wastelander=level)
    (prompt,) = at.match.prompts
    assert question(prompt, W, at.match.view(0)).startswith("Which recruit do you keep? The other leaves")
    assert told(at.match, prompt) == [line, "hidden for now"]
    keep(at, prompt)


def test_the_ability_chosen_to_go_first_does() -> None:
    """Pete and Sheppard both may sacrifice a retrieved worker."""
    table = set_table({"recruits": ["pete", "sheppard"], "available": [], "placed": 2}, {})
    table.workers = {"farm": (Worker(0, 1), Worker(0, 2))}
    at = Sitting(Match.of(table), random.Random(1))
    at.match.answer(0, "retrieve")
    at.match.answer(0, ["farm:1", "farm:2"])
    (prompt,) = at.match.prompts
    assert prompt.ask == "order"
    assert told(at.match, prompt) == [clip(W.ability(card, "classic"), 100) for card in ("pete", "sheppard")]
    order(at, prompt)


@pytest.mark.parametrize("tile", MARKETS)
def test_a_tile_costs_what_its_line_says(tile: str) -> None:
    prompt = Prompt(0, "market_draft", "market_draft", (Option(tile, (tile,)),))
    table = set_table(
        {
            "goods": dict.fromkeys(GOODS, 5),
            "artifacts": list(ARTIFACTS),
            "morale": 6,
            "tokens": {"market_euphoria_upper": 1},
        },
        {},
    )
    table.built = {"euphoria_upper": tile}
    match = Match.of(table)
    (line,) = details(prompt, prompt.options, [], W, match.view(0), most=200)
    price, penalty = line.split(". Without a token: ")
    deeds = Deeds(match, match.prompts[0], "place:1:market_euphoria_upper", random.Random(1))
    assert fits(items(price), deeds.paid), (line, deeds.paid)
    assert re.findall(r"For each (\d)", penalty) == [str(ROLL_PENALTY[t]) for t in ROLL_PENALTY if t == tile]
