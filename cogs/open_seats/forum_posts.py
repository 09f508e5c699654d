"""Posts in a forum, with tags that say how a game stands: open, running, paused, finished.

Tags are found by their names in any of our languages, and created if the bot may.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import discord

from bot.hosting.outage import is_outage
from bot.language.words import LANGUAGES, Words, words
from cogs.kit.limits import MAX_TAGS, MAX_TAGS_OF_POST

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)


class NotOursError(Exception):
    """The bot lacks the permission to change this post."""


STATUSES = ("open", "running", "paused", "finished")
A_WEEK: Literal[10080] = 10080
"""Minutes without a message after which Discord archives a post."""

Tags = dict[str, discord.ForumTag]


def tags_of(forum: discord.ForumChannel) -> Tags:
    """The tags the bot may use, by their meaning."""
    names = {words(code)(f"tag-{status}").casefold(): status for code in LANGUAGES for status in STATUSES}
    moderates = forum.permissions_for(forum.guild.me).manage_threads
    return {
        names[tag.name.casefold()]: tag
        for tag in forum.available_tags
        if tag.name.casefold() in names and (moderates or not tag.moderated)
    }


def missing_tags(forum: discord.ForumChannel) -> list[str]:
    """The meanings for which there is no tag and the bot cannot create one."""
    missing = [status for status in STATUSES if status not in tags_of(forum)]
    return missing[_room(forum) :] if _may_make_tags(forum) else missing


def is_full(forum: discord.ForumChannel) -> bool:
    """Whether the bot could create the missing tags if the forum did not have too many already."""
    return _may_make_tags(forum) and bool(missing_tags(forum))


def _may_make_tags(forum: discord.ForumChannel) -> bool:
    return forum.permissions_for(forum.guild.me).manage_channels


def _room(forum: discord.ForumChannel) -> int:
    return max(0, MAX_TAGS - len(forum.available_tags))


async def tags_for(bot: Euphoria, forum: discord.ForumChannel, w: Words) -> Tags:
    """As many as exist or can be created. They are looked up again before, by one process at a time: a forum's tags can
    only be changed all at once."""
    found = tags_of(forum)
    if len(found) + len(missing_tags(forum)) == len(STATUSES):
        return found
    async with bot.games.leases.exclusive("tags", forum.id):
        now = await bot.fetch_channel(forum.id)
        assert isinstance(now, discord.ForumChannel)
        missing = [status for status in STATUSES if status not in tags_of(now)][: _room(now)]
        new = [discord.ForumTag(name=w(f"tag-{status}")) for status in missing]
        try:
            changed = await now.edit(available_tags=[*now.available_tags, *new]) if new else now
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            log.warning("tags could not be created in forum %s: %s", forum.id, error)
            changed = now
    return tags_of(changed)


async def create(
    bot: Euphoria,
    forum: discord.ForumChannel,
    title: str,
    text: str,
    view: discord.ui.View,
    statuses: Sequence[str],
    w: Words,
) -> tuple[int, int]:
    """Create a post; returns the ids of its first message and of the post."""
    tags = await tags_for(bot, forum, w)
    made = await forum.create_thread(
        name=title,
        content=text,
        view=view,
        applied_tags=[tags[status] for status in statuses if status in tags],
        auto_archive_duration=A_WEEK,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    return made.message.id, made.thread.id


async def find(forum: discord.ForumChannel, title: str) -> int | None:
    """A post of ours with this title that was never recorded."""
    for thread in await forum.guild.active_threads():
        if (thread.parent_id, thread.owner_id, thread.name) == (forum.id, forum.guild.me.id, title):
            return thread.id
    return None


async def tag(
    bot: Euphoria, forum: discord.ForumChannel, post_id: int, statuses: Sequence[str], w: Words
) -> None:
    """Tag a post with how its game stands; tags that people added stay. An archived post is reopened."""
    thread = bot.get_channel(post_id) or await bot.fetch_channel(post_id)
    if not isinstance(thread, discord.Thread):
        return
    me = forum.guild.me
    if thread.owner_id != me.id and not thread.permissions_for(me).manage_threads:
        raise NotOursError(f"post {post_id} was made by somebody else")  # `/server show` says what to do
    tags = await tags_for(bot, forum, w)
    ours = {one.id for one in tags.values()}
    others = [one for one in thread.applied_tags if one.id not in ours]
    wanted = [tags[status] for status in statuses if status in tags]
    wanted = [*others[: MAX_TAGS_OF_POST - len(wanted)], *wanted]
    if not wanted and forum.flags.require_tag:
        wanted = (
            thread.applied_tags
        )  # Discord takes no post without a tag: better an old one than none of this
    if {one.id for one in wanted} != {one.id for one in thread.applied_tags} or thread.archived:
        await thread.edit(archived=False, applied_tags=wanted)


async def put_away(bot: Euphoria, post_id: int) -> None:
    thread = bot.get_channel(post_id) or await bot.fetch_channel(post_id)
    if isinstance(thread, discord.Thread) and not thread.archived:
        await thread.edit(archived=True)
