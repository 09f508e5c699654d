"""Where a game's rolls and draws come from: a secret that is promised in the lobby, and told when the game is over.

What the players put in until the start is mixed with it. See bot/fair/README.md."""

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
    """One game's chance."""

    random: Random
    """Rolls where there is no secret: in games from before, and in tests that bring their own dice."""
    secret: str | None = field(default=None, repr=False)
    seed: str | None = None

    def answer(self, asked: Chance, revision: int, position: int) -> list[Any]:
        if self.secret is None or self.seed is None:
            return draw(asked, self.random)
        return derivation.draw(asked, self.secret, self.seed, revision, position)


class Sources:
    """The chance of every game."""

    def __init__(self, store: Store, random: Random | None) -> None:
        self.proofs = store.proofs
        self.games = store.games
        self.checkable = random is None
        self.random = random or SystemRandom()

    def promise(self, tx: Transaction, channel_id: int) -> None:
        """The secret of a new lobby: on record before anybody is shown what it was promised by."""
        if self.checkable:
            secret = secrets.token_hex(32)
            self.proofs.begin(tx, channel_id, secret, derivation.commitment(secret))

    async def of(self, game: GameRecord) -> Source:
        """Of a game that has begun."""
        secret = None if game.seed is None else await self.proofs.secret(game.id)
        return Source(self.random, secret, game.seed)

    def mix(self, tx: Transaction, game: GameRecord, press: int | None) -> None:
        """Somebody takes a seat: the bot cannot choose the press's id."""
        if game.commitment is not None and press is not None:
            self.proofs.mix(tx, game.id, f"join:{press}")

    async def last(self, game: GameRecord, press: int | None) -> Source:
        """The chance of a lobby that is begun by this press."""
        if game.commitment is None:
            return Source(self.random)
        mixed = await self.proofs.mixed(game.id)
        seed = derivation.seed([*mixed, *_start(press)])
        return Source(self.random, await self.proofs.secret(game.id), seed)

    def begin(self, tx: Transaction, game: GameRecord, source: Source, press: int | None) -> None:
        """Nothing more is mixed in."""
        if source.seed is None:
            return
        for entry in _start(press):
            self.proofs.mix(tx, game.id, entry)
        self.proofs.close(tx, game.id)
        self.games.update(tx, game.id, seed=source.seed)

    def note(self, tx: Transaction, game: GameRecord, source: Source, draws: list[Draw]) -> None:
        """What chance was asked, for whoever checks its answers."""
        if source.seed is not None:
            self.proofs.add_draws(tx, game.id, draws)


def _start(press: int | None) -> list[str]:
    return [] if press is None else [f"start:{press}"]
