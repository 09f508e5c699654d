"""What a table or its manager decided, carried out: each deed may be done again after a kill, and is told once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import ui

from bot.store.records import GameRecord, Message, Vote, VoteKind
from cogs.kit import free_seats
from cogs.kit.context import label
from cogs.kit.messages import note, post, retire
from cogs.kit.public_text import people_awaited
from cogs.kit.replies import Sorry

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


class Outcome(NamedTuple):
    """What the channel is told, and what comes after it was."""

    text: str
    view: ui.View | None = None
    then: Callable[[], Awaitable[None]] | None = None
    told: Callable[[], Awaitable[None]] | None = None
    """Notes that the channel was told, where that must not be forgotten."""
    noted: tuple[str, int] | None = None
    """The kind and seat under which its message is put on record, where it has buttons."""


class Matter(NamedTuple):
    """What is to be decided."""

    game: GameRecord
    kind: VoteKind
    about: int | None = None
    details: Mapping[str, Any] = {}


async def announce(bot: Euphoria, game: GameRecord, outcome: Outcome) -> None:
    """In the channel, as a message of its own."""
    message = await post(bot, game, outcome.text, outcome.view)
    await _was_told(bot, game, outcome, game.channel_id, message.id if message is not None else None)


async def _was_told(
    bot: Euphoria, game: GameRecord, outcome: Outcome, channel_id: int | None, message_id: int | None
) -> None:
    """What comes after the channel was told, or could not be."""
    if message_id is not None and channel_id is not None:
        if outcome.noted is not None:
            kind, about = outcome.noted
            await note(bot, game, Message(kind, about, channel_id, message_id))
        if outcome.told is not None:
            await outcome.told()
    if outcome.then is not None:
        await outcome.then()


async def break_off(bot: Euphoria, game: GameRecord, vote: Vote, why: str) -> None:
    """There is nothing left to decide."""
    await bot.tables.votes.settle(vote.id)
    await retire(bot, game, "vote", about=vote.id, content=why)


async def carry_out(bot: Euphoria, matter: Matter) -> Outcome:
    return await _DEEDS[matter.kind](bot, matter)


async def _pause(bot: Euphoria, matter: Matter) -> Outcome:
    game = await bot.tables.game(matter.game.id)
    if game.status != "paused":
        moot = await bot.tables.votes.of(game.id)
        await bot.tables.lifecycle.pause(game.id)
        await _break_off_moot(bot, game, moot)
    return Outcome(bot.public_words("paused-now"))


async def _resume(bot: Euphoria, matter: Matter) -> Outcome:
    game = await bot.tables.game(matter.game.id)
    if game.status != "running":
        moot = await bot.tables.votes.of(game.id)
        game = await bot.tables.lifecycle.resume(game.id)
        await _break_off_moot(bot, game, moot)
    return Outcome(bot.public_words("resumed-now"), None, partial(go_on, bot, game))


async def go_on(bot: Euphoria, game: GameRecord) -> None:
    """After a pause: ask again, and let computers move."""
    position = await bot.tables.position(game.id)
    if people_awaited(position) or not game.attended:
        # Else computers move first, and the next person's message tells of it.
        bot.dispatch("table_wanted", position)
    bot.dispatch("clock_changed")
    bot.dispatch("seats_changed", game)


async def _break_off_moot(bot: Euphoria, game: GameRecord, votes: list[Vote]) -> None:
    """Somebody who manages the channel was quicker than the vote."""
    for vote in votes:
        if vote.kind in ("pause", "resume"):
            await break_off(bot, game, vote, bot.public_words("vote-too-late"))


async def _end(bot: Euphoria, matter: Matter) -> Outcome:
    game = await bot.tables.game(matter.game.id)
    if game.status != "ended":
        game = await bot.tables.lifecycle.end(game.id, "table")
    await close_messages(bot, game)

    async def told() -> None:
        await bot.tables.lifecycle.end_told(game.id)

    return Outcome(bot.public_words("ended-now"), told=told)


async def _keep(bot: Euphoria, matter: Matter) -> Outcome:
    assert matter.about is not None
    game = await bot.tables.seats.keep(matter.game.id, matter.about)
    await retire(bot, game, "overdue", about=matter.about)

    async def play_on() -> None:
        bot.dispatch("seats_changed", game)

    w = bot.public_words
    words = w("kept-now", name=label(game.seats[matter.about]))
    return Outcome(words if game.attended else f"{words} {w('kept-waits')}", None, play_on)


async def _replace(bot: Euphoria, matter: Matter) -> Outcome:
    """The seat is free to take: by whom the table named, or by the first who wants it."""
    assert matter.about is not None
    game, w = matter.game, bot.public_words
    free = await bot.tables.seats.offer(game.id, matter.about, newcomer=matter.details.get("newcomer"))
    return Outcome(
        free_seats.text(game, free, w), free_seats.view(free, w), noted=(free_seats.KIND, free.seat)
    )


async def _undo(bot: Euphoria, matter: Matter) -> Outcome:
    """What everybody agreed to was to go back from where the game stood then."""
    to, length, revision = (matter.details[name] for name in ("to", "length", "revision"))
    position = await bot.tables.position(matter.game.id)
    words = bot.public_words("undone-now", turn=matter.details["turn"])
    if await bot.tables.play.was_rewound(matter.game.id, to, revision):
        return Outcome(words)
    if (length, revision) != (position.length, position.revision):
        raise Sorry("vote-too-late")
    moved = await bot.tables.play.rewind(matter.game.id, to)

    async def show_table() -> None:
        bot.dispatch("moved", moved)

    return Outcome(words, None, show_table)


_DEEDS: dict[VoteKind, Callable[[Euphoria, Matter], Awaitable[Outcome]]] = {
    "pause": _pause,
    "resume": _resume,
    "end": _end,
    "keep": _keep,
    "replace": _replace,
    "undo": _undo,
}


async def close_messages(bot: Euphoria, game: GameRecord) -> None:
    """A game that was broken off leaves no buttons behind. The vote that decided it is still to say so."""
    undone = [vote.id for vote in await bot.tables.votes.undone()]
    for message in await bot.store.games.messages(game.id):
        if not message.message_id or (message.kind == "vote" and message.about in undone):
            continue
        await retire(bot, game, message.kind, about=message.about)
