"""Nothing leaks: whole games are played, and no text anybody reads names a card that person cannot know."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.engine.board import AREAS
from bot.engine.events import ArtifactsDrawn, Event, RecruitKept, RecruitsChosen, Traded
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Game, Options, Variant
from bot.players import choose
from bot.players.chance import draw
from bot.wording import reports
from cogs.lookup.player_mats import mat_text
from cogs.lookup.status import status_lines
from data.words import words
from renderers import alt_text
from tests.cogs.fast_forward import announce, answer_once, set_position
from tests.cogs.table import Table, custom_id, parts, said, shown
from tests.resilience.secrets import Leaked, Secrets, strings
from tests.tables.helpers import choose as wildly

pytestmark = pytest.mark.slow

W = words("en")
OURS = ("bot", "cogs", "renderers")
ALL: tuple[Variant, ...] = ("recruit_draft", "market_draft", "track_draft", "doubles_cost")


# By the rules alone: many games, every text made from a view or from events


def played(options: Options, seed: int, *, wild: int = 0) -> Iterator[tuple[Match, list[Event]]]:
    """A whole game, step by step; or `wild`, so many steps of any legal answers, which reach more corners."""
    match, rng = Match.new(options), Random(seed)
    while not match.over and (not wild or match.answers < wild):
        if match.chance is not None:
            yield match, match.answer(CHANCE, draw(match.chance, rng))
            continue
        prompt = rng.choice(match.prompts)
        answer = wildly(prompt, rng) if wild else choose(match.view(prompt.seat), prompt, rng, "easy")
        yield match, match.answer(prompt.seat, answer)


def public_texts(match: Match, events: list[Event]) -> Iterator[str]:
    names = {player.seat: player.name for player in match.view(None).players}
    view = match.view(None)
    yield from reports.report([e.seen_by(None) for e in events], W, names, built=view.built)
    yield from (line for e in events if (line := reports.line(e, W, names, built=view.built)))
    yield from status_lines(view, W)
    yield alt_text.board_alt(view)
    yield from (alt_text.area_alt(view, area) for area in AREAS)
    yield from (mat_text(view, player.seat, W) for player in view.players)


def texts_for(match: Match, events: list[Event], seat: int) -> Iterator[str]:
    """What one player reads of everybody's moves, and what they are asked."""
    view = match.view(seat)
    names = {player.seat: player.name for player in view.players}
    yield from reports.report([e.seen_by(seat) for e in events], W, names, seat=seat, built=view.built)
    prompt = match.prompt_for(seat)
    if prompt is not None:
        yield reports.question(prompt, W, view)
        for option in prompt.options:
            yield reports.label(prompt, option, W, view)


@pytest.mark.parametrize(
    ("players", "edition", "variants", "seed", "wild"),
    [
        (2, "classic", (), 1, 0),
        (3, "revised", (), 2, 0),
        pytest.param(4, "classic", ALL, 3, 0, marks=pytest.mark.slow),
        pytest.param(6, "revised", ALL, 4, 0, marks=pytest.mark.slow),
        pytest.param(6, "classic", (), 5, 0, marks=pytest.mark.slow),
        pytest.param(3, "classic", (), 6, 400, marks=pytest.mark.slow),
        pytest.param(4, "revised", ALL, 7, 400, marks=pytest.mark.slow),
    ],
)
def test_no_text_of_a_whole_game_tells_a_hidden_card(players, edition, variants, seed, wild):
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


@pytest.mark.parametrize("seed", [11, 12])
def test_a_view_holds_no_card_of_others(seed):
    """The view itself, field by field: what it does not hold, no picture drawn from it can show."""
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


# The test can fail


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


def test_each_secret_event_is_told_to_others_without_its_secret():
    names = {0: "Ada", 1: "Bo", 2: "Cy"}
    told = [
        (ArtifactsDrawn(0, 1, ("book",), "x"), "book"),
        (RecruitsChosen(0, "julia", ("maxime",)), "Maxime"),
        (RecruitKept(0, ("maxime",), ("julia",)), "Maxime"),
        (Traded(0, 1, {"gold": 1}, {}, 0, 1, ((), ("book",))), "book"),
    ]
    for event, secret in told:
        assert secret in str(reports.line(event, W, names, seat=0))
        for seat in (None, 2):
            assert secret not in str(reports.line(event, W, names, seat=seat))


# On the simulated Discord: everything the bot sends, as it sends it


@pytest.fixture
async def lay(tmp_path: Path, long_waits: None) -> AsyncIterator[Callable[[int], Awaitable[Table]]]:
    """Lays a table for any number of players, and clears it whatever happens."""
    tables: list[Table] = []

    async def laid(players: int) -> Table:
        tables.append(await Table.laid(tmp_path / "games.sqlite3", players))
        return tables[-1]

    yield laid
    for table in tables:
        await table.clear()


class Ears:
    """Listens to every request the bot makes, and knows who would read it."""

    def __init__(self, table: Table, secrets: Secrets) -> None:
        self.table = table
        self.secrets = secrets
        self.heard = len(table.env.backend.http_requests)
        self.counted = 0
        self.dms = {actor.user.dm_channel.id: actor for actor in (*table.people.values(), table.watcher)}

    def listen(self, seats: dict[int, int], actor_id: int | None = None) -> None:
        """Check what was sent since the last time. `actor_id` is whoever pressed or typed something just now."""
        requests = self.table.env.backend.http_requests
        for request in requests[self.heard :]:
            if isinstance(request.json, dict):
                self._check(request.path, request.json, seats, actor_id)
        self.heard = len(requests)

    def _check(self, path: str, payload: dict[str, Any], seats: dict[int, int], actor_id: int | None) -> None:
        parts = path.strip("/").split("/")
        seat: int | None = None
        if parts[0] == "channels" and parts[2] == "messages":
            reader = self.dms.get(int(parts[1]))
            seat = seats.get(reader.id) if reader is not None else None
        elif parts[0] in ("interactions", "webhooks"):
            seat = seats.get(actor_id) if actor_id is not None else None
            if not self._private(payload, path):
                seat = None
        else:
            return
        self.counted += 1
        for text in strings(payload):
            public_id = seat is None and (text.startswith(("eb:", "es:")) or text.endswith(".png"))
            self.secrets.check(text, seat, ids=public_id)

    @staticmethod
    def _private(payload: dict[str, Any], path: str) -> bool:
        """Ephemeral by its flag, an edit of a message that is, a completion, or an acknowledgement."""
        inner = payload.get("data", payload)
        kind = payload.get("type")
        if kind in (6, 7, 8, 9) or "/messages/" in path:
            return True
        return bool((inner or {}).get("flags", 0) & 64)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
async def test_nothing_the_bot_sends_tells_a_hidden_card(
    players: int,
    seed: int,
    lay: Callable[[int], Awaitable[Table]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A whole game with everything announced, people looking at all they can and pressing what is not theirs."""
    caplog.set_level(logging.INFO)
    drawn = watch_pictures(monkeypatch)
    table = await lay(players)
    await table.start(pace="none")
    tables, rng = table.bot.tables, Random(seed)
    position = await table.position()
    seats = {table.people[seat.name].id: seat.seat for seat in position.game.seats}
    people = [*table.people.values(), table.watcher]
    secrets = Secrets(players)
    secrets.happened(
        [fact for row in await tables.log(position.game.id) for fact in row.facts],
        tables.games._live[position.game.id].match.copy_state(),
        position.prompts,
    )
    ears = Ears(table, secrets)
    ears.heard = 0
    ears.listen(seats)
    looked = 0
    while not position.over:
        moved = await answer_once(table, position, rng)
        state = tables.games._live[moved.game.id].match.copy_state()
        secrets.happened(moved.facts, state, moved.prompts)
        await announce(table, moved)
        ears.listen(seats)
        for record in caplog.records:
            if record.name.startswith(OURS):
                secrets.check(record.getMessage(), None)
        caplog.clear()
        if rng.random() < 0.25:
            actor = rng.choice(people)
            await look(table, actor, rng)
            ears.listen(seats, actor.id)
            looked += 1
        position = moved
    for actor in people:
        await actor.slash(table.channel, "status")
        ears.listen(seats, actor.id)
    assert ears.counted > 100 and looked > 10
    assert drawn and all(seat is None for seat in drawn)


@pytest.mark.slow
async def test_the_secret_of_the_rolls_is_told_at_the_end_and_never_before(
    fair_table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game: people look at all there is and take every file; each request, file and log line is read."""
    table = fair_table
    caplog.set_level(logging.DEBUG)
    files = watch_files(monkeypatch)
    await table.start(pace="none")
    await table.choose_recruits()
    position: Any = await table.position()
    tables, rng, game = table.bot.tables, Random(3), position.game
    secret = await tables.store.proofs.secret(game.id)
    assert secret is not None
    people = [*table.people.values(), table.watcher]

    def told() -> bool:
        sent = [request.json for request in table.env.backend.http_requests]
        logged = [record.getMessage() for record in caplog.records if record.name.startswith(OURS)]
        found = any(secret in text for part in (sent, files, logged) for text in strings(part))
        assert files and sent and logged
        return found

    for number in range(10_000):
        moved = await answer_once(table, position, rng)
        if moved.over:
            break
        if number % 60 == 0:
            await announce(table, moved)
            actor = rng.choice(people)
            await look(table, actor, rng)
            for kind in ("json", "text"):
                await actor.slash(table.channel, "log", file=kind)
            assert not told()
        position = moved
    assert not told()
    await announce(table, moved)
    assert told(), "the test can see it"


def watch_files(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is in every file that is sent."""
    files: list[str] = []
    original = discord.File.__init__

    def noting(self: Any, fp: Any, *rest: Any, **more: Any) -> None:
        if hasattr(fp, "getvalue"):
            files.append(fp.getvalue().decode(errors="replace"))
        original(self, fp, *rest, **more)

    monkeypatch.setattr(discord.File, "__init__", noting)
    return files


def watch_pictures(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """Whose eyes every picture of the table was drawn with."""
    from renderers import board

    drawn: list[int | None] = []
    original = board.Board.__init__

    def noting(self: Any, view: Any, *rest: Any, **more: Any) -> None:
        drawn.append(view.seat)
        original(self, view, *rest, **more)

    monkeypatch.setattr(board.Board, "__init__", noting)
    return drawn


async def look(table: Table, actor: Any, rng: Random) -> None:
    """One of the things anybody can do without changing the game."""
    name = rng.choice(list(table.people))
    looks: list[tuple[str, dict[str, Any]]] = [
        ("status", {}),
        ("board", {}),
        ("board", {"player": name}),
        ("board", {"player": name, "post": True}),
        ("board", {"area": "euphoria"}),
        ("log", {"n": 5}),
        ("log", {"file": "json"}),
        ("log", {"file": "text"}),
        ("note show", {}),
        ("recap", {}),
        ("hand", {}),
        ("turn", {}),
        ("help", {}),
    ]
    command, options = rng.choice(looks)
    if rng.random() < 0.3:
        pressable = [part["custom_id"] for part in parts(table.front) if part.get("custom_id")]
        await actor.click(table.front, custom_id=rng.choice(pressable))
    else:
        await actor.slash(table.channel, command, **options)


async def test_a_trade_shows_its_cards_to_the_two_traders_alone(
    lay: Callable[[int], Awaitable[Table]],
) -> None:
    """Offered, looked at, accepted: the channel and the third player read how many cards, not which."""
    table = await lay(3)
    await table.start(pace="none")
    await table.choose_recruits()

    def deal(state: Game) -> None:
        state.players[0].artifacts = ["bifocals"]
        state.players[1].goods = {"gold": 1}

    game = (await set_position(table, deal)).game
    one, two, third = (table.people[seat.name] for seat in game.seats)
    await one.slash(table.channel, "trade", player=game.names[1], give="bifocals", get="1 gold")
    offer = next(message for message in reversed(table.messages) if "offers" in message.content)
    assert "1 artifact" in offer.content and "bifocals" not in offer.content
    result = await third.click(offer, custom_id=custom_id(offer, "offer"))
    assert "bifocals" not in said(result)
    result = await two.click(offer, custom_id=custom_id(offer, "offer"))
    assert "bifocals" in said(result)
    await two.click(shown(result), label="Accept")
    everything = "\n".join(message.content for message in table.messages)
    assert "traded" in everything and "bifocals" not in everything
    for actor in (third, table.watcher):
        for command in ("log", "recap", "status"):
            assert "bifocals" not in said(await actor.slash(table.channel, command))
    assert not any("bifocals" in message.content for message in table.private(third))
    assert "bifocals" in said(await two.slash(table.channel, "log"))
