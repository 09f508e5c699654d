"""A turn by buttons: the panel, the channel, and presses at the wrong time or by the wrong person."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import pytest

from bot.engine.board import RECRUITS
from bot.engine.state import Game
from bot.language.words import words
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, custom_id, labelled, labels, offers, press, said, shown, verbs

pytestmark = pytest.mark.slow


def some_energy(game: Game) -> None:
    game.players[0].goods = {"energy": 1}


async def first_placement(table: Table) -> tuple[str, Any]:
    """Open the panel and draw an artifact in a tunnel, up to the confirmation."""
    await set_position(table, some_energy)
    actor = (await table.asked())[0]
    panel = shown(await table.take_turn(actor))
    for choice in ("Euphorian Tunnel", "1 artifact"):
        panel = shown(await press(actor, panel, labelled(panel, choice)))
    return actor.name, panel


# Set-up


async def test_recruits_are_chosen_privately_and_simultaneously(table: Table) -> None:
    await table.start()
    ada, bo = table.people.values()
    panel = shown(await table.take_turn(bo))
    assert panel.ephemeral and words("en")("ask-lead") in panel.content
    done = said(await table.follow(bo, lambda options: options[0]))
    assert re.search(r"You choose: .+ active, .+ hidden\.", done) and "The game is waiting for Ada" in done
    assert ada.mention in table.newest.content and bo.mention not in table.newest.content
    assert "isn't your move" in said(await table.take_turn(bo))
    table_messages = [m for m in table.messages if "Still choosing" in m.content]
    assert len(table_messages) == 1, "the same message must be updated"
    await table.follow(ada, lambda options: options[0])
    position = await table.position()
    assert [prompt.ask for prompt in position.prompts] == ["act"]
    assert not any("Still choosing" in m.content for m in table.messages)
    assert verbs(table.newest)[:2] == ["turn", "hand"]


async def test_nothing_public_names_a_hidden_card(playing: Table) -> None:
    game = (await playing.position()).game
    hidden = set()
    for seat in game.seats:
        view = await playing.bot.games.view(game.id, seat.seat)
        hidden |= set(view.me.hidden or ())
    shown_up = {
        card for player in (await playing.bot.games.view(game.id, None)).players for card in player.recruits
    }
    w = words("en")
    names = {w.recruit(card) for card in RECRUITS if card not in shown_up}
    for message in playing.messages:
        told = (
            message.content
            + "".join(a.description or "" for a in message.attachments)
            + str([part for row in message.components for part in [row.to_dict()]])
        )
        assert not any(name in told for name in names)
    assert hidden


async def test_private_cards_come_by_direct_message_and_by_the_hand_command(playing: Table) -> None:
    game = (await playing.position()).game
    w = words("en")
    for seat, actor in enumerate(playing.people.values()):
        me = (await playing.bot.games.view(game.id, seat)).me
        assert me.hidden and me.dilemma
        private = "\n".join(message.content for message in playing.private(actor))
        assert w.recruit(me.hidden[0]) in private
        result = await actor.slash(playing.channel, "hand")
        assert result.ephemeral
        assert w.recruit(me.hidden[0]) in said(result) and w.dilemma(me.dilemma) in said(result)


# A turn


async def test_a_turn_is_one_ping_the_board_and_a_button(playing: Table) -> None:
    actor = (await playing.asked())[0]
    table_message = playing.newest
    assert table_message.content.count(actor.mention) == 1
    assert playing.pinged(table_message) == [actor.id]
    assert table_message.attachments[0].filename == "board.png" and table_message.attachments[0].description
    assert verbs(table_message)[:2] == ["turn", "hand"]


async def test_the_panel_leads_through_a_placement_previews_and_commits(playing: Table) -> None:
    old = playing.newest
    name, panel = await first_placement(playing)
    before = await playing.position()
    assert panel.ephemeral and "energy" in panel.content
    assert before.turn == 0 and not before.prompts[0].option("stop"), (
        "nothing is committed before the confirmation"
    )
    actor = playing.people[name.capitalize()]
    result = await actor.click(panel, label="Confirm")
    after = await playing.position()
    assert after.length > before.length and after.turn != before.turn
    assert "Euphorian Tunnel" in said(result)
    assert "Euphorian Tunnel" in playing.newest.content and playing.newest.id != old.id
    assert playing.newest.attachments[0].description
    retired = next(m for m in playing.messages if m.id == old.id)
    assert not verbs(retired), "the older message must lose its buttons"


async def test_the_back_button(playing: Table) -> None:
    name, panel = await first_placement(playing)
    actor = playing.people[name.capitalize()]
    panel = shown(await actor.click(panel, label="Back"))
    assert "1 gold" in labels(panel)


async def test_a_second_click_on_confirm_is_told_that_it_was_answered(playing: Table) -> None:
    name, panel = await first_placement(playing)
    actor = playing.people[name.capitalize()]
    identity = custom_id(panel, "go")
    length = (await playing.position()).length
    env = playing.env
    stored = env.backend.get_message(panel.channel_id, panel.id)
    components = stored.components
    await actor.click(panel, custom_id=identity)
    once = await playing.position()
    assert once.length > length
    # A slow client still shows the old panel.
    stored.components = components
    result = await actor.click(panel, custom_id=identity)
    assert "already answered" in said(result)
    assert (await playing.position()).length == once.length


async def test_the_same_interaction_twice_is_one_move(playing: Table) -> None:
    """Discord may deliver an interaction twice: it counts once."""
    position = await playing.position()
    seat = position.turn
    user = position.game.seats[seat].user_id
    act = next(o.id for o in position.prompts[0].options if o.id.endswith(":generator"))
    moves = [
        playing.bot.games.play.answer(position.game.id, seat, [act], user_id=user, interaction_id=77)
        for _ in range(2)
    ]
    first, second = await asyncio.gather(*moves)
    assert {first.duplicate, second.duplicate} == {False, True} and first.length == second.length
    await playing.env.settle()


async def test_an_old_panel_says_that_it_is_old(playing: Table) -> None:
    name, panel = await first_placement(playing)
    actor = playing.people[name.capitalize()]
    await actor.slash(playing.channel, "place", worker=int(panel_worker(panel)), space="aquifer")
    result = await actor.click(panel, label="Confirm")
    assert "already answered" in said(result) or "isn't your move" in said(result)


def panel_worker(panel: Any) -> str:
    found = re.search(r"place a (\d)", panel.content)
    assert found is not None
    return found[1]


async def test_spectators_and_the_other_player_are_told_politely(playing: Table) -> None:
    before = await playing.position()
    result = await playing.watcher.click(playing.newest, label="Take your turn")
    assert result.ephemeral and "watching" in said(result)
    result = await playing.watcher.click(playing.newest, label="My cards")
    assert result.ephemeral and "watching" in said(result)
    actor = (await playing.asked())[0]
    other = next(one for one in playing.people.values() if one.id != actor.id)
    result = await other.click(playing.newest, label="Take your turn")
    assert result.ephemeral and str(actor.user.global_name) in said(result)
    for command in ("turn", "hand", "undo", "done"):
        assert "watching" in said(await playing.watcher.slash(playing.channel, command))
    assert (await playing.position()).length == before.length


async def test_buttons_and_panels_work_after_a_restart(playing: Table) -> None:
    """The public button, and a panel that was open in the middle of a move."""
    name, panel = await first_placement(playing)
    actor = playing.people[name.capitalize()]
    await playing.restart()
    before = await playing.position()
    await actor.click(panel, label="Confirm")
    assert (await playing.position()).length > before.length
    await playing.restart()
    other = (await playing.asked())[0]
    assert offers(shown(await playing.take_turn(other)))


async def test_a_stored_but_unannounced_move_is_announced_after_a_restart(playing: Table) -> None:
    """The process is killed between the commit and the message: the next player must still be pinged."""
    old = playing.newest
    await playing.env.advance_time(60)
    position = await playing.position()
    holder = position.game.seats[position.turn]
    act = next(o.id for o in position.prompts[0].options if o.id.endswith(":generator"))
    with playing.env.time_context():  # the simulated clock, as for everything the bot does by itself
        moved = await playing.bot.games.play.answer(
            position.game.id, holder.seat, [act], user_id=holder.user_id
        )
    await playing.env.advance_time(60)
    await playing.restart()
    assert playing.newest.id != old.id
    assert playing.pinged(playing.newest) == [moved.game.seats[moved.waiting[0]].user_id]
    assert not verbs(next(m for m in playing.messages if m.id == old.id))
    count = len(playing.messages)
    await playing.restart()
    assert len(playing.messages) == count, "the move must not be announced again at the next start"


async def test_undo_before_any_answer_says_why(playing: Table) -> None:
    actor = (await playing.asked())[0]
    position = await playing.position()
    result = await actor.slash(playing.channel, "undo")
    assert result.ephemeral and said(result).strip()
    assert (await playing.position()).length == position.length


async def test_the_board_and_the_status_are_for_everybody(playing: Table) -> None:
    result = await playing.watcher.slash(playing.channel, "board")
    message = shown(result)
    assert message.ephemeral and message.attachments[0].description
    result = await playing.watcher.slash(playing.channel, "board", post=True)
    assert playing.messages[-1].attachments and not shown(result).ephemeral
    text = said(await playing.watcher.slash(playing.channel, "status"))
    assert "Ada" in text and "Bo" in text and "Allegiance" in text


async def test_commands_without_a_game_say_what_to_do(table: Table) -> None:
    for command in ("turn", "hand", "undo", "done", "board", "status", "retrieve"):
        text = said(await table.people["Ada"].slash(table.channel, command))
        assert "/game new" in text, command
    await table.open_lobby()
    assert "hasn't started" in said(await table.people["Ada"].slash(table.channel, "turn"))


# Direct messages


async def test_closed_direct_messages_are_mentioned_once_and_stop_nothing(table: Table) -> None:
    ada = table.people["Ada"]
    table.env.inject_error(
        "POST", f"/channels/{ada.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    await table.start()
    await table.choose_recruits()
    told = [m for m in table.messages if "direct messages are closed" in m.content]
    assert len(told) == 1 and ada.mention in told[0].content
    assert (await table.position()).prompts[0].ask == "act"
    tried = [
        r for r in table.env.http_requests if str(ada.user.dm_channel.id) in r.path and r.method == "POST"
    ]
    assert len(tried) <= 2, "closed direct messages must not be tried repeatedly"


async def test_commands_work_in_direct_messages(playing: Table) -> None:
    actor = (await playing.asked())[0]
    assert "What you have" in said(await actor.user.slash("hand"))
    assert offers(shown(await actor.user.slash("turn")))


# Trouble


async def test_a_deleted_table_message_is_posted_again(playing: Table) -> None:
    table_message = playing.newest
    playing.env.backend.delete_message(playing.channel.id, table_message.id)
    await playing.env.settle()
    actor = (await playing.asked())[0]
    panel = shown(await actor.slash(playing.channel, "turn"))
    assert offers(panel)
    position = await playing.position()
    act = next(o.id for o in position.prompts[0].options if o.id.endswith(":generator"))
    await actor.slash(playing.channel, "place", worker=int(act.split(":")[1]), space="generator")
    assert playing.newest.id != table_message.id


async def test_a_lost_permission_leaves_the_game_in_order(playing: Table) -> None:
    """Posting fails, but the move counts, and the player gets an answer."""
    playing.env.inject_error(
        "POST", f"/channels/{playing.channel.id}/messages", status=403, code=50013, times=None
    )
    before = await playing.position()
    name, panel = await first_placement(playing)
    result = await playing.people[name.capitalize()].click(panel, label="Confirm")
    assert "Euphorian Tunnel" in said(result)
    assert (await playing.position()).length > before.length


async def test_an_internal_error_gets_an_apology_and_can_be_reported(playing: Table) -> None:
    actor = (await playing.asked())[0]
    games = playing.bot.games
    whole, games.view = games.view, None  # type: ignore[assignment, method-assign]
    result = await actor.slash(playing.channel, "hand")
    games.view = whole  # type: ignore[method-assign]
    assert result.ephemeral and "went wrong" in said(result)
    assert "Traceback" not in said(result)
    reply = await actor.click(shown(result), label="Report")
    assert "host" in said(reply)
    playing.bot.unexpected_errors.clear()


async def test_the_hand_comes_with_its_picture(playing: Table) -> None:
    for name in playing.people:
        shown = await playing.people[name].slash(playing.channel, "hand")
        assert shown.ephemeral and shown.response is not None
        (picture,) = shown.response.attachments
        assert picture.filename == "hand.png"
        assert picture.description
