"""Direct messages that list what waits for a user in several games."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store.records import Entry, ListMessage

from .loaded_games import Part


class Lists(Part):
    async def get(self, message_id: int) -> ListMessage | None:
        """None if it shows nothing any more."""
        return await self.store.lists.get(message_id)

    async def all(self) -> list[ListMessage]:
        return await self.store.lists.all()

    async def outdated(self) -> list[ListMessage]:
        """Lists with a question that no longer waits, and lists with nothing left."""
        return await self.store.lists.outdated()

    async def naming(self, game_id: int) -> list[ListMessage]:
        """Lists with an entry about this game."""
        return await self.store.lists.naming(game_id)

    async def of_user(self, user_id: int) -> list[ListMessage]:
        """Oldest first."""
        return await self.store.lists.of_user(user_id)

    async def add(self, sent: ListMessage) -> None:
        async with self.store.database.transaction() as tx:
            self.store.lists.add(tx, sent)

    async def settle(self, message_id: int, gone: Iterable[Entry]) -> None:
        """The message no longer shows these entries."""
        async with self.store.database.transaction() as tx:
            self.store.lists.settle(tx, message_id, gone)
