"""Everything that waits for one user, in all their games, with buttons that lead there."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any, NamedTuple

from discord import ButtonStyle, ui

from bot.language.words import Words
from bot.store.records import AskedRecord, Entry, GameRecord, Kind, Message, SeatRecord
from cogs.kit.context import label
from cogs.kit.controls import Key, button, clip, rows
from cogs.kit.discord_timestamps import stamp
from cogs.kit.limits import MAX_LABEL
from cogs.posts import link

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

MOST_BUTTONS = 20


class Wait(NamedTuple):
    """One thing a user is asked: by the game, by a vote, by a trade offer, or whether they take a seat."""

    game: GameRecord
    seat: SeatRecord | None
    kind: str
    about: int
    """The question, the vote, the offer or the seat."""
    since: datetime
    due: datetime | None = None
    key: Key | None = None
    """The button that answers it here."""
    message: Message | None = None
    """Or the message where it can be answered."""
    who: str = ""

    @property
    def entry(self) -> Entry:
        return Entry(self.game.id, self.kind, self.about)


def of_question(game: GameRecord, asked: AskedRecord) -> Wait:
    key = Key("turn", game.id, asked.question, game.revision)
    kind = "turn" if asked.ask == "act" else "asked"
    return Wait(game, game.seats[asked.seat], kind, asked.question, asked.since, asked.due_at, key)


async def everything(bot: Euphoria, user_id: int) -> list[Wait]:
    """Questions first, those that have waited longest before others."""
    found: list[Wait] = []
    others: list[Wait] = []
    for game, seat, asked in await bot.games.records.of_user(user_id):
        if game.status == "running" and asked is not None and not seat.kept:
            found.append(of_question(game, asked))
        if game.status in ("running", "paused"):
            others += await _votes_and_offers(bot, game, seat)
    for game in await bot.games.records.naming(user_id):
        for free in await bot.games.free_seats.of(game.id):
            if free.newcomer == user_id:
                where = await bot.games.messages.get(game.id, Kind.FREE, about=free.seat)
                who = label(game.seats[free.seat])
                others.append(
                    Wait(game, None, "seat", free.seat, game.created_at, free.until, None, where, who)
                )
    return [*found, *others]


async def _votes_and_offers(bot: Euphoria, game: GameRecord, seat: SeatRecord) -> list[Wait]:
    found, now = [], bot.games.now()
    for vote in await bot.games.store.votes.open(game.id):
        if not vote.expired(now) and seat.seat in vote.voters and seat.seat not in (*vote.yes, *vote.no):
            where = await bot.games.messages.get(game.id, Kind.VOTE, about=vote.id)
            found.append(Wait(game, seat, "vote", vote.id, vote.opened_at, None, None, where))
    for offer in await bot.games.offers.open(game.id, seat.seat):
        if offer.to == seat.seat:
            key = Key("offer", game.id, rest=str(offer.id))
            who = label(game.seats[offer.seat])
            found.append(Wait(game, seat, "offer", offer.id, offer.at, None, key, who=who))
    return found


def line(wait: Wait, w: Words, now: datetime) -> str:
    due = "none" if wait.due is None else "late" if wait.due <= now else "due"
    return w(
        "waiting-line",
        kind=wait.kind,
        game=wait.game.id,
        channel=f"<#{wait.game.channel_id}>",
        who=wait.who,
        since=stamp(wait.since),
        due=due,
        time=stamp(wait.due) if wait.due is not None else "",
    )


def buttons(waits: list[Wait], w: Words, *more: ui.Item[Any]) -> ui.View | None:
    items: list[ui.Item[Any]] = []
    for wait in waits[:MOST_BUTTONS]:
        text = w("waiting-button", kind=wait.kind, game=wait.game.id)
        if wait.key is not None:
            style = ButtonStyle.primary if wait.kind in ("turn", "asked") else ButtonStyle.secondary
            items.append(button(wait.key, text, style))
        elif wait.message is not None:
            items.append(ui.Button(label=clip(text, MAX_LABEL), url=link(wait.game, wait.message)))
    return rows(*items, *more) if items or more else None


FRESH = timedelta(hours=2)
"""A user who was told of something within this time is not written to again."""
GIVEN_UP = timedelta(days=4)
"""A user is not written to either about something that has been overdue for this long."""


def is_news(wait: Wait, now: datetime) -> bool:
    """Whether it is a reason to send a digest, which then contains everything else too."""
    if now - wait.since < FRESH:
        return False
    if wait.kind in ("turn", "asked") and wait.due is not None and wait.due <= now:
        return FRESH <= now - wait.due < GIVEN_UP
    return now - wait.since < GIVEN_UP or wait.kind in ("turn", "asked")
