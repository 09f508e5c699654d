"""What people can do and take back, so that others might be pinged again and again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.engine.state import Game
from bot.notices import ThreadLocked
from tests.cogs.fast_forward import set_position
from tests.cogs.plans.planning import TUNNEL, plan, through, ticks
from tests.cogs.sent_messages import MessageRecorder
from tests.cogs.situations import place, vote_message
from tests.cogs.table import Table, said, verbs
from tests.games.helpers import goods_for_all


def rich(state: Game) -> None:
    goods_for_all(state)
    for player in state.players:
        player.available = [2, 5]


class Storm:
    """Three people of whom the first is on turn, a spectator who follows the game, and a manager of the channel."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.recorder = MessageRecorder(table)
        role = table.guild.create_role("managers", permissions=discord.Permissions(manage_channels=True))
        self.manager = table.guild.add_member(table.env.create_user("max", global_name="Max"), roles=[role])

    async def begin(self) -> None:
        await self.table.env.settle()
        await self.table.watcher.slash(self.table.channel, "game follow")
        await set_position(self.table, rich)
        seats = (await self.table.position()).game.seats
        self.actor, self.next, self.last = (self.table.people[seat.name] for seat in seats)

    async def slash(self, actor: MemberActor, command: str, **options: Any) -> Any:
        return await actor.slash(self.table.channel, command, **options)

    async def vote_no(self) -> None:
        await self.actor.click(vote_message(self.table), label="No")


# What people can do, and take back


async def undo(storm: Storm) -> None:
    await place(storm.table, "generator")
    await storm.slash(storm.actor, "undo")


async def another_move_each_time(storm: Storm) -> None:
    """The next player is asked after a different number of answers."""
    for space in ("generator", "farm"):
        await place(storm.table, space)
        await storm.slash(storm.actor, "undo")


def proposed(command: str, **options: Any) -> Callable[[Storm], Awaitable[None]]:
    async def propose(storm: Storm) -> None:
        named = {name: getattr(storm, value) for name, value in options.items() if hasattr(storm, str(value))}
        named = {name: person.user.global_name for name, person in named.items()}
        await storm.slash(storm.actor, command, **options | named)
        await storm.vote_no()

    return propose


async def take_a_turn_back_by_vote(storm: Storm) -> None:
    await storm.slash(storm.actor, "game undo-vote")
    for actor in (storm.actor, storm.next, storm.last):
        if any("vote" in verbs(m) for m in storm.table.messages):
            await actor.click(vote_message(storm.table), label="No")


async def delete_the_vote(storm: Storm) -> None:
    await storm.slash(storm.actor, "game pause")
    storm.table.env.backend.delete_message(storm.table.channel.id, vote_message(storm.table).id)
    await storm.table.env.settle()


async def offer_and_withdraw(storm: Storm) -> None:
    to = storm.next.user.global_name
    made = await storm.slash(storm.actor, "trade", player=to, give="1 energy", get="1 food")
    assert "has your offer" in said(made)
    offer = next(m for m in reversed(storm.table.messages) if "withdraw" in verbs(m))
    await storm.actor.click(offer, label="Withdraw")


async def decline_offers(storm: Storm) -> None:
    to = storm.next.user.global_name
    await storm.slash(storm.actor, "trade", player=to, give="1 energy", get="1 food")
    offer = next(m for m in reversed(storm.table.messages) if "decline" in verbs(m))
    await storm.next.click(offer, label="Decline")


async def leave_and_return(storm: Storm) -> None:
    await storm.slash(storm.next, "game leave", how="back")
    await storm.slash(storm.next, "hand")


async def leave_on_turn_and_return(storm: Storm) -> None:
    await storm.slash(storm.actor, "game leave", how="back")
    await storm.slash(storm.actor, "turn")


async def go_away_and_return(storm: Storm) -> None:
    await storm.slash(storm.actor, "away set", until="3 days")
    await storm.slash(storm.actor, "away back")


async def pause_without_vote(storm: Storm) -> None:
    await storm.slash(storm.manager, "game pause", without_vote=True)
    await storm.slash(storm.manager, "game resume", without_vote=True)


async def offer_the_seat(storm: Storm) -> None:
    """To one who is not on the server's other games."""
    last = storm.last.user.global_name
    await storm.slash(
        storm.manager,
        "game vote",
        what="replace",
        player=last,
        newcomer=storm.table.watcher,
        without_vote=True,
    )


async def play_live_and_stop(storm: Storm) -> None:
    game = (await storm.table.position()).game
    with storm.table.env.time_context():
        await storm.table.bot.games.lifecycle.set_live(game.id, True)
    await storm.slash(storm.actor, "away set", until="3 days")
    await storm.slash(storm.actor, "away back")


def forbidden(**permissions: bool) -> Callable[[Storm], Awaitable[None]]:
    async def forbid_and_allow(storm: Storm) -> None:
        backend, channel = storm.table.env.backend, storm.table.channel.id
        everyone, deny = storm.table.guild.default_role.id, discord.Permissions(**permissions).value
        backend.set_overwrite(channel, Overwrite(everyone, OverwriteType.ROLE, allow=0, deny=deny))
        await storm.table.env.settle()
        game = (await storm.table.position()).game
        lost: Any = storm.table.bot.get_cog("LostChannels")
        lost.mute.add(game.id)
        backend.delete_overwrite(channel, everyone)
        await storm.table.env.settle()

    return forbid_and_allow


async def lose_the_right_to_post(storm: Storm) -> None:
    """And move meanwhile."""
    backend, channel = storm.table.env.backend, storm.table.channel.id
    everyone, deny = storm.table.guild.default_role.id, discord.Permissions(send_messages=True).value
    backend.set_overwrite(channel, Overwrite(everyone, OverwriteType.ROLE, allow=0, deny=deny))
    await storm.table.env.settle()
    await place(storm.table, "generator")
    backend.delete_overwrite(channel, everyone)
    await storm.table.env.settle()
    await storm.slash(storm.actor, "undo")


async def lock_the_thread(storm: Storm) -> None:
    game = (await storm.table.position()).game
    threads: Any = storm.table.bot.get_cog("Threads")
    with storm.table.env.time_context():
        await threads.on_thread_locked(ThreadLocked(game))
    threads.shut.clear()


async def delete_the_table_message(storm: Storm) -> None:
    table_message = next(m for m in reversed(storm.table.messages) if "turn" in verbs(m))
    storm.table.env.backend.delete_message(storm.table.channel.id, table_message.id)
    await storm.table.env.settle()
    await restart(storm)


async def restart(storm: Storm) -> None:
    await storm.table.restart()
    storm.recorder.listen()
    await storm.table.env.settle()


async def a_plan_that_cannot_be_played(storm: Storm) -> None:
    if not await storm.table.bot.games.store.plans.any((await storm.table.position()).game.id):
        made = await plan(storm.table, storm.next, "5", *TUNNEL)
        made = await ticks(storm.next, made, "still free")
        await through(storm.next, made, "Keep this plan")
    before = (await storm.table.position()).length
    result = await storm.slash(storm.actor, "place", worker=2, space="Euphorian Tunnel")
    await through(storm.actor, result, "1 gold")
    while (await storm.table.position()).length > before:
        await storm.slash(storm.actor, "undo")


VERBS = {
    "place, confirm, undo": undo,
    "different moves": another_move_each_time,
    "pause": proposed("game pause"),
    "end": proposed("game vote", what="end"),
    "keep": proposed("game vote", what="keep", player="next"),
    "undo by vote": take_a_turn_back_by_vote,
    "delete a vote": delete_the_vote,
    "offer and withdraw": offer_and_withdraw,
    "decline": decline_offers,
    "leave and return": leave_and_return,
    "leave on turn": leave_on_turn_and_return,
    "go away": go_away_and_return,
    "pause without vote": pause_without_vote,
    "offer a seat": offer_the_seat,
    "live play": play_live_and_stop,
    "right to view": forbidden(view_channel=True),
    "right to post": lose_the_right_to_post,
    "locked thread": lock_the_thread,
    "deleted table message": delete_the_table_message,
    "restart": restart,
    "plan": a_plan_that_cannot_be_played,
}


CHANGE = ("leave and return", "leave on turn", "offer a seat", "deleted table message", "restart")
"""Those after which the position, which was made up, is another."""
