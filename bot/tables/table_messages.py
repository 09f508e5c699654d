"""The newest public message of each game: what the channel was told, and under which nonce the next is posted."""

from __future__ import annotations

from typing import NamedTuple

from bot.store.records import Channel, Message, Post, TableMessage

from .loaded_games import Part


class Told(NamedTuple):
    """Rows of the log, as it is now, that a public message told (from `since` to before `until`), and those that came
    before the next one (to before `then`)."""

    game_id: int
    since: int
    until: int
    then: int | None
    """None: there is no newer message."""
    taken_back: bool
    """Some of what it told was taken back since."""


class TableMessages(Part):
    async def channel(self, game_id: int) -> Channel:
        """What the channel was told, what is being posted there, and every message to find again: one read."""
        return await self.store.table_messages.channel(game_id)

    async def up_to_date(self, game_id: int) -> bool:
        """Whether the channel was told everything, and so whom its game waits for."""
        known = (await self.channel(game_id)).table_message
        if known is None:
            return False
        revision = (await self.games.record(game_id)).revision
        return (known.length, known.revision) == (await self.store.log.length(game_id), revision)

    async def told_by(self, message_id: int) -> Told | None:
        """None: no public message of a game, or none that is known."""
        posts = await self.store.table_messages.posts_from(message_id)
        if not posts:
            return None
        post, until = posts[0], await self._stands(posts[0])
        then = max(until, await self._stands(posts[1])) if len(posts) > 1 else None
        return Told(post.game_id, min(post.since, until), until, then, until < post.until)

    async def _stands(self, post: Post) -> int:
        """Up to where the log is still as this message told it."""
        shortest = await self.store.log.taken_back_to(post.game_id, post.revision)
        return post.until if shortest is None else min(post.until, shortest)

    async def will_post(self, game_id: int, nonce: str) -> None:
        async with self.store.database.transaction() as tx:
            self.store.table_messages.will_post(tx, game_id, nonce)

    async def found_unnoted(self, game_id: int, message: Message, alt: str | None, nonce: str) -> None:
        """This one was posted and not noted, and tells what is over; the next one is posted under another nonce."""
        async with self.store.database.transaction() as tx:
            self.store.messages.add_stale(tx, game_id, message, alt)
            self.store.table_messages.will_post(tx, game_id, nonce)

    async def post(
        self, game_id: int, table_message: TableMessage, told: int | None = None, *, retired: bool = False
    ) -> None:
        """A new table message is in the channel; unless it was `retired`, the one before it is on record to lose its
        buttons. Without `told`, how far players know their own cards stays as it was."""
        assert table_message.message is not None
        async with self.store.database.transaction() as tx:
            # In this order: what the message before it told is kept with it.
            if retired:
                self.store.messages.replace(tx, game_id, table_message.message)
            else:
                self.store.messages.set(tx, game_id, table_message.message)
            self.store.table_messages.post(tx, game_id, table_message, told)

    async def extend(
        self,
        game_id: int,
        length: int,
        revision: int,
        told: int | None = None,
        *,
        alt: str | None = None,
        unused: str = "",
    ) -> None:
        """The table message was changed and tells the log up to here; without `alt` its picture is the one it had.
        Nothing was posted under the `unused` nonce."""
        async with self.store.database.transaction() as tx:
            self.store.table_messages.extend(tx, game_id, length, revision, told, alt)
            self.store.table_messages.will_not_post(tx, game_id, unused)

    async def told(self, game_id: int, length: int) -> None:
        """Everybody whose cards changed was told so."""
        async with self.store.database.transaction() as tx:
            self.store.table_messages.told(tx, game_id, length)
