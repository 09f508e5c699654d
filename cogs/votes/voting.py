"""Votes: a message with two buttons, and what follows when it is decided.

Undoing, pausing and resuming need everybody's yes; about a player who is gone, more than half decide. Who may vote is
defined in `bot/games/votes.py`. Managers of the channel may decide without a vote.
"""

from __future__ import annotations

import logging
from datetime import timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import ButtonStyle

from bot.engine.events import Refused
from bot.games import nonce_of
from bot.language.words import Words
from bot.notices import WaitsChanged
from bot.store.records import GameRecord, Kind, Message, Vote
from bot.time.hours import days_off
from cogs.kit.context import label, manages
from cogs.kit.controls import OLD_BUTTON, Key, button, control, rows
from cogs.kit.replies import Interaction, Sorry, best_effort, publish, say, seen, words_for
from cogs.posts import has_left, record_message, stands, sync
from cogs.votes import vote_message
from cogs.votes.decisions import Motion, Outcome, break_off, decide, decided, finish, once

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)

OVERDUE_WITHOUT_LIMIT = timedelta(days=1)
"""Without a time limit, a player may be voted out after this long."""


async def put(
    interaction: Interaction, motion: Motion, *, without_vote: bool = False, propose: bool = False
) -> None:
    """Ask the players or, for a manager of the channel, decide. A manager who does not play is asked which of both they
    want, unless they have said so (`without_vote`, `propose`)."""
    bot = interaction.client
    game = motion.game
    may_decide = manages(interaction, game)
    plays = game.seat_of(interaction.user.id) is not None
    if without_vote and not may_decide:
        raise Sorry("vote-not-yours")
    await check(bot, motion)
    if without_vote:
        await finish(
            bot,
            game,
            *await decide(bot, motion._replace(by=interaction.user.id)),
            partial(_reply, interaction),
        )
        return
    if not plays and not may_decide:
        raise Sorry("game-spectator")
    if not plays and not propose:
        await _ask_manager(interaction, motion)
        return
    if motion.about is not None and not await _may_decide_about(bot, motion):
        raise Sorry("vote-not-gone", name=label(game.seats[motion.about]))
    before = await _open_already(bot, motion)
    vote = await bot.games.votes.open(
        game.id, motion.kind, user_id=interaction.user.id, about=motion.about, details=motion.details,
        manager=may_decide,
    )  # fmt: skip
    if before is None and vote.closed:
        await finish(bot, game, vote, await decided(bot, game, vote), partial(_reply, interaction))
    elif before is not None and (vote.closed or await _stands(bot, game, vote)):
        w = await words_for(interaction)
        await best_effort(say(interaction, _counted(vote, w) if plays else w("vote-open-already")))
        await refresh(bot, game, vote)
    else:
        # New, or its message was deleted or never posted.
        await show(interaction, game, vote)


async def _ask_manager(interaction: Interaction, motion: Motion) -> None:
    """Ask whether to decide at once or to put it to the vote: the command or button that was used promised a vote."""
    w, game, details = await words_for(interaction), motion.game, motion.details
    about = "" if motion.about is None else motion.about
    numbers = (details.get(name, "") for name in ("newcomer", "to", "turn"))
    rest = ".".join(map(str, (motion.kind, about, *numbers)))
    key = Key("decide", game.id, details.get("length", 0), details.get("revision", 0))
    now = button(key._replace(rest=f"now.{rest}"), w("manager-now", kind=motion.kind), ButtonStyle.danger)
    put_to_vote = button(key._replace(rest=f"vote.{rest}"), w("manager-propose"), ButtonStyle.primary)
    voters = any(seat.seat != motion.about and not seat.kept for seat in game.humans)
    text = w("manager-ask", question=vote_message.question(game, motion, w), votes=str(voters))
    await say(interaction, text, rows(now, put_to_vote) if voters else rows(now))


def _number(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) < 20 else None


@control("decide", "update")
async def decide_or_propose(interaction: Interaction, key: Key, values: list[str]) -> None:
    """A manager has chosen: decide at once, or put it to the vote."""
    game = await interaction.client.games.game(key.game)
    if not manages(interaction, game):
        raise Sorry("vote-not-yours")
    how, kind, *rest = key.rest.split(".")
    known = ("pause", "resume", "end", "keep", "replace", "undo")
    if how not in ("now", "vote") or kind not in known or len(rest) != 4:
        raise Sorry(OLD_BUTTON)
    about, newcomer, to, turn = map(_number, rest)
    if about is not None and about >= len(game.seats):
        raise Sorry(OLD_BUTTON)
    details = {} if newcomer is None else {"newcomer": newcomer}
    if to is not None and turn is not None:
        details |= {"to": to, "turn": turn, "length": key.question, "revision": key.revision}
    if (kind in ("keep", "replace") and about is None) or (kind == "undo" and "to" not in details):
        raise Sorry(OLD_BUTTON)
    motion = Motion(game, kind, about, details)  # type: ignore[arg-type]
    await put(interaction, motion, without_vote=how == "now", propose=how == "vote")
    await best_effort(interaction.delete_original_response())


async def check(bot: Euphoria, motion: Motion) -> None:
    """Refuse at once what could not be carried out."""
    game, about = motion.game, motion.about
    if game.status == "lobby":
        raise Sorry("game-not-started")
    if not game.open:
        raise Sorry("game-over")
    if motion.kind == "pause" and game.status == "paused":
        raise Sorry("game-paused")
    if motion.kind == "resume" and game.status != "paused":
        raise Refused("refused-not-paused")
    if motion.kind == "keep" and about is not None and game.seats[about].by_computer:
        raise Sorry("vote-kept-already", name=label(game.seats[about]))


async def _may_decide_about(bot: Euphoria, motion: Motion) -> bool:
    """Whether the others may vote about a seat: only if its player is gone. For a vote to let a computer keep the seat,
    it is enough that the player is away, or that at least two others play."""
    game, about = motion.game, motion.about
    assert about is not None
    others = [seat for seat in game.humans if seat.seat != about and not seat.kept]
    if motion.kind == "keep" and (len(others) > 1 or await is_away(bot, game, about)):
        return True
    return await is_gone(bot, game, about)


async def is_away(bot: Euphoria, game: GameRecord, seat: int) -> bool:
    """Whether they are away today: then a computer may keep their seat, but nobody may take it."""
    user = game.seats[seat].user_id
    return user is not None and days_off(bot.games.now(), await bot.games.profiles.get(user)) is not None


async def is_gone(bot: Euphoria, game: GameRecord, seat: int) -> bool:
    """Whether a player may lose their seat: a computer plays there, the others have waited too long, or they left."""
    if game.seats[seat].by_computer:
        return True
    now = bot.games.now()
    if any(
        now >= (asked.due_at or asked.since + OVERDUE_WITHOUT_LIMIT)
        for asked in await bot.games.asked.of(game.id)
        if asked.seat == seat
    ):
        return True
    user = game.seats[seat].user_id
    return user is not None and await has_left(bot, game, user)


async def _open_already(bot: Euphoria, motion: Motion) -> Vote | None:
    """The open vote about the same thing, if any: proposing it again counts as a yes. A vote about an outdated position
    is broken off."""
    for vote in await bot.games.store.votes.open(motion.game.id):
        if (vote.kind, vote.about) != (motion.kind, motion.about):
            continue
        if dict(vote.details) == dict(motion.details):
            return vote
        if all(vote.details.get(part) == motion.details.get(part) for part in ("length", "revision")):
            raise Sorry("vote-other-open")
        await break_off(bot, motion.game, vote, bot.words_in(motion.game)("vote-too-late"))
    return None


async def _reply(interaction: Interaction, game: GameRecord, vote: Vote, outcome: Outcome) -> Message | None:
    """In the channel, as the answer to the command or button."""
    try:
        sent = await publish(interaction, outcome.text, outcome.view, game=game, **once(game, vote, outcome))
    except discord.HTTPException:
        await best_effort(say(interaction, (await words_for(interaction))("error-discord")))
        raise
    return None if sent is None else Message(Kind.VOTE, vote.id, sent.channel.id, sent.id)


# The message


async def show(interaction: Interaction, game: GameRecord, vote: Vote) -> None:
    bot, now = interaction.client, vote_message.draft(game, vote, interaction.client.words_in(game))
    nonce = nonce_of(game, Kind.VOTE, vote.id)  # as in a sync
    message = await publish(
        interaction, now.text, now.view, game=game, ping=now.ping, ring=now.ring, nonce=nonce
    )
    if message is not None:
        record = Message(Kind.VOTE, vote.id, message.channel.id, message.id, now.shown)
        await record_message(bot, game, record, nonce)


async def _stands(bot: Euphoria, game: GameRecord, vote: Vote) -> bool:
    """Whether the vote's message still exists."""
    known, now = await _known(bot, vote), vote_message.draft(game, vote, bot.words_in(game))
    return await stands(bot, known, content=now.text, view=now.view)


async def _known(bot: Euphoria, vote: Vote) -> Message | None:
    return await bot.games.messages.get(vote.game_id, Kind.VOTE, about=vote.id)


async def refresh(bot: Euphoria, game: GameRecord, vote: Vote) -> bool:
    """Update the vote's message; when the vote is decided, carry it out. False if its message does not show it."""
    if vote.closed:
        await finish(bot, game, vote)
        return True
    bot.publish(WaitsChanged(game.id))
    await sync(bot, game.id)
    known = await _known(bot, vote)
    return known is not None and known.shown == vote_message.draft(game, vote, bot.words_in(game)).shown


@control("vote", "update")
async def cast(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Cast a ballot. The message that was pressed then shows how everybody voted; if it cannot, the voter is told."""
    bot = interaction.client
    game = await bot.games.game(key.game)
    if game.seat_of(interaction.user.id) is None:
        raise Sorry("game-spectator")
    vote = await bot.games.votes.get(key.question)
    if key.rest not in ("yes", "no") or vote.game_id != game.id:
        raise Sorry(OLD_BUTTON)
    if vote.expired(bot.games.now()) and not vote.closed:
        await break_off(bot, game, vote, bot.words_in(game)("vote-live-over"))
        seen(interaction)
        return
    vote = await bot.games.votes.cast(vote, interaction.user.id, key.rest == "yes")
    known = await _known(bot, vote)
    if interaction.message is not None and known is None:
        # The process ended right after posting it.
        where, outdated = interaction.message, "vote:"
        await record_message(bot, game, Message(Kind.VOTE, vote.id, where.channel.id, where.id, outdated))
    pressed = interaction.message.id if interaction.message is not None else 0
    if not await refresh(bot, game, vote) or (known is not None and known.message_id != pressed):
        await best_effort(say(interaction, _counted(vote, await words_for(interaction))))
    seen(interaction)


def _counted(vote: Vote, w: Words) -> str:
    return w("vote-counted-last" if vote.closed else "vote-counted")
