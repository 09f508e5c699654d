"""Live play: when everybody answers within minutes, an offer to go on with a short clock and without pings, until
somebody leaves."""

from __future__ import annotations

import itertools
from collections import deque
from datetime import datetime, timedelta
from functools import partial

from discord.ext import commands

from bot.games import Moved
from bot.hosting.app import Euphoria
from bot.notices import ClockChanged, GamesFound, SeatsChanged, hears
from bot.store.records import GameRecord, Kind
from bot.time.hours import days_off
from cogs.kit.context import label, my_seat
from cogs.kit.controls import OLD_BUTTON, Key, button, control, rows
from cogs.kit.replies import Interaction, Sorry, seen
from cogs.posts import Situation, Wanted, declares, sync
from cogs.votes import Motion, Outcome, break_off, decide, decision, finish, go_on

WITHIN = timedelta(minutes=10)
"""If everybody has had two turns within this time, they are all present."""
OFFERED_FOR = timedelta(minutes=30)
NOT_AGAIN_WITHIN = timedelta(hours=12)
MOST_REMEMBERED = 1000
LAST_ROWS = 120


class LivePlay(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.turns: dict[int, deque[datetime]] = {}
        """Game → when its last turns began, as far as this process saw. This only decides whether to read the log."""

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        game = moved.game
        if not self.bot.offer_live:
            return
        if moved.over or game.live or game.pace == "live" or moved.duplicate:
            self.turns.pop(game.id, None)
        elif moved.new_turn and self._quick(moved) and await self._all_here(moved):
            await self._offer(game)

    def _quick(self, moved: Moved) -> bool:
        game, now = moved.game, self.bot.games.now()
        people = sum(not seat.by_computer for seat in game.seats)
        turns = self.turns.setdefault(game.id, deque(maxlen=12))
        turns.append(now)
        while len(self.turns) > MOST_REMEMBERED:
            del self.turns[next(iter(self.turns))]
        return people > 1 and sum(now - turn <= WITHIN for turn in turns) >= 2 * people

    async def _all_here(self, moved: Moved) -> bool:
        """Whether, according to the log, every person has had two turns within these minutes, and nobody is away."""
        now, game = self.bot.games.now(), moved.game
        rows = await self.bot.games.log.rows(game.id, last=LAST_ROWS)
        by_hand = [row.seat for row in rows if row.user_id is not None and now - row.at <= WITHIN]
        turns = [seat for seat, _ in itertools.groupby(by_hand)]
        if any(turns.count(seat.seat) < 2 for seat in game.seats if not seat.by_computer):
            return False
        profiles = [await self.bot.games.profiles.get(seat.user_id or 0) for seat in game.humans]
        return all(days_off(now, profile) is None for profile in profiles)

    async def _offer(self, game: GameRecord) -> None:
        """Offer live play, unless these players declined or ignored it recently."""
        bot, now = self.bot, self.bot.games.now()
        last = await bot.games.store.votes.last(game.id, "live")
        if last is not None and now - last.opened_at < NOT_AGAIN_WITHIN:
            return
        await end_offers(bot)
        until = int((now + OFFERED_FOR).timestamp())
        await bot.games.votes.put(game.id, "live", {"until": until})
        await sync(bot, game.id)

    # Until somebody leaves

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        await self._settle(await self.bot.games.game(notice.game.id))

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        for game in notice.games:
            await self._settle(game)

    async def _settle(self, game: GameRecord) -> None:
        here = [seat for seat in game.humans if not seat.kept]
        if game.live and game.status == "running" and (len(here) < 2 or len(here) < len(game.humans)):
            await finish(self.bot, game, *await decide(self.bot, Motion(game, "unlive")))


async def end_offers(bot: Euphoria) -> None:
    """Offers that have expired lose their buttons."""
    for vote in await bot.games.votes.expired():
        game = await bot.games.records.get(vote.game_id)
        if game is not None:
            await break_off(bot, game, vote, bot.words_in(game)("vote-live-over"))


@control("unlive")
async def stop(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Any player may restore the usual pace, for everybody."""
    bot = interaction.client
    game = await bot.games.game(key.game)
    seat = my_seat(game, interaction.user)
    if not game.live:
        raise Sorry(OLD_BUTTON)
    await finish(bot, game, *await decide(bot, Motion(game, "unlive", seat.seat)))
    await interaction.delete_original_response()
    seen(interaction)


@decision("live")
async def live(bot: Euphoria, motion: Motion) -> Outcome:
    """Start live play, if the offer has not expired and nobody has left: later they may not all be present."""
    game = await bot.games.game(motion.game.id)
    if not game.live:
        gone = len(game.humans) < 2 or any(seat.kept for seat in game.humans)
        if gone or bot.games.now().timestamp() > motion.details["until"]:
            raise Sorry("vote-live-over")
        await bot.games.lifecycle.set_live(game.id, True)
    w = bot.words_in(game)
    stop = rows(button(Key("unlive", game.id), w("live-stop")))
    return Outcome(w("live-now"), stop, notice=ClockChanged(), noted=(Kind.LIVE, -1))


async def was_live(bot: Euphoria, game: GameRecord, _: int) -> str:
    return bot.words_in(game)("live-past")


@declares(Kind.LIVE, past=was_live)
async def kept_live(s: Situation) -> Wanted:
    """Posted with the decision; its button ends it."""
    return {-1: None} if s.game.live and s.game.open else {}


@decision("unlive")
async def unlive(bot: Euphoria, motion: Motion) -> Outcome:
    """Return to the usual pace. The player who is asked is pinged now, because live play does not ping."""
    game = await bot.games.game(motion.game.id)
    if game.live:
        await bot.games.lifecycle.set_live(game.id, False)
    await sync(bot, game.id)
    name = "" if motion.about is None else label(game.seats[motion.about])
    words = bot.words_in(game)("live-over", name=name, why="nobody" if motion.about is None else "somebody")
    return Outcome(words, None, partial(go_on, bot, game))
