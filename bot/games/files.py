"""A game's export file: what one player may know, or everything once the game is over. It holds ids, not texts.

The format is described in bot/fair/README.md."""

from __future__ import annotations

import asyncio
from typing import Any

from bot.engine.events import Refused
from bot.engine.view import View
from bot.fair.derivation import DIGITS, METHOD
from bot.fair.log import Line, digest_of, events_in, fingerprint, position_in
from bot.fair.verify import BY_BOT, BY_PLAYERS, FORMAT
from bot.store.records import GameRecord, LoggedRow

from .loaded_games import Part
from .results import UnplayableError

ALL = "all"
_LOGGED = ("revision", "seq", "seat", "source", "key", "answer")


class Files(Part):
    async def of(self, game_id: int, seat: int | None = None) -> dict[str, Any]:
        """The file as this seat may see it (None: the public part); once the game is over, everything including the
        secret of its rolls."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.record(game_id)
            over = not game.open
            rows = await self.store.log.rows(game_id)
            undone = await self.store.log.undone(game_id) if over else []
            proof = None if game.commitment is None else await self._proof(game, rows, undone)
            view = await self._view(game_id, seat)
            file = {
                "format": FORMAT,
                "game": _game(game),
                "seats": _seats(game),
                "seen_by": ALL if over else seat,
                "table": None if view is None else position_in(view),
                "answers": [_row(row, seat, over) for row in rows],
                "undone": [_undone(row) for row in undone],
                "proof": proof,
            }
            return file | {"digest": await asyncio.to_thread(digest_of, file)}  # 20 ms of a long game

    async def proof(self, game_id: int) -> dict[str, Any] | None:
        """The file's proof section; None for a game without a secret."""
        game = await self.loaded.record(game_id)
        if game.commitment is None:
            return None
        log = self.store.log
        return await self._proof(game, await log.rows(game_id), await log.undone(game_id))

    async def later_commitments(self, game_id: int) -> dict[int, str]:
        """Revision → commitment of the secret that is used since then, after a restore."""
        return {epoch["revision"]: epoch["commitment"] for epoch in await self.store.proofs.epochs(game_id)}

    async def _view(self, game_id: int, seat: int | None) -> View | None:
        try:
            return (await self.loaded.load(game_id)).view(seat)
        except (Refused, UnplayableError):
            return None  # a lobby has no position yet; `check` reports what is wrong with a broken game

    async def _proof(
        self, game: GameRecord, rows: list[LoggedRow], undone: list[dict[str, Any]]
    ) -> dict[str, Any]:
        """What the players were shown; once the game is over, also the secret and the data to verify it."""
        shown = {"commitment": game.commitment, "seed": game.seed}
        if game.open:
            return shown
        proofs, mixed = self.store.proofs, await self.store.proofs.mixed(game.id)
        played = [Line(game.revision, row.seq, row.seat, row.source, row.key, row.answer) for row in rows]
        taken_back = [Line(*(row[name] for name in (*_LOGGED, "why"))) for row in undone]
        sealed = any(entry.startswith("sealed:") for entry in mixed)
        return shown | {
            "method": METHOD,
            "fingerprint": fingerprint([*played, *taken_back]),
            "secret": await proofs.first_secret(game.id),
            "epochs": await proofs.epochs(game.id),
            "mixed": mixed,
            "seed_by": BY_PLAYERS if sealed else BY_BOT,
            "draws": await proofs.draws(game.id),
        }


def _game(game: GameRecord) -> dict[str, Any]:
    times = {"created": game.created_at, "started": game.started_at, "ended": game.ended_at}
    return {
        "id": game.id,
        "status": game.status,
        "edition": game.edition,
        "variants": list(game.variants),
        "pace": game.pace,
        "revision": game.revision,
        "ended_why": game.ended_why,
    } | {name: at.isoformat() if at else None for name, at in times.items()}


def _seats(game: GameRecord) -> list[dict[str, Any]]:
    """The players' names in this game; no Discord ids."""
    return [
        {
            "seat": seat.seat,
            "name": seat.name,
            "colour": seat.colour,
            "computer": seat.level if seat.by_computer else None,
            "won": seat.won,
            "tokens_left": seat.tokens_left,
        }
        for seat in game.seats
    ]


def _row(row: LoggedRow, seat: int | None, over: bool) -> dict[str, Any]:
    """While the game runs, answers may name hidden cards: only the seat's own are included, and of the others only the
    events this seat could see."""
    told: dict[str, Any] = {"seq": row.seq, "at": row.at.isoformat(), "seat": row.seat, "source": row.source}
    if over or (seat is not None and row.seat == seat):
        told |= {"key": row.key, "answer": row.answer}
    if over:
        told |= _logged(row.press, row.hash)
    facts = row.facts if over else row.seen_by(seat)
    return told | {"events": events_in(facts)}


def _undone(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in (*_LOGGED, "why")} | _logged(row["press"], row["hash"])


def _logged(press: int | None, log_hash: str | None) -> dict[str, Any]:
    """A press is written as text, because its number is too large for some readers of JSON."""
    return {
        "press": None if press is None or log_hash is None else str(press),
        "log": None if log_hash is None else log_hash[:DIGITS],
    }
