"""Languages: the channel uses the game's, private messages the reader's own, and stored data none."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.language.words import LANGUAGES, SOURCE_LANGUAGE, words
from bot.wording.chronicle import turns_in
from bot.wording.reports import report
from cogs.kit.context import names_of
from tests.cogs.fast_forward import finish, play_on
from tests.cogs.table import Table, custom_id, labels, parts, said, shown, verbs
from tests.languages import speaks, spoken

pytestmark = pytest.mark.slow

LATIN, CYRILLIC = "de", "uk"
"""Two made-up languages."""


@pytest.fixture
async def multilingual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table]:
    """Ada reads one language, Bo another, and the spectator Wim one without a translation."""
    (tmp_path / "locales").mkdir()
    with spoken(tmp_path / "locales", monkeypatch, LATIN, CYRILLIC):
        created = await Table.create(tmp_path / "games.sqlite3")
        people = created.people
        speaks(monkeypatch, {people["Ada"].id: LATIN, people["Bo"].id: CYRILLIC, created.watcher.id: "sv-SE"})
        yield created
        await created.clear()


async def in_the_channel(table: Table, language: str) -> None:
    """Set the server's language."""
    await table.bot.games.servers.change(table.guild.id, language=language)


async def lobby_in(table: Table, language: str) -> None:
    lobby = (await table.people["Ada"].slash(table.channel, "game new")).response
    assert lobby is not None
    await table.people["Bo"].click(lobby.message, label=words(language)("lobby-join"))


async def started_in(table: Table, language: str) -> None:
    await lobby_in(table, language)
    await table.people["Ada"].click(table.newest, label=words(language)("lobby-start"))


async def test_the_channel_uses_the_servers_language_and_private_messages_the_users(
    multilingual: Table,
) -> None:
    ada, bo = multilingual.people.values()
    await in_the_channel(multilingual, CYRILLIC)
    await started_in(multilingual, CYRILLIC)
    position = await multilingual.position()
    assert position.game.language == CYRILLIC
    for message in multilingual.messages:
        assert not re.search(r"\b(the|your|game|turn)\b", message.content), message.content
    assert words(CYRILLIC)("announce-choose") in str(multilingual.newest.components)
    for actor, language in ((ada, LATIN), (bo, CYRILLIC)):
        w = words(language)
        private = "".join(message.content for message in multilingual.private(actor))
        assert w("lobby-welcome", channel=f"<#{multilingual.channel.id}>") in private
        assert w("hand-title") in private and w("ask-recruits") in private
        assert w("ask-lead") in said(await multilingual.take_turn(actor))
    hand = shown(await ada.slash(multilingual.channel, "hand"))
    assert words(LATIN)("hand-title") in hand.content
    # There is no Swedish translation, so Wim gets the channel's language.
    assert said(await multilingual.watcher.slash(multilingual.channel, "turn")) == words(CYRILLIC)(
        "game-spectator"
    )


async def test_the_profiles_language_goes_before_discords_and_the_games(multilingual: Table) -> None:
    ada, bo = multilingual.people.values()
    profiles = multilingual.bot.games.profiles
    await profiles.change(bo.id, language=SOURCE_LANGUAGE)
    await started_in(multilingual, SOURCE_LANGUAGE)
    assert (await profiles.get(ada.id)).locale == LATIN
    assert (await profiles.get(bo.id)).locale is None, (
        "Discord's locale is not stored for a player who has chosen a language"
    )
    assert words(SOURCE_LANGUAGE)("ask-recruits") in multilingual.private(bo)[-1].content
    assert words(LATIN)("ask-recruits") in multilingual.private(ada)[-1].content
    w = await multilingual.bot.words_of(99, (await multilingual.position()).game)
    assert w.language == SOURCE_LANGUAGE, "a user without a profile gets the game's language"


async def test_a_forgotten_users_language_is_deleted(multilingual: Table) -> None:
    ada = multilingual.people["Ada"]
    w = words(LATIN)
    await started_in(multilingual, SOURCE_LANGUAGE)
    question = shown(await ada.slash(multilingual.channel, "profile forget"))
    assert (await multilingual.bot.games.profiles.get(ada.id)).locale == LATIN
    await ada.click(question, label=w("profile-forget-sure"))
    assert (await multilingual.bot.games.profiles.get(ada.id)).locale is None


async def test_a_community_server_has_its_own_language_and_others_the_bots(multilingual: Table) -> None:
    bot = multilingual.bot
    guild = bot.get_guild(multilingual.guild.id)
    assert guild is not None
    assert await bot.language_of(guild.id) == SOURCE_LANGUAGE
    guild.preferred_locale = discord.Locale(CYRILLIC)
    assert await bot.language_of(guild.id) == CYRILLIC
    await in_the_channel(multilingual, LATIN)
    assert await bot.language_of(guild.id) == LATIN
    assert await bot.language_of(None) == SOURCE_LANGUAGE


async def test_the_host_chooses_in_the_lobby(multilingual: Table) -> None:
    ada, bo = multilingual.people.values()
    await lobby_in(multilingual, SOURCE_LANGUAGE)
    lobby = multilingual.newest
    assert "Language: English" in lobby.content
    refused = said(await bo.click(lobby, custom_id=custom_id(lobby, "language")))
    assert refused == words(CYRILLIC)("lobby-host-only", host=f"<@{ada.id}>")
    question = shown(await ada.click(lobby, custom_id=custom_id(lobby, "language")))
    assert question.content == words(LATIN)("lobby-which-language")
    name = words(CYRILLIC)("language-name")
    told = shown(await ada.select(question, [CYRILLIC]))
    assert told.content == words(LATIN)("lobby-language-set", language=name)
    lobby = multilingual.newest
    assert words(CYRILLIC)("lobby-title", game=1) in lobby.content and name in lobby.content
    assert words(CYRILLIC)("lobby-join") in str(lobby.components)


async def test_the_host_can_change_it_later(multilingual: Table) -> None:
    ada, bo = multilingual.people.values()
    await in_the_channel(multilingual, CYRILLIC)
    await started_in(multilingual, CYRILLIC)
    refused = said(await bo.slash(multilingual.channel, "game language", language=SOURCE_LANGUAGE))
    assert refused == words(CYRILLIC)("lobby-host-only", host=f"<@{ada.id}>")
    told = said(await ada.slash(multilingual.channel, "game language", language=SOURCE_LANGUAGE))
    assert told == words(LATIN)("lobby-language-set", language="English")
    assert multilingual.messages[-1].content == "This channel now reads the game in English."
    await multilingual.choose_recruits()
    assert "it's your turn" in multilingual.newest.content
    await finish(multilingual)
    assert said(await ada.slash(multilingual.channel, "game language", language=SOURCE_LANGUAGE)) == words(
        LATIN
    )("refused-game-over")


async def test_a_stored_game_can_be_read_in_any_language(multilingual: Table) -> None:
    """Stored data contains ids, not texts, so every reader gets it in their own language, also later.

    The exception is the alt text of the current picture, which is reused while the picture stays."""
    await in_the_channel(multilingual, CYRILLIC)
    await started_in(multilingual, CYRILLIC)
    position = await play_on(multilingual, turns=6)
    database = multilingual.bot.store.database
    stored = ""
    for name in ("answers", "checkpoints", "table_messages", "asked"):
        for row in await database.rows(f"SELECT * FROM {name}"):
            stored += str({column: value for column, value in dict(row).items() if column != "alt"})
    assert not re.search("[а-яё]", stored)
    rows = await multilingual.bot.games.log.rows(position.game.id)
    turns = turns_in([(row.at, row.facts) for row in rows])
    names = names_of(position.game)
    for language in (SOURCE_LANGUAGE, LATIN, CYRILLIC):
        w = words(language)
        told = "\n".join(line for turn in turns for line in report(turn.events, w, names))
        assert told.count("**Ada**") > 2
        assert bool(re.search(r"\b(placed|gained)\b", told)) == (language == SOURCE_LANGUAGE)
        assert bool(re.search("[а-яё]", told)) == (language == CYRILLIC)
    await multilingual.bot.games.lifecycle.set_language(position.game.id, SOURCE_LANGUAGE)
    ada, bo = multilingual.people.values()
    assert re.search("[а-яё]", said(await bo.slash(multilingual.channel, "log")))
    assert "é" in said(await ada.slash(multilingual.channel, "log"))


TELLS = {
    "en": r"\b(?:the|your|you|and)\b",
    "fr": r"\b(?:vous|votre|les|une|tour)\b",
    "nl": r"\b(?:jouw|een|het|beurt)\b",
    "ru": "[а-яё]",
    "ja": "[ぁ-ん]",
}
"""Characters that only occur in texts of this language."""
ASKED = ("hand", "status", "board", "recap", "help", "rules", "games list", "log", "stats", "hint", "plan")


def read_in(language: str, texts: list[str]) -> None:
    """Check that these texts are in this language, except for players' names."""
    whole = "\n".join(texts)
    assert re.search(TELLS.get(language, ""), whole, re.IGNORECASE), whole
    for other, tells in TELLS.items():
        if other != language:
            strange = [text for text in texts if re.search(tells, text, re.IGNORECASE)]
            assert not strange, (language, other, strange)


def everything(message: Any) -> str:
    """The text of a message, of its buttons and menus, and the alt texts of its pictures."""
    alts = [file.description or "" for file in message.attachments]
    hints = [part.get("placeholder") or "" for part in parts(message)]
    return "\n".join([message.content, *labels(message), *hints, *alts])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """From the lobby to the replay. The channel and Ada use this language, Bo another one from his Discord, and the
    spectator Wim a third one from his profile."""
    at = LANGUAGES.index(language)
    his, watched = (LANGUAGES[(at + step) % len(LANGUAGES)] for step in (1, 2))
    table = await Table.create(tmp_path / "games.sqlite3", default_language=language)
    w = words(language)
    try:
        ada, bo = table.people.values()
        speaks(monkeypatch, {bo.id: "en-US" if his == SOURCE_LANGUAGE else his})
        for actor, reads in ((ada, language), (table.watcher, watched)):
            await table.bot.games.profiles.change(actor.id, language=reads)
        await lobby_in(table, language)
        level = shown(await ada.click(table.newest, custom_id=custom_id(table.newest, "computer")))
        await ada.click(level, label=w("level-easy"))
        lobby = everything(table.newest).replace(w("language-name"), "")
        await ada.click(table.newest, label=w("lobby-start"))
        answers: dict[str, list[str]] = {language: [lobby], his: [], watched: []}
        for _ in range(6):  # the choice of recruits, and some turns
            who = (await table.asked())[0]
            mine = answers[language if who is ada else his]
            mine.append(everything(shown(await table.take_turn(who))))
            mine.append(everything(shown(await table.follow(who, lambda options: options[0]))))
        for actor, reads in ((ada, language), (bo, his), (table.watcher, watched)):
            for command in ASKED:
                answers[reads].append(said(await actor.slash(table.channel, command)))
            for command, option in (
                ("card", {"name": words(reads).recruit("lee")}),
                ("rules", {"topic": "16"}),
            ):
                answers[reads].append(said(await actor.slash(table.channel, command, **option)))
        moved = await finish(table)
        for reads, texts in answers.items():
            read_in(reads, texts)
        read_in(language, [everything(message) for message in table.messages])
        for actor, reads in ((ada, language), (bo, his)):
            read_in(reads, [everything(message) for message in table.private(actor)])
        winners = [
            f"<@{seat.user_id}>" if seat.user_id else seat.name
            for seat in (moved.game.seats[one] for one in moved.winners)
        ]
        told = "\n".join(message.content for message in table.messages)
        assert w("end-won", n=len(winners), players=w.list(winners)) in told
        assert any("replay.gif" in [file.filename for file in m.attachments] for m in table.messages)
        assert "rematch" in [verb for message in table.messages for verb in verbs(message)]
    finally:
        await table.clear()
