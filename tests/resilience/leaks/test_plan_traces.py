"""What other people's apps receive from Discord is the same whether a move was planned or made by hand."""

from __future__ import annotations

import copy
import re
from pathlib import Path
from typing import Any

import pytest

from tests.resilience.wire.wire_shapes import Payload
from tests.resilience.wire.wired_table import Wired, at_first_turn
from tests.waiting import until

pytestmark = pytest.mark.slow


def without_ids(message: Payload) -> Any:
    """All fields of a message except its id, its times and its nonce. `pinged` is not a field of Discord."""
    different = ("id", "timestamp", "edited_timestamp", "nonce", "pinged")
    kept = {key: value for key, value in message.items() if key not in different}
    text = re.sub(r"<t:\d+:", "<t:#:", repr(kept | {"edited": bool(message["edited_timestamp"])}))
    return re.sub(r"\d{17,}", "#", text)


async def played(wired: Wired, planned: bool) -> tuple[list[Payload], list[Payload]]:
    """Play two turns, the second by plan or by hand. Return the messages as posted, and as they are at the end."""
    posted: list[Payload] = []
    wired.wire.on_post = lambda message: posted.append(copy.deepcopy(message))
    games, users = wired.bot.games, list(wired.wire.people)

    async def no_question_left() -> bool:
        """Whether every earlier message has lost its question, which happens beside the other messages."""
        return not await wired.bot.store.messages.stale_of(1)

    position = await wired.position()
    first, second = users[position.turn], users[1 - position.turn]
    if planned:
        book = await games.plans.book(1, second)
        outlook = await games.plans.outlook(1, second, book.turns[0])
        there = next(o.id for o in outlook.position.prompts[0].options if o.id.endswith(":generator"))
        await games.plans.save(1, second, book.turns[0], [there])
    await wired.answered(await wired.place("farm"))
    await wired.wire.until(lambda: any(f"<@{second}>" in repr(message) for message in posted))
    if not planned:
        await wired.shown()
        await wired.answered(await wired.place("generator"))
    await wired.wire.until(lambda: any(f"<@{first}>" in repr(message) for message in posted))
    await wired.shown()
    await until(no_question_left)
    channel = wired.wire.channel
    ids = {message["id"] for message in channel}
    return [message for message in posted if message["id"] in ids], channel


async def test_a_planned_move_looks_like_one_made_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every field is compared. The only difference is in the message that says whose turn it is, until the plan is
    played a moment later: Discord's `mentions` lists the users that a message pinged, and the owner of a plan is not
    pinged. Discord's apps do not show that list to others, and the edit that ends the question empties it."""
    found = []
    for planned in (False, True):
        async with at_first_turn(tmp_path / f"{planned}.sqlite3", monkeypatch) as wired:
            found.append(await played(wired, planned))
    (posted, channel), (posted_by_plan, channel_by_plan) = found
    assert len(channel) > 2
    assert [without_ids(message) for message in channel_by_plan] == [without_ids(one) for one in channel]
    assert [len(message["mentions"]) for message in posted] == [1, 1]
    assert [len(message["mentions"]) for message in posted_by_plan] == [0, 1]
    for message in (*posted, *posted_by_plan):
        del message["mentions"]
    assert [without_ids(message) for message in posted_by_plan] == [without_ids(one) for one in posted]
