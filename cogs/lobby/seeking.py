"""The host of a lobby looks for players: where the server announces open seats, and of which level."""

from __future__ import annotations

from typing import Any, get_args

from discord import ForumChannel

from bot.store.records import GameRecord, Wanted
from cogs.kit.controls import Key, control, menu, option, rows
from cogs.kit.replies import Interaction, Sorry, say, update, words_for
from cogs.lobby.buttons import lobby_of
from cogs.open_seats import Place, in_view, is_full, missing_permissions, place_of, sync_openings, wants_a_tag
from cogs.posts import MOST_SEATS, record_lobby

NOBODY = "nobody"


async def _place(interaction: Interaction, game: GameRecord) -> Place:
    """Where this lobby can be announced, or a sentence why it cannot and who can change that."""
    bot, w = interaction.client, await words_for(interaction)
    rules = await bot.games.servers.get(game.guild_id)
    if rules.seats_channel is None:
        raise Sorry("seek-nowhere")
    place = place_of(bot, rules)
    if place is None:
        raise Sorry("seek-gone")
    missing = missing_permissions(place)
    if missing or wants_a_tag(place):
        if not missing and isinstance(place, ForumChannel) and is_full(place):
            raise Sorry("seek-tags-full", channel=place.mention, tag=w("tag-open"))
        names = w.list([w(f"permission-{name}") for name in missing or ["manage_channels"]])
        raise Sorry("seek-missing", channel=place.mention, permissions=names)
    if not in_view(bot, game, place):
        raise Sorry("seek-hidden", channel=place.mention)
    return place


@control("seek")
async def seek(interaction: Interaction, key: Key, values: list[str]) -> None:
    """In private: players of which level?"""
    game = await lobby_of(interaction, key, host=True)
    await record_lobby(interaction, game)
    opening = await interaction.client.games.openings.get(game.id)
    w = await words_for(interaction)
    levels = [option(level, w(f"wanted-{level}")) for level in get_args(Wanted)]
    if opening.looking:
        levels.append(option(NOBODY, w("wanted-nobody")))
        text = w("seek-now", level=w(f"wanted-{opening.level}"))
    else:
        place = await _place(interaction, game)
        text = w("seek-whom", channel=place.mention)
    await say(interaction, text, rows(menu(Key("seekers", game.id), levels, w("seek-level"))))


@control("seekers")
async def choose(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key, host=True)
    bot, w = interaction.client, await words_for(interaction)
    level: Any = None if values == [NOBODY] else values[0]
    place = None if level is None else await _place(interaction, game)
    await bot.games.openings.look(game.id, level)
    await sync_openings(bot, game.id)
    opening = await bot.games.openings.get(game.id)
    if place is None:
        await update(interaction, w("seek-stopped"))
    elif opening.message_id:
        await update(interaction, w("seek-announced", channel=f"<#{opening.channel_id}>"))
    elif len(game.seats) >= MOST_SEATS:
        await update(interaction, w("seek-full"))
    else:
        again = "yes" if opening.channel_id is not None else "no"
        await update(interaction, w("seek-later", channel=place.mention, again=again))
