"""`/profile`: a user's settings, and deleting their data. `/games`: the games that wait for them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

from discord import ButtonStyle, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.hosting.app import Euphoria
from bot.language.words import LANGUAGES, Words, words
from bot.notices import ClockChanged
from bot.store.records import MyGame, Profile, SeatRecord
from bot.time.hours import next_digest, zone_of
from cogs.kit import forms
from cogs.kit.colours import of_game
from cogs.kit.command_texts import LONGEST_TYPED, Typed, choice, escaped, says
from cogs.kit.completion import Known, matching
from cogs.kit.context import label
from cogs.kit.controls import Key, button, control, rows
from cogs.kit.forms import Filled, Form, form, line, one_of, radio
from cogs.kit.game_group import extend_games
from cogs.kit.replies import PROFILE, Interaction, Sorry, display, fit, profile_of, say, words_for
from cogs.kit.typed_hours import clock, is_off, read_hour, read_hours
from cogs.reminders import waiting

REACHES = ("dm", "channel", "both", "none")
PALETTES = ("printed", "colour_blind", "none")
STANDING = ("off", "me", "everybody")
DIGEST_EXAMPLES = ("08:00", "12:00", "18:00", "21:00")
QUIET_EXAMPLES = ("22:00-08:00", "23:00-07:00", "00:00-09:00")


@cache
def zones() -> tuple[str, ...]:
    """Time zones with a usual name: a continent and a city, and UTC."""
    return tuple(sorted(z for z in available_timezones() if z == "UTC" or re.match(r"[A-Z][a-z]+/", z)))


@cache
def _zones_by_name() -> Known:
    return Known((zone.replace("_", " "), zone) for zone in zones())


def find_zone(typed: str) -> str:
    wanted = typed.strip().replace(" ", "_").casefold()
    found = next((zone for zone in zones() if zone.casefold() == wanted), None)
    if found is None:
        near = [zone for zone in zones() if zone.casefold().endswith(f"/{wanted}")]
        if len(near) != 1:
            raise Sorry("profile-no-such-zone", typed=escaped(typed[:60]))
        found = near[0]
    return found


async def complete_zone(interaction: Interaction, typed: str) -> list[Choice[str]]:
    now = interaction.created_at
    choices = matching(_zones_by_name(), typed.replace("_", " "))
    return [
        Choice(name=f"{one.name} ({now.astimezone(ZoneInfo(one.value)):%H:%M})", value=one.value)
        for one in choices
    ]


def quiet_hours(typed: str, w: Words) -> tuple[int, int]:
    hours = read_hours(typed, w)
    if hours is None:
        raise Sorry("profile-no-such-hours", typed=escaped(typed[:40]))
    return hours


async def complete_quiet(interaction: Interaction, typed: str) -> list[Choice[str]]:
    off = (await words_for(interaction))("profile-off")
    return matching([(text, text) for text in QUIET_EXAMPLES] + [(off, "off")], typed)


def digest_hour(typed: str, w: Words) -> int:
    hour = read_hour(typed, w)
    if hour is None:
        raise Sorry("profile-no-such-hour", typed=escaped(typed[:40]))
    return hour


async def complete_digest(interaction: Interaction, typed: str) -> list[Choice[str]]:
    off = (await words_for(interaction))("profile-off")
    return matching([(text, text) for text in DIGEST_EXAMPLES] + [(off, "off")], typed)


def describe(profile: Profile, w: Words, now: datetime) -> str:
    quiet = w("profile-off")
    if profile.quiet_from is not None and profile.quiet_to is not None:
        quiet = f"{clock(profile.quiet_from)}–{clock(profile.quiet_to)}"
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
    if profile.digest is not None:
        lines.append(w("profile-digest", time=clock(profile.digest)))
    if profile.next_up:
        lines.append(w("profile-next-up"))
    lines.append(w("profile-standing", standing=w(f"rated-{profile.standing}")))
    if profile.dm_closed and profile.reach in ("dm", "both"):
        lines.append(w("profile-dm-closed"))
    return "\n".join(lines)


async def show_settings(interaction: Interaction, profile: Profile, *more: str) -> None:
    w = await words_for(interaction)
    text = "\n".join([describe(profile, w, interaction.created_at), *more])
    change = button(Key("settings"), w("profile-change"), ButtonStyle.primary)
    await display(interaction, text, [change], colour=of_game())


async def change(interaction: Interaction, wanted: Mapping[str, Any]) -> None:
    """Store settings; None and what is left out stay as they are."""
    bot, w = interaction.client, await words_for(interaction)
    changes = {
        name: wanted[name] for name in ("palette", "next_up", "standing") if wanted.get(name) is not None
    }
    if (language := wanted.get("language")) is not None:
        changes["language"] = None if language == "discord" else language
    if (zone := wanted.get("time_zone")) is not None:
        changes["time_zone"] = find_zone(zone) if zone else None
    if (quiet := wanted.get("quiet_hours")) is not None:
        off = not quiet or is_off(quiet, w)
        start, end = (None, None) if off else quiet_hours(quiet, w)
        changes |= {"quiet_from": start, "quiet_to": end}
    if (reach := wanted.get("reach")) is not None:
        # A user who asks for direct messages may have opened them: the next one will tell.
        changes |= {"reach": reach, "dm_closed": False}
    if (digest := wanted.get("digest")) is not None:
        changes["digest"] = None if is_off(digest, w) else digest_hour(digest, w)
    if not changes:
        raise Sorry("profile-nothing")
    profile = await bot.games.profiles.change(interaction.user.id, **changes)
    if changes.keys() & {"time_zone", "digest"}:
        profile = await bot.games.profiles.change(
            interaction.user.id, digest_at=next_digest(profile, bot.games.now())
        )
    if changes.keys() & {"time_zone", "digest", "reach"}:
        await bot.games.reminders.recompute(interaction.user.id)
    interaction.extras[PROFILE] = profile
    w = await words_for(interaction)
    more = []
    if profile.quiet_from is not None and profile.time_zone is None:
        more.append(w("profile-zone-first"))
    if profile.digest is not None and not profile.gets_digest:
        more.append(w("profile-digest-needs-dm"))
    bot.publish(ClockChanged())
    await show_settings(interaction, profile, *more)


@control("settings", "form")
async def open_settings(interaction: Interaction, key: Key, values: list[str]) -> None:
    profile, w = await profile_of(interaction), await words_for(interaction)
    await interaction.response.send_modal(settings_form(profile, w))


def settings_form(profile: Profile, w: Words) -> Form:
    spoken = [forms.Choice(code, words(code)("language-name")) for code in LANGUAGES]
    return Form(
        Key("settings"),
        w("profile-form"),
        radio(
            "language",
            w("profile-form-language"),
            [forms.Choice("discord", w("profile-as-discord")), *spoken],
            profile.language or "discord",
        ),
        line("time_zone", w("profile-form-zone"), profile.time_zone or "", 60, w("profile-form-zone.about")),
        line("quiet_hours", w("profile-form-quiet"), _hours(profile), 40, w("profile-form-quiet.about")),
        radio(
            "reach",
            w("profile-form-reach"),
            [forms.Choice(reach, w(f"reach-{reach}")) for reach in REACHES],
            profile.reach,
        ),
        radio(
            "palette",
            w("profile-form-palette"),
            [forms.Choice(palette, w(f"palette-{palette}")) for palette in PALETTES],
            profile.palette,
        ),
    )


@form("settings", lambda key: key)
async def read_settings(interaction: Interaction, key: Key, filled: Filled) -> None:
    written = {field: "".join(filled.get(field, [])) for field in ("time_zone", "quiet_hours")}
    if any(len(text) > LONGEST_TYPED for text in written.values()):
        raise Sorry("typed-too-long")
    chosen = {
        "language": one_of(filled, "language", ("discord", *LANGUAGES)),
        "reach": one_of(filled, "reach", REACHES),
        "palette": one_of(filled, "palette", PALETTES),
    }
    await change(interaction, {**written, **chosen})


def _hours(profile: Profile) -> str:
    if profile.quiet_from is None or profile.quiet_to is None:
        return ""
    return f"{clock(profile.quiet_from)}-{clock(profile.quiet_to)}"


class ProfileCog(commands.GroupCog, group_name="profile", group_description=says("command-profile")):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        super().__init__()

    @app_commands.command(name="show", description=says("command-profile-show"))
    async def show(self, interaction: Interaction) -> None:
        await show_settings(interaction, await profile_of(interaction))

    @app_commands.command(name="set", description=says("command-profile-set"))
    @app_commands.describe(
        language=says("command-profile-language"),
        time_zone=says("command-profile-zone"),
        quiet_hours=says("command-profile-quiet"),
        reach=says("command-profile-reach"),
        palette=says("command-profile-palette"),
        digest=says("command-profile-digest"),
        next_up=says("command-profile-next-up"),
        rating=says("command-profile-standing"),
    )
    @app_commands.choices(
        language=[
            *(Choice(name=words(code)("language-name"), value=code) for code in LANGUAGES),
            choice("profile-as-discord", "discord"),
        ],
        reach=[choice(f"reach-{reach}", reach) for reach in REACHES],
        palette=[choice(f"palette-{palette}", palette) for palette in PALETTES],
        rating=[choice(f"rated-{shown}", shown) for shown in STANDING],
    )
    @app_commands.autocomplete(time_zone=complete_zone, quiet_hours=complete_quiet, digest=complete_digest)
    async def set(
        self,
        interaction: Interaction,
        *,
        language: str | None = None,
        time_zone: Typed | None = None,
        quiet_hours: Typed | None = None,
        reach: str | None = None,
        palette: str | None = None,
        digest: Typed | None = None,
        next_up: bool | None = None,
        rating: str | None = None,
    ) -> None:
        """Options left out stay as they are."""
        await change(
            interaction,
            {
                "language": language,
                "time_zone": time_zone,
                "quiet_hours": quiet_hours,
                "reach": reach,
                "palette": palette,
                "digest": digest,
                "next_up": next_up,
                "standing": rating,
            },
        )

    @app_commands.command(name="forget", description=says("command-profile-forget"))
    async def forget(self, interaction: Interaction) -> None:
        w = await words_for(interaction)
        sure = button(Key("forget"), w("profile-forget-sure"), ButtonStyle.danger)
        await say(interaction, w("profile-forget-ask"), rows(sure))


# /games


def game_line(mine: MyGame, w: Words, awaited: list[SeatRecord]) -> str:
    game, seat, _ = mine
    where = f"<#{game.channel_id}>"
    if game.status in ("lobby", "paused"):
        return w(f"games-{game.status}", game=game.id, channel=where)
    if seat.kept:
        return w("games-kept", game=game.id, channel=where)
    return w("games-waiting", game=game.id, channel=where, names=w.list(map(label, awaited)))


@app_commands.command(name="list", description=says("command-games-list"))
async def games(interaction: Interaction) -> None:
    bot = interaction.client
    mine = await bot.games.records.of_user(interaction.user.id)
    waits = await waiting.everything(bot, interaction.user.id)
    w = await words_for(interaction)
    if not mine and not waits:
        raise Sorry("game-none")
    now = bot.games.now()
    lines = [w("games-title"), *(f"• {waiting.line(one, w, now)}" for one in waits)]
    asked_in = {one.game.id for one in waits if one.kind in ("turn", "asked")}
    for one in mine:
        if one.game.id not in asked_in:
            asked = await bot.games.asked.of(one.game.id)
            awaited = [one.game.seats[question.seat] for question in asked]
            lines.append(f"• {game_line(one, w, awaited)}")
    await say(interaction, fit("\n".join(lines)), waiting.buttons(waits, w))


async def setup(bot: Euphoria) -> None:
    extend_games(bot, games)
    await bot.add_cog(ProfileCog(bot))
