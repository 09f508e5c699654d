"""Decisions about a whole game: pausing, resuming, ending, going back, and what the host of the bot says."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.notices import ClockChanged, OpenSeatsChanged, SeatsChanged, TableWanted
from bot.store.records import GameRecord, Kind, Vote
from cogs.kit.public_text import people_awaited
from cogs.kit.replies import Sorry
from cogs.posts import edit, lobby_now, retire, retire_rest
from cogs.proof import told_secret
from cogs.votes.decisions import Motion, Outcome, break_off, decision

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


@decision("pause")
async def pause(bot: Euphoria, motion: Motion) -> Outcome:
    game = await bot.games.game(motion.game.id)
    if game.status != "paused":
        moot = await bot.games.store.votes.open(game.id)
        await bot.games.lifecycle.pause(game.id)
        await _break_off_moot(bot, game, moot)
        bot.publish(OpenSeatsChanged(game.id))
    return Outcome(bot.words_in(game)("paused-now"))


@decision("resume")
async def resume(bot: Euphoria, motion: Motion) -> Outcome:
    game = await bot.games.game(motion.game.id)
    if game.status != "running":
        moot = await bot.games.store.votes.open(game.id)
        game = await bot.games.lifecycle.resume(game.id)
        await _break_off_moot(bot, game, moot)
        bot.publish(OpenSeatsChanged(game.id))
    return Outcome(bot.words_in(game)("resumed-now"), None, partial(go_on, bot, game))


async def go_on(bot: Euphoria, game: GameRecord) -> None:
    """After a pause: ask again, and let computers move."""
    position = await bot.games.position(game.id)
    if people_awaited(position) or not game.attended:
        # Otherwise computers move first, and the next message for a person announces it.
        bot.publish(TableWanted(position.game.id))
    bot.publish(ClockChanged())
    bot.publish(SeatsChanged(game))


async def _break_off_moot(bot: Euphoria, game: GameRecord, votes: list[Vote]) -> None:
    """Break off votes on pausing or resuming: a manager of the channel has decided it meanwhile."""
    for vote in votes:
        if vote.kind in ("pause", "resume"):
            await break_off(bot, game, vote, bot.words_in(game)("vote-too-late"))


@decision("end")
async def end(bot: Euphoria, motion: Motion) -> Outcome:
    game = await bot.games.game(motion.game.id)
    if game.status != "ended":
        game = await bot.games.lifecycle.end(game.id, "table")
    await close_messages(bot, game)
    bot.publish(OpenSeatsChanged(game.id))
    words, view = bot.words_in(game)("ended-now"), None
    if (secret := await told_secret(bot, game)) is not None:
        text, view = secret
        words = f"{words}\n{text}"
    return Outcome(words, view)


async def close_messages(bot: Euphoria, game: GameRecord) -> None:
    """Remove the buttons from all messages of a game that was ended early. The message of the vote that ended it is
    left out: it is edited when the result is announced."""
    undone = [vote.id for vote in await bot.games.store.votes.undone()]
    for message in await bot.games.messages.of(game.id):
        if not message.message_id or (message.kind == Kind.VOTE and message.about in undone):
            continue
        if message.kind == Kind.LOBBY:
            # If its buttons were not removed when the game began, this edit removes them.
            await edit(bot, message, **lobby_now(game, bot.words_in(game)))
            await bot.games.messages.forget(game.id, Kind.LOBBY)
        else:
            await retire(bot, game.id, message.kind, about=message.about)
    await retire_rest(bot, game.id)


@decision("undo")
async def undo(bot: Euphoria, motion: Motion) -> Outcome:
    """Undo, if the game is still at the position at which everybody agreed to it."""
    to, length, revision = (motion.details[name] for name in ("to", "length", "revision"))
    position = await bot.games.position(motion.game.id)
    words = bot.words_in(motion.game)("undone-now", turn=motion.details["turn"], n=revision + 1)
    if (length, revision) != (position.length, position.revision):
        if await bot.games.play.was_rewound(motion.game.id, to, revision):
            return Outcome(words)
        raise Sorry("vote-too-late")
    moved = await bot.games.play.rewind(motion.game.id, to)
    return Outcome(words, notice=moved)


@decision("announce")
async def announce(bot: Euphoria, motion: Motion) -> Outcome:
    return Outcome(bot.words_in(motion.game)("host-says", text=motion.details["text"]))
