"""Decisions about a seat: a computer keeps it, its player leaves it or is back, others may take it or have taken it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from bot.notices import OpenSeatsChanged, SeatsChanged
from bot.store.records import Kind
from cogs.kit.context import label
from cogs.posts import free_seat_text, free_seat_view, retire, vote_buttons
from cogs.seats.new_player import settle_in
from cogs.votes import Motion, Outcome, break_off_about, decision, unattended

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


@decision("keep")
async def keep(bot: Euphoria, motion: Motion) -> Outcome:
    assert motion.about is not None
    game = await bot.games.seats.keep(motion.game.id, motion.about)
    if motion.by is not None or motion.details:
        # Who leaves by themselves may be back before the computer has answered, and late as before.
        for kind in (Kind.OVERDUE, Kind.GONE):
            await retire(bot, game.id, kind, about=motion.about)
    w = bot.words_in(game)
    sentences = [w("kept-now", name=label(game.seats[motion.about])), *unattended(game, w)]
    return Outcome(w("told-together", sentences=sentences), notice=SeatsChanged(game))


@decision("leave")
async def leave(bot: Euphoria, motion: Motion) -> Outcome:
    """A player leaves for good: a computer gets the seat, and the players may vote on more."""
    assert motion.about is not None
    game, w = await bot.games.game(motion.game.id), bot.words_in(motion.game)
    name = motion.details["computer"]
    if game.seats[motion.about].user_id == motion.by:
        game = await bot.games.seats.vacate(game.id, motion.about, name=name)
    left, waits = w("leave-notice", name=f"<@{motion.by}>", computer=name), unattended(game, w)
    words = w("told-together", sentences=[left, *waits, w("leave-vote")])
    buttons = vote_buttons(game, motion.about, w, keep=False)
    return Outcome(words, buttons, notice=SeatsChanged(game), noted=(Kind.LEFT, motion.about))


@decision("back")
async def back(bot: Euphoria, motion: Motion) -> Outcome:
    """A player has their seat again. This was done before; here it is only announced."""
    assert motion.about is not None
    name = label(motion.game.seats[motion.about]) if motion.by is None else f"<@{motion.by}>"
    return Outcome(bot.words_in(motion.game)("back-notice", name=name))


@decision("replace")
async def replace(bot: Euphoria, motion: Motion) -> Outcome:
    """The seat is free to take: by the user the players named, or by the first who wants it."""
    assert motion.about is not None
    game, w = motion.game, bot.words_in(motion.game)
    free = await bot.games.seats.offer(game.id, motion.about, newcomer=motion.details.get("newcomer"))
    return Outcome(
        free_seat_text(game, free, w),
        free_seat_view(free, w),
        notice=OpenSeatsChanged(game.id),
        noted=(Kind.FREE, free.seat),
        ping=() if free.newcomer is None else (free.newcomer,),
    )


@decision("taken")
async def taken(bot: Euphoria, motion: Motion) -> Outcome:
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
