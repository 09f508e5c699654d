"""Starting situations and steps shared by the tests of several cogs."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.engine.state import Game, Worker
from tests.cogs.table import Table, labelled, new_bot, offers, parts, press, said, shown, verbs


async def about_to_move(table: Table) -> tuple[MemberActor, Any]:
    """The panel of the player on turn, in which one more press moves a worker to the generator."""
    actor = (await table.asked())[0]
    return actor, shown(await table.take_turn(actor))


async def last_press(actor: MemberActor, panel: Any) -> InteractionResult:
    """*Generator*, which counts at once: it can be undone."""
    return await press(actor, panel, labelled(panel, "Generator"))


async def no_film(*_: Any) -> None:
    """Replaces the drawing of a replay, which takes longer than the rest of these tests."""


async def with_computers(table: Table, level: str = "easy", count: int = 2) -> None:
    ada = table.people["Ada"]
    lobby = await table.open_lobby(players=1)
    for _ in range(count):
        panel = shown(await ada.click(lobby, label="Add a computer player"))
        await ada.click(panel, label=level.title())
    await ada.click(lobby, label="Start")


async def with_goods(table: Table) -> tuple[MemberActor, MemberActor]:
    """Both players gather something; the one on turn comes first in the result."""
    for space in ("generator", "farm"):
        position = await table.position()
        view = await table.bot.games.view(position.game.id, position.turn)
        actor = (await table.asked())[0]
        await actor.slash(table.channel, "place", worker=view.me.available[0], space=space)
        while (await table.position()).turn == position.turn:
            if (await table.position()).prompts[0].option("stop"):
                await actor.slash(table.channel, "done")
            else:
                await table.follow((await table.asked())[0], lambda options: options[-1])
    actor = (await table.asked())[0]
    other = next(one for one in table.people.values() if one.id != actor.id)
    return actor, other


ALL_DAY = "00:00-23:59"


async def be_quiet(table: Table, actor: MemberActor) -> str:
    await actor.slash(table.channel, "profile set", time_zone="UTC", quiet_hours=ALL_DAY)
    return said(await actor.slash(table.channel, "profile show"))


async def play_by_command(table: Table, actor: MemberActor, chance: Random) -> None:
    before = (await table.position()).length
    panel = shown(await actor.slash(table.channel, "turn"))
    while (await table.position()).length == before:
        panel = shown(await press(actor, panel, chance.choice(offers(panel))))


def bo_stands_at(game: Game, space: str) -> None:
    game.workers = {space: (Worker(1, 6),)}
    game.players[1].placed, game.players[1].available = 1, [2]


def vote_message(table: Table) -> discord.Message:
    """The newest vote in the channel."""
    return next(message for message in reversed(table.messages) if "vote" in verbs(message))


def manager_of(table: Table) -> MemberActor:
    role = table.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    return table.guild.add_member(table.env.create_user("max", global_name="Max"), roles=[role])


def field(panel: Any, name: str) -> str:
    """The custom id of the control of one setting."""
    return next(p["custom_id"] for p in parts(panel) if (p.get("custom_id") or "").endswith(f":{name}"))


async def place(table: Table, space: str) -> Any:
    """The player on turn places a worker there, by command."""
    actor = (await table.asked())[0]
    position = await table.position()
    act = next(o.id for o in position.prompts[0].options if o.id.endswith(f":{space}"))
    return await actor.slash(table.channel, "place", worker=int(act.split(":")[1]), space=space)


async def goods(table: Table) -> list[dict[str, int]]:
    game = (await table.position()).game
    return [dict(player.goods) for player in (await table.bot.games.view(game.id, None)).players]


async def delete_channel_while_stopped(table: Table) -> None:
    """The game's channel or thread is deleted while the bot does not run; then the bot starts."""
    bot = table.bot
    await table.env._detach_bot()
    table.env.backend.delete_channel(table.channel.id)
    await bot.store.close()
    await table.env.restart_bot(new_bot(table.path, 9))
    await table.env.settle()


async def game_status(table: Table) -> str:
    return (await table.bot.games.game(1)).status
