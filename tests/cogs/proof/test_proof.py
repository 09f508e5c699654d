"""Verifiable rolls on the simulated Discord: the commitment, the players' words, the secret, and *Check the rolls*."""

from __future__ import annotations

import asyncio
import json
import re
import threading
import time
from typing import Any

import pytest

from bot.fair import derivation
from bot.fair.verify import verify
from bot.games.epochs import renew_all
from bot.language.words import words
from bot.wording.roll_checks import roll_check_lines
from cogs.kit.controls import Key, button, rows
from cogs.proof import checks
from tests.cogs.fast_forward import finish, play_on
from tests.cogs.table import Table, filled, parts, said, shown, verbs
from tests.engine.playing import Table as EngineTable
from tests.fair.games import Played

pytestmark = pytest.mark.slow

HEX = re.compile(r"`([0-9a-f]{64})`")
DIGITS = re.compile(r"🔒 log `([0-9a-f]{8})`")


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


def own_message(table: Table, sign: str = "🔒 **") -> Any:
    """The message about the secret, which is never edited."""
    [found] = [m for m in table.messages if m.content.startswith(sign)]
    return found


def fair_button(lobby: Any) -> str:
    return next(i for i in ids(lobby) if ":fair:" in i)


async def submit(actor: Any, form: Any, **given: Any) -> Any:
    return await actor.submit_modal(form, filled(form, **given))


def log_digits(table: Table) -> list[str]:
    return [digits for message in table.messages for digits in DIGITS.findall(message.content)]


async def test_from_the_commitment_to_the_check(fair_table: Table) -> None:
    table = fair_table
    ada, bo = table.people.values()
    lobby = await table.open_lobby()
    assert not HEX.findall(table.messages[0].content), "64 digits are shown to who asks for them"
    shown_to_bo = await bo.click(lobby, custom_id=fair_button(lobby))
    [promised] = HEX.findall(said(shown_to_bo))
    assert shown_to_bo.ephemeral and "You don't need to do anything" in said(shown_to_bo)
    text = said(await bo.slash(table.channel, "game word", word="rosebud"))
    assert derivation.digest("rosebud") in text
    assert "rosebud" not in "\n".join(m.content for m in table.messages)
    stranger = await table.watcher.slash(table.channel, "game word", word="x")
    assert "seat" in said(stranger) and stranger.ephemeral
    await ada.click(lobby, label="Start")
    assert not HEX.findall(table.messages[0].content)
    own = own_message(table)
    still, mixed = HEX.findall(own.content)
    assert still == promised
    assert table.messages.index(own) < len(table.messages) - 1, "the question comes last"
    secret = await secret_of(table)
    assert derivation.commitment(secret) == promised
    assert "closed" in said(await ada.slash(table.channel, "game word", word="late"))
    await table.choose_recruits()
    moved = await finish(table)
    assert moved.game.seed == mixed
    end = told(table)
    assert HEX.findall(end.content) == [secret]
    files = []
    for actor in (ada, table.watcher):
        result = await actor.click(end, label="Check the rolls")
        assert "Everything checks out" in said(result) and result.ephemeral
        assert "No player revealed a sealed word" in said(result)
        file = await attached(result)
        files.append(file)
        assert verify(file).right
        assert file["proof"]["mixed"][-1] == f"word:{derivation.digest('rosebud')}"
        assert all(value in said(result) for value in (promised, mixed))
    seen = log_digits(table)
    assert len(seen) >= 3 and set(seen) <= {row["log"] for row in [*file["answers"], *file["undone"]]}
    assert moved.digits == seen[-1] and seen[-1] in said(result)
    assert own_message(table).content == own.content


async def test_the_verdict_is_computed_once(fair_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three people press at the same time, and again: it is computed off the event loop, one at a time, and kept."""
    table = fair_table
    await table.start()
    await table.choose_recruits()
    await table.bot.games.lifecycle.end((await table.position()).game.id, "table")
    file = await table.bot.games.files.of((await table.position()).game.id)
    computing: list[str] = []
    most = 0

    def slow(file: Any) -> Any:
        nonlocal most
        computing.append(file["digest"])
        most = max(most, len(computing) - len(done))
        time.sleep(0.05)
        done.append(file["digest"])
        assert threading.current_thread() is not threading.main_thread()
        return verify(file)

    done: list[str] = []
    monkeypatch.setattr(checks, "verify", slow)
    kept = checks.Checks()
    other = file | {"digest": "another"}
    found = await asyncio.gather(*(kept.of(one) for one in (file, other, file, file, other)))
    assert found[0] is found[2] is found[3] and found[1] is found[4]
    assert await kept.of(file) is found[0]
    assert sorted(computing) == sorted([file["digest"], "another"]) and most == 1


async def test_a_sealed_word_is_revealed_after_start(fair_table: Table) -> None:
    table = fair_table
    ada, bo = table.people.values()
    lobby = await table.open_lobby()
    word = "several words no one would guess"
    panel = await bo.click(lobby, custom_id=fair_button(lobby))
    form = await bo.click(shown(panel), label="Give a word")
    text = said(await submit(bo, form, word=derivation.digest(word)))
    assert "sealed" in text and derivation.digest(word) in text
    assert "Bo gave a sealed word" in said(await ada.click(lobby, custom_id=fair_button(lobby)))
    await ada.click(lobby, label="Start")
    asking = own_message(table, "**Start was pressed**")
    assert derivation.digest(word) in asking.content
    assert (await table.bot.games.records.open_in(table.channel.id)).status == "lobby"  # type: ignore[union-attr]
    assert "as soon as the sealed words are revealed" in table.messages[0].content
    for actor in (bo, ada):
        await actor.click(lobby, label="Start")
    refused = await submit(bo, await bo.click(asking, label="Reveal my word"), word="another")
    assert "isn't the word you sealed" in said(refused)
    assert "host" in said(await bo.click(asking, label="Start without the others"))
    done = await submit(bo, await bo.click(asking, label="Reveal my word"), word=word)
    assert "mixed in" in said(done)
    own = own_message(table)
    assert HEX.findall(own.content)[0] in asking.content
    await table.choose_recruits()
    assert own_message(table, "**Start was pressed**").content == asking.content
    game = (await table.position()).game.id
    await table.bot.games.lifecycle.end(game, "table")
    file = await table.bot.games.files.of(game)
    start, sealed = file["proof"]["mixed"][-2:]
    assert sealed == f"sealed:{derivation.digest(word)}:{word}" and start.split(":")[1] in asking.content
    assert "One player revealed a sealed word after Start" in "\n".join(
        roll_check_lines(verify(file), words("en"))
    )


async def test_the_host_starts_without_a_word_that_nobody_reveals(fair_table: Table) -> None:
    table = fair_table
    ada, bo = table.people.values()
    lobby = await table.open_lobby()
    await bo.slash(table.channel, "game word", word=derivation.digest("forgotten"))
    await ada.click(lobby, label="Start")
    asking = own_message(table, "**Start was pressed**")
    assert "game begins" in said(await ada.click(asking, label="Start without the others"))
    assert own_message(table) and (await table.position()).game.status == "running"


async def test_a_restored_game_tells_its_new_secret_once(fair_table: Table) -> None:
    table = fair_table
    await table.start()
    await table.choose_recruits()
    await play_on(table, turns=2)
    before = (await table.position()).game
    old = next(m for m in reversed(table.messages) if "turn" in verbs(m))
    await renew_all(table.bot.store)
    await table.restart()
    own = own_message(table, "🔒 **This game was restored")
    secret = await secret_of(table)
    assert (
        HEX.findall(own.content) == [derivation.commitment(secret)] and before.commitment not in own.content
    )
    assert not any("took back" in m.content or "taken back" in m.content for m in table.messages)
    newest = next(m for m in reversed(table.messages) if "turn" in verbs(m))
    assert newest.id > own.id, "the question is asked again"
    assert newest.id != old.id
    await table.restart()
    assert own_message(table, "🔒 **This game was restored").id == own.id
    await finish(table)
    end = told(table)
    assert secret in end.content and len(HEX.findall(end.content)) == 2
    text = said(await table.people["Ada"].click(end, label="Check the rolls"))
    assert "Everything checks out" in text and "restored from a backup copy once" in text


def test_the_verdict_names_what_was_not_replayed() -> None:
    game = Played(EngineTable(1, 2, wandering=40))
    for _ in range(60):
        game.step()
    game.outdated = True
    for _ in range(3):
        game.step()
    game.go_back(4, why="rules_changed")
    game.outdated = False
    for _ in range(20):
        game.step()
    verdict = verify(game.file())
    assert verdict.right and verdict.changed > 1
    for language in ("en", "fr", "ja", "nl", "ru"):
        w = words(language)
        assert w("proof-changed", n=verdict.changed) in roll_check_lines(verdict, w)


async def test_the_check_works_after_a_restart_and_finds_changes(fair_table: Table) -> None:
    table = fair_table
    await table.start()
    await table.choose_recruits()
    await play_on(table, turns=4)
    game = (await table.position()).game.id
    to, *_ = (await table.bot.games.play.turn_starts(game))[2]
    await table.bot.games.play.rewind(game, to)
    await table.restart()
    await finish(table)
    await table.restart()
    ada, end = table.people["Ada"], told(table)
    result = await ada.click(end, label="Check the rolls")
    assert "Everything checks out" in said(result) and "went back once" in said(result)
    write = table.bot.store.database.write
    await write("UPDATE seats SET won = NOT won")
    assert "doesn't end this way" in said(await ada.click(end, label="Check the rolls"))
    await write("UPDATE seats SET won = NOT won")
    right = await table.bot.store.database.rows("SELECT answer FROM answers WHERE seq = 3")
    secret = await secret_of(table)
    await write("UPDATE answers SET answer = '[\"nobody\"]' WHERE seq = 3")
    text = said(await ada.click(end, label="Check the rolls"))
    assert "It doesn't check out" in text and "after answer 3" in text and "Answer 3 isn't where" in text
    await write("UPDATE secrets SET secret = 'another'")
    text = said(await ada.click(end, label="Check the rolls"))
    assert "isn't the one whose fingerprint was shown" in text
    await write("UPDATE secrets SET secret = ?", (secret,))
    await write("UPDATE answers SET answer = ? WHERE seq = 3", (right[0]["answer"],))
    await write("UPDATE answers SET events = '[]'")
    text = said(await ada.click(end, label="Check the rolls"))
    assert "isn't what happened" in text and "more." in text


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
    assert "Everything checks out" in said(await bo.click(end, label="Check the rolls"))


def ids(message: Any) -> list[str]:
    return [part["custom_id"] for part in parts(message) if part.get("custom_id")]


async def test_before_the_end_nothing_can_be_checked(fair_table: Table) -> None:
    """A forged button does not reveal the secret."""
    table = fair_table
    await table.start()
    game = (await table.position()).game.id
    message = await forged(table, rows(button(Key("proof", game), "Check")))
    result = await table.people["Ada"].click(message, label="Check")
    assert "reveal the secret when the game is over" in said(result) and await secret_of(table) not in said(
        result
    )


async def forged(table: Table, view: Any) -> Any:
    channel = table.bot.get_channel(table.channel.id)
    message = await channel.send("here", view=view)  # type: ignore[union-attr]
    return next(m for m in table.messages if m.id == message.id)


async def test_older_games_say_that_they_cannot_be_checked(table: Table) -> None:
    await table.open_lobby()
    assert not HEX.findall(table.messages[0].content)
    result = await table.people["Ada"].slash(table.channel, "game word", word="rosebud")
    assert "can't be checked" in said(result)
    await table.people["Ada"].click(table.messages[0], label="Start")
    game = (await table.position()).game.id
    message = await forged(table, rows(button(Key("proof", game), "Check")))
    assert "can't be checked" in said(await table.people["Ada"].click(message, label="Check"))


async def test_an_undo_vote_says_that_rolls_will_differ(fair_table: Table) -> None:
    table = fair_table
    await table.start()
    await table.choose_recruits()
    await play_on(table, turns=3)
    ada, bo = table.people.values()
    starts = await table.bot.games.play.turn_starts((await table.position()).game.id)
    await ada.slash(table.channel, "game undo-vote", turn=starts[1][1])
    vote = next(m for m in reversed(table.messages) if "vote" in verbs(m))
    await bo.click(vote, custom_id=next(i for i in ids(vote) if i.endswith(":yes")))
    assert any(
        "for the first time; rolls and draws will be different from here" in m.content for m in table.messages
    )


async def test_the_rules_say_what_is_proved_and_what_is_not(table: Table) -> None:
    text = said(await table.watcher.slash(table.channel, "rules", topic="fair"))
    assert "nothing was changed afterwards" in text and "no one altered the bot" in text


async def test_words_that_do_not_fit_are_refused_with_a_reason(fair_table: Table) -> None:
    table = fair_table
    ada, bo = table.people.values()
    lobby = await table.open_lobby()
    game = (await table.bot.games.records.open_in(table.channel.id)).id  # type: ignore[union-attr]
    form = await bo.click(shown(await bo.click(lobby, custom_id=fair_button(lobby))), label="Give a word")
    assert "at most 200 characters" in said(await bo.submit_modal(form, {}))
    await bo.slash(table.channel, "game word", word=derivation.digest("forgotten"))
    early = await forged(
        table, rows(button(Key("reveal", game), "Reveal"), button(Key("fair", game), "Fair"))
    )
    form = await bo.click(early, label="Reveal")
    assert "until Start is pressed" in said(await submit(bo, form, word="forgotten"))
    form = await ada.click(early, label="Reveal")
    assert "haven't sealed a word" in said(await submit(ada, form, word="forgotten"))
    await ada.click(lobby, label="Start")
    assert "nothing can be changed" in said(await ada.slash(table.channel, "game word", word="late"))
    await ada.click(own_message(table, "**Start was pressed**"), label="Start without the others")
    assert HEX.findall(own_message(table).content) == HEX.findall(said(await bo.click(early, label="Fair")))
    await table.bot.games.lifecycle.end(game, "table")
    check = await forged(table, rows(button(Key("proof", game), "Check")))
    assert "One sealed word was not revealed" in said(await ada.click(check, label="Check"))


async def test_a_restored_lobby_tells_its_new_secret(fair_table: Table) -> None:
    table = fair_table
    await table.open_lobby()
    await renew_all(table.bot.store)
    await table.restart()
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None
    assert HEX.findall(own_message(table, "🔒 **This lobby was restored").content) == [game.commitment]
