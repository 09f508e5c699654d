"""Every button is pressed by people it is not meant for, by its player when it is old, and from a wrong place.

| Verbs | Whose | For what | Until when |
| --- | --- | --- | --- |
| join leave colour hue | anybody in the channel, their own seat | the lobby | it begins or closes |
| edition variants pace hints language speak | the host or a manager | the lobby | it begins or closes |
| computer level uncomputer close start | the host or a manager | the lobby | the same |
| unlive | a player | live play | it has ended |
| seek seekers | the host or a manager | where its open seats are announced | the same |
| turn hand trade | a player | what they are asked now, their own hand, a form | the game ends |
| show lead spaces pick several choose go undo | a player | the question on it | that question or revision is past |
| plans planned plan_show plan_choose plan_pick plan_several plan_tick plan_go plan_edit plan_only plan_first \
plan_drop | a player | their own plans | that turn has come |
| offer accept decline counter withdraw | one of the two traders | that offer | it is settled |
| later snooze | a player | their own reminders | they have answered |
| vote | a player who may vote | that vote | it is decided |
| propose | a player or a manager | a vote about that seat | its player has played on |
| seat | the person named, or anybody in the channel | that seat | its player is back, it is taken, three days |
| leaving | the player who asked | their own seat | they hold another |
| rematch | a player of that game | a lobby in its channel | another game was played there |
| server serverset serverforget | a current manager of the server it is pressed on | its data | at any time |
| forget | the user who presses | their own data | at any time |
| report | anybody with the error's code | a log without secrets, to the host | the error is forgotten |
| rules help tutorial area recap proof | anybody | reading | at any time |
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.engine.state import Game
from cogs.kit.controls import _controls
from tests.games.helpers import stand_at
from tests.resilience.wire.bot_process import BotProcess
from tests.resilience.wire.wire import Click, Wire
from tests.resilience.wire.wire_shapes import Payload, control, text_of
from tests.resilience.wire.wired_table import Wired, at_first_turn

pytestmark = pytest.mark.slow

ADA, BO, CY = 100, 101, 102
MANAGER, STRANGER = 200, 201
PLAN_MENUS = {"plan_pick", "plan_several", "plan_tick", "plan_only"}
MENUS = PLAN_MENUS | {
    "hue",
    "speak",
    "pick",
    "several",
    "snooze",
    "rules",
    "help",
    "tutorial",
    "seekers",
}
IDS = {
    **dict.fromkeys(("join", "leave", "colour", "hue", "options", "which", "settings"), ""),
    **dict.fromkeys(("language", "speak", "computer", "uncomputer", "close", "start", "rematch"), ""),
    **dict.fromkeys(("seek", "seekers", "unlive", "fair", "word", "reveal", "wordless"), ""),
    **dict.fromkeys(
        (
            "turn",
            "hand",
            "trade",
            "show",
            "lead",
            "spaces",
            "pick",
            "several",
            "choose",
            "go",
            "undo",
            "forced",
            "hint",
        ),
        "",
    ),
    **dict.fromkeys(("offer", "accept", "decline", "counter", "withdraw"), "{offer}"),
    **dict.fromkeys(
        ("later", "snooze", "forget", "report", "rules", "help", "tutorial", "recap", "proof", "page"), ""
    ),
    **dict.fromkeys(
        ("plans", "planned", "plan_show", "plan_choose", "plan_pick", "plan_several", "plan_tick"), ""
    ),
    **dict.fromkeys(("plan_go", "plan_edit", "plan_only", "plan_first", "plan_drop"), ""),
    "vote": "yes",
    "level": "easy",
    "propose": "end.{about}",
    "decide": "now.end.{about}...",
    "seat": "{free}",
    "leaving": "{owner}",
    "area": "euphoria",
    "undo_away": "",
    "server": "rules",
    "serverset": "hints",
    "serverforget": "",
}
"""Verb → the end of its custom id, for all verbs."""
THEIR_OWN = {
    "another player": {"forget", "settings", "vote"},
    "former holder": {"forget", "settings"},
    "stale": {"forget", "settings", "later", "snooze"},
    "stranger elsewhere": {"server", "serverset", "serverforget"},
}
"""Verbs that only concern the user who presses, or that anybody may use: they always work."""


@pytest.fixture
async def managed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wired]:
    """Three players at their first turn, a manager of the channel and a stranger."""
    path = tmp_path / "games.sqlite3"
    async with at_first_turn(path, monkeypatch, managers={MANAGER}, people=3, watchers=2) as table:
        yield table


def message_with(table: Wired, custom_id: str, values: list[str] | None) -> Payload:
    """An old or forged message that has only this control."""
    assert table.wire.table_message is not None
    message = deepcopy(table.wire.table_message)
    if values is None:
        part: Payload = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    else:
        options = [{"label": value, "value": value} for value in values]
        part = {"type": 3, "custom_id": custom_id, "options": options, "min_values": 0, "max_values": 1}
    message["components"] = [{"type": 1, "components": [part]}]
    return message


async def press(
    table: Wired, user: int, custom_id: str, values: list[str] | None = None, *, elsewhere: bool = False
) -> str:
    """The text that a user gets who presses this."""
    message = message_with(table, custom_id, values)
    click: Click = await table.wire.press(user, message, custom_id, values, elsewhere=elsewhere)
    await table.wire.until(lambda: click.followups or {4, 9} & set(click.callbacks))
    if click.callbacks == [9]:
        return "a form"
    texts = [text_of(reply) for reply in (click.reply, *click.followups) if reply is not None]
    return "\n".join(texts)


def forged(verb: str, question: int = 0, revision: int = 0, **rest: int) -> tuple[str, list[str] | None]:
    kind = "es" if verb in MENUS else "eb"
    values = ["1"] if verb in MENUS else None
    return f"{kind}:{verb}:1:{question}:{revision}:{IDS[verb].format(**rest)}", values


async def kept(table: Wired) -> dict[str, list[Any]]:
    """All data that a press could change."""
    games = (
        "games",
        "seats",
        "answers",
        "undone",
        "votes",
        "ballots",
        "offers",
        "free_seats",
        "asked",
        "plans",
        "servers",
    )
    rows = {name: await table.bot.store.database.rows(f"SELECT * FROM {name}") for name in games}
    found = {name: [dict(row) for row in found] for name, found in rows.items()}
    for game in found["games"]:
        del game["touched_at"]
    return found


def with_goods(state: Game) -> None:
    state.players[0].goods, state.players[2].goods = {"gold": 1}, {"stone": 1}


def test_every_verb_has_its_case(managed: Wired) -> None:
    assert set(IDS) == set(_controls)


@pytest.mark.parametrize(
    "who", ["stranger", "stranger elsewhere", "another player", "former holder", "stale"]
)
async def test_buttons_do_nothing_for_people_they_are_not_for(managed: Wired, who: str) -> None:
    """Each control is valid now: the question of the player on turn, their trade offer, an open vote, a free seat.
    Every press is answered with a sentence."""
    games = managed.bot.games
    position = await stand_at(games, await games.game(1), with_goods)
    assert position.turn == 0
    offer = await games.trade.offer(1, 0, 2, {"gold": 1}, {"stone": 1}, user_id=ADA)
    # A vote about Bo ends as soon as Bo does anything. In any other vote, Bo may vote.
    vote = await games.votes.open(1, "keep", user_id=ADA, about=2 if who == "another player" else 1)
    free = await games.seats.offer(1, 2, newcomer=MANAGER)
    user = {"another player": BO, "former holder": BO, "stale": ADA}.get(who, STRANGER)
    if who == "former holder":
        given_up = await games.seats.offer(1, 1)
        await games.seats.take(1, given_up.id, user_id=STRANGER, name="Xia")
    before = await kept(managed)
    fresh = who != "stale"
    for verb in sorted(set(_controls) - THEIR_OWN.get(who, set())):
        question = vote.id if verb == "vote" else 0 if verb == "leaving" else position.question
        custom_id, values = forged(
            verb,
            question if fresh else 9999,
            position.revision if fresh else 7,
            offer=offer.id if fresh else 9999,
            free=free.id if fresh else 9999,
            about=1,
            owner=ADA,
        )
        said = await press(managed, user, custom_id, values, elsewhere=who == "stranger elsewhere")
        assert said and "on my side" not in said, (verb, said)
        assert await kept(managed) == before, (verb, said)
    assert not managed.wire.direct_messages(STRANGER) or who == "former holder"


async def test_an_undo_button_does_not_undo_a_later_answer(managed: Wired) -> None:
    old = await managed.position()
    player = ADA + old.turn
    await managed.answered(await managed.place("generator"))
    now = await managed.position()
    said = await press(managed, player, f"eb:undo:1:{old.question}:{old.revision}:")
    assert "already answered" in said
    assert (await managed.position()).length == now.length


async def test_confirming_to_leave_for_good_only_affects_the_seat_in_question(managed: Wired) -> None:
    assert "This button is old" in await press(managed, BO, f"eb:leaving:1:0:0:{BO}")
    assert "This button is old" in await press(managed, BO, f"eb:leaving:1:1:0:{ADA}")
    assert (await managed.bot.games.game(1)).seat_of(BO) is not None


@pytest.mark.parametrize(
    "custom_id",
    ["eb:retired:1:0:0:", "eb:turn:1", "take_your_turn", f"eb:turn:{'9' * 30}:0:0:"],
    ids=["a retired verb", "an older format", "no format at all", "a number nobody has"],
)
async def test_an_old_button_is_called_old(managed: Wired, custom_id: str) -> None:
    said = await press(managed, ADA, custom_id)
    assert "This button is old" in said and "/turn" in said


async def test_an_older_panel_is_called_old(managed: Wired) -> None:
    position = await managed.position()
    custom_id = f"eb:show:1:{position.question}:{position.revision}:2/worker"
    assert "This button is old" in await press(managed, ADA + position.turn, custom_id)


async def test_managing_another_channel_gives_no_right_over_a_game(managed: Wired) -> None:
    """A lobby and a game: rights on another server do not count here."""
    late = (await managed.position()).turn
    await managed.bot.store.database.write("UPDATE asked SET due_at = 1 WHERE game_id = 1")
    for kind in ("keep", "replace", "end"):
        said = await press(managed, STRANGER, f"eb:propose:1:0:0:{kind}.{late}", elsewhere=True)
        assert "You're watching" in said
    assert (await managed.bot.games.game(1)).status == "running"
    assert not await managed.bot.games.free_seats.of(1)
    await managed.bot.games.lifecycle.end(1, "closed")
    lobby = await managed.bot.games.lobby.open(guild_id=9002, channel_id=9003, host_id=ADA, name="Ada")
    for verb in ("close", "start", "options", "join"):
        said = await press(managed, STRANGER, f"eb:{verb}:{lobby.id}:0:0:", elsewhere=True)
        assert "That belongs to the game in <#9003>" in said
    now = await managed.bot.games.game(lobby.id)
    assert now.status == "lobby" and now.hints and len(now.seats) == 1


async def test_a_rematch_is_offered_until_another_game_was_played(managed: Wired) -> None:
    await managed.bot.games.lifecycle.end(1, "closed")
    other = await managed.bot.games.lobby.open(guild_id=9002, channel_id=9003, host_id=ADA, name="Ada")
    await managed.bot.games.lobby.join(other.id, BO, "Bo")
    await managed.bot.games.lobby.start(other.id, user_id=ADA)
    await managed.bot.games.lifecycle.end(other.id, "table")
    assert "Another game has been played here" in await press(managed, ADA, "eb:rematch:1:0:0:")
    assert await managed.bot.games.records.open_in(9003) is None


async def test_a_name_cannot_mention_anybody(tmp_path: Path) -> None:
    """A user's name looks like Discord's mention of another user."""
    async with Wire(people=3) as wire:
        wire.people[BO] = "<@777> **x** @everyone"
        async with BotProcess(wire, tmp_path / "games.sqlite3").with_game(at=with_goods) as bot:
            for user, command in ((BO, "game pause"), (ADA, "status"), (ADA, "turn")):
                click = await bot.answered(await wire.slash(user, command))
                assert "<@777>" not in click.text and "**x**" not in click.text, command
            vote = await wire.until(
                lambda: next((m for m in reversed(wire.channel) if control(m, "vote")), None)
            )
            assert "<\u200b@777>" in text_of(vote) and "@everyone" not in text_of(vote)
            for message in wire.messages.values():
                assert "<@777>" not in text_of(message), text_of(message)
            assert "Traceback" not in bot.log
