"""Announcements of open seats in the channel or forum that the server chose, retired when the seats are taken.

What is to be announced is recorded (`bot/games/openings.py`); `sync_openings` brings Discord in line with it and can be
repeated safely: after every change, after a start, and from time to time.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.games import StoreError
from bot.games.openings import REMOVED
from bot.hosting.outage import is_outage
from bot.store.records import GameRecord, Kind, Opening, OpenSeats, ServerSettings
from cogs.open_seats import forum_posts
from cogs.open_seats.text import Announcement, announcement
from cogs.posts import link

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria
    from bot.language.words import Words

log = logging.getLogger(__name__)

UNKNOWN_MESSAGE = 10008
GIVEN_UP = timedelta(days=7)
"""How long after a game's end the bot still tries to edit its announcement."""

Place = discord.TextChannel | discord.ForumChannel


class GoneError(Exception):
    """The forum of a post was deleted."""


_locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()


# Where


def place_of(bot: Euphoria, rules: ServerSettings) -> Place | None:
    """The channel or forum a server chose for open seats, unless it was deleted."""
    channel = bot.get_channel(rules.seats_channel or 0)
    return channel if isinstance(channel, Place) and channel.guild.id == rules.guild_id else None


def missing_permissions(place: Place) -> list[str]:
    have = place.permissions_for(place.guild.me)
    wanted = ["view_channel", "send_messages"]
    if isinstance(place, discord.ForumChannel):
        wanted.append("send_messages_in_threads")
    return [name for name in wanted if not getattr(have, name)]


def wants_a_tag(place: Place) -> bool:
    """Whether a forum requires a tag and there is none the bot may use."""
    if not isinstance(place, discord.ForumChannel) or not place.flags.require_tag:
        return False
    return "open" in forum_posts.missing_tags(place)


def in_view(bot: Euphoria, game: GameRecord, place: Place) -> bool:
    """Whether the readers of the announcement can see the game's channel, by their roles: no hidden channel is given
    away. Other bots do not count."""
    channel = place.guild.get_channel_or_thread(game.channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return all(
        channel.permissions_for(role).view_channel
        for role in place.guild.roles
        if not role.is_bot_managed() and place.permissions_for(role).view_channel
    )


# Bring Discord in line


async def sync_openings(bot: Euphoria, game_id: int) -> None:
    """One task at a time for a game, in all processes. What Discord does not accept now is tried again."""
    lock = _locks.setdefault(game_id, asyncio.Lock())
    async with lock:
        try:
            async with bot.games.leases.exclusive("opening", game_id):
                await _settle(bot, game_id)
        except (discord.HTTPException, StoreError) as error:
            if isinstance(error, StoreError) or is_outage(error):
                bot.unannounced.put(game_id, error, lambda: sync_openings(bot, game_id))
                return
            log.warning("open seats of game %s could not be announced: %s", game_id, error)
        bot.unannounced.done(game_id)


async def _settle(bot: Euphoria, game_id: int) -> None:
    game = await bot.games.records.get(game_id)
    if game is None or game.guild_id not in bot.served:
        return
    opening, rules = await bot.games.openings.get(game_id), await bot.games.servers.get(game.guild_id)
    seats = await bot.games.openings.seats(game)
    w = bot.words_in(game)
    if opening.channel_id is None:
        place = place_of(bot, rules)
        if place is None or not _due(game, seats, opening, rules, place):
            return
        if missing_permissions(place) or wants_a_tag(place) or not in_view(bot, game, place):
            return  # `/server show` tells the managers of the server
        opening = await _begin(bot, game, place, rules, w)
    keeps = opening.post_id is not None and rules.posts
    now = announcement(game, seats, opening, w, keeps=keeps)
    try:
        await _show(bot, game, seats, opening, now, w)
    except (discord.NotFound, GoneError) as error:
        log.info("the announcement of game %s is gone: %s", game_id, error)
        await bot.games.openings.removed(game_id, _key(game, seats, opening.channel_id))
    except (discord.HTTPException, forum_posts.NotOursError) as error:
        if is_outage(error):
            raise
        log.info("the announcement of game %s cannot be posted or edited now: %s", game_id, error)
        if not opening.message_id:
            await bot.games.openings.removed(game_id, _key(game, seats, opening.channel_id))
        elif now.over and _long_over(bot, game):
            await bot.games.openings.over(game_id)
        # Else it is tried again: somebody may give the permission back, or unlock the post.
    else:
        if now.over:
            await bot.games.openings.over(game_id)


def _long_over(bot: Euphoria, game: GameRecord) -> bool:
    return game.ended_at is not None and bot.games.now() - game.ended_at > GIVEN_UP


def _due(game: GameRecord, seats: OpenSeats, opening: Opening, rules: ServerSettings, place: Place) -> bool:
    """Whether to announce: a lobby's host decides, unless the server has a post for every game; free seats of a running
    game were decided on by the players."""
    if not seats.count or opening.shown == REMOVED + _key(game, seats, place.id):
        return False
    every = rules.posts and isinstance(place, discord.ForumChannel)
    return game.status != "lobby" or opening.looking or every


def _key(game: GameRecord, seats: OpenSeats, channel_id: int | None) -> str:
    """Identifies this announcement among earlier and later ones, and those in other channels."""
    free = game.status if game.status == "lobby" else ",".join(f"{one.id}@{one.until}" for one in seats.free)
    return f"{channel_id}:{free}"


async def _begin(bot: Euphoria, game: GameRecord, place: Place, rules: ServerSettings, w: Words) -> Opening:
    openings = bot.games.openings
    if not isinstance(place, discord.ForumChannel):
        return await openings.will_post(game.id, place.id)
    opening = await openings.will_post(game.id, place.id, title=w("open-post", game=game.id))
    here = place.guild.get_channel_or_thread(game.channel_id)
    if rules.posts and isinstance(here, discord.Thread) and here.parent_id == place.id:
        # The game is played in a post of this forum: that is its post.
        opening = await openings.posted(game.id, here.id, here.id)
    return opening


async def _show(
    bot: Euphoria, game: GameRecord, seats: OpenSeats, opening: Opening, now: Announcement, w: Words
) -> None:
    link = await _link(bot, game, seats, w)
    if not opening.message_id and (found := await _find(bot, opening)):
        opening = await bot.games.openings.posted(game.id, found, found)
    if not opening.message_id:
        posted = await _post(bot, game, opening, now, link, w)
        if posted is None:
            await bot.games.openings.unposted(game.id)
            return
        await bot.games.openings.posted(game.id, *posted)
    elif opening.shown == now.digest:
        return
    elif opening.post_id is not None:
        await _change_post(bot, game, opening, opening.post_id, now, link, w)
    else:
        await _edit(bot, opening.channel_id or 0, opening.message_id, now, link)
    await bot.games.openings.set_shown(game.id, now.digest)


async def _find(bot: Euphoria, opening: Opening) -> int | None:
    """A post that a process made before it was killed, found by its title. Its id is that of its first message."""
    place = bot.get_channel(opening.channel_id or 0)
    if opening.post_id is None or not isinstance(place, discord.ForumChannel):
        return None
    return await forum_posts.find(place, opening.nonce_or_title)


async def _post(
    bot: Euphoria, game: GameRecord, opening: Opening, now: Announcement, link: ui.View, w: Words
) -> tuple[int, int | None] | None:
    """The ids of the message and of the forum post. None: nothing has to be announced any more."""
    if opening.post_id is not None:
        place = bot.get_channel(opening.channel_id or 0)
        if not isinstance(place, discord.ForumChannel):
            raise GoneError
        if not now.open:
            return None
        return await forum_posts.create(bot, place, opening.nonce_or_title, now.text, link, now.statuses, w)
    channel = bot.get_partial_messageable(opening.channel_id or 0, guild_id=game.guild_id)
    message = await channel.send(now.text, view=link, nonce=opening.nonce_or_title)
    if not now.open:
        # A process may have posted it before it was killed: then the nonce returns the same message.
        await message.delete()
        return None
    return message.id, None


async def _change_post(
    bot: Euphoria,
    game: GameRecord,
    opening: Opening,
    post_id: int,
    now: Announcement,
    link: ui.View,
    w: Words,
) -> None:
    forum = bot.get_channel(opening.channel_id or 0)
    if not isinstance(forum, discord.ForumChannel):
        raise GoneError
    untagged: discord.HTTPException | None = None
    try:
        await forum_posts.tag(bot, forum, post_id, now.statuses, w)
    except discord.HTTPException as error:
        if isinstance(error, discord.NotFound) or is_outage(error) or post_id == game.channel_id:
            raise
        untagged = error  # its text may be changed nevertheless
    if post_id == game.channel_id:
        return
    try:
        await _edit(bot, post_id, opening.message_id, now, link)
    except discord.NotFound as error:
        if error.code != UNKNOWN_MESSAGE:
            raise
        log.info("the first message of the post of game %s was deleted: its tags are still updated", game.id)
    if untagged is not None:
        raise untagged
    if now.over:
        await forum_posts.put_away(bot, post_id)


async def _edit(bot: Euphoria, channel_id: int, message_id: int, now: Announcement, link: ui.View) -> None:
    message = bot.get_partial_messageable(channel_id).get_partial_message(message_id)
    await message.edit(content=now.text, view=link if now.open else None)


async def _link(bot: Euphoria, game: GameRecord, seats: OpenSeats, w: Words) -> ui.View:
    """Where a seat can be taken: users who cannot see that channel cannot take one either."""
    if game.status == "lobby":
        known = await bot.games.messages.get(game.id, Kind.LOBBY)
    else:
        seat = seats.free[0].seat if seats.free else -1
        known = await bot.games.messages.get(game.id, Kind.FREE, about=seat)
    view = ui.View(timeout=None)
    view.add_item(ui.Button(label=w("open-go"), url=link(game, known)))
    view.stop()
    return view
