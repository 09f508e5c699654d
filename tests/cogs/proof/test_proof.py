"""Verifiable rolls on the simulated Discord: the commitment, the players' words, the secret, and *Check the rolls*."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from bot.fair import derivation
from bot.fair.verify import verify
from cogs.kit.controls import Key, button, rows
from tests.cogs.fast_forward import finish, play_on
from tests.cogs.table import Table, parts, said, shown, verbs

pytestmark = pytest.mark.slow

HEX = re.compile(r"`([0-9a-f]{64})`")


async def secret_of(table: Table) -> str:
    secret = await table.bot.store.proofs.secret((await table.position()).game.id)
    assert secret is not None
    return secret


def told(table: Table) -> Any:
    """The message with the secret and the button for checking."""
    return next(m for m in reversed(table.messages) if "proof" in verbs(m))


async def attached(result: Any) -> dict[str, Any]:
    file = shown(result).attachments[0]
    assert file.filename.endswith(".json")
    content: dict[str, Any] = json.loads(await file.read())
    return content


async def test_from_the_commitment_to_the_check(fair_table: Table) -> None:
    table = fair_table
    ada, bo = table.people.values()
    lobby = await table.open_lobby()
    [promised] = HEX.findall(table.messages[0].content)
    text = said(await bo.slash(table.channel, "game word", word="rosebud"))
    assert derivation.digest("rosebud") in text
    assert "rosebud" not in "\n".join(m.content for m in table.messages)
    stranger = await table.watcher.slash(table.channel, "game word", word="x")
    assert "seat" in said(stranger) and stranger.ephemeral
    await ada.click(lobby, label="Start")
    still, mixed = HEX.findall(table.messages[0].content)
    assert still == promised
    secret = await secret_of(table)
    assert derivation.commitment(secret) == promised
    assert "closed" in said(await ada.slash(table.channel, "game word", word="late"))
    await table.choose_recruits()
    moved = await finish(table)
    assert moved.game.seed == mixed
    end = told(table)
    assert HEX.findall(end.content)[:3] == [secret, promised, mixed]
    for actor in (ada, table.watcher):
        result = await actor.click(end, label="Check the rolls")
        assert "Everything fits" in said(result) and result.ephemeral
        file = await attached(result)
        assert verify(file).right
        assert f"word:{derivation.digest('rosebud')}" in file["proof"]["mixed"]
        assert all(value in said(result) for value in HEX.findall(end.content)[1:])


async def test_the_check_works_after_a_restart_and_finds_changes(fair_table: Table) -> None:
    table = fair_table
    await table.start()
    await table.choose_recruits()
    await play_on(table, turns=4)
    game = (await table.position()).game.id
    to, *_ = (await table.bot.tables.play.turn_starts(game))[2]
    await table.bot.tables.play.rewind(game, to)
    await table.restart()
    await finish(table)
    await table.restart()
    ada, end = table.people["Ada"], told(table)
    result = await ada.click(end, label="Check the rolls")
    assert "Everything fits" in said(result) and "taken back once" in said(result)
    write = table.bot.store.database.write
    await write("UPDATE seats SET won = NOT won")
    assert "does not end in this way" in said(await ada.click(end, label="Check the rolls"))
    await write("UPDATE seats SET won = NOT won")
    await write("UPDATE answers SET answer = '[\"nobody\"]' WHERE seq = 3")
    text = said(await ada.click(end, label="Check the rolls"))
    assert "It does not fit" in text and "Answer 3" in text
    await write("UPDATE secrets SET secret = 'another'")
    text = said(await ada.click(end, label="Check the rolls"))
    assert "not the one whose fingerprint was shown" in text and "more." in text


async def test_a_game_that_is_ended_early_reveals_its_secret(fair_table: Table) -> None:
    table = fair_table
    await table.start()
    await table.choose_recruits()
    secret = await secret_of(table)
    ada, bo = table.people.values()
    await ada.slash(table.channel, "game vote", what="end")
    vote = next(m for m in reversed(table.messages) if "vote" in verbs(m))
    assert secret not in "\n".join(m.content for m in table.messages)
    await bo.click(vote, custom_id=next(i for i in ids(vote) if i.endswith(":yes")))
    end = told(table)
    assert "abandoned" in end.content and secret in end.content
    assert "Everything fits" in said(await bo.click(end, label="Check the rolls"))


def ids(message: Any) -> list[str]:
    return [part["custom_id"] for part in parts(message) if part.get("custom_id")]


async def test_before_the_end_nothing_can_be_checked(fair_table: Table) -> None:
    """A forged button does not reveal the secret."""
    table = fair_table
    await table.start()
    game = (await table.position()).game.id
    message = await forged(table, rows(button(Key("proof", game), "Check")))
    result = await table.people["Ada"].click(message, label="Check")
    assert "told when the game is over" in said(result) and await secret_of(table) not in said(result)


async def forged(table: Table, view: Any) -> Any:
    channel = table.bot.get_channel(table.channel.id)
    message = await channel.send("here", view=view)  # type: ignore[union-attr]
    return next(m for m in table.messages if m.id == message.id)


async def test_older_games_say_that_they_cannot_be_checked(table: Table) -> None:
    await table.open_lobby()
    assert not HEX.findall(table.messages[0].content)
    result = await table.people["Ada"].slash(table.channel, "game word", word="rosebud")
    assert "cannot be checked" in said(result)
    await table.people["Ada"].click(table.messages[0], label="Start")
    game = (await table.position()).game.id
    message = await forged(table, rows(button(Key("proof", game), "Check")))
    assert "cannot be checked" in said(await table.people["Ada"].click(message, label="Check"))


async def test_an_undo_vote_says_that_rolls_will_differ(fair_table: Table) -> None:
    table = fair_table
    await table.start()
    await table.choose_recruits()
    await play_on(table, turns=3)
    ada, bo = table.people.values()
    starts = await table.bot.tables.play.turn_starts((await table.position()).game.id)
    await ada.slash(table.channel, "game undo-vote", turn=starts[1][1])
    vote = next(m for m in reversed(table.messages) if "vote" in verbs(m))
    await bo.click(vote, custom_id=next(i for i in ids(vote) if i.endswith(":yes")))
    assert any("for the first time; from here dice and cards fall anew" in m.content for m in table.messages)


async def test_the_rules_say_what_is_proved_and_what_is_not(table: Table) -> None:
    text = said(await table.watcher.slash(table.channel, "rules", topic="fair"))
    assert "nothing was changed afterwards" in text and "looked ahead" in text
