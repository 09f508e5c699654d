"""Players who leave the server or are banned: they are reported once, get no messages, and the game goes on."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.databases import on_both
from tests.resilience.wire.bot_process import BotOn
from tests.resilience.wire.wire import Fault, Wire
from tests.resilience.wire.wire_shapes import CHANNEL, GUILD, Payload, control, parts, text_of

pytestmark = pytest.mark.slow

ADA, BO = 100, 101
NO_SHARED_SERVER = 50278


def departure_messages(wire: Wire) -> list[Payload]:
    return [m for m in wire.channel if "**Bo** has left this server" in text_of(m)]


@pytest.mark.parametrize("banned", [False, True])
async def test_a_departure_is_announced_once(bot_on: BotOn, banned: bool):
    """A banned user no longer shares a server with the bot, so direct messages fail."""
    async with Wire() as wire, bot_on(wire).with_game() as bot:
        wire.faults.append(Fault("GET", rf"/guilds/{GUILD}/members/{BO}", 404, 10007, times=None))
        if banned:
            private = rf"/channels/{BO * 10}/messages"
            wire.faults.append(Fault("POST", private, 403, NO_SHARED_SERVER, times=None))
        await bot.advance(hours=13)
        await wire.until(lambda: departure_messages(wire))
        assert not any("You were asked" in text_of(m) for m in wire.direct_messages(BO))
        bot.kill()
        await bot.start()
        await bot.advance(days=3)
        assert len(departure_messages(wire)) == 1, (
            "the departure must be announced once, even after a restart"
        )
        assert not any(BO in m["pinged"] for m in wire.channel if m["id"] > departure_messages(wire)[0]["id"])
        [message] = departure_messages(wire)
        keep = next(p["custom_id"] for p in parts(message) if "keep" in p["custom_id"])
        await bot.answered(await wire.press(ADA, message, keep))
        await wire.until(lambda: bot.rows("SELECT kept FROM seats WHERE user_id = ?", BO) == [(1,)])
        await bot.answer_first(ADA)
        await wire.until(lambda: bot.rows("SELECT count(*) FROM answers WHERE seat = 1")[0][0])
        assert "Traceback" not in bot.log


def welcomes(wire: Wire) -> list[Payload]:
    return [m for m in wire.channel if "is back and plays again" in text_of(m)]


@pytest.mark.parametrize("do", ["drop", "late"])
async def test_a_players_return_is_announced_once_despite_a_kill(bot_on: BotOn, do: Literal["drop", "late"]):
    """Killed before Discord has accepted the message, or right after, before the bot could record it."""
    async with Wire() as wire, bot_on(wire).with_game() as bot:
        await bot.answered(await wire.slash(BO, "game leave", how="back"))
        await wire.until(lambda: bot.rows("SELECT count(*) FROM answers WHERE seat = 1")[0][0])
        await wire.until(lambda: not bot.rows("SELECT * FROM votes WHERE NOT done"))
        fault = Fault("POST", rf"/channels/{CHANNEL}/messages", do=do, then=bot.kill)
        wire.faults.append(fault)
        await wire.slash(BO, "hand")
        await wire.until(lambda: not bot.alive)
        wire.faults.remove(fault)
        # Bo must have the seat back.
        await wire.until(lambda: bot.rows("SELECT kept FROM seats WHERE user_id = ?", BO) == [(0,)])
        assert len(welcomes(wire)) == (do == "late")
        await bot.start()
        await wire.until(lambda: not bot.rows("SELECT * FROM votes WHERE NOT done"))
        assert len(welcomes(wire)) == 1
        await bot.advance(minutes=5)
        bot.kill()
        await bot.start()
        await bot.advance(minutes=5)
        assert len(welcomes(wire)) == 1, "the return must be announced once"
        assert "Traceback" not in bot.log


@on_both
@pytest.mark.parametrize("do", ["drop", "late"])
async def test_forgetting_a_player_is_announced_once_despite_a_kill(
    bot_on: BotOn, do: Literal["drop", "late"]
):
    async with Wire(people=3) as wire, bot_on(wire).with_game() as bot:
        asking = (await bot.answered(await wire.slash(BO, "profile forget"))).panel
        assert asking is not None
        wire.faults = [Fault("POST", rf"/channels/{CHANNEL}/messages", do=do, then=bot.kill)]
        await wire.press(BO, asking, str(control(asking, "forget")))
        await wire.until(lambda: not bot.alive)
        await wire.until(lambda: not bot.rows("SELECT 1 FROM seats WHERE user_id = ?", BO))
        await bot.start()
        await wire.until(lambda: not bot.rows("SELECT 1 FROM votes WHERE NOT done"))
        await wire.until(lambda: bot.rows("SELECT count(*) FROM answers WHERE seat = 1")[0][0])
        assert len([m for m in wire.channel if "asked to be forgotten" in text_of(m)]) == 1
        assert "Traceback" not in bot.log
