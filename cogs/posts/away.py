"""The message that a game waits for somebody who is away: until when, and what the others can do meanwhile.

It is in the channel, after the message that says whose turn it is, and pings nobody. It is edited when the absence
changes, and says that they were away when they have answered, are back or no longer play. When the game has waited as
long as its players allow, a new one says that the clock runs again and pings the player.
"""

from __future__ import annotations

from datetime import datetime, timedelta

from discord import ui

from bot.language.words import Words
from bot.store.records import AskedRecord, GameRecord, Kind, Profile, Ring
from bot.time.hours import days_off, outside_quiet_hours
from bot.time.reminder_times import allowed, timed
from cogs.kit.context import label
from cogs.kit.controls import Key, button, rows
from cogs.kit.discord_timestamps import full_stamp, stamp
from cogs.posts.missed_players import nobody_to_tell

from .kinds import Draft, Situation, Wanted, declares


@declares(Kind.AWAY, past="away-past")
async def away(s: Situation) -> Wanted:
    found: dict[int, Draft | None] = {}
    for asked, profile in await s.waits() if s.game.status == "running" and not s.game.live else ():
        until = days_off(s.now, profile)
        if until is not None and not s.game.seats[asked.seat].by_computer:
            used_up = timed(asked, s.game, profile).used_up_at
            if used_up is not None and used_up <= s.now:
                found[asked.seat] = _used_up(s, asked, profile)
            else:
                found[asked.seat] = await _waits(s, asked, profile, until)
    return found


async def _waits(s: Situation, asked: AskedRecord, profile: Profile, until: datetime) -> Draft:
    game, seat, clock, ends = s.game, asked.seat, clock_of(s.game, asked.seat), int(until.timestamp())
    text = s.w(
        "away-notice",
        name=label(game.seats[seat]),
        until=full_stamp(until),
        clock=clock,
        days=days_left(game, seat),
    )
    return Draft(
        text,
        _buttons(game, seat, s.w),
        version="away",
        nonce=(asked.question, ends),
        # Once for an absence: who plays all the same is not announced at each of their turns.
        ring=Ring(Kind.AWAY, f"{ends} {clock}"),
        user=profile.user_id,
        may_post=not nobody_to_tell(game, seat) and (seat in s.posted(Kind.AWAY) or await s.is_told()),
    )


def _used_up(s: Situation, asked: AskedRecord, profile: Profile) -> Draft:
    """This is news to the player who is away, so only their quiet hours silence it."""
    due = "" if asked.due_at is None else stamp(asked.due_at)
    return Draft(
        s.w("away-used-up", player=f"<@{profile.user_id}>", days=s.game.away_days, due=due),
        _buttons(s.game, asked.seat, s.w),
        version="used up",
        nonce=(asked.question,),
        ping=[profile.user_id],
        ring=Ring("used up", asked.question),
        silent=outside_quiet_hours(s.now, profile) > s.now,
    )


def _buttons(game: GameRecord, seat: int, w: Words) -> ui.View:
    return rows(button(Key("propose", game.id, rest=f"keep.{seat}"), w("propose-keep")))


def clock_of(game: GameRecord, seat: int) -> str:
    """The effect of an absence on this game's clock, as the messages tell it apart."""
    if game.clock == "none":
        return "none"
    return "waits" if allowed(game, seat) else "runs"


def days_left(game: GameRecord, seat: int) -> int:
    """Days that have begun count as whole."""
    return -(-allowed(game, seat) // timedelta(days=1))
