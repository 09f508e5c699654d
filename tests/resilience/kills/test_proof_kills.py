"""The secret of a game's rolls survives kills: stored before its commitment is shown, unchanged, revealed once at the
end."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.fair import derivation
from bot.fair.verify import RollCheck, verify
from bot.games import Games
from bot.store import Store
from tests.databases import on_both
from tests.resilience.wire.bot_process import BotOn, BotProcess
from tests.resilience.wire.wire import Fault, Wire, joined
from tests.resilience.wire.wire_shapes import CHANNEL, Payload, control, text_of

pytestmark = pytest.mark.slow

ADA, BO = 100, 101
FILL = r"/webhooks/\d+/\w+"
HEX = re.compile(r"`([0-9a-f]{64})`")


def kept(bot: BotProcess) -> str:
    [(secret,)] = bot.rows("SELECT secret FROM secrets")
    return str(secret)


def shown(message: Payload) -> list[str]:
    return HEX.findall(text_of(message))


def fairness(wire: Wire) -> list[Payload]:
    """Messages with the fingerprints of a secret, which are never edited."""
    return [m for m in wire.channel if text_of(m).startswith("🔒 **") and not m.get("edited_timestamp")]


async def checked(bot: BotProcess) -> RollCheck:
    """The game's file, read while the bot runs."""
    async with Store.snapshot(bot.path) as store:
        games = Games(store)
        [(game,)] = bot.rows("SELECT id FROM games")
        if (await games.game(game)).open:
            await games.lifecycle.end(game, "table")
        return verify(json.loads(json.dumps(await games.files.of(game))))


@on_both
async def test_the_secret_is_stored_before_its_hash_is_shown(bot_on: BotOn) -> None:
    """Killed when the lobby's message is about to be sent: the commitment shown later matches the stored secret."""
    async with Wire() as wire, bot_on(wire) as bot:
        wire.faults = [Fault("POST", FILL, do="drop", then=bot.kill)]
        await wire.slash(ADA, "game new")
        await wire.until(lambda: not bot.alive)
        secret = kept(bot)
        await bot.start()
        lobby = await bot.open_lobby()
        assert kept(bot) == secret
        asked = await bot.answered(await wire.press(ADA, lobby, str(control(lobby, "fair"))))
        assert set(HEX.findall(asked.text)) == {derivation.commitment(secret)}


async def test_kills_before_and_after_the_start_change_no_roll(bot_on: BotOn) -> None:
    async with Wire() as wire, bot_on(wire) as bot:
        lobby = await bot.open_lobby()
        secret = kept(bot)
        await wire.press(BO, lobby, str(control(lobby, "join")))
        await joined(wire, lobby, BO)
        await bot.answered(await wire.slash(BO, "game word", word="rosebud"))
        bot.kill()
        await bot.start()
        # Killed as the message with both fingerprints is about to be sent: it is sent after the start, once.
        wire.faults = [Fault("POST", rf"/channels/{CHANNEL}/messages", do="drop", then=bot.kill)]
        await wire.press(ADA, lobby, str(control(lobby, "start")))
        await wire.until(lambda: not bot.alive)
        await bot.start()
        await wire.until(lambda: wire.table_message)
        [own] = await wire.until(lambda: fairness(wire))
        assert shown(own)[0] == derivation.commitment(secret)
        for user in (ADA, BO):
            bot.kill()
            await bot.start()
            await bot.answer_first(user)
        verdict = await checked(bot)
        assert verdict.right and verdict.draws >= 5, verdict
        assert [verdict.commitment, verdict.seed] == shown(own) and fairness(wire) == [own]
        mixed = [entry for (entry,) in bot.rows("SELECT entry FROM mixed ORDER BY number")]
        assert [entry.partition(":")[0] for entry in mixed] == ["join", "start", "word"]
        assert kept(bot) == secret and secret not in everything(wire) and secret not in bot.log


@on_both
async def test_the_secret_is_revealed_after_a_kill(bot_on: BotOn) -> None:
    """The end of the game is stored, and the process is killed when it is about to announce it."""
    async with Wire() as wire, bot_on(wire) as bot:
        await bot.begin()
        secret = kept(bot)
        await bot.answered(await wire.slash(ADA, "game vote", what="end"))
        vote = await wire.until(lambda: next((m for m in wire.channel if control(m, "vote")), None))
        await wire.until(lambda: bot.rows("SELECT 1 FROM messages WHERE kind = 'vote'"))
        edits = rf"/channels/{CHANNEL}/messages/{vote['id']}"
        wire.faults = [Fault("PATCH", edits, do="drop", then=bot.kill)]
        await wire.press(BO, vote, str(control(vote, "vote")))
        await wire.until(lambda: not bot.alive)
        await wire.until(lambda: bot.rows("SELECT status FROM games") == [("ended",)])
        assert secret not in everything(wire)
        await bot.start()
        told = await wire.until(lambda: next((m for m in wire.channel if secret in text_of(m)), None))
        click = await bot.answered(await wire.press(BO, told, str(control(told, "proof"))))
        assert "Everything checks out" in click.text
        verdict = await checked(bot)
        assert verdict.right and shown(told) == [secret]


def everything(wire: Wire) -> str:
    """All messages, including private ones."""
    messages: list[Any] = list(wire.messages.values())
    return json.dumps(messages)
