"""Taking over a seat: the database, not the pressed button, decides who may take which seat and until when."""

from __future__ import annotations

from collections.abc import AsyncIterator
from copy import deepcopy

import pytest

from tests.databases import on_both
from tests.resilience.wire.bot_process import BotOn, BotProcess, managed_game
from tests.resilience.wire.wire import Fault
from tests.resilience.wire.wire_shapes import Payload, control, text_of

pytestmark = pytest.mark.slow

ADA, BO = 100, 101
MANAGER, STRANGER = 200, 201


@pytest.fixture
async def bot(bot_on: BotOn) -> AsyncIterator[BotProcess]:
    async with managed_game(bot_on, 2, MANAGER) as bot:
        yield bot


async def free_seat(bot: BotProcess) -> tuple[Payload, Payload]:
    """The manager offers Bo's seat; return the message, and its outdated version on a screen that is not refreshed."""
    offered = {"what": "replace", "player": "Bo", "without_vote": True}
    await bot.answered(await bot.wire.slash(MANAGER, "game vote", **offered))
    message = await bot.wire.until(lambda: next((m for m in bot.wire.channel if control(m, "seat")), None))
    # Until it is recorded as done, a start after a kill offers the seat again.
    await bot.wire.until(lambda: bot.rows("SELECT 1 FROM votes WHERE done"))
    return message, deepcopy(message)


async def press_in_vain(bot: BotProcess, on_screen: Payload) -> None:
    """The stranger presses the outdated button, and gets neither the seat nor its cards."""
    click = await bot.answered(await bot.wire.press(STRANGER, on_screen, str(control(on_screen, "seat"))))
    assert "no longer free" in click.text
    await bot.wire.until(lambda: holders(bot) == [ADA, BO])
    assert not bot.wire.direct_messages(STRANGER)


def holders(bot: BotProcess) -> list[int]:
    return [row[0] for row in bot.rows("SELECT user_id FROM seats ORDER BY seat")]


async def test_another_person_may_take_a_seat_whose_owner_stays_away(bot: BotProcess) -> None:
    message, on_screen = await free_seat(bot)
    await bot.wire.press(STRANGER, message, str(control(on_screen, "seat")))
    await bot.wire.until(lambda: bot.wire.direct_messages(STRANGER) and holders(bot) == [ADA, STRANGER])


@on_both
@pytest.mark.parametrize(
    "path", [r"/webhooks/\d+/\w+/messages/@original", rf"/channels/{STRANGER * 10}/messages"]
)
async def test_a_new_player_gets_cards_and_question_despite_a_kill(bot: BotProcess, path: str) -> None:
    """Killed after the seat was taken, when the message or the cards were about to be sent."""
    wire = bot.wire
    message, on_screen = await free_seat(bot)
    method = "PATCH" if path.endswith("original") else "POST"
    taken = [ADA, STRANGER]
    wire.faults = [Fault(method, path, do="drop", then=bot.kill, when=lambda: holders(bot) == taken)]
    await wire.press(STRANGER, message, str(control(on_screen, "seat")))
    await wire.until(lambda: not bot.alive)
    wire.faults = []
    await bot.start()
    await wire.until(lambda: any("What you have" in text_of(m) for m in wire.direct_messages(STRANGER)))
    await wire.until(lambda: f"<@{STRANGER}> has taken over a seat" in text_of(message))
    assert not control(message, "seat") and "no longer free" not in text_of(message)
    table_message = await wire.until(lambda: wire.table_message)
    await wire.until(lambda: STRANGER in (wire.table_message or table_message)["pinged"])
    await wire.until(lambda: not bot.rows("SELECT 1 FROM messages WHERE kind = 'free'"))
    assert "Traceback" not in bot.log


async def test_nobody_may_take_the_seat_of_a_player_who_plays(bot: BotProcess) -> None:
    message, on_screen = await free_seat(bot)
    await bot.answer_first(BO)
    await bot.wire.until(lambda: not control(message, "seat"))
    await press_in_vain(bot, on_screen)


async def test_nobody_may_take_the_seat_after_a_restart_either(bot: BotProcess) -> None:
    message, on_screen = await free_seat(bot)
    bot.kill()
    await bot.start()
    await bot.answered(await bot.wire.slash(BO, "hand"))
    await bot.wire.until(lambda: not control(message, "seat"))
    await press_in_vain(bot, on_screen)


async def test_the_time_to_take_a_seat_ends_while_the_bot_is_down(bot: BotProcess) -> None:
    message, on_screen = await free_seat(bot)
    bot.kill()
    bot.write("UPDATE free_seats SET until = 1")
    await bot.start()
    await bot.wire.until(lambda: not control(message, "seat"))
    await press_in_vain(bot, on_screen)


async def test_a_seat_is_taken_in_its_channel_only(bot: BotProcess) -> None:
    message, on_screen = await free_seat(bot)
    button = str(control(on_screen, "seat"))
    click = await bot.answered(await bot.wire.press(STRANGER, message, button, elsewhere=True))
    assert "That belongs to the game in" in click.text
    await bot.wire.until(lambda: holders(bot) == [ADA, BO])
    assert not bot.wire.direct_messages(STRANGER)
