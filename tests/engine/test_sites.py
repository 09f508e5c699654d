"""Construction sites: which space a worker fills if a recruit changes the price, and what is lost if it leaves."""

from __future__ import annotations

from copy import deepcopy

import pytest

from bot.engine.events import WorkersRetrieved
from bot.engine.game import Match
from bot.engine.state import Worker
from bot.language.words import words
from bot.wording.questions import label

from .playing import set_table

SITE = "site_euphoria_upper"  # one space for clay, three for gold


def site_match(me: dict, *taken: int) -> Match:
    """Four players; the second has workers on these spaces of the site, and the first may go there, too."""
    workers = {SITE: tuple(Worker(1, 1, slot) for slot in taken)} if taken else {}
    match = Match.of(set_table(deepcopy(me), {"placed": len(taken)}, {}, {}, workers=workers))
    match.answer(0, f"place:2:{SITE}")
    return match


def slot_of(match: Match) -> int:
    return next(w.slot for w in match.view(None).workers[SITE] if w.seat == 0)


@pytest.mark.parametrize(
    ("me", "expected"),
    [
        ({"recruits": ["michael"], "goods": {"gold": 1}}, {"gold": 1, "gold:clay": 0}),
        ({"recruits": ["michael"], "goods": {"stone": 1}}, {"stone:gold": 1, "stone:clay": 0}),
        ({"recruits": ["flartner"], "artifacts": ["bat"]}, {"bat:gold": 1, "bat:clay": 0}),
    ],
)
def test_a_payment_for_any_space_lets_the_player_choose_the_space(me, expected):
    for answer, slot in expected.items():
        match = site_match(me)
        prompt = match.prompt_for(0)
        assert prompt is not None and [option.id for option in prompt.options] == list(expected)
        match.answer(0, answer)
        assert slot_of(match) == slot


def test_with_one_kind_of_space_left_nothing_is_asked():
    match = site_match({"recruits": ["michael"], "goods": {"stone": 1}}, 0)
    assert slot_of(match) == 1
    assert match.prompts[0].seat == 1


def test_the_choice_names_the_space():
    prompt = (match := site_match({"recruits": ["michael"], "goods": {"gold": 1}})).prompt_for(0)
    assert prompt is not None
    told = [label(prompt, option, words("en"), match.view(0)) for option in prompt.options]
    assert told == ["1 gold", "1 gold on the space for clay (Michael the Engineer)"]


@pytest.mark.parametrize(
    ("recruits", "slot", "lost"),
    [
        ([], 0, "clay"),
        ([], 2, "gold"),
        (["ben"], 2, "gold"),
        (["michael"], 2, "any"),  # any resource may have been paid
        (["flartner"], 0, "any"),  # or an artifact
    ],
)
def test_retrieving_a_builder_reports_what_its_space_cost(recruits, slot, lost):
    workers = {SITE: (Worker(0, 5, slot),), "farm": (Worker(0, 3),)}
    me = {"recruits": recruits, "available": [], "placed": 2}
    match = Match.of(set_table(me, {}, {}, {}, workers=workers))
    events = match.answer(0, "retrieve")
    for name in (f"{SITE}:5", "farm:3"):
        assert match.fork().answer(0, [name])
    events = match.answer(0, [f"{SITE}:5", "farm:3"])
    (told,) = (event for event in events if isinstance(event, WorkersRetrieved))
    assert told.lost == (lost, "none")
