"""Every kind of question becomes data that is complete in itself: it survives JSON, names its places on the board, and
whatever is chosen leads to answers that the rules accept."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from bot.asking import Choice, Question, Result, ask, group_of
from bot.engine.game import Match
from bot.engine.prompts import Answer, Ask, Prompt
from bot.engine.state import VARIANTS, Worker
from bot.language.words import LANGUAGES, words
from renderers import emoji
from renderers.board_layout import layout
from renderers.highlights import frame_of
from tests.engine.playing import set_table
from tests.worlds.given import done

from .asked import asked_in_game, move_in, order, section, some_answers

ANY: TypeAdapter[Question | Result] = TypeAdapter(Question | Result)
ON_BOARD = ("authority", "retrieve", "track_draft")
"""Questions whose every choice is a place on the board; so is every placement of a turn."""
W = words("en")


def follow(match: Match, prompt: Prompt, rng: Random, language: str) -> list[Ask]:
    """Choose until the move is complete, then make it. Returns what was asked."""
    answers: list[Answer] = []
    kinds: list[Ask] = []
    group, w = "", words(language)
    while True:
        shown = done(ask(move_in(match, prompt, w, answers), group))
        assert ANY.validate_json(shown.model_dump_json()) == shown
        assert shown.answers == answers
        if isinstance(shown, Result):
            assert shown.lines and shown.then
            break
        kinds.append(shown.ask)
        check(shown, match)
        if shown.groups and not group:
            group = rng.choice(shown.groups).id
            continue
        answers += some_answers(shown, rng)
        group = ""
    fork = match.fork()
    for answer in answers:
        fork.answer(prompt.seat, answer)
    return kinds


def check(question: Question, match: Match) -> None:
    assert question.asks
    assert question.choices or question.groups
    frames = layout(len(match.hands)).frames
    for choice in question.choices:
        assert choice.label and choice.answers
        assert choice.icon in ("", *emoji.NAMES)
        if choice.place is not None:
            assert frame_of(choice.place) in frames
    placing = section(question, "place")
    if placing is not None:
        assert [c.number for c in placing.choices] == list(range(1, len(placing.choices) + 1))
        tones = [c.tone for c in placing.choices]
        assert tones == sorted(tones, reverse=True), "tokens come first"
    on_board = placing.choices if placing is not None else []
    if question.ask in ON_BOARD:
        on_board = question.sections[0].choices
        assert on_board
    assert all(choice.place is not None for choice in on_board)


def offered(match: Match, prompt: Prompt) -> set[Any]:
    """The first answer of every choice, whichever worker or recruit is chosen first."""
    move = move_in(match, prompt, W, [])
    first = done(ask(move))
    shown = [first, *(done(ask(move, group.id)) for group in first.groups)]
    choices = [c for one in shown for part in one.sections if part.kind != "together" for c in part.choices]
    return {choice.answers[0] for choice in choices}


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["classic", "revised"])
@pytest.mark.parametrize("variants", [(), VARIANTS])
def test_every_question_can_be_answered_by_its_choices(players: int, edition: Any, variants: Any) -> None:
    rng = Random(players)
    seen: Counter[Ask] = Counter()
    for number, (match, prompt) in enumerate(asked_in_game(players, players, edition, variants)):
        assert offered(match, prompt) == {option.id for option in prompt.options}, prompt
        seen.update(follow(match, prompt, rng, LANGUAGES[number % len(LANGUAGES)]))
    expected = {"act", "retrieve", "retrieve_pay", "price", "ability", "recruits"}
    assert seen.keys() >= expected | ({"recruit_draft", "market_draft", "track_draft"} if variants else set())


@pytest.mark.slow
def test_no_kind_of_question_is_left_out() -> None:
    """Together, a few games and one set position have them all."""
    seen = {asks for asks in follow(*order(), Random(1), "en")}
    for seed, edition in enumerate(("classic", "revised", "classic", "revised")):
        for match, prompt in asked_in_game(seed, 3 + seed, edition, VARIANTS):  # type: ignore[arg-type]
            if prompt.ask not in seen:
                seen.update(follow(match, prompt, Random(seed), "en"))
    assert seen == set(get_args(Ask))


# What a choice says


def choices_in(game: Any, group: str = "") -> tuple[Question, dict[str, Choice]]:
    match = Match.of(game)
    question = done(ask(move_in(match, match.prompts[0], W, []), group))
    return question, {str(choice.answers[0]): choice for choice in question.choices}


def test_a_placement_has_its_space_price_and_result() -> None:
    question, found = choices_in(set_table({"available": [2, 5], "goods": {"gold": 3}}, {}))
    generator = found["place:2:generator"]
    assert (generator.place, generator.label, generator.icon) == ("generator", "2 → Generator", "euphorian")
    assert generator.detail == "+1 energy · Euphorian allegiance +1"
    assert [(group.id, group.chosen) for group in question.groups] == [("2", True), ("5", False)]
    assert {group_of(answer) for answer in found if answer.startswith("place:")} == {"2"}


def test_spaces_that_bring_a_token_come_first() -> None:
    cards = {"goods": {"gold": 3, "energy": 1}, "artifacts": ["bear", "bear", "bat"]}
    question, _ = choices_in(set_table({"available": [5], **cards}, {}))
    check(question, Match.of(set_table({}, {})))
    placing = section(question, "place")
    assert placing is not None
    tones = [choice.tone for choice in placing.choices]
    assert tones[0] == "token" and tones[-1] == "plain"
    assert tones == sorted(tones, reverse=True)


def test_another_worker_can_be_chosen_first() -> None:
    question, found = choices_in(set_table({"available": [2, 5]}, {}), "5")
    assert [(group.id, group.chosen) for group in question.groups] == [("2", False), ("5", True)]
    assert "place:5:generator" in found


def test_retrieving_is_a_choice_for_each_payment() -> None:
    table = set_table({"available": [1], "placed": 2, "goods": {"food": 1}}, {})
    table.workers = {"farm": (Worker(0, 3),), "generator": (Worker(0, 4),)}
    question, _ = choices_in(table)
    retrieving = section(question, "retrieve")
    assert retrieving is not None
    assert [choice.answers for choice in retrieving.choices] == [
        ["retrieve", ["farm:3", "generator:4"], pay] for pay in ("free", "food")
    ]
    assert [choice.icon for choice in retrieving.choices] == ["", "food"]
    which = section(question, "which")
    assert which is not None and which.choices[0].answers == ["retrieve"]


def result_after(game: Any, *answers: Answer) -> Result:
    match = Match.of(game)
    shown = done(ask(move_in(match, match.prompts[0], W, list(answers))))
    assert isinstance(shown, Result)
    return shown


def test_a_move_that_can_be_taken_back_says_so() -> None:
    shown = result_after(set_table({"available": [2, 5]}, {}), "place:2:generator")
    assert (shown.final, shown.risk, shown.warning) == ("", 0, "")
    assert shown.then == "You can take it back until someone else has acted."
    assert shown.back.group == "2" and shown.back.answers == []


def test_a_roll_cannot_be_taken_back_and_has_its_risk() -> None:
    table = set_table({"available": [6], "placed": 1, "knowledge": 6}, {})
    table.workers = {"farm": (Worker(0, 3),)}
    shown = result_after(table, "retrieve")
    assert shown.final == "chance"
    assert shown.risk > 0 and f"{shown.risk}%" in shown.then


def test_the_last_worker_is_warned_about() -> None:
    assert result_after(set_table({"available": [2]}, {}), "place:2:generator").warning
