"""What people were pinged for: nobody is pinged twice for the same thing."""

from __future__ import annotations

from collections.abc import Collection

from bot.store.records import Ring

from .loaded_games import Part


class Rings(Part):
    async def claim(self, game_id: int, users: Collection[int], ring: Ring, nonce: str) -> frozenset[int]:
        """Those of these users for whom a message with this nonce may ring. This is recorded before it is sent."""
        async with self.store.database.transaction() as tx:
            claimed = self.store.rings.claim(tx, game_id, users, ring, nonce)
        return frozenset(row["user_id"] for result in claimed for row in result.rows)

    async def claim_question(self, game_id: int, nonce: str) -> frozenset[int]:
        """The same for the people that the game asks something now."""
        async with self.store.database.transaction() as tx:
            claimed = self.store.rings.claim_question(tx, game_id, nonce)
        return frozenset(row["user_id"] for row in claimed.rows)

    async def sent(self, game_id: int, nonce: str) -> None:
        """The message is on record: if it is lost and posted again, it does not ring again."""
        async with self.store.database.transaction() as tx:
            self.store.rings.sent(tx, game_id, nonce)

    async def withdraw(self, game_id: int, nonce: str) -> None:
        """The message was not sent."""
        async with self.store.database.transaction() as tx:
            self.store.rings.withdraw(tx, game_id, nonce)
