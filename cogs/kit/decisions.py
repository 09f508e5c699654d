"""Carries out what the players or a manager decided. The decision is recorded first, so that it is carried out and
announced also after a kill; carrying it out twice does no harm."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import ui

from bot.engine.events import Refused
from bot.games import nonce_of
from bot.hosting.outage import is_outage
from bot.language.words import Words
from bot.notices import ClockChanged, Notice, OpenSeatsChanged, SeatsChanged, TableWanted, WaitsChanged
from bot.store.records import GameRecord, Kind, Message, Ring, Vote, VoteKind
from cogs.kit import free_seats, proof, vote_message
from cogs.kit.context import label
from cogs.kit.controls import Key, button, rows
from cogs.kit.lobby_message import lobby_now
from cogs.kit.messages import edit, post, record_message
from cogs.kit.missed_players import vote_buttons
from cogs.kit.new_player import settle_in
from cogs.kit.public_text import people_awaited
from cogs.kit.replies import Sorry
from cogs.kit.retired_buttons import retire, retire_rest

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


log = logging.getLogger(__name__)


class Outcome(NamedTuple):
    """What the channel is told, and what has to be done after that."""

    text: str
    view: ui.View | None = None
    then: Callable[[], Awaitable[None]] | None = None
    noted: tuple[Kind, int] | None = None
    """The kind and seat under which its message is recorded, if it has buttons."""
    ping: tuple[int, ...] = ()
    """Whom it pings: then it is a new message, because editing one pings nobody."""


class Motion(NamedTuple):
    """What is to be decided."""

    game: GameRecord
    kind: VoteKind
    about: int | None = None
    details: Mapping[str, Any] = {}
    by: int | None = None
    """The user who decides alone, without a vote."""


Send = Callable[[GameRecord, Vote, Outcome], Awaitable[Message | None]]
"""Tells a channel what was decided; None if the bot may not write there."""


async def decide(bot: Euphoria, motion: Motion) -> tuple[Vote, Outcome]:
    """Decide without a vote. This is recorded before it is carried out; `finish` announces it."""
    game, kind, about, details, by = motion
    vote = await bot.games.votes.decide(game.id, kind, by=by, about=about, details=details)
    await bot.games.votes.claim(vote)
    try:
        return vote, _named(bot, game, vote, await carry_out(bot, motion))
    except (Refused, Sorry):
        await bot.games.votes.settle(vote.id)
        raise


async def decided(bot: Euphoria, game: GameRecord, vote: Vote) -> Outcome:
    """Carry it out. A process killed before it recorded that (`settle`) does so again, which does no harm."""
    w = bot.words_in(game)
    if not vote.passed:
        return Outcome(w("vote-failed"))
    try:
        outcome = await carry_out(bot, Motion(game, vote.kind, vote.about, vote.details, vote.opened_by))
    except (Refused, Sorry):
        # The game went on or ended while people voted, or a player who was to play live has left.
        return Outcome(w("vote-live-over" if vote.kind == "live" else "vote-too-late"))
    return _named(bot, game, vote, outcome)


def _named(bot: Euphoria, game: GameRecord, vote: Vote, outcome: Outcome) -> Outcome:
    if vote.by_host and vote.kind != "announce":
        w = bot.words_in(game)
        return outcome._replace(text=w("told-together", sentences=[w("vote-decided-by-host"), outcome.text]))
    if not vote.without_vote or vote.opened_by is None or vote.kind in ("leave", "back", "taken"):
        return outcome
    w = bot.words_in(game)
    by = w("vote-decided-by", name=f"<@{vote.opened_by}>")
    return outcome._replace(text=w("told-together", sentences=[by, outcome.text]))


async def finish(
    bot: Euphoria,
    game: GameRecord,
    vote: Vote,
    outcome: Outcome | None = None,
    send: Send | None = None,
    *,
    again: bool = False,
) -> None:
    """Carry out and announce what was decided, then record that it was announced. After a kill in between, the next
    start does all of it again; while Discord is away, announcing waits. `again`: this process has done the follow-up
    already."""
    if not await bot.games.votes.claim(vote) and outcome is None:
        return  # another process is busy with it
    if outcome is None:
        outcome = await decided(bot, game, vote)
    try:
        message = await (send or partial(_tell, bot))(game, vote, outcome)
    except discord.HTTPException as error:
        if is_outage(error):
            bot.undecided.put(game.id, error, lambda: finish_rest(bot, game.id))
            if outcome.then is not None and not again:
                await outcome.then()
            return
        log.warning("a decision could not be announced: %s", error)
        message = None
    if message is not None and outcome.noted is not None:
        kind, about = outcome.noted
        await record_message(bot, game, message._replace(kind=kind, about=about))
    await bot.games.votes.settle(vote.id)
    await bot.games.messages.forget(game.id, Kind.VOTE, about=vote.id)
    bot.publish(WaitsChanged(game.id))
    if outcome.then is not None and not again:
        await outcome.then()


async def finish_rest(bot: Euphoria, game_id: int) -> None:
    """Everything that was decided in this game and is not announced yet."""
    for vote in await bot.games.votes.undone():
        if vote.game_id == game_id:
            await finish(bot, await bot.games.game(game_id), vote, again=True)
    if not any(vote.game_id == game_id for vote in await bot.games.votes.undone()):
        bot.undecided.done(game_id)


async def _tell(bot: Euphoria, game: GameRecord, vote: Vote, outcome: Outcome) -> Message | None:
    """On the message of the vote, or as a new message."""
    known, text = await bot.games.messages.get(game.id, Kind.VOTE, about=vote.id), outcome.text
    if vote.kind == "taken" and vote.about is not None:
        known = await bot.games.messages.get(game.id, Kind.FREE, about=vote.about)
    voted = "" if vote.without_vote else vote_message.text(game, vote, bot.words_in(game))
    if voted and not (outcome.ping and known):
        text = f"{voted}\n{text}"
    if known is not None:
        partial_message = bot.get_partial_messageable(known.channel_id).get_partial_message(known.message_id)
        shown = {"content": voted, "view": None} if outcome.ping else {"content": text, "view": outcome.view}
        try:
            await partial_message.edit(**shown)
        except discord.NotFound:
            pass  # it was deleted
        else:
            if not outcome.ping:
                return known
    sent = await post(bot, game, text, outcome.view, **once(game, vote, outcome), patient=True)
    return None if sent is None else Message(Kind.VOTE, vote.id, sent.channel.id, sent.id)


def once(game: GameRecord, vote: Vote, outcome: Outcome) -> dict[str, Any]:
    """A nonce keeps the message from being posted twice after a kill between announcing and recording. Whom it pings,
    and what for: a seat that is offered to them."""
    ring = Ring(f"seat {vote.about}", "", vote.id)
    return {"nonce": nonce_of(game, "decided", vote.id), "ping": outcome.ping, "ring": ring}


async def break_off(bot: Euphoria, game: GameRecord, vote: Vote, why: str) -> None:
    """End a vote without a result, because there is nothing left to decide."""
    await bot.games.votes.settle(vote.id)
    await retire(bot, game.id, Kind.VOTE, about=vote.id, content=why)
    bot.publish(WaitsChanged(game.id))


async def break_off_about(bot: Euphoria, game: GameRecord, seat: int) -> None:
    """Break off votes about a player who is back, or who no longer has the seat."""
    why = bot.words_in(game)("vote-back", name=label(game.seats[seat]))
    for vote in await bot.games.votes.of(game.id):
        if vote.about == seat:
            await break_off(bot, game, vote, why)


async def carry_out(bot: Euphoria, motion: Motion) -> Outcome:
    return await _DEEDS[motion.kind](bot, motion)


async def _pause(bot: Euphoria, motion: Motion) -> Outcome:
    game = await bot.games.game(motion.game.id)
    if game.status != "paused":
        moot = await bot.games.votes.of(game.id)
        await bot.games.lifecycle.pause(game.id)
        await _break_off_moot(bot, game, moot)
        bot.publish(OpenSeatsChanged(game.id))
    return Outcome(bot.words_in(game)("paused-now"))


async def _resume(bot: Euphoria, motion: Motion) -> Outcome:
    game = await bot.games.game(motion.game.id)
    if game.status != "running":
        moot = await bot.games.votes.of(game.id)
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


async def _end(bot: Euphoria, motion: Motion) -> Outcome:
    game = await bot.games.game(motion.game.id)
    if game.status != "ended":
        game = await bot.games.lifecycle.end(game.id, "table")
    await close_messages(bot, game)
    bot.publish(OpenSeatsChanged(game.id))
    words, view = bot.words_in(game)("ended-now"), None
    if (secret := await proof.told(bot, game)) is not None:
        text, view = secret
        words = f"{words}\n{text}"
    return Outcome(words, view)


async def _keep(bot: Euphoria, motion: Motion) -> Outcome:
    assert motion.about is not None
    game = await bot.games.seats.keep(motion.game.id, motion.about)
    if motion.by is not None or motion.details:
        # Who leaves by themselves may be back before the computer has answered, and late as before.
        await retire(bot, game.id, Kind.OVERDUE, about=motion.about)
    w = bot.words_in(game)
    sentences = [w("kept-now", name=label(game.seats[motion.about])), *_stops(game, w)]
    return Outcome(w("told-together", sentences=sentences), None, partial(_publish, bot, SeatsChanged(game)))


def _stops(game: GameRecord, w: Words) -> list[str]:
    """The sentence that is added if no person plays any more."""
    return [] if game.attended else [w("kept-waits")]


async def _leave(bot: Euphoria, motion: Motion) -> Outcome:
    """A player leaves for good: a computer gets the seat, and the players may vote on more."""
    assert motion.about is not None
    game, w = await bot.games.game(motion.game.id), bot.words_in(motion.game)
    name = motion.details["computer"]
    if game.seats[motion.about].user_id == motion.by:
        game = await bot.games.seats.vacate(game.id, motion.about, name=name)
    left, waits = w("leave-notice", name=f"<@{motion.by}>", computer=name), _stops(game, w)
    words = w("told-together", sentences=[left, *waits, w("leave-vote")])
    buttons = vote_buttons(game, motion.about, w, keep=False)
    return Outcome(
        words, buttons, partial(_publish, bot, SeatsChanged(game)), noted=(Kind.LEFT, motion.about)
    )


async def _back(bot: Euphoria, motion: Motion) -> Outcome:
    """A player has their seat again. This was done before; here it is only announced."""
    assert motion.about is not None
    name = label(motion.game.seats[motion.about]) if motion.by is None else f"<@{motion.by}>"
    return Outcome(bot.words_in(motion.game)("back-notice", name=name))


async def _taken(bot: Euphoria, motion: Motion) -> Outcome:
    """Somebody has taken over a seat: that is done already. Votes about the player before are over, and the new one
    is asked."""
    assert motion.about is not None
    game, seat, w = motion.game, motion.game.seats[motion.about], bot.words_in(motion.game)
    await break_off_about(bot, game, motion.about)
    former: str | None = motion.details.get("former")
    await settle_in(bot, game, motion.about, former)
    newcomer = label(seat) if motion.by is None else f"<@{motion.by}>"
    if former is None:
        words = w("seat-taken", newcomer=newcomer, colour=w.colour(seat.colour))
    else:
        words = w("free-taken", newcomer=newcomer, name=former)
    return Outcome(words, None, partial(bot.games.messages.forget, game.id, Kind.FREE, about=motion.about))


async def _forgotten(bot: Euphoria, motion: Motion) -> Outcome:
    """A player has asked to be forgotten: a computer has the seat already. The others, if there are any, go on."""
    game = await bot.games.game(motion.game.id)
    if not game.humans:
        return await _end(bot, motion)
    w = bot.words_in(game)
    sentences = [w("profile-forgotten-notice"), *_stops(game, w)]
    return Outcome(w("told-together", sentences=sentences), None, partial(_publish, bot, SeatsChanged(game)))


async def _replace(bot: Euphoria, motion: Motion) -> Outcome:
    """The seat is free to take: by the user the players named, or by the first who wants it."""
    assert motion.about is not None
    game, w = motion.game, bot.words_in(motion.game)
    free = await bot.games.seats.offer(game.id, motion.about, newcomer=motion.details.get("newcomer"))
    return Outcome(
        free_seats.text(game, free, w),
        free_seats.view(free, w),
        partial(_publish, bot, OpenSeatsChanged(game.id)),
        (Kind.FREE, free.seat),
        ping=() if free.newcomer is None else (free.newcomer,),
    )


async def _undo(bot: Euphoria, motion: Motion) -> Outcome:
    """Undo, if the game is still at the position at which everybody agreed to it."""
    to, length, revision = (motion.details[name] for name in ("to", "length", "revision"))
    position = await bot.games.position(motion.game.id)
    words = bot.words_in(motion.game)("undone-now", turn=motion.details["turn"], n=revision + 1)
    if await bot.games.play.was_rewound(motion.game.id, to, revision):
        return Outcome(words)
    if (length, revision) != (position.length, position.revision):
        raise Sorry("vote-too-late")
    moved = await bot.games.play.rewind(motion.game.id, to)
    return Outcome(words, None, partial(_publish, bot, moved))


async def _announce(bot: Euphoria, motion: Motion) -> Outcome:
    return Outcome(bot.words_in(motion.game)("host-says", text=motion.details["text"]))


async def _live(bot: Euphoria, motion: Motion) -> Outcome:
    """Start live play, if the offer has not expired and nobody has left: later they may not all be present."""
    game = await bot.games.game(motion.game.id)
    if not game.live:
        gone = len(game.humans) < 2 or any(seat.kept for seat in game.humans)
        if gone or bot.games.now().timestamp() > motion.details["until"]:
            raise Sorry("vote-live-over")
        await bot.games.lifecycle.set_live(game.id, True)
    w = bot.words_in(game)
    stop = rows(button(Key("unlive", game.id), w("live-stop")))
    return Outcome(w("live-now"), stop, partial(_publish, bot, ClockChanged()), (Kind.LIVE, -1))


async def _unlive(bot: Euphoria, motion: Motion) -> Outcome:
    """Return to the usual pace. The player who is asked is pinged now, because live play does not ping."""
    game = await bot.games.game(motion.game.id)
    if game.live:
        await bot.games.lifecycle.set_live(game.id, False)
    await retire(bot, game.id, Kind.LIVE)
    name = "" if motion.about is None else label(game.seats[motion.about])
    words = bot.words_in(game)("live-over", name=name, why="nobody" if motion.about is None else "somebody")
    return Outcome(words, None, partial(go_on, bot, game))


async def _publish(bot: Euphoria, notice: Notice) -> None:
    bot.publish(notice)


_DEEDS: dict[VoteKind, Callable[[Euphoria, Motion], Awaitable[Outcome]]] = {
    "pause": _pause,
    "resume": _resume,
    "end": _end,
    "keep": _keep,
    "replace": _replace,
    "leave": _leave,
    "back": _back,
    "taken": _taken,
    "forgotten": _forgotten,
    "undo": _undo,
    "announce": _announce,
    "live": _live,
    "unlive": _unlive,
}


async def close_messages(bot: Euphoria, game: GameRecord) -> None:
    """Remove the buttons from all messages of a game that was ended early. The message of the vote that ended it is
    left out: it is edited when the result is announced."""
    undone = [vote.id for vote in await bot.games.votes.undone()]
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
