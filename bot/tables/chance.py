"""The source of a game's rolls and draws: a secret, committed to in the lobby and revealed when the game is over.

It is combined with the players' contributions up to the start. See bot/fair/README.md."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from bot.engine.prompts import Chance
from bot.fair import derivation
from bot.players.chance import draw
from bot.store import Store
from bot.store.database import Transaction
from bot.store.proofs import Draw
from bot.store.records import GameRecord


@dataclass(slots=True)
class Source:
    """The source of one game's rolls and draws."""

    random: Random
    """Used if there is no secret: in games older than this feature, and in tests with their own dice."""
    secret: str | None = field(default=None, repr=False)
    seed: str | None = None

    def answer(self, asked: Chance, revision: int, position: int) -> list[Any]:
        if self.secret is None or self.seed is None:
            return draw(asked, self.random)
        return derivation.draw(asked, self.secret, self.seed, revision, position)


class Sources:
    """Creates the `Source` of every game."""

    def __init__(self, store: Store, random: Random | None) -> None:
        self.proofs = store.proofs
        self.games = store.games
        self.checkable = random is None
        self.random = random or SystemRandom()

    def promise(self, tx: Transaction, channel_id: int) -> None:
        """Store the secret of a new lobby, before its commitment is shown to anybody."""
        if self.checkable:
            secret = secrets.token_hex(32)
            self.proofs.begin(tx, channel_id, secret, derivation.commitment(secret))

    async def of(self, game: GameRecord) -> Source:
        """The source of a game that has begun."""
        secret = None if game.seed is None else await self.proofs.secret(game.id)
        return Source(self.random, secret, game.seed)

    def mix(self, tx: Transaction, game: GameRecord, press: int | None) -> None:
        """Mix in the id of the press by which a player joined: Discord chooses it, the bot cannot."""
        if game.commitment is not None and press is not None:
            self.proofs.mix(tx, game.id, f"join:{press}")

    async def last(self, game: GameRecord, press: int | None) -> Source:
        """The final source for a lobby that is started by this press."""
        if game.commitment is None:
            return Source(self.random)
        mixed = await self.proofs.mixed(game.id)
        seed = derivation.seed([*mixed, *_start(press)])
        return Source(self.random, await self.proofs.secret(game.id), seed)

    def begin(self, tx: Transaction, game: GameRecord, source: Source, press: int | None) -> None:
        """Store the final seed; nothing can be mixed in after that."""
        if source.seed is None:
            return
        for entry in _start(press):
            self.proofs.mix(tx, game.id, entry)
        self.proofs.close(tx, game.id)
        self.games.update(tx, game.id, seed=source.seed)

    def note(self, tx: Transaction, game: GameRecord, source: Source, draws: list[Draw]) -> None:
        """Store the draws, so that their results can be verified later."""
        if source.seed is not None:
            self.proofs.add_draws(tx, game.id, draws)


def _start(press: int | None) -> list[str]:
    return [] if press is None else [f"start:{press}"]
