"""`/profile`: what somebody sets for themselves, and being forgotten. `/games`: where they are waited for."""

from __future__ import annotations

import re
from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.clock import zone_of
from bot.hosting.app import Euphoria
from bot.notices import ClockChanged, SeatsChanged
from bot.store.records import GameRecord, MyGame, Profile, SeatRecord
from cogs.kit import free_seats
from cogs.kit.command_texts import Typed, choice, says
from cogs.kit.completion import matching
from cogs.kit.context import label
from cogs.kit.controls import Key, button, control, rows
from cogs.kit.decisions import Matter, break_off, decide, finish
from cogs.kit.lobby_message import lobby_text, lobby_view
from cogs.kit.messages import edit, on_its_server, post, stamp
from cogs.kit.replies import PROFILE, Interaction, Sorry, fit, profile_of, say, update, words_for
from cogs.kit.retired_buttons import retire
from data.words import LANGUAGES, Words, words

REACHES = ("dm", "channel", "both", "none")
PALETTES = ("printed", "colour_blind", "none")
QUIET_EXAMPLES = ("22:00-08:00", "23:00-07:00", "00:00-09:00")
LOCAL = ("seat", "asked", "reminder", "overdue")
"""Kinds of stored messages that may lie in somebody's direct messages."""


@cache
def zones() -> tuple[str, ...]:
    """Zones as people name them: a continent and a city, and UTC."""
    return tuple(sorted(z for z in available_timezones() if z == "UTC" or re.match(r"[A-Z][a-z]+/", z)))


def find_zone(typed: str) -> str:
    wanted = typed.strip().replace(" ", "_").casefold()
    found = next((zone for zone in zones() if zone.casefold() == wanted), None)
    if found is None:
        near = [zone for zone in zones() if zone.casefold().endswith(f"/{wanted}")]
        if len(near) != 1:
            raise Sorry("profile-no-such-zone", typed=discord.utils.escape_markdown(typed[:60]))
        found = near[0]
    return found


async def complete_zone(interaction: Interaction, typed: str) -> list[Choice[str]]:
    now = interaction.created_at
    choices = matching([(zone.replace("_", " "), zone) for zone in zones()], typed.replace("_", " "))
    return [
        Choice(name=f"{one.name} ({now.astimezone(ZoneInfo(one.value)):%H:%M})", value=one.value)
        for one in choices
    ]


def read_quiet_hours(typed: str) -> tuple[int, int]:
    """`22:00-8` as minutes after midnight."""
    match = re.fullmatch(r"\s*(\d{1,2})(?::(\d\d))?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d\d))?\s*", typed)
    hours = [int(part or 0) for part in match.groups()] if match else []
    if not hours or hours[0] > 23 or hours[2] > 23 or hours[1] > 59 or hours[3] > 59:
        raise Sorry("profile-no-such-hours", typed=discord.utils.escape_markdown(typed[:40]))
    start, end = hours[0] * 60 + hours[1], hours[2] * 60 + hours[3]
    if start == end:
        raise Sorry("profile-no-such-hours", typed=typed)
    return start, end


async def complete_quiet(interaction: Interaction, typed: str) -> list[Choice[str]]:
    off = (await words_for(interaction))("profile-off")
    return matching([(text, text) for text in QUIET_EXAMPLES] + [(off, "off")], typed)


def describe(profile: Profile, w: Words, now: datetime) -> str:
    quiet = w("profile-off")
    if profile.quiet_from is not None and profile.quiet_to is not None:
        quiet = f"{_clock(profile.quiet_from)}–{_clock(profile.quiet_to)}"
    zone = profile.time_zone or w("profile-no-zone")
    here = f"{now.astimezone(zone_of(profile)):%H:%M}"
    lines = [
        w("profile-title"),
        w(
            "profile-language",
            language=words(profile.language)("language-name")
            if profile.language
            else w("profile-as-discord"),
        ),
        w("profile-zone", zone=zone.replace("_", " "), time=here),
        w("profile-quiet", hours=quiet, on=str(profile.quiet_from is not None)),
        w("profile-reach", reach=w(f"reach-{profile.reach}")),
        w("profile-palette", palette=w(f"palette-{profile.palette}")),
    ]
    if profile.dm_closed and profile.reach in ("dm", "both"):
        lines.append(w("profile-dm-closed"))
    return "\n".join(lines)


def _clock(minutes: int) -> str:
    return f"{minutes // 60:02}:{minutes % 60:02}"


class ProfileCog(commands.GroupCog, group_name="profile", group_description=says("command-profile")):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name="show", description=says("command-profile-show"))
    async def show(self, interaction: Interaction) -> None:
        profile = await profile_of(interaction)
        await say(interaction, describe(profile, await words_for(interaction), interaction.created_at))

    @app_commands.command(name="set", description=says("command-profile-set"))
    @app_commands.describe(
        language=says("command-profile-language"),
        time_zone=says("command-profile-zone"),
        quiet_hours=says("command-profile-quiet"),
        reach=says("command-profile-reach"),
        palette=says("command-profile-palette"),
    )
    @app_commands.choices(
        language=[
            *(Choice(name=words(code)("language-name"), value=code) for code in LANGUAGES),
            choice("profile-as-discord", "discord"),
        ],
        reach=[choice(f"reach-{reach}", reach) for reach in REACHES],
        palette=[choice(f"palette-{palette}", palette) for palette in PALETTES],
    )
    @app_commands.autocomplete(time_zone=complete_zone, quiet_hours=complete_quiet)
    async def set(
        self,
        interaction: Interaction,
        language: str | None = None,
        time_zone: Typed | None = None,
        quiet_hours: Typed | None = None,
        reach: str | None = None,
        palette: str | None = None,
    ) -> None:
        """What is left out stays as it is."""
        changes: dict[str, Any] = {}
        if language is not None:
            changes["language"] = None if language == "discord" else language
        if time_zone is not None:
            changes["time_zone"] = find_zone(time_zone)
        if quiet_hours is not None:
            off = quiet_hours.strip().casefold() in ("off", (await words_for(interaction))("profile-off"))
            start, end = (None, None) if off else read_quiet_hours(quiet_hours)
            changes |= {"quiet_from": start, "quiet_to": end}
        if reach is not None:
            # Somebody who asks for direct messages may have opened them: the next one tells.
            changes |= {"reach": reach, "dm_closed": False}
        if palette is not None:
            changes["palette"] = palette
        if not changes:
            raise Sorry("profile-nothing")
        profile = await self.bot.tables.profiles.change(interaction.user.id, **changes)
        interaction.extras[PROFILE] = profile
        w = await words_for(interaction)
        lines = [describe(profile, w, interaction.created_at)]
        if profile.quiet_from is not None and profile.time_zone is None:
            lines.append(w("profile-zone-first"))
        self.bot.tell(ClockChanged())
        await say(interaction, "\n".join(lines))

    @app_commands.command(name="forget", description=says("command-profile-forget"))
    async def forget(self, interaction: Interaction) -> None:
        w = await words_for(interaction)
        sure = button(Key("forget"), w("profile-forget-sure"), ButtonStyle.danger)
        await say(interaction, w("profile-forget-ask"), rows(sure))


@control("forget")
async def forget(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Anonymous seats in stored games, everything else removed."""
    bot = interaction.client
    w = await words_for(interaction)
    for game_id, seat, _ in await bot.tables.profiles.seats(interaction.user.id):
        for message in await bot.tables.messages.of(game_id):
            if message.about == seat and message.kind in LOCAL:
                await retire(bot, game_id, message.kind, about=seat)
    naming = await bot.tables.profiles.naming(interaction.user.id)
    for game in naming:
        for vote in await bot.tables.votes.of(game.id):
            if vote.details.get("newcomer") == interaction.user.id:
                await break_off(bot, game, vote, bot.public_words("vote-too-late"))
    changed = await bot.tables.profiles.forget(
        interaction.user.id, name=bot.public_words("profile-anonymous")
    )
    await update(interaction, w("profile-forgotten"))
    for game in naming:
        await free_seats.settle(bot, await bot.tables.game(game.id))
    for game in changed:
        await _tell_table(bot, game)


async def _tell_table(bot: Euphoria, game: GameRecord) -> None:
    """The others, if there are any, go on with a computer in that seat."""
    w = bot.public_words
    if game.status in ("lobby", "ended"):
        known = await bot.tables.messages.get(game.id, "lobby")
        if not on_its_server(bot, game):
            return
        if known is not None and game.status == "lobby":
            await edit(bot, known, content=lobby_text(game, w), view=lobby_view(game, w))
        elif known is not None:
            await edit(bot, known, content=w("lobby-closed"), view=None)
    elif not game.humans:
        await finish(bot, game, *await decide(bot, Matter(game, "end")))
    else:
        waits = "" if game.attended else " " + w("kept-waits")
        await post(bot, game, w("profile-forgotten-notice") + waits)
        bot.tell(SeatsChanged(game))


# /games


def game_line(mine: MyGame, w: Words, awaited: list[SeatRecord]) -> str:
    game, seat, asked = mine
    where = f"<#{game.channel_id}>"
    if game.status in ("lobby", "paused"):
        return w(f"games-{game.status}", game=game.id, channel=where)
    if seat.kept:
        return w("games-kept", game=game.id, channel=where)
    if asked is None:
        return w("games-waiting", game=game.id, channel=where, names=w.list(map(label, awaited)))
    text = w("games-turn", game=game.id, channel=where, since=stamp(asked.since))
    return text if asked.due_at is None else f"{text} {w('games-due', time=stamp(asked.due_at))}"


@app_commands.command(name="games", description=says("command-games"))
async def games(interaction: Interaction) -> None:
    mine = await interaction.client.tables.games_of(interaction.user.id)
    w = await words_for(interaction)
    if not mine:
        raise Sorry("game-none")
    lines = [w("games-title")]
    for one in mine:
        asked = await interaction.client.tables.reminders.asked(one.game.id)
        awaited = [one.game.seats[question.seat] for question in asked]
        lines.append(f"• {game_line(one, w, awaited)}")
    await say(interaction, fit("\n".join(lines)))


async def setup(bot: Euphoria) -> None:
    bot.tree.add_command(games)
    await bot.add_cog(ProfileCog(bot))
