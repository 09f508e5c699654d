"""The players' words before a game: each is mixed into the seed of its rolls.

A word can be told to the bot, or sealed: then the bot gets only its hash, and the word itself after the press on Start,
when the id of that press can no longer be chosen. See bot/fair/README.md."""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.engine.events import Refused
from bot.fair import derivation
from bot.store.records import GameRecord, Kind, Message

from .loaded_games import Part
from .lobby import lobby_at

HASH = re.compile("[0-9a-f]{64}")
AWAITED = -2
"""About this is the message that asks for sealed words."""


class Word(NamedTuple):
    """A word that was given: its hash, and whether the bot knows only that."""

    hash: str
    sealed: bool


class Words(Part):
    async def give(self, game_id: int, user_id: int, text: str) -> Word | None:
        """Give a word or, with 64 hexadecimal digits, the hash of one. It replaces an earlier one. Of a word, too, only
        the hash is stored. None if the rolls come from no secret."""
        async with self.loaded.lock(game_id):
            game = await lobby_at(self.store, game_id)
            if game.seat_of(user_id) is None:
                raise Refused("refused-not-seated")
            if game.commitment is None:
                return None
            sealed = HASH.fullmatch(text.strip().lower()) is not None
            digest = text.strip().lower() if sealed else derivation.digest(text)
            async with self.store.database.transaction() as tx:
                self.store.proofs.drop_word(tx, game_id, user_id)
                if sealed:
                    self.store.proofs.seal(tx, game_id, user_id, digest)
                else:
                    self.store.proofs.mix(tx, game_id, f"word:{digest}", user_id)
                self.store.games.update(tx, game_id)
            return Word(digest, sealed)

    async def awaited(self, game_id: int) -> list[int]:
        """Users whose sealed words are not revealed yet."""
        return [one.user_id for one in await self.store.proofs.sealed(game_id) if one.word is None]

    async def hashes(self, game_id: int) -> dict[int, str]:
        """User → hash of a sealed word."""
        return {one.user_id: one.hash for one in await self.store.proofs.sealed(game_id)}

    async def call(self, game_id: int, *, user_id: int, press: int) -> bool:
        """Before a start: if there are sealed words, fix the press on Start, and ask for them. False: none is awaited.
        Refused: refused-not-seated, refused-too-few."""
        async with self.loaded.lock(game_id):
            game = await lobby_at(self.store, game_id, starting=True)
            if game.seat_of(user_id) is None:
                raise Refused("refused-not-seated")
            if len(game.seats) < 2:
                raise Refused("refused-too-few")
            if not await self.awaited(game_id):
                return False
            if game.starting is None:
                async with self.store.database.transaction() as tx:
                    self.store.games.update(tx, game_id, starting=press)
                    self.store.messages.set(tx, game_id, Message(Kind.FAIRNESS, AWAITED, 0, 0))
            return True

    async def reveal(self, game_id: int, user_id: int, word: str) -> GameRecord:
        """Reveal a sealed word after the press on Start. Refused: refused-word-early, -no-word, -other-word."""
        async with self.loaded.lock(game_id):
            game = await lobby_at(self.store, game_id, starting=True)
            mine = next(
                (one for one in await self.store.proofs.sealed(game_id) if one.user_id == user_id), None
            )
            if mine is None:
                raise Refused("refused-no-word")
            if game.starting is None:
                raise Refused("refused-word-early")
            if derivation.digest(word) != mine.hash or "\n" in word:
                raise Refused("refused-other-word", hash=mine.hash)
            async with self.store.database.transaction() as tx:
                self.store.proofs.reveal(tx, game_id, user_id, word)
            return game
