"""What people call themselves, and what they type, in messages of the bot."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest

from cogs.kit.command_texts import escaped
from tests.cogs.table import Table, parts, said

MIRRORED = "Eve \u202edetrevni\u202c \u2066x"
LINK = "https://evil.example [x](https://evil.example) discord.gg/x"[:32]
BLANK = "\u3164\u115f\u2800"
TURNING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("**bold** _x_ `y` ~~z~~ ||w||", r"\*\*bold\*\* \_x\_ \`y\` \~\~z\~\~ \|\|w\|\|"),
        ("# Title", r"\# Title"),
        ("> quoted\n- listed", "\\> quoted\n\\- listed"),
        ("a # b > c - d", "a # b > c - d"),
        ("<@777>", "<\u200b@777>"),
        ("@everyone", "@\u200beveryone"),
        ("20/11", "20/11"),
        ("\u202eabc", "abc"),
        ("שרה", "\u2068שרה\u2069"),
    ],
)
def test_text_is_shown_as_written(typed: str, shown: str) -> None:
    assert escaped(typed) == shown


@pytest.mark.parametrize("link", ["https://a.b/c_d", "[a](https://b.c)", "discord.gg/abc", "<https://a.b>"])
def test_no_text_becomes_a_link(link: str) -> None:
    assert not {"://", "](", "gg/"} & {
        escaped(link)[at : at + n] for n in (2, 3) for at in range(len(link) * 2)
    }


@pytest.mark.parametrize("again", ["[](", "*", "[", "<", "@", "\n", "_`", "https://"])
def test_long_texts_are_escaped_at_once(again: str) -> None:
    """The best of three: the processor may be disturbed by what else it does."""
    text, taken = (again * 4000)[:4000], []
    for _ in range(3):
        begun = time.thread_time()
        escaped(text)
        taken.append(time.thread_time() - begun)
    assert min(taken) < 0.05


def texts(message: Any) -> str:
    """All that is read in a message: text, labels, and descriptions of pictures."""
    return json.dumps(parts(message), ensure_ascii=False) + message.content


async def test_hostile_names_at_a_table(table: Table) -> None:
    """No message, alt text or file of a whole start shows the name as its owner wrote it."""
    names = {"eve": MIRRORED, "mal": LINK, "nil": BLANK}
    actors = [
        table.guild.add_member(table.env.create_user(user, global_name=name)) for user, name in names.items()
    ]
    opened = await actors[0].slash(table.channel, "game new")
    assert opened.response is not None
    for actor in actors[1:]:
        await actor.click(opened.response.message, label="Join")
    await actors[0].click(opened.response.message, label="Start")
    game = await table.bot.games.records.last_in(table.channel.id)
    assert game is not None and game.started_at is not None
    assert game.names[0] == "Eve detrevni x" and game.names[2] == "nil", (
        "the user's own name instead of a blank one"
    )
    seen = [texts(message) for message in table.messages]
    for typed in ("status", "board", "log", "stats", "turn", "hand", "board nil"):
        command, _, player = typed.partition(" ")
        for actor in actors:
            result = await actor.slash(table.channel, command, **({"player": player} if player else {}))
            seen.append(said(result))
            seen += [
                json.dumps(attachment, ensure_ascii=False, default=str)
                for message in (result.response, *result.followups)
                if message is not None
                for attachment in message._message.attachments
            ]
    assert any("detrevni" in text for text in seen) and len(seen) > 20
    for text in seen:
        assert not TURNING & set(text), text
        assert "\u3164" not in text and "://evil" not in text and "](https" not in text, text
