"""Trade offers whose goods are spent in the meantime or whose players' data is deleted; and standing answers to
them."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.engine.state import Game
from tests.cogs.situations import bo_stands_at
from tests.databases import on_both
from tests.resilience.wire.bot_process import BotOn, BotProcess
from tests.resilience.wire.wire import Click, Fault, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, Payload, control, text_of

pytestmark = pytest.mark.slow

ADA, BO, CY = 100, 101, 102


def with_goods(state: Game) -> None:
    for player, good in zip(state.players, ("energy", "food", "water"), strict=True):
        player.goods = {good: 1}


@pytest.fixture
async def bot(bot_on: BotOn) -> AsyncIterator[BotProcess]:
    """Three players: Ada is on turn with one energy, Bo has food, Cy has water."""
    async with (
        Wire(people=3) as wire,
        bot_on(wire).with_game(at=with_goods) as bot,
    ):
        yield bot


async def offer(bot: BotProcess, player: str, get: str) -> Payload:
    """Ada offers her energy; return the public message."""
    known = len(bot.wire.channel)
    await bot.answered(await bot.wire.slash(ADA, "trade", player=player, give="energy", get=get))
    return await bot.wire.until(
        lambda: next((m for m in bot.wire.channel[known:] if control(m, "accept")), None)
    )


async def accept(bot: BotProcess, user: int, message: Payload) -> Click:
    return await bot.answered(await bot.wire.press(user, message, str(control(message, "accept"))))


def statuses(bot: BotProcess) -> list[str]:
    return [row[0] for row in bot.rows("SELECT status FROM offers ORDER BY id")]


async def test_goods_given_to_another_player_cannot_be_traded(bot: BotProcess) -> None:
    to_bo, to_cy = await offer(bot, "Bo", "food"), await offer(bot, "Cy", "water")
    await accept(bot, CY, to_cy)
    await bot.wire.until(lambda: statuses(bot) == ["open", "accepted"])
    late = await accept(bot, BO, to_bo)
    assert "no longer have everything they offered" in late.text
    await bot.wire.until(lambda: statuses(bot) == ["open", "accepted"])
    bot.kill()
    await bot.start()
    assert "no longer have" in (await accept(bot, BO, to_bo)).text
    await bot.answered(await bot.wire.press(ADA, to_bo, str(control(to_bo, "withdraw"))))
    await bot.wire.until(lambda: not to_bo["components"])


@on_both
async def test_an_offer_is_shown_once_despite_a_kill(bot: BotProcess) -> None:
    """Discord has accepted the message, but the bot could not record it."""
    wire = bot.wire
    wire.faults = [Fault("POST", rf"/channels/{CHANNEL}/messages", do="late", then=bot.kill)]
    await wire.slash(ADA, "trade", player="Bo", give="energy", get="food")
    await wire.until(lambda: not bot.alive)
    await bot.start()
    await wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'offer'"))
    [message] = [m for m in wire.channel if control(m, "accept")]
    await wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'offer_private'"))
    [private] = [m for m in wire.direct_messages(BO) if control(m, "accept")]
    await accept(bot, BO, message)
    await wire.until(lambda: not control(message, "accept") and not control(private, "accept"))
    assert all(text_of(one).endswith("The trade is done.") for one in (private, message))


@pytest.mark.parametrize("forgotten", [ADA, BO])
async def test_a_forgotten_users_offers_end(bot: BotProcess, forgotten: int) -> None:
    message = await offer(bot, "Bo", "food")
    private = await bot.wire.until(
        lambda: next((m for m in bot.wire.direct_messages(BO) if control(m, "accept")), None)
    )
    asking = await bot.answered(await bot.wire.slash(forgotten, "profile forget"))
    assert asking.panel is not None
    await bot.answered(await bot.wire.press(forgotten, asking.panel, str(control(asking.panel, "forget"))))
    await bot.wire.until(lambda: not message["components"])
    assert "withdrawn" in text_of(message)
    await bot.wire.until(lambda: statuses(bot) == ["withdrawn"])
    button = str(control(private, "accept")) if control(private, "accept") else "eb:accept:1:0:0:1"
    pressed = await bot.answered(await bot.wire.press(BO, private, button))
    assert pressed.text
    await bot.wire.until(lambda: statuses(bot) == ["withdrawn"])
    games = ("seats", "answers", "profiles")
    naming = [f"SELECT 1 FROM {table} WHERE user_id = ?" for table in games]
    await bot.wire.until(lambda: not any(bot.rows(sql, forgotten) for sql in naming))


async def test_a_standing_refusal_survives_a_restart(bot: BotProcess) -> None:
    await bot.answered(await bot.wire.slash(BO, "standing decline", player="Ada"))
    bot.kill()
    await bot.start()
    refused = await bot.answered(await bot.wire.slash(ADA, "trade", player="Bo", give="energy", get="food"))
    assert "declines every trade" in refused.text and not statuses(bot)
    await bot.answered(await bot.wire.slash(BO, "standing clear"))
    await offer(bot, "Bo", "food")
    await bot.wire.until(lambda: statuses(bot) == ["open"])


def with_amanda(state: Game) -> None:
    """Ada can bump Bo's worker; Bo could then choose its knowledge."""
    ada, bo = state.players
    ada.goods, ada.available = {"energy": 1}, [5]
    bo.recruits, bo.goods = ["amanda"], {"bliss": 1}
    bo_stands_at(state, "euphorian_tunnel")


@pytest.mark.parametrize("stands", [True, False])
async def test_a_recruits_standing_answer_survives_a_restart(bot_on: BotOn, stands: bool) -> None:
    """With a standing answer, the game does not wait for Bo."""
    async with Wire() as wire, bot_on(wire).with_game(at=with_amanda) as bot:
        if stands:
            set_ = await bot.answered(await wire.slash(BO, "standing answer", question="amanda", answer="no"))
            assert "Amanda the Broker: always" in set_.text
        bot.kill()
        await bot.start()
        placed = await bot.answered(await wire.slash(ADA, "place", worker=5, space="euphorian_tunnel"))
        given = "SELECT 1 FROM answers WHERE seat = 1 AND key = 'amanda' AND source = 'auto'"
        if stands:
            await wire.until(lambda: bot.rows(given))
        else:
            assert "The game is waiting for Bo" in placed.text and not bot.rows(given)
