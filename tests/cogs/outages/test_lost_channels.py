"""Games that lose their channel, permissions or server; and following a game as a spectator."""

from __future__ import annotations

from random import Random

import discord
import pytest
from discord.ext import commands
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.players import choose
from tests.cogs.durations import HOUR
from tests.cogs.fast_forward import finish
from tests.cogs.situations import delete_channel_while_stopped, game_status, no_film, play_by_command
from tests.cogs.table import Table, said

pytestmark = pytest.mark.slow

DENY = discord.Permissions(send_messages=True)


async def test_a_deleted_channel_ends_its_game_and_informs_the_players(playing: Table) -> None:
    playing.env.backend.delete_channel(playing.channel.id)
    await playing.env.settle()
    assert await game_status(playing) == "ended"
    for actor in playing.people.values():
        assert "was deleted" in playing.private(actor)[-1].content
    elsewhere = playing.guild.create_text_channel("elsewhere")
    await playing.env.settle()
    assert "aren't in a running game" in said(await playing.people["Ada"].slash(elsewhere, "games list"))
    result = await playing.people["Ada"].slash(elsewhere, "game new")
    assert "being set up" in said(result)


async def test_you_are_next_goes_with_the_channel(three: Table) -> None:
    for actor in three.people.values():
        await actor.slash(three.channel, "profile set", next_up=True)
    turn, actor = (await three.position()).turn, (await three.asked())[0]
    while (await three.position()).turn == turn:
        await three.follow(actor, lambda options: options[-1])

    def held() -> int:
        return sum("up next" in m.content for one in three.people.values() for m in three.private(one))

    assert held() == 1
    three.env.backend.delete_channel(three.channel.id)
    await three.env.settle()
    assert held() == 0


async def test_a_channel_deleted_while_the_bot_was_away(playing: Table) -> None:
    await delete_channel_while_stopped(playing)
    assert await game_status(playing) == "ended"


async def test_without_permission_to_post_the_game_continues_in_private(playing: Table) -> None:
    everyone = playing.guild.default_role
    playing.env.backend.set_overwrite(
        playing.channel.id, Overwrite(everyone.id, OverwriteType.ROLE, allow=0, deny=DENY.value)
    )
    await playing.env.settle()
    before = len(playing.messages)
    chance = Random(4)
    for _ in range(3):
        length = (await playing.position()).length
        actor = (await playing.asked())[0]
        await play_by_command(playing, actor, chance)
        assert (await playing.position()).length > length
    assert len(playing.messages) == before
    for actor in playing.people.values():
        warnings = [m for m in playing.private(actor) if "can no longer post" in m.content]
        assert len(warnings) == 1 and "Send Messages" in warnings[0].content
    playing.env.backend.delete_overwrite(playing.channel.id, everyone.id)
    await playing.env.settle()
    assert len(playing.messages) == before + 1
    assert playing.pinged(playing.newest) == [actor.id for actor in await playing.asked()]


async def test_a_restart_does_not_repeat_that_the_bot_may_not_post(playing: Table) -> None:
    everyone = playing.guild.default_role
    playing.env.backend.set_overwrite(
        playing.channel.id, Overwrite(everyone.id, OverwriteType.ROLE, allow=0, deny=DENY.value)
    )
    await playing.env.settle()
    before, chance = len(playing.messages), Random(4)
    for _ in range(2):
        await play_by_command(playing, (await playing.asked())[0], chance)
        await playing.restart()
    await play_by_command(playing, (await playing.asked())[0], chance)
    for actor in playing.people.values():
        assert sum("can no longer post" in m.content for m in playing.private(actor)) == 1
    assert len(playing.messages) == before
    await playing.restart()
    playing.env.backend.delete_overwrite(playing.channel.id, everyone.id)
    await playing.env.settle()
    assert len(playing.messages) == before + 1, (
        "the position is shown although nobody has moved since the start"
    )
    playing.env.backend.set_overwrite(
        playing.channel.id, Overwrite(everyone.id, OverwriteType.ROLE, allow=0, deny=DENY.value)
    )
    await playing.env.settle()
    await play_by_command(playing, (await playing.asked())[0], chance)
    for actor in playing.people.values():
        assert sum("can no longer post" in m.content for m in playing.private(actor)) == 2, "lost once more"


async def test_an_unposted_end_is_posted_when_the_permission_is_back(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.kit.pictures.replay", no_film)
    everyone = playing.guild.default_role
    playing.env.backend.set_overwrite(
        playing.channel.id, Overwrite(everyone.id, OverwriteType.ROLE, allow=0, deny=DENY.value)
    )
    await playing.env.settle()
    await finish(playing)
    assert not any("won!" in m.content for m in playing.messages)
    playing.env.backend.delete_overwrite(playing.channel.id, everyone.id)
    await playing.env.settle()
    assert sum("won!" in m.content for m in playing.messages) == 1


async def test_removing_the_bot_from_a_server_pauses_its_games(playing: Table) -> None:
    playing.env.backend.remove_guild(playing.guild.id)
    await playing.env.settle()
    assert await game_status(playing) == "paused"


async def test_inviting_the_bot_again_resumes_its_games(playing: Table) -> None:
    with playing.env.time_context():
        await playing.bot.games.lifecycle.match_servers(())
    assert await game_status(playing) == "paused"
    await playing.env.advance_time(2 * HOUR)
    await playing.restart()
    assert await game_status(playing) == "running"
    back, table = playing.messages[-2:]
    assert "I'm back on this server" in back.content
    assert playing.pinged(table) == [actor.id for actor in await playing.asked()]


async def test_a_game_paused_by_its_players_stays_paused(playing: Table) -> None:
    with playing.env.time_context():
        await playing.bot.games.lifecycle.pause(1)
        assert await playing.bot.games.lifecycle.match_servers(()) == []
        assert await playing.bot.games.lifecycle.match_servers({playing.guild.id}) == []
    assert await game_status(playing) == "paused"


# Following


async def test_followers_are_told_of_turning_points_and_the_end(table: Table) -> None:
    await table.start(pace="none")
    await table.choose_recruits()
    assert "You're following this game" in said(await table.watcher.slash(table.channel, "game follow"))
    assert "You're playing in this game" in said(
        await table.people["Ada"].slash(table.channel, "game follow")
    )
    following = table.bot.get_cog("Following")
    assert isinstance(following, commands.Cog)
    chance = Random(1)
    position = await table.position()
    while not position.over:
        # Like the panel, but without posting the board.
        prompt = position.prompts[0]
        seat = position.game.seats[prompt.seat]
        answer = choose(await table.bot.games.view(1, seat.seat), prompt, chance)
        position = await table.bot.games.play.answer(1, seat.seat, [answer], user_id=seat.user_id)
        await following.on_moved(position)  # type: ignore[attr-defined]
    told = [m.content for m in table.private(table.watcher)]
    assert len(told) > 1 and all(f"<#{table.channel.id}>" in text for text in told)
    assert "wins the game" in told[-1]


async def test_unfollowing_a_game(playing: Table) -> None:
    await playing.watcher.slash(playing.channel, "game follow")
    assert "no longer" in said(await playing.watcher.slash(playing.channel, "game follow"))
    assert await playing.bot.store.followers.of(1) == []
