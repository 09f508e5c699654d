"""The source of a game's rolls and draws: a secret, committed to in the lobby and revealed when the game is over.

It is combined with the players' contributions up to the start, and with the presses and answers since. See
bot/fair/README.md."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from random import Random, SystemRandom
from typing import Any

from bot.engine.game import Row
from bot.engine.prompts import Chance
from bot.fair import derivation
from bot.players.chance import draw
from bot.store import Store
from bot.store.database import Transaction
from bot.store.proofs import Draw
from bot.store.records import GameRecord, Kind, Message


@dataclass(slots=True)
class Source:
    """The source of one game's rolls and draws."""

    random: Random
    """Used if there is no secret: in tests with their own dice."""
    secret: str | None = field(default=None, repr=False)
    seed: str | None = None
    log: str | None = field(default=None, repr=False)
    """The running hash of the log; None if there is no secret."""

    def answer(self, asked: Chance, revision: int, seq: int, press: int | None) -> list[Any]:
        if self.secret is None or self.seed is None or self.log is None:
            return draw(asked, self.random)
        return derivation.draw(
            asked, self.secret, derivation.place(self.seed, revision, seq, self.log, press)
        )

    def add(self, revision: int, seq: int, row: Row, press: int | None) -> str | None:
        """One more row: returns the running hash after it."""
        if self.log is not None:
            self.log = derivation.log_after(
                self.log, revision, seq, row.seat, row.source, row.key, row.answer, press
            )
        return self.log


class Sources:
    """Creates the `Source` of every game."""

    def __init__(self, store: Store, random: Random | None) -> None:
        self.proofs = store.proofs
        self.loaded = store.games
        self.messages = store.messages
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
        return Source(self.random, secret, game.seed, game.log_hash)

    def mix(self, tx: Transaction, game: GameRecord, press: int | None) -> None:
        """Mix in the id of the press by which a player joined: Discord chooses it, the bot cannot."""
        if game.commitment is not None and press is not None:
            self.proofs.mix(tx, game.id, f"join:{press}")

    async def last(self, game: GameRecord, press: int | None) -> tuple[Source, list[str]]:
        """The final source for a lobby that is started by this press, and all that is mixed in. The words come last:
        sealed ones are revealed after the press on Start, when it can no longer be chosen."""
        if game.commitment is None:
            return Source(self.random), []
        start = [] if press is None else [f"start:{press}"]
        presses = [entry for entry in await self.proofs.mixed(game.id) if not entry.startswith("word:")]
        mixed = [*presses, *start, *await self.proofs.words(game.id)]
        seed, secret = derivation.seed(mixed), await self.proofs.secret(game.id)
        assert secret is not None
        return Source(self.random, secret, seed, derivation.begin_log(secret, seed)), mixed

    def begin(self, tx: Transaction, game: GameRecord, source: Source, mixed: list[str]) -> None:
        """Store the final seed; nothing can be mixed in after that."""
        if source.seed is None:
            return
        self.proofs.close(tx, game.id, mixed)
        self.loaded.update(tx, game.id, seed=source.seed, starting=None)
        self.messages.set(tx, game.id, Message(Kind.FAIRNESS, 0, 0, 0))

    def note(self, tx: Transaction, game: GameRecord, source: Source, draws: list[Draw]) -> None:
        """Store the draws, so that their results can be verified later, and the running hash."""
        if source.seed is not None:
            self.proofs.add_draws(tx, game.id, draws)
        if source.log is not None:
            self.proofs.keep_log(tx, game.id, source.log)
