"""The bot's messages of a game that it has to find again, and those that are to lose their buttons."""

from __future__ import annotations

from bot.store.records import Message, StaleMessage

from .live import Part


class Messages(Part):
    async def get(self, game_id: int, kind: str, *, about: int = -1) -> Message | None:
        return await self.store.messages.get(game_id, kind, about=about)

    async def of(self, game_id: int) -> list[Message]:
        return await self.store.messages.of(game_id)

    async def set(
        self, game_id: int, kind: str, channel_id: int, message_id: int, *, about: int = -1
    ) -> Message | None:
        """Remember the newest message of a kind; returns the one before it, which is on record to lose its buttons."""
        async with self.store.database.transaction() as tx:
            before = self.store.messages.set(tx, game_id, Message(kind, about, channel_id, message_id))
        return before()

    async def forget(self, game_id: int, kind: str, *, about: int = -1) -> None:
        async with self.store.database.transaction() as tx:
            self.store.messages.forget(tx, game_id, kind, about=about)

    # Taking buttons away
    async def retire(self, game_id: int, kind: str, *, about: int = -1) -> Message | None:
        """The message of a kind is no longer the game's; it is on record to lose its buttons."""
        async with self.store.database.transaction() as tx:
            retired = self.store.messages.retire(tx, game_id, kind, about=about)
        return retired()

    async def done(self, message_id: int) -> None:
        """Its buttons are gone, or it is beyond reach."""
        async with self.store.database.transaction() as tx:
            self.store.messages.done(tx, message_id)

    async def stale(self, game_id: int) -> list[StaleMessage]:
        """Those that still have their buttons to lose."""
        return await self.store.messages.stale_of(game_id)

    async def games_with_stale(self) -> list[int]:
        return await self.store.messages.games_with_stale()
