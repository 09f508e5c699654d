"""Carries out and announces what the players or a manager decided: each kind of decision by the function that
`@decision` names. A decision is recorded first, so that it is carried out and announced also after a kill; carrying it
out twice does no harm."""

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
from bot.notices import Notice, WaitsChanged
from bot.store.records import GameRecord, Kind, Message, Ring, Vote, VoteKind
from cogs.kit.context import label
from cogs.kit.replies import Sorry
from cogs.posts import (
    post,
    record_message,
    retire,
)
from cogs.votes import vote_message

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


log = logging.getLogger(__name__)


class Outcome(NamedTuple):
    """What the channel is told, and what has to be done after that."""

    text: str
    view: ui.View | None = None
    then: Callable[[], Awaitable[None]] | None = None
    notice: Notice | None = None
    """Published after that."""
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


Deed = Callable[["Euphoria", Motion], Awaitable[Outcome]]

DECISIONS: dict[VoteKind, Deed] = {}


def decision(kind: VoteKind) -> Callable[[Deed], Deed]:
    """Decorator for the function that carries out decisions of a kind. It is called again if a process dies before it
    is on record that the decision was announced."""

    def register(deed: Deed) -> Deed:
        assert kind not in DECISIONS, kind
        DECISIONS[kind] = deed
        return deed

    return register


async def decide(bot: Euphoria, motion: Motion) -> tuple[Vote, Outcome]:
    """Decide without a vote. This is recorded before it is carried out; `finish` announces it."""
    game, kind, about, details, by = motion
    vote = await bot.games.votes.decide(game.id, kind, by=by, about=about, details=details)
    await bot.games.votes.claim(vote)
    try:
        return vote, _named(bot, game, vote, await carry_out(bot, motion))
    except (Refused, Sorry):
        await bot.games.votes.mark_done(vote)
        raise


async def decided(bot: Euphoria, game: GameRecord, vote: Vote) -> Outcome:
    """Carry it out. A process killed before it recorded that (`mark_done`) does so again, which does no harm."""
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
            if not again:
                await _follow(bot, outcome)
            return
        log.warning("a decision could not be announced: %s", error)
        message = None
    if message is not None and outcome.noted is not None:
        kind, about = outcome.noted
        await record_message(bot, game, message._replace(kind=kind, about=about))
    await bot.games.votes.mark_done(vote, announced=True)
    bot.publish(WaitsChanged(game.id))
    if not again:
        await _follow(bot, outcome)


async def _follow(bot: Euphoria, outcome: Outcome) -> None:
    if outcome.then is not None:
        await outcome.then()
    if outcome.notice is not None:
        bot.publish(outcome.notice)


async def finish_rest(bot: Euphoria, game_id: int) -> None:
    """Everything that was decided in this game and is not announced yet."""
    for vote in await bot.games.store.votes.undone():
        if vote.game_id == game_id:
            await finish(bot, await bot.games.game(game_id), vote, again=True)
    if not any(vote.game_id == game_id for vote in await bot.games.store.votes.undone()):
        bot.undecided.done(game_id)


async def _tell(bot: Euphoria, game: GameRecord, vote: Vote, outcome: Outcome) -> Message | None:
    """On the message of the vote, or as a new message."""
    known, text = await bot.games.messages.get(game.id, Kind.VOTE, about=vote.id), outcome.text
    if vote.kind == "taken" and vote.about is not None:
        known = await bot.games.messages.get(game.id, Kind.FREE, about=vote.about)
    voted = "" if vote.without_vote else vote_message.vote_text(game, vote, bot.words_in(game))
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
    await bot.games.votes.mark_done(vote)
    await retire(bot, game.id, Kind.VOTE, about=vote.id, content=why)
    bot.publish(WaitsChanged(game.id))


async def break_off_about(bot: Euphoria, game: GameRecord, seat: int) -> None:
    """Break off votes about a player who is back, or who no longer has the seat."""
    why = bot.words_in(game)("vote-back", name=label(game.seats[seat]))
    for vote in await bot.games.store.votes.open(game.id):
        if vote.about == seat:
            await break_off(bot, game, vote, why)


def unattended(game: GameRecord, w: Words) -> list[str]:
    """The sentence that is added if no person plays any more."""
    return [] if game.attended else [w("kept-waits")]


async def carry_out(bot: Euphoria, motion: Motion) -> Outcome:
    return await DECISIONS[motion.kind](bot, motion)
