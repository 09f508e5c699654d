"""The panel of `/server show`: three pages of menus; each change is stored at once.

A press counts for the server it was made on, and only if the user manages it now.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ChannelType, ui

from bot.engine.state import EDITIONS, VARIANTS
from bot.language.words import LANGUAGES, Words, words
from bot.notices import SeatsChannelChanged
from bot.store.records import MOVE_PICTURES, PACES, ServerSettings
from cogs.kit.controls import OLD_BUTTON, Key, button, channel_menu, control, menu, option, role_menu
from cogs.kit.layouts import Part, layout
from cogs.kit.limits import MAX_OPTIONS
from cogs.kit.replies import Interaction, Sorry, show, words_for
from cogs.open_seats import Place, is_full, missing_permissions, missing_tags, place_of, wants_a_tag
from cogs.server.opening_rules import present_channels, present_roles

PAGES = ("games", "rules", "seats")
NUMBERS = (1, 2, 3, 5, 10, 20, 50, 100)
"""Choices for the number of games at once, up to what the host allows."""
DEFAULT = "default"
SEATS_CHANNELS = (ChannelType.text, ChannelType.news, ChannelType.forum)
GAME_CHANNELS = (ChannelType.text, ChannelType.news, ChannelType.forum, ChannelType.category)


def managed_server(interaction: Interaction) -> int:
    """The server the user is on, if they manage it: checked again on every press."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Sorry("server-managers-only")
    return interaction.guild_id


async def show_panel(interaction: Interaction, page: str = PAGES[0]) -> None:
    guild_id = managed_server(interaction)
    settings = await interaction.client.games.servers.get(guild_id)
    w = await words_for(interaction)
    match page:
        case "games":
            parts = _games(settings, w)
        case "rules":
            parts = _rules(interaction, settings, w)
        case _:
            parts = _seats(interaction, settings, w)
    tabs = [
        button(
            Key("server", rest=name),
            w(f"server-page-{name}"),
            ButtonStyle.primary if name == page else ButtonStyle.secondary,
            disabled=name == page,
        )
        for name in PAGES
    ]
    await show(interaction, layout(w("server-title"), tabs, ui.Separator(), *parts))


# What new games begin with


def _games(settings: ServerSettings, w: Words) -> list[Part]:
    spoken = settings.language
    return [
        w("server-games-about"),
        [_menu("language", _languages(spoken, w), w("server-language"))],
        [
            _menu(
                "pace",
                _options(
                    {p: w("lobby-pace-choice", pace=w(f"pace-{p}.time")) for p in PACES},
                    {p: w(f"pace-{p}.about") for p in PACES},
                    [settings.pace],
                ),
                w("lobby-pace"),
            )
        ],
        [
            _menu(
                "edition",
                _options(
                    {e: w("lobby-edition-choice", edition=w(f"edition-{e}")) for e in EDITIONS},
                    {e: w(f"edition-{e}.text") for e in EDITIONS},
                    [settings.edition],
                ),
                w("lobby-edition"),
            )
        ],
        [
            _menu(
                "variants",
                _options(
                    {v: w(f"variant-{v}") for v in VARIANTS},
                    {v: w(f"variant-{v}.text") for v in VARIANTS},
                    settings.variants,
                ),
                w("lobby-variants"),
                least=0,
                most=len(VARIANTS),
            )
        ],
        [
            _menu(
                "picture",
                _options(
                    {p: w("lobby-picture", picture=p) for p in MOVE_PICTURES},
                    {p: w("lobby-picture.about", picture=p) for p in MOVE_PICTURES},
                    [settings.picture],
                ),
                w("lobby-picture-title"),
            )
        ],
        [
            button(_key("fold_boards"), w("lobby-boards", folded="yes" if settings.fold_boards else "no")),
            button(_key("hints"), w("lobby-hints", on="yes" if settings.hints else "no")),
        ],
    ]


def _options(
    labels: Mapping[str, str], about: Mapping[str, str], chosen: Sequence[str]
) -> list[discord.SelectOption]:
    return [option(value, label, about[value], default=value in chosen) for value, label in labels.items()]


def _languages(chosen: str | None, w: Words) -> list[discord.SelectOption]:
    known = [
        option(
            code,
            w("server-language-choice", language=words(code)("language-name")),
            default=code == chosen,
        )
        for code in LANGUAGES
    ]
    return [option(DEFAULT, w("server-language-default"), default=chosen is None), *known]


# Who may open them, where, and how many


def _rules(interaction: Interaction, settings: ServerSettings, w: Words) -> list[Part]:
    guild = interaction.guild
    roles = present_roles(guild, settings.openers)
    channels = present_channels(guild, settings.channels)
    most = interaction.client.settings.games_a_server
    return [
        w("server-openers-about"),
        w("server-roles-gone") if settings.openers and not roles else "",
        [role_menu(_key("openers"), w("server-openers"), roles, most=MAX_OPTIONS)],
        w("server-channels-about"),
        w("server-channels-gone") if settings.channels and not channels else "",
        [channel_menu(_key("channels"), w("server-channels"), channels, GAME_CHANNELS, most=MAX_OPTIONS)],
        w("server-most-about"),
        [_menu("max_games", _numbers(settings.max_games, most, w), w("server-most"))],
    ]


def _numbers(chosen: int | None, most: int, w: Words) -> list[discord.SelectOption]:
    numbers = sorted({number for number in (*NUMBERS, chosen) if number is not None and number < most})
    return [
        option(DEFAULT, w("server-most-default", most=most), default=chosen is None or chosen >= most),
        *(option(str(n), w("server-most-choice", n=n), default=n == chosen) for n in numbers),
    ]


# Where open seats are announced


def _seats(interaction: Interaction, settings: ServerSettings, w: Words) -> list[Part]:
    place = place_of(interaction.client, settings)
    chosen = [place.id] if place is not None else []
    parts: list[Part] = [
        w("server-seats-about"),
        [channel_menu(_key("seats_channel"), w("server-seats"), chosen, SEATS_CHANNELS, most=1)],
    ]
    if isinstance(place, discord.ForumChannel):
        parts += [
            w("server-posts-about"),
            [button(_key("posts"), w("server-posts", on="yes" if settings.posts else "no"))],
        ]
    return [*parts, *troubles(settings, place, w)]


def troubles(settings: ServerSettings, place: Place | None, w: Words) -> list[str]:
    """What keeps the bot from announcing, and what to do about it."""
    if place is None:
        return [w("server-seats-gone")] if settings.seats_channel is not None else []
    found = []
    if missing := missing_permissions(place):
        names = w.list([w(f"permission-{name}") for name in missing])
        found.append(w("server-seats-missing", channel=place.mention, permissions=names))
    if isinstance(place, discord.ForumChannel) and (tags := missing_tags(place)):
        needed = wants_a_tag(place)
        if needed or settings.posts:
            names = w.list([w("server-tag", tag=w(f"tag-{status}")) for status in tags])
            text = "server-tags-full" if is_full(place) else "server-tags-missing"
            found.append(w(text, tags=names, needed="yes" if needed else "no"))
    if settings.posts and not place.permissions_for(place.guild.me).manage_threads:
        found.append(w("server-threads-missing"))
    return found


# Pressing


def _key(field: str) -> Key:
    return Key("serverset", rest=field)


def _menu(field: str, options: list[discord.SelectOption], placeholder: str, **how: int) -> ui.Item[Any]:
    return menu(_key(field), options, placeholder, **how)


PAGE_OF = {
    **dict.fromkeys(("openers", "channels", "max_games"), "rules"),
    **dict.fromkeys(("seats_channel", "posts"), "seats"),
}


def page_of(field: str) -> str:
    return PAGE_OF.get(field, PAGES[0])


@control("server", "update")
async def turn_page(interaction: Interaction, key: Key, values: list[str]) -> None:
    await show_panel(interaction, key.rest if key.rest in PAGES else PAGES[0])


@control("serverset", "update")
async def choose(interaction: Interaction, key: Key, values: list[str]) -> None:
    """A menu or switch of the panel."""
    guild_id = managed_server(interaction)
    servers = interaction.client.games.servers
    field = key.rest
    chosen: Any
    match field, values:
        case (("language" | "max_games"), ["default"]):
            chosen = None
        case (("language" | "pace" | "edition" | "picture"), [chosen]):
            pass
        case "variants", _:
            chosen = [variant for variant in VARIANTS if variant in values]
        case "seats_channel", _:
            chosen = int(values[0]) if values else None
        case (("fold_boards" | "hints" | "posts"), []):
            chosen = not getattr(await servers.get(guild_id), field)
        case (("openers" | "channels"), _):
            chosen = [int(value) for value in values]
        case "max_games", [number]:
            chosen = int(number)
        case _:
            raise Sorry(OLD_BUTTON)
    await servers.change(guild_id, **{field: chosen})
    if field in ("seats_channel", "posts"):
        interaction.client.publish(SeatsChannelChanged(guild_id))
    await show_panel(interaction, page_of(field))
