"""Nothing leaks on the simulated Discord: everything the bot sends is intercepted and compared with what each person
may know."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot.engine.state import Game
from bot.language.words import LANGUAGES
from tests.cogs.fast_forward import announce, answer_once, set_position
from tests.cogs.table import Table, custom_id, parts, press, said, shown
from tests.resilience.leaks.secrets import Secrets, strings

pytestmark = pytest.mark.slow

OURS = ("bot", "cogs", "renderers")


@pytest.fixture
async def lay(tmp_path: Path, long_waits: None) -> AsyncIterator[Callable[[int], Awaitable[Table]]]:
    """Creates tables for any number of players, and always clears them."""
    games: list[Table] = []

    async def laid(players: int) -> Table:
        games.append(await Table.create(tmp_path / "games.sqlite3", players))
        return games[-1]

    yield laid
    for table in games:
        await table.clear()


class Ears:
    """Intercepts every request of the bot, and knows who would read it."""

    def __init__(self, table: Table, secrets: Secrets) -> None:
        self.table = table
        self.secrets = secrets
        self.heard = len(table.env.backend.http_requests)
        self.counted = 0
        self.dms = {actor.user.dm_channel.id: actor for actor in (*table.people.values(), table.watcher)}

    def listen(self, seats: dict[int, int], actor_id: int | None = None) -> None:
        """Check what was sent since the last call. `actor_id` is the user who has just pressed or typed something."""
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
        """Whether it is private: ephemeral, an edit of an ephemeral message, a completion, or an acknowledgement."""
        inner = payload.get("data", payload)
        kind = payload.get("type")
        if kind in (6, 7, 8, 9) or "/messages/" in path:
            return True
        return bool((inner or {}).get("flags", 0) & 64)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (4, 2)])
async def test_nothing_the_bot_sends_reveals_a_hidden_card(
    players: int,
    seed: int,
    lay: Callable[[int], Awaitable[Table]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A whole game with all announcements. People look at everything they can and press buttons of others, each in
    their own language, and the language of the channel keeps changing."""
    caplog.set_level(logging.INFO)
    drawn = watch_pictures(monkeypatch)
    table = await lay(players)
    await table.start(pace="none")
    games, rng = table.bot.games, Random(seed)
    position = await table.position()
    seats = {table.people[seat.name].id: seat.seat for seat in position.game.seats}
    people = [*table.people.values(), table.watcher]
    for language, actor in zip(cycle(LANGUAGES), reversed(people), strict=False):
        await games.profiles.change(actor.id, language=language)
    secrets = Secrets(players)
    secrets.happened(
        [fact for row in await games.log.rows(position.game.id) for fact in row.facts],
        games.loaded._loaded[position.game.id].match.copy_state(),
        position.prompts,
    )
    ears = Ears(table, secrets)
    ears.heard = 0
    ears.listen(seats)
    looked = answered = 0
    spoken = cycle(LANGUAGES)
    while not position.over:
        if answered % 25 == 0:
            await games.lifecycle.set_language(position.game.id, next(spoken))
        answered += 1
        moved = await answer_once(table, position, rng)
        state = games.loaded._loaded[moved.game.id].match.copy_state()
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


async def test_the_secret_of_the_rolls_is_only_revealed_at_the_end(
    fair_table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A whole game: people view everything and download every file; each request, file and log line is checked."""
    table = fair_table
    caplog.set_level(logging.DEBUG)
    files = watch_files(monkeypatch)
    await table.start(pace="none")
    await table.choose_recruits()
    position: Any = await table.position()
    games, rng, game = table.bot.games, Random(3), position.game
    secret = await games.store.proofs.secret(game.id)
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
    assert told(), "the check must find the secret once it is revealed"


def watch_files(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Records the content of every file that is sent."""
    files: list[str] = []
    original = discord.File.__init__

    def noting(self: Any, fp: Any, *rest: Any, **more: Any) -> None:
        if hasattr(fp, "getvalue"):
            files.append(fp.getvalue().decode(errors="replace"))
        original(self, fp, *rest, **more)

    monkeypatch.setattr(discord.File, "__init__", noting)
    return files


def watch_pictures(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """Records whose view each picture of the table was drawn from. The drawing itself is skipped: a picture contains
    nothing but its view."""
    from renderers import board

    drawn: list[int | None] = []
    original = board.Board.__init__

    def noting(self: Any, view: Any, *rest: Any, **more: Any) -> None:
        drawn.append(view.seat)
        original(self, view, *rest, **more)

    monkeypatch.setattr(board.Board, "__init__", noting)
    monkeypatch.setattr(board.Board, "draw", lambda self: None)
    return drawn


async def look(table: Table, actor: Any, rng: Random) -> None:
    """A random action that does not change the game."""
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
        part = rng.choice([part for part in parts(table.newest) if part.get("custom_id")])
        value = rng.choice(part["options"])["value"] if part.get("options") else ""
        await press(actor, table.newest, (part["custom_id"], value))
    else:
        await actor.slash(table.channel, command, **options)


async def test_a_trade_shows_its_cards_only_to_the_two_traders(
    lay: Callable[[int], Awaitable[Table]],
) -> None:
    """A trade is offered, viewed and accepted: the channel and the third player learn how many cards, not which."""
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
