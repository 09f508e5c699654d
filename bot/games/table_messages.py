"""The newest public message of each game: what the channel was told, and the nonce of the next message."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.records import Channel, Message, Post, TableMessage

from .loaded_games import Part


class Told(NamedTuple):
    """Rows of the current log that a public message told (`since` up to but excluding `until`), and those before the
    next message (up to but excluding `then`)."""

    game_id: int
    since: int
    until: int
    then: int | None
    """None if there is no newer message."""
    taken_back: bool
    """Some of the rows it told have been undone since."""


class TableMessages(Part):
    async def channel(self, game_id: int) -> Channel:
        """Everything known about the game's channel, in one query."""
        return await self.store.table_messages.channel(game_id)

    async def up_to_date(self, game_id: int) -> bool:
        """Whether the channel was told everything, and so whom its game waits for."""
        known = (await self.channel(game_id)).table_message
        if known is None:
            return False
        revision = (await self.loaded.record(game_id)).revision
        return (known.length, known.revision) == (await self.store.log.length(game_id), revision)

    async def told_by(self, message_id: int) -> Told | None:
        """None if this is not a known public message of a game."""
        posts = await self.store.table_messages.posts_from(message_id)
        if not posts:
            return None
        post, until = posts[0], await self._valid_until(posts[0])
        then = max(until, await self._valid_until(posts[1])) if len(posts) > 1 else None
        return Told(post.game_id, min(post.since, until), until, then, until < post.until)

    async def _valid_until(self, post: Post) -> int:
        """The length up to which the log is still as this message told it."""
        shortest = await self.store.log.taken_back_to(post.game_id, post.revision)
        return post.until if shortest is None else min(post.until, shortest)

    async def will_post(self, game_id: int, nonce: str) -> None:
        async with self.store.database.transaction() as tx:
            self.store.table_messages.will_post(tx, game_id, nonce)

    async def found_unnoted(
        self, game_id: int, message: Message, alt: str | None, before: str, nonce: str
    ) -> None:
        """A message was posted with the nonce `before` but not recorded, and is outdated: mark it stale and use a new
        nonce for the next one."""
        async with self.store.database.transaction() as tx:
            self.store.rings.rename(tx, game_id, before, nonce)
            self.store.messages.add_stale(tx, game_id, message, alt)
            self.store.table_messages.will_post(tx, game_id, nonce)

    async def post(
        self, game_id: int, table_message: TableMessage, told: int | None = None, *, retired: bool = False
    ) -> None:
        """Record a new table message. The previous one is marked to lose its buttons, unless it was `retired` already.
        Without `told`, the stored value for players' own cards does not change."""
        assert table_message.message is not None
        async with self.store.database.transaction() as tx:
            # The order matters: the rows told by the previous message are stored with it first.
            if retired:
                self.store.messages.replace(tx, game_id, table_message.message)
            else:
                self.store.messages.set(tx, game_id, table_message.message)
            self.store.table_messages.post(tx, game_id, table_message, told)
            self.store.rings.question_sent(tx, game_id)

    async def extend(
        self,
        game_id: int,
        length: int,
        revision: int,
        told: int | None = None,
        *,
        alt: str | None = None,
        digits: str | None = None,
        unused: str = "",
    ) -> None:
        """Record that the table message was edited and tells the log up to `length`. Without `alt` its picture is the
        same as before. Nothing was posted with the `unused` nonce."""
        async with self.store.database.transaction() as tx:
            self.store.table_messages.extend(tx, game_id, length, revision, told, alt, digits)
            self.store.table_messages.will_not_post(tx, game_id, unused)

    async def told(self, game_id: int, length: int) -> None:
        """Record that all players know about changes of their own cards up to `length`."""
        async with self.store.database.transaction() as tx:
            self.store.table_messages.told(tx, game_id, length)
