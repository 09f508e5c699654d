"""What a seat is given, as far as it is made without Discord: texts, panels, refusals, plans, hints and pictures."""

from __future__ import annotations

from collections.abc import Coroutine, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, cast

from bot.asking import Move, Question, ask
from bot.engine.board import AREAS, ARTIFACTS, GOODS, SPACES
from bot.engine.events import Refused
from bot.engine.game import Match, Preview
from bot.engine.paths import Path, paths
from bot.engine.prompts import Answer
from bot.engine.view import View
from bot.games import Position
from bot.games.plans import Outlook, holdings_after
from bot.page import Boards, Visitor
from bot.page.messages import Message, Try
from bot.page.visit import Seen, Visit
from bot.plans.ahead import Ahead
from bot.plans.judging import conditions_for, judge
from bot.players.hint import hint
from bot.store.records import GameRecord, SeatRecord
from bot.wording import reports
from cogs.lookup.player_mats import mat_text
from cogs.lookup.status import status_lines
from cogs.panel import prompt_views
from cogs.panel.panel import Panel
from cogs.panel.planning import Planning
from cogs.posts.direct_messages import hand
from renderers import alt_text

from .comparison import Glimpse, Source

Given = Iterator[tuple[str, Any]]
CLICKS = 4
"""How far a panel is followed."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")
PLAYOUTS = 6
"""How many games a hint is thought through: a number, because seconds would not be the same twice."""


def looks(glimpse: Glimpse) -> Given:
    """The position and the last events, in pictures' descriptions and in words."""
    view, w = glimpse.match.view(glimpse.seat), glimpse.w
    names = dict(enumerate(NAMES))
    told = [event.seen_by(glimpse.seat) for event in glimpse.events]
    yield "view", view
    yield "report", reports.report(told, w, names, seat=glimpse.seat, built=view.built)
    yield "lines", [reports.line(event, w, names, seat=glimpse.seat, built=view.built) for event in told]
    yield "status", status_lines(view, w)
    yield "mats", [mat_text(view, player.seat, w) for player in view.players]
    yield "board's alt text", alt_text.board_alt(view, w.language)
    yield "areas' alt texts", [alt_text.area_alt(view, area, w.language) for area in AREAS]
    if glimpse.seat is not None:
        yield "hand", hand(view, w)


def refusals(glimpse: Glimpse) -> Given:
    """Why something cannot be done: undo, a move, a trade."""
    match, seat = glimpse.match, glimpse.seat
    if seat is None:
        return
    yield "undo", _reason(match.undo_refusal(seat))
    prompt = match.prompt_for(seat)
    if prompt is not None and prompt.ask == "act":
        tried = [f"place:{die}:{space}" for die in range(1, 7) for space in SPACES]
        tried += ["retrieve", "dilemma:serve", "dilemma:fight", "stop", "dance"]
        yield "moves", [_refusal(match, seat, act) for act in tried if not prompt.option(act)]
    things = [{thing: n} for thing in (*GOODS, *ARTIFACTS) for n in (1, 3)]
    mine: dict[str, int] = {good: 1 for good in list(match.view(seat).me.goods)[:1]} or {"gold": 1}
    for other in range(len(match.hands)):
        trades = [match.trade_refusal(seat, other, mine, get) for get in things]
        trades += [match.trade_refusal(seat, other, give, {"gold": 1}) for give in things]
        yield f"trades with {other}", [_reason(one) for one in trades]


def _refusal(match: Match, seat: int, answer: Answer) -> Any:
    try:
        return match.preview(seat, [answer])
    except Refused as refused:
        return _reason(refused)


def _reason(refused: Refused | None) -> Any:
    return None if refused is None else (refused.reason, sorted(refused.details.items()))


def panels(glimpse: Glimpse) -> Given:
    """The seat's open question, as data and as the panel shows it, followed for some presses, with all previews and
    paths."""
    match, seat = glimpse.match, glimpse.seat
    prompt = None if seat is None else match.prompt_for(seat)
    if seat is None or prompt is None or match.over:
        return
    position = position_of(match)
    for answer in prompt.answers()[:60]:
        yield f"preview of {answer}", match.preview(seat, [answer])
        yield f"paths of {answer}", paths(match, seat, [answer])
    yield from _pressed(glimpse, OnMatch(match), position, seat)


def pages(glimpse: Glimpse) -> Given:
    """What an open page is sent: the game as it is, then what it tries."""
    match, seat = glimpse.match, glimpse.seat
    sent: list[str] = []

    async def send(message: Message) -> None:
        sent.append(message.model_dump_json())

    position, games = position_of(match), OnMatch(match)
    visit = Visit(
        games=cast("Any", games),
        boards=Boards(cast("Any", None)),
        visitor=Visitor(None if seat is None else 100 + seat, 1),
        w=glimpse.w,
        palette="none",  # pictures are drawn from a spectator's view
        send=send,
        announce=lambda moved: None,
        press=len,
        look=cast("Any", None),
    )
    done(visit.enter(Seen(position, match.view(None, NAMES)), "session"))
    prompt = None if seat is None else match.prompt_for(seat)
    answers = glimpse.random().sample(prompt.answers(), min(3, len(prompt.answers()))) if prompt else ["stop"]
    for answer in answers:
        asked = {"question": position.question, "revision": position.revision, "answers": [answer]}
        done(visit.handle(Try.model_validate({"do": "try", **asked})))
    yield "frames", sent


def plans(glimpse: Glimpse) -> Given:
    """The panels, judgement and conditions of a plan for each of the seat's next turns."""
    match, seat = glimpse.match, glimpse.seat
    if seat is None or match.over or match.turn == seat or match.view(None).phase != "play":
        return
    ahead, rng = Ahead(match.ahead(seat), seat, names=NAMES[: len(match.hands)]), glimpse.random()
    for number in range(3):
        asked = () if ahead.prompt is None else (ahead.prompt,)
        outlook = Outlook(position_of(match, asked, seat), ahead, seat, match.turn_number + number)
        yield f"view of turn {number}", ahead.view()
        yield from _pressed(glimpse, Planning(outlook), outlook.position, seat)
        answers: list[Answer] = []
        while (prompt := ahead.preview(answers).prompt) is not None:
            answers.append(rng.choice(prompt.answers()))
            yield f"plan for {number}", (ahead.preview(answers), ahead.paths(answers), ahead.view(answers))
        plan = ahead.plan(answers)
        verdict = judge(ahead.match, seat, plan)
        yield f"verdict on {number}", (plan, verdict.answers, verdict.used, _reason(verdict.why))
        yield f"conditions of {number}", conditions_for(plan, holdings_after(outlook, answers))
        try:
            ahead = ahead.after(plan)
        except Refused as refused:
            yield f"after {number}", _reason(refused)
            return


def judged(glimpse: Glimpse) -> Given:
    """Whether plans made before fit the turn that has come: their owner learns the reason."""
    match, seat = glimpse.match, glimpse.seat
    prompt = None if seat is None else match.prompt_for(seat)
    if seat is None or prompt is None or prompt.key != "act" or match.view(None).acted:
        return
    ahead = Ahead(match.fork(), seat)
    for answer in glimpse.random().sample(prompt.answers(), min(4, len(prompt.answers()))):
        try:
            plan = ahead.plan([answer])
        except Refused as refused:
            yield f"plan {answer}", _reason(refused)
            continue
        verdict = judge(match, seat, plan)
        yield f"plan {answer}", (plan, verdict.answers, verdict.used, _reason(verdict.why))


def hints(glimpse: Glimpse) -> Given:
    """The computer's advice, which thinks through a fixed number of games."""
    match, seat = glimpse.match, glimpse.seat
    prompt = None if seat is None else match.prompt_for(seat)
    if seat is None or prompt is None:
        return
    view = match.view(seat)
    yield "hint", hint(view, prompt, glimpse.random(), budget=0)
    yield "hint after thought", hint(view, prompt, glimpse.random(), PLAYOUTS, clock=Ticks())


class Ticks:
    """A clock on which every look takes a tenth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.1
        return self.now


class OnMatch:
    """Stands in for the games: a panel of one match."""

    def __init__(self, match: Match) -> None:
        self.match = match

    async def preview(self, game_id: int, seat: int, answers: Sequence[Answer]) -> Preview:
        return self.match.preview(seat, list(answers))

    async def paths(self, game_id: int, seat: int, answers: Sequence[Answer]) -> list[Path]:
        return paths(self.match, seat, list(answers))

    async def view(self, game_id: int, seat: int) -> View:
        return self.match.view(seat, NAMES)

    async def position(self, game_id: int) -> Position:
        return position_of(self.match)


def _pressed(glimpse: Glimpse, games: Any, position: Position, seat: int) -> Given:
    """The panel, and some of the panels that presses in it open."""
    rng, progress = glimpse.random(), None
    for number in range(CLICKS):
        panel = done(Panel.at(games, position, seat, glimpse.w, progress))
        if panel.prompt is None and not panel.answers:
            return
        yield f"panel {number}", done(prompt_views.show(panel)).to_components()
        yield from _asked(panel, number)
        if panel.prompt is None or not panel.fits:
            return
        progress = panel.then(rng.choice(panel.prompt.answers()))


def _asked(move: Move, number: int) -> Given:
    """The question or result as data, for every worker or recruit that can be chosen first."""
    shown = done(ask(move))
    yield f"asked {number}", shown.model_dump_json()
    for group in shown.groups if isinstance(shown, Question) else ():
        yield f"asked {number} for {group.id}", done(ask(move, group.id)).model_dump_json()


def done(made: Coroutine[Any, Any, Any]) -> Any:
    """The result of a coroutine that waits for nothing, except to let others run."""
    while True:
        try:
            assert made.send(None) is None, "it waits for something"
        except StopIteration as stop:
            return stop.value


def position_of(match: Match, prompts: Any = None, turn: int | None = None) -> Position:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    game = match.copy_state()
    seats = tuple(
        SeatRecord(1, player.seat, 100 + player.seat, NAMES[player.seat], player.colour)
        for player in game.players
    )
    record = GameRecord(
        1, 1, 1, 100, "running", game.edition, game.variants, "day", True, 0, False, None, now, now, None, seats
    )  # fmt: skip
    asked = match.prompts if prompts is None else prompts
    on_turn = match.turn if turn is None else turn
    return Position(record, match.question, asked, match.over, match.winners, on_turn, match.answers)


WITHOUT_DISCORD: tuple[Source, ...] = (looks, refusals, panels, pages, plans, judged, hints)
