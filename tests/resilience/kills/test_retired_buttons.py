"""Old messages lose their buttons even after a kill, a failed edit or an outage."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.games import Games, Position
from bot.hosting.app import Euphoria
from bot.hosting.settings import Settings
from bot.store import Store
from tests.databases import Place, on_both
from tests.resilience.kills.player import Player
from tests.resilience.wire.bot_process import BotProcess, Killed
from tests.resilience.wire.wire import Fault, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, control, text_of
from tests.resilience.wire.wired_table import Wired
from tests.waiting import HANG, until

pytestmark = pytest.mark.slow

POST = rf"/channels/{CHANNEL}/messages"
EDIT = rf"{POST}/\d+"


def with_turn_button(wire: Wire) -> list[int]:
    """The public messages with a button that opens the panel."""
    return [int(message["id"]) for message in wire.channel if control(message, "turn")]


async def start_again(wired: Wired) -> None:
    await wired.stop()
    wired.bot = Euphoria(Settings(_env_file=None), wired.path, random=Random(2), pause=0.0)
    await wired.start()


async def test_a_kill_between_the_new_message_and_retiring_the_old(tmp_path: Path) -> None:
    async with Wire() as wire:
        player = Player(wire, tmp_path / "games.sqlite3", 7)
        await player.start()
        await player.begin()
        await player.caught_up()
        for _ in range(3):
            wire.faults = [Fault("PATCH", EDIT, do="drop", then=player.kill)]
            await play_until_dead(player)
            wire.faults = []
            await player.start()
            await player.caught_up()
        await wire.until(lambda: len(with_turn_button(wire)) == 1)
        player.kill()


async def play_until_dead(player: Player) -> None:
    try:
        for _ in range(50):
            await player.move()
    except Killed:
        return
    await player.wire.until(lambda: not player.alive)


async def test_an_edit_that_failed_is_made_after_the_outage(
    wired: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.outage.SHORTEST_WAIT", 7200.0)
    monkeypatch.setattr("bot.hosting.outage.LONGEST_WAIT", 7200.0)
    monkeypatch.setattr("bot.hosting.retries.DEAF", 0.1)
    wired.wire.faults = [Fault("PATCH", EDIT, 503, times=None)]
    for space in ("generator", "aquifer"):
        await wired.answered(await wired.place(space))
        await wired.shown()
    assert len(with_turn_button(wired.wire)) > 1
    wired.wire.faults = []
    async with asyncio.timeout(HANG):
        while len(with_turn_button(wired.wire)) > 1:
            # Any answer shows that Discord works again, unless it comes before the last failure.
            await wired.bot.fetch_user(100)
            await asyncio.sleep(0.1)
    await wired.wire.until(lambda: not wired.bot.unretired.waits(1))


async def test_an_edit_that_failed_is_made_after_a_start(wired: Wired) -> None:
    wired.wire.faults = [Fault("PATCH", EDIT, 503, times=None)]
    await wired.answered(await wired.place("generator"))
    await wired.shown()
    assert len(with_turn_button(wired.wire)) == 2
    await wired.stop()
    wired.wire.faults = []
    wired.bot = Euphoria(Settings(_env_file=None), wired.path, random=Random(2), pause=0.0)
    await wired.start()
    await wired.wire.until(lambda: len(with_turn_button(wired.wire)) == 1)


@pytest.mark.parametrize("status, code", [(404, 10008), (404, 10003), (403, 50001), (403, 50013)])
async def test_messages_that_cannot_be_edited_are_given_up(wired: Wired, status: int, code: int) -> None:
    async def none_to_retire() -> bool:
        return not await wired.bot.store.messages.stale_of(1)

    wired.wire.faults = [Fault("PATCH", EDIT, status, code, times=None)]
    await wired.answered(await wired.place("generator"))
    await wired.shown()
    await wired.wire.until(lambda: wired.wire.faults[0].met == 1)
    await until(none_to_retire)
    await start_again(wired)
    await wired.shown()
    await until(none_to_retire)


@on_both
async def test_a_message_that_was_posted_but_not_recorded_is_retired(games_at: Place, tmp_path: Path) -> None:
    """Killed after Discord accepted the message; the game goes on before the next process catches up."""
    async with Wire() as wire:
        bot = Player(wire, games_at, 7, tmp_path / "bot.log")
        await bot.start()
        await bot.begin()
        await bot.caught_up()
        wire.faults = [Fault("POST", POST, do="late", then=bot.kill)]
        await play_until_dead(bot)
        wire.faults = [Fault("POST", POST, 503, times=2)]
        unnoted = with_turn_button(wire)[-1]
        await go_on_unseen(bot)
        await bot.start()
        await bot.caught_up()
        await wire.until(lambda: len(with_turn_button(wire)) == 1)
        assert with_turn_button(wire) != [unnoted]
        assert text_of(wire.messages[unnoted]) == "-# Moved to the next message."
        bot.kill()


async def go_on_unseen(process: BotProcess) -> None:
    """The asked player answers, without Discord."""
    store = await Store.open(process.path)
    games = Games(store, random=Random(3))
    position: Position = await games.position(1)
    turn = position.turn
    while position.turn == turn:
        prompt = position.prompts[0]
        user = position.game.seats[prompt.seat].user_id
        several = [option.id for option in prompt.options[: prompt.least]]
        answer = several if prompt.several else prompt.options[0].id
        position = await games.play.answer(1, prompt.seat, [answer], user_id=user)
    await store.close()
