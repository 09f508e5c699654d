"""Nothing leaks: in whole games, no text names a card that its reader cannot know. What the bot sends on Discord is
checked in `test_leaks_on_discord.py`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.engine.board import AREAS
from bot.engine.events import ArtifactsDrawn, Event, RecruitKept, RecruitsChosen, Traded
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Answer
from bot.engine.state import Options, Variant
from bot.language.words import LANGUAGES, Words, words
from bot.plans.ahead import Ahead
from bot.players import choose
from bot.players.chance import draw
from bot.wording import reports
from cogs.lookup.player_mats import mat_text
from cogs.lookup.status import status_lines
from renderers import alt_text
from tests.games.helpers import choose as wildly
from tests.resilience.leaks.secrets import Leaked, Secrets, named

pytestmark = pytest.mark.slow

W = words("en")
ALL: tuple[Variant, ...] = ("recruit_draft", "market_draft", "track_draft", "doubles_cost")


# Without Discord: many games, and every text made from a view or from events


def played(options: Options, seed: int, *, wild: int = 0) -> Iterator[tuple[Match, list[Event]]]:
    """A whole game, step by step. With `wild`, that many random legal answers, which reach more unusual positions."""
    match, rng = Match.new(options), Random(seed)
    while not match.over and (not wild or match.answers < wild):
        if match.chance is not None:
            yield match, match.answer(CHANCE, draw(match.chance, rng))
            continue
        prompt = rng.choice(match.prompts)
        answer = wildly(prompt, rng) if wild else choose(match.view(prompt.seat), prompt, rng, "easy")
        yield match, match.answer(prompt.seat, answer)


def language_of(match: Match) -> Words:
    """A different language at every step, so that all of them are used."""
    return words(LANGUAGES[match.answers % len(LANGUAGES)])


def public_texts(match: Match, events: list[Event]) -> Iterator[str]:
    w = language_of(match)
    names = {player.seat: player.name for player in match.view(None).players}
    view = match.view(None)
    yield from reports.report([e.seen_by(None) for e in events], w, names, built=view.built)
    yield from (line for e in events if (line := reports.line(e, w, names, built=view.built)))
    yield from status_lines(view, w)
    yield alt_text.board_alt(view, w.language)
    yield from (alt_text.area_alt(view, area, w.language) for area in AREAS)
    yield from (mat_text(view, player.seat, w) for player in view.players)


def texts_for(match: Match, events: list[Event], seat: int) -> Iterator[str]:
    """The texts one player gets about everybody's moves and their own questions."""
    view, w = match.view(seat), language_of(match)
    names = {player.seat: player.name for player in view.players}
    yield from reports.report([e.seen_by(seat) for e in events], w, names, seat=seat, built=view.built)
    prompt = match.prompt_for(seat)
    if prompt is not None:
        yield reports.question(prompt, w, view)
        for option in prompt.options:
            yield reports.label(prompt, option, w, view)


@pytest.mark.parametrize(
    ("players", "edition", "variants", "seed", "wild"),
    [
        (2, "classic", (), 1, 0),
        (3, "revised", (), 2, 0),
        (4, "classic", ALL, 3, 0),
        (6, "revised", ALL, 4, 0),
        (6, "classic", (), 5, 0),
        (3, "classic", (), 6, 400),
        (4, "revised", ALL, 7, 400),
    ],
)
def test_no_text_of_a_whole_game_reveals_a_hidden_card(players, edition, variants, seed, wild):
    secrets = Secrets(players)
    steps = 0
    for match, events in played(Options.simple(players, edition, variants), seed, wild=wild):
        secrets.happened(events, match.copy_state(), match.prompts)
        for text in public_texts(match, events):
            secrets.check(text, None)
        for seat in range(players):
            for text in texts_for(match, events, seat):
                secrets.check(text, seat)
        steps += 1
    assert steps > 100


@pytest.mark.parametrize(("players", "variants", "seed"), [(3, (), 21), (6, ALL, 22)])
def test_planning_reveals_no_hidden_card(players, variants, seed):
    """A player who is not on turn plans a turn: all its questions, options and results are checked."""
    secrets, rng = Secrets(players), Random(seed)
    planned = 0
    for step, (match, events) in enumerate(
        played(Options.simple(players, "classic", variants), seed, wild=400)
    ):
        secrets.happened(events, match.copy_state(), match.prompts)
        if step % 5 or match.over or match.chance is not None or match.view(None).phase != "play":
            continue
        seat = rng.choice([one for one in range(players) if one != match.turn])
        ahead = Ahead(match.ahead(seat), seat)
        answers: list[Answer] = []
        while (preview := ahead.preview(answers)).prompt is not None:
            view, prompt, w = ahead.view(answers), preview.prompt, language_of(match)
            names = {player.seat: player.name for player in view.players}
            texts = reports.report(preview.events, w, names, seat=seat, built=view.built)
            texts += [reports.question(prompt, w, view)]
            texts += [reports.label(prompt, option, w, view) for option in prompt.options]
            for text in texts:
                secrets.check(text, seat)
            answers.append(rng.choice(prompt.answers()))
        planned += 1
    assert planned > 20


@pytest.mark.parametrize("seed", [11, 12])
def test_a_view_contains_no_cards_of_others(seed):
    """Check the view itself, field by field: pictures cannot show more than the view contains."""
    secrets = Secrets(3)
    for match, events in played(Options.simple(3), seed):
        state = match.copy_state()
        secrets.happened(events, state, match.prompts)
        if match.over:
            break
        for seat in (None, 0, 1, 2):
            view = match.view(seat)
            for player, truth in zip(view.players, state.players, strict=True):
                if player.seat == seat:
                    assert player.hidden == tuple(truth.hidden)
                    continue
                assert player.hidden is None and player.artifacts is None
                assert player.dilemma is None or truth.dilemma_choice
                assert set(player.recruits) == set(truth.recruits)
            assert set(view.built.values()) == set(state.built.values())


# The check can fail


def test_a_leak_would_be_found():
    secrets = Secrets(2)
    chosen = next(
        event
        for _, events in played(Options.simple(2), 1)
        for event in events
        if isinstance(event, RecruitsChosen)
    )
    hidden = chosen.hidden[0]
    fresh = Match.new(Options.simple(2))
    secrets.happened([], fresh.copy_state(), ())
    secrets.own[chosen.seat] = {("recruit", hidden)}
    secrets.check(f"You hide {W.recruit(hidden)}.", chosen.seat)
    for text, ids in ((f"Bo hides {W.recruit(hidden)}.", False), (f"eb:go:1:2:0:{hidden}", True)):
        for seat in (None, 1 - chosen.seat):
            with pytest.raises(Leaked):
                secrets.check(text, seat, ids=ids)
    with pytest.raises(Leaked):
        secrets.check("**Ada** drew 1 book.", None)
    with pytest.raises(Leaked):
        secrets.check("**Ada** faced the dilemma of the bat.", None)
    with pytest.raises(Leaked):
        secrets.check("Next comes the Spa of Fleeting Pleasure.", None)
    for said in (
        "**Ada** берёт 1 книгу.",
        "**Ada** берёт 2 плюшевых мишек.",
        "**Ada** ставит работника в Лабораторию Селективной Генетики.",
        "Ada：本3枚を獲得。",
    ):
        with pytest.raises(Leaked):
            secrets.check(said, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_others_see_each_secret_event_without_its_secret(language):
    names, w = {0: "Ada", 1: "Bo", 2: "Cy"}, words(language)
    told = [
        (ArtifactsDrawn(0, 1, ("book",), "x"), ("artifact", "book")),
        (RecruitsChosen(0, "julia", ("maxime",)), ("recruit", "maxime")),
        (RecruitKept(0, ("maxime",), ("julia",)), ("recruit", "maxime")),
        (Traded(0, 1, {"gold": 1}, {}, 0, 1, ((), ("book",))), ("artifact", "book")),
    ]
    for event, secret in told:
        assert secret in named(str(reports.line(event, w, names, seat=0)))
        for seat in (None, 2):
            assert secret not in named(str(reports.line(event, w, names, seat=seat)))
