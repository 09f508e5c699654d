"""A game's messages that the bot edits later, and those that must lose their buttons."""

from __future__ import annotations

import asyncio

from bot.store.records import Kind, Message, StaleMessage

from .loaded_games import LoadedGames, Part


class Messages(Part):
    def __init__(self, games: LoadedGames) -> None:
        super().__init__(games)
        self._reading: dict[int, asyncio.Task[list[Message]]] = {}
        """Game → query in progress: several cogs read the same messages after every move."""

    async def get(self, game_id: int, kind: Kind, *, about: int = -1) -> Message | None:
        return await self.store.messages.get(game_id, kind, about=about)

    async def of(self, game_id: int) -> list[Message]:
        """All messages of a game. Concurrent calls share one query, unless a message was stored in between."""
        reading = self._reading.get(game_id)
        if reading is None:
            reading = asyncio.create_task(self.store.messages.of(game_id))
            self._reading[game_id] = reading
            reading.add_done_callback(lambda done: self.changed(game_id, done))
        return list(await asyncio.shield(reading))

    async def games_with(self, *kinds: Kind) -> list[tuple[int, int | None]]:
        """(game id, server id) of games under way with messages of these kinds or with something that has none yet."""
        return await self.store.messages.games_with(kinds)

    async def unsent(self, kind: Kind) -> list[tuple[int, Message]]:
        """(game id, message) of every message of this kind that is on record but has not been sent yet."""
        return await self.store.messages.unsent(kind)

    async def games_with_unsent(self, *kinds: Kind) -> list[int]:
        """Games with messages of these kinds that are on record but have not been sent yet."""
        return await self.store.messages.games_with_unsent(kinds)

    def changed(self, game_id: int, reading: asyncio.Task[list[Message]] | None = None) -> None:
        """Stop sharing the query in progress with later calls."""
        if reading is None or self._reading.get(game_id) is reading:
            self._reading.pop(game_id, None)

    async def set(
        self,
        game_id: int,
        kind: Kind,
        channel_id: int,
        message_id: int,
        *,
        about: int = -1,
        nonce: str | None = None,
        shown: str = "",
    ) -> Message | None:
        """Store the newest message of a kind; return the previous one, which is marked to lose its buttons. With its
        `nonce`, it does not ring again if it is lost and posted again."""
        async with self.store.database.transaction() as tx:
            if nonce is not None:
                self.store.rings.note_sent(tx, game_id, nonce)
            before = self.store.messages.set(tx, game_id, Message(kind, about, channel_id, message_id, shown))
        self.changed(game_id)
        return before()

    async def set_shown(self, game_id: int, message: Message, shown: str) -> None:
        """The message was edited and says something else now."""
        async with self.store.database.transaction() as tx:
            self.store.messages.set_shown(tx, game_id, message, shown)
        self.changed(game_id)

    async def forget(self, game_id: int, kind: Kind, *, about: int = -1) -> None:
        async with self.store.database.transaction() as tx:
            self.store.messages.forget(tx, game_id, kind, about=about)
        self.changed(game_id)

    # Removing buttons
    async def retire(
        self, game_id: int, kind: Kind, *, about: int = -1, says_past: bool = True
    ) -> Message | None:
        """Mark the game's message of a kind to lose its buttons and, with `says_past`, to change its text to the past
        tense; return it."""
        async with self.store.database.transaction() as tx:
            retired = self.store.messages.retire(tx, game_id, kind, about=about, says_past=says_past)
        self.changed(game_id)
        return retired()

    async def done(self, message_id: int) -> None:
        """The message has lost its buttons or can no longer be reached."""
        async with self.store.database.transaction() as tx:
            self.store.messages.done(tx, message_id)

    async def stale(self, game_id: int) -> list[StaleMessage]:
        """Messages that must still lose their buttons."""
        return await self.store.messages.stale_of(game_id)

    async def games_with_stale(self) -> list[int]:
        return await self.store.messages.games_with_stale()
