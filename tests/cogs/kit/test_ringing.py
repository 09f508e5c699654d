"""Nobody is pinged twice for the same thing: every verb that can ping somebody is done, taken back and done again, and
what Discord receives is listened to."""

from __future__ import annotations

import ast

import discord
import pytest

from bot.store.records import Ring
from bot.store.rings import AGAIN_AFTER, KEPT_FOR
from tests.architecture import ROOT
from tests.cogs.durations import HOUR, MINUTE
from tests.cogs.kit.ringing_verbs import CHANGE, VERBS, Storm
from tests.cogs.sent_messages import MessageRecorder
from tests.cogs.situations import place, vote_message
from tests.cogs.table import Table
from tests.databases import on_both

pytestmark = pytest.mark.slow

TIMES = 4


@pytest.fixture
async def storm(three: Table) -> Storm:
    made = Storm(three)
    await made.begin()
    return made


@pytest.mark.parametrize("verb", VERBS)
async def test_what_is_done_again_within_the_hour_is_silent(storm: Storm, verb: str) -> None:
    for number in range(TIMES):
        before = len(storm.recorder.sent)
        await VERBS[verb](storm)
        await storm.table.env.advance_time(MINUTE)
        if number:
            rang = [one for one in storm.recorder.sent[before:] if one.sound]
            assert not rang, (number, rang)


async def test_everything_in_turn_rings_once_for_everything(storm: Storm) -> None:
    """All verbs that leave the position as it was, and all of them again: the second time nobody hears anything."""
    rings = [verb for verb in VERBS if verb not in CHANGE]
    for verb in rings:
        await VERBS[verb](storm)
    heard = len(storm.recorder.sent)
    for verb in rings:
        before = len(storm.recorder.sent)
        await VERBS[verb](storm)
        rang = [one for one in storm.recorder.sent[before:] if one.sound]
        assert not rang, (verb, rang)
    assert any(one.sound for one in storm.recorder.sent[:heard])


async def test_after_an_hour_the_same_rings_again(storm: Storm) -> None:
    for number in range(2):
        before = len(storm.recorder.sent)
        await place(storm.table, "generator")
        await storm.slash(storm.actor, "game pause")
        await storm.vote_no()
        rang = sorted((one.person, one.why) for one in storm.recorder.sent[before:] if one.sound)
        other, last = storm.next.user.global_name, storm.last.user.global_name
        assert rang == sorted([(other, "asked"), (other, "vote"), (last, "vote")]), (number, rang)
        await storm.slash(storm.actor, "undo")
        await storm.table.env.advance_time(AGAIN_AFTER.total_seconds() + MINUTE)


async def test_a_new_turn_rings_at_once(three: Table) -> None:
    recorder = MessageRecorder(three)
    for _ in range(9):
        actor = (await three.asked())[0]
        turn = (await three.position()).turn
        before = len(recorder.sent)
        while (await three.position()).turn == turn:
            await three.follow(actor, lambda options: options[-1])
        heard = [one.person for one in recorder.sent[before:] if one.sound and one.why == "asked"]
        assert (await three.asked())[0].user.global_name in heard


async def test_an_absence_is_announced_once_however_often_one_plays_all_the_same(playing: Table) -> None:
    actor = (await playing.asked())[0]
    await actor.slash(playing.channel, "away set", until="5 days")
    assert len(away_messages(playing)) == 1
    posted = len(playing.messages)
    for _ in range(8):
        turn, asked = (await playing.position()).turn, (await playing.asked())[0]
        while (await playing.position()).turn == turn:
            await playing.follow(asked, lambda options: options[-1])
        await playing.env.advance_time(MINUTE)
    assert not away_messages(playing) and not [
        m for m in playing.messages[posted:] if "was away" in m.content
    ]


def away_messages(table: Table) -> list[discord.Message]:
    return [m for m in table.messages if "is away until" in m.content]


@on_both
async def test_a_ping_that_was_recorded_but_not_sent_is_sent_after_a_kill(playing: Table) -> None:
    """The record is made with the move; the process ends before the message."""
    position = await playing.position()
    actor, other = (
        playing.people[position.game.seats[seat].name] for seat in (position.turn, 1 - position.turn)
    )
    act = next(o.id for o in position.prompts[0].options if o.id.endswith(":generator"))
    with playing.env.time_context():
        await playing.bot.games.play.answer(1, position.turn, [act], user_id=actor.id)
    recorder = MessageRecorder(playing)
    await playing.restart()
    recorder.listen()
    await playing.env.settle()
    await playing.env.advance_time(MINUTE)
    newest = playing.newest
    assert playing.pinged(newest) == [other.id] and not newest.flags.suppress_notifications


@on_both
async def test_a_message_that_discord_refuses_rings_when_it_is_sent(playing: Table) -> None:
    [asked] = await playing.asked()
    other = next(one for one in playing.people.values() if one.id != asked.id)
    path = f"/channels/{playing.channel.id}/messages"
    playing.env.inject_error("POST", path, status=500, times=8)
    await place(playing, "generator")
    await playing.env.advance_time(30 * MINUTE)
    newest = playing.newest
    assert playing.pinged(newest) == [other.id] and not newest.flags.suppress_notifications


@on_both
async def test_the_record_knows_what_is_the_same(playing: Table) -> None:
    rings, user = playing.bot.games.rings, playing.people["Ada"].id

    async def rang(about: object, occasion: object, nonce: str) -> bool:
        with playing.env.time_context():
            return bool(await rings.claim(1, [user], Ring("vote", about, occasion), nonce))

    assert await rang(1, 1, "a")
    assert await rang(1, 1, "a"), "the same message, which was perhaps not sent"
    assert not await rang(1, 1, "b") and not await rang(1, 2, "c")
    assert await rang(2, 2, "d"), "another thing"
    with playing.env.time_context():
        await playing.bot.store.database.write("UPDATE rings SET at = at - 3600")
    assert not await rang(2, 2, "e"), "the same occasion never rings again"
    assert await rang(2, 3, "f") and not await rang(2, 4, "g")
    with playing.env.time_context():
        await rings.withdraw(1, "f")
    assert await rang(2, 3, "h")
    with playing.env.time_context():
        await rings.sent(1, "h")
    assert not await rang(2, 3, "h"), "it is on record that it was sent"


async def test_the_record_does_not_grow(playing: Table) -> None:
    async def rows() -> int:
        [row] = await playing.bot.store.database.rows("SELECT count(*) AS n FROM rings")
        return int(row["n"])

    user, before = playing.people["Ada"].id, await rows()
    for number in range(30):
        with playing.env.time_context():
            await playing.bot.games.rings.claim(1, [user], Ring("vote", number), str(number))
    assert await rows() == before + 1
    await playing.people["Ada"].slash(playing.channel, "game pause")
    await playing.people["Bo"].click(vote_message(playing), label="Yes")
    await playing.env.advance_time(KEPT_FOR.total_seconds() + HOUR)
    with playing.env.time_context():
        await playing.bot.games.rings.claim(1, [user], Ring("vote", "late"), "late")
    assert await rows() == 1, "what is older is removed"


def test_only_one_place_makes_a_sound() -> None:
    """Messages mention nobody unless they say so (the bot's default), and direct messages always ring: both are made
    in `cogs/kit/ringing.py` only."""
    found = []
    for path in (ROOT / "cogs").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
            if called.endswith(("AllowedMentions", "direct.send", "user.send")):
                found.append(path.relative_to(ROOT).as_posix())
    assert set(found) == {"cogs/kit/ringing.py"}
