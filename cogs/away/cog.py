"""`/away`: until when a user is away, their free weekends and mornings, the effect on their games, and coming back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
from babel.dates import format_date, format_datetime
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.notices import ClockChanged
from bot.store.records import Absence, MyGame, Profile
from bot.time.absences import ahead
from bot.time.hours import LONGEST_ABSENCE, days_off, zone_of
from cogs.away.dates import read_moment
from cogs.kit.command_texts import Typed, escaped, says
from cogs.kit.controls import Key, button, control, rows
from cogs.kit.discord_timestamps import full_stamp
from cogs.kit.replies import PROFILE, Interaction, Sorry, fit, profile_of, say, update, words_for
from cogs.kit.typed_hours import clock, is_off, read_hour
from cogs.posts import clock_of, days_left, sync
from cogs.reminders import waiting
from cogs.votes import Motion, decide, finish

SUGGESTED = ("today", "tomorrow", "sunday", "1 week", "2 weeks")
FARTHEST = timedelta(days=366)


def rule_text(rule: Absence, w: Words, now: datetime) -> str:
    if rule.kind == "once":
        assert rule.ends is not None
        began = "yes" if rule.begins <= now else "no"
        return w("away-once", begins=full_stamp(rule.begins), ends=full_stamp(rule.ends), began=began)
    if rule.kind == "weekends":
        return w("away-weekends")
    return w("away-mornings", time=clock(rule.minute))


def game_text(mine: MyGame, w: Words) -> str:
    """The effect of the absence on one game."""
    game, seat, _ = mine
    return w(
        "away-game",
        channel=f"<#{game.channel_id}>",
        clock=clock_of(game, seat.seat),
        days=days_left(game, seat.seat),
    )


async def overview(bot: Euphoria, profile: Profile, w: Words) -> str:
    now = bot.games.now()
    rules = ahead(profile, now)
    lines = [w("away-title"), *(f"• {rule_text(rule, w, now)}" for rule in rules)]
    if not rules:
        lines = [w("away-none")]
    if any(rule.kind != "once" for rule in rules):
        lines.append(w("away-zone", zone=(profile.time_zone or "UTC").replace("_", " ")))
    mine = [one for one in await bot.games.records.of_user(profile.user_id) if one.game.status == "running"]
    if rules and mine:
        lines += [w("away-games"), *(f"• {game_text(one, w)}" for one in mine)]
    return fit("\n".join(lines))


def buttons(profile: Profile, w: Words, now: datetime) -> discord.ui.View | None:
    """A button to remove each entry."""
    rules = ahead(profile, now)
    if not rules:
        return None
    zone = zone_of(profile)
    return rows(
        *(
            button(
                Key("undo_away", rest=f"{rule.kind}.{int(rule.begins.timestamp())}"),
                w(
                    "away-drop",
                    kind=rule.kind,
                    day=format_date((rule.ends or rule.begins).astimezone(zone), locale=w.language),
                ),
            )
            for rule in rules
        )
    )


async def complete_day(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """What was typed, as it is understood; without a match some likely days."""
    profile, w = await profile_of(interaction), await words_for(interaction)
    zone, now = zone_of(profile), interaction.created_at
    found: dict[str, str] = {}
    for text in (typed, *SUGGESTED) if typed.strip() else SUGGESTED:
        moment = read_moment(text, now, zone, w, end=True)
        if moment is not None:
            there = moment.astimezone(zone)
            named = format_datetime(there, "EEEE d MMMM y, HH:mm", locale=w.language)
            found.setdefault(f"{there:%Y-%m-%d %H:%M}", named)
    return [Choice(name=name, value=value) for value, name in found.items()]


class Away(commands.GroupCog, group_name="away", group_description=says("command-away")):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name="set", description=says("command-away-set"))
    @app_commands.describe(
        until=says("command-away-until"),
        since=says("command-away-since"),
        weekends=says("command-away-weekends"),
        not_before=says("command-away-not-before"),
    )
    @app_commands.autocomplete(until=complete_day, since=complete_day)
    async def set(
        self,
        interaction: Interaction,
        until: Typed | None = None,
        since: Typed | None = None,
        weekends: bool | None = None,
        not_before: Typed | None = None,
    ) -> None:
        """Set one absence, or a habit; options left out stay as they are."""
        profile, w = await profile_of(interaction), await words_for(interaction)
        if until is None and weekends is None and not_before is None:
            raise Sorry("away-nothing")
        period = None if until is None else self._period(until, since, profile, w)
        minute = None if not_before is None else _morning(not_before, w)
        user = interaction.user.id
        if period is not None:
            profile = await self.bot.games.absences.add(user, *period)
        if weekends is not None or minute is not None:
            profile = await self.bot.games.absences.every_week(user, weekends=weekends, not_before=minute)
        await self._changed(interaction, profile)
        shown = await overview(self.bot, profile, w)
        await say(interaction, shown, buttons(profile, w, self.bot.games.now()) or discord.utils.MISSING)

    def _period(self, until: str, since: str | None, profile: Profile, w: Words) -> tuple[datetime, datetime]:
        now, zone = self.bot.games.now(), zone_of(profile)
        begins: datetime | None = now
        if since is not None and (begins := read_moment(since, now, zone, w, end=False)) is None:
            raise Sorry("away-no-such-day", typed=escaped(since[:60]))
        assert begins is not None
        begins = max(now, begins.astimezone(UTC))
        ends = read_moment(until, begins, zone, w, end=True)
        if ends is None or ends <= begins:
            raise Sorry("away-no-such-day", typed=escaped(until[:60]))
        if ends - begins > LONGEST_ABSENCE or ends - now > FARTHEST:
            raise Sorry("away-too-long", days=LONGEST_ABSENCE.days)
        return begins, ends.astimezone(UTC)

    @app_commands.command(name="show", description=says("command-away-show"))
    async def show(self, interaction: Interaction) -> None:
        profile, w = await profile_of(interaction), await words_for(interaction)
        view = buttons(profile, w, self.bot.games.now())
        await say(interaction, await overview(self.bot, profile, w), view)

    @app_commands.command(name="back", description=says("command-away-back"))
    async def back(self, interaction: Interaction) -> None:
        profile = await self.bot.games.absences.back(interaction.user.id)
        await self._changed(interaction, profile)
        w = await words_for(interaction)
        now, waits = self.bot.games.now(), await waiting.everything(self.bot, interaction.user.id)
        lines = [w("away-back", n=len(waits)), *(f"• {waiting.line(one, w, now)}" for one in waits)]
        await say(interaction, fit("\n".join(lines)), waiting.buttons(waits, w))

    async def _changed(self, interaction: Interaction, profile: Profile) -> None:
        interaction.extras[PROFILE] = profile
        await show_changed(self.bot, profile)


async def show_changed(bot: Euphoria, profile: Profile) -> None:
    """Update the games that wait for this user."""
    gone = days_off(bot.games.now(), profile) is not None
    for mine in await bot.games.records.of_user(profile.user_id):
        if mine.game.live and gone:
            await finish(bot, mine.game, *await decide(bot, Motion(mine.game, "unlive", mine.seat.seat)))
        elif mine.asked is not None:
            await sync(bot, mine.game.id)
    bot.publish(ClockChanged())


def _morning(typed: str, w: Words) -> int:
    if is_off(typed, w):
        return 0
    minute = read_hour(typed, w)
    if minute is None or minute > 14 * 60:
        raise Sorry("away-no-such-hour", typed=escaped(typed[:40]))
    return minute


@control("undo_away", "update")
async def undo_away(interaction: Interaction, key: Key, values: list[str]) -> None:
    """A button under the user's own list; nobody else sees it."""
    bot = interaction.client
    kind, _, begins = key.rest.partition(".")
    profile = await profile_of(interaction)
    rule = next((r for r in profile.away if (r.kind, str(int(r.begins.timestamp()))) == (kind, begins)), None)
    if rule is not None:
        profile = await bot.games.absences.drop(interaction.user.id, rule.kind, rule.begins)
        interaction.extras[PROFILE] = profile
        await show_changed(bot, profile)
    w = await words_for(interaction)
    await update(interaction, await overview(bot, profile, w), buttons(profile, w, bot.games.now()))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Away(bot))
