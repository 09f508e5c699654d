"""Slow games: reminders before and after a question is due, *remind me later*, and what the players can do about late
players."""

from __future__ import annotations

import logging
from datetime import datetime, timedelta
from functools import partial

import discord
from discord.ext import commands

from bot.games import Moved, nonce_of
from bot.hosting.app import Euphoria
from bot.hosting.logs import about_game
from bot.language.words import Words
from bot.notices import ClockChanged, GamesFound, SeatsChanged, Sweep, WaitsChanged, hears
from bot.store.records import DIGEST, AskedRecord, GameRecord, Profile, Ring
from bot.time.clock import Clock, Waiting
from bot.time.hours import reachable, zone_of
from cogs.kit.controls import Key, control, menu, option, rows
from cogs.kit.discord_timestamps import stamp
from cogs.kit.replies import Interaction, Sorry, profile_of, say, update, words_for
from cogs.posts import has_left, send_direct, sync, tell_left, tell_overdue, write
from cogs.reminders import live_play, texts
from cogs.reminders import waiting as all_that_waits
from cogs.reminders.lists import Lists
from cogs.votes import Motion, decide, finish

log = logging.getLogger(__name__)

LATER_LIVE = (5, 10, 20)
LATER = (60, 180, 480, 1440)
"""Minutes to choose from."""


def ring_of(asked: AskedRecord) -> Ring:
    """Every reminder of a question rings, once, even if it is sent again after a kill."""
    return Ring("reminder", f"{asked.question} {asked.reminded}", asked.remind_at)


class Reminders(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self.clock = Clock(bot.games.store, self)
        self.lists = Lists(bot)

    async def cog_unload(self) -> None:
        self.clock.stop()

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        """Look for reminders that another process planned or did not send."""
        self.clock.wake()
        await self.lists.settle_outdated()

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        self.clock.wake()
        await self.lists.refresh_all(await self.bot.games.lists.all())

    @hears(Moved)
    async def on_moved(self, moved: Moved) -> None:
        self.clock.expect(moved.alarm)
        if moved.listed:
            await self.lists.settle(moved.game.id)

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        await self.lists.settle(notice.game.id)
        self.clock.wake()  # who is back hears who is late

    @hears(WaitsChanged)
    async def on_waits_changed(self, notice: WaitsChanged) -> None:
        if notice.game_id is None:
            await self.lists.settle_outdated()
            return
        await self.lists.settle(notice.game_id)

    @hears(ClockChanged)
    async def on_clock_changed(self, notice: ClockChanged) -> None:
        """A reminder was moved, or a game goes on after a pause."""
        self.clock.wake()

    async def remind(self, user_id: int, waiting: Waiting) -> Waiting:
        """One message for everything that waits for this user; in channels, one each. Returns what Discord did not
        accept now."""
        now = self.bot.games.now()
        here = [(game, asked) for game, asked in waiting if not await self._left(game, user_id)]
        try:
            if len(here) > 1 and await self._write_together(user_id, here, now):
                return []
        except discord.HTTPException:
            return here
        unsent: list[tuple[GameRecord, AskedRecord]] = []
        for game, asked in here:
            with about_game(game.id):
                one = all_that_waits.of_question(game, asked)
                say = partial(texts.line, one, now)
                try:
                    seat, ring = game.seats[asked.seat], ring_of(asked)
                    await write(self.bot, game, seat, say, partial(texts.buttons, [one]), ring=ring)
                except discord.HTTPException:
                    unsent.append((game, asked))
        return unsent

    async def time_is_up(self, game: GameRecord, asked: AskedRecord) -> bool:
        if game.live:
            # They have left.
            await finish(self.bot, game, *await decide(self.bot, Motion(game, "unlive", asked.seat)))
            return True
        return await tell_overdue(self.bot, game, asked)

    async def used_up(self, game: GameRecord, asked: AskedRecord) -> bool:
        return await sync(self.bot, game.id)

    async def digest(self, profile: Profile) -> bool:
        """Everything that waits for a user in one direct message; nothing if there is no news. False if Discord may
        accept it later."""
        now, user_id = self.bot.games.now(), profile.user_id
        waits = [one for one in await all_that_waits.everything(self.bot, user_id) if not one.game.live]
        seats = [(one.game, one.seat) for one in waits if one.seat is not None]
        if not seats or not any(all_that_waits.is_news(one, now) for one in waits):
            return True
        w = await self.bot.words_of(user_id)
        day = now.astimezone(zone_of(profile)).date()
        nonce, ring = nonce_of(seats[0][0], "digest", user_id, day), Ring(DIGEST, day)
        try:
            sent = await send_direct(
                self.bot, *seats[0], *texts.digest(waits, now, w), patient=True, ring=ring, nonce=nonce
            )
        except discord.HTTPException:
            return False
        if sent is not None:
            await self.lists.sent("digest", sent, user_id, waits, w)
        return True

    async def show_absences(self) -> None:
        for game_id in {asked.game_id for asked, _ in await self.bot.games.asked.of_absent()}:
            await sync(self.bot, game_id)

    async def end_offers(self) -> None:
        await live_play.end_offers(self.bot)

    async def _write_together(self, user_id: int, waiting: Waiting, now: datetime) -> bool:
        """Remind of several games in one direct message; never in a channel: others need not know where one plays."""
        profile = await self.bot.games.profiles.get(user_id)
        if profile.reach != "dm" or profile.dm_closed:
            return False
        game, asked = waiting[0]
        w = await self.bot.words_of(user_id, game)
        waits = [all_that_waits.of_question(*one) for one in waiting]
        seat = game.seats[asked.seat]
        every = (part for _, one in waiting for part in (one.game_id, one.seat, *ring_of(one)))
        nonce, ring = nonce_of(game, *every), ring_of(asked)
        sent = await send_direct(
            self.bot, game, seat, *texts.reminders(waits, now, w), patient=True, ring=ring, nonce=nonce
        )
        if sent is not None:
            await self.lists.sent("reminders", sent, user_id, waits, w)
        return sent is not None

    async def _left(self, game: GameRecord, user_id: int) -> bool:
        """Whether the user has left the server. If so, the others are told, and the user is not reminded."""
        seat = game.seat_of(user_id)
        if seat is None or not await has_left(self.bot, game, user_id):
            return False
        await tell_left(self.bot, game, seat)
        return True


# Later


async def waiting_for(interaction: Interaction, game_id: int) -> list[AskedRecord]:
    """What this user is asked: in one game, or in all (0)."""
    mine = await interaction.client.games.records.of_user(interaction.user.id)
    found = [one.asked for one in mine if one.asked is not None and game_id in (0, one.game.id)]
    if not found:
        raise Sorry("remind-nothing")
    return found


@control("later", "quick")
async def later(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Ask in private when to remind the user again. Anybody can press the button in the channel, so this checks first
    that the game waits for them."""
    await waiting_for(interaction, key.game)
    w = await words_for(interaction)
    live = key.game and (await interaction.client.games.game(key.game)).clock == "live"
    choices = [option(str(minutes), after(minutes, w)) for minutes in (LATER_LIVE if live else LATER)]
    await say(
        interaction, w("remind-when"), rows(menu(key._replace(verb="snooze"), choices, w("remind-later")))
    )


def after(minutes: int, w: Words) -> str:
    return w("remind-in-hours", n=minutes // 60) if minutes >= 60 else w("remind-in-minutes", n=minutes)


@control("snooze")
async def snooze(interaction: Interaction, key: Key, values: list[str]) -> None:
    bot = interaction.client
    profile = await profile_of(interaction)
    minutes = next((one for one in (*LATER, *LATER_LIVE) if values == [str(one)]), None)
    if minutes is None:
        raise Sorry("menu-not-offered")
    when = reachable(bot.games.now() + timedelta(minutes=minutes), profile)
    for asked in await waiting_for(interaction, key.game):
        await bot.games.asked.set_reminder(asked, when)
    bot.publish(ClockChanged())
    await update(interaction, (await words_for(interaction))("remind-set", time=stamp(when)))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Reminders(bot))
    await bot.add_cog(live_play.LivePlay(bot))
