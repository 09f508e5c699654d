"""A game as a file: what somebody may know of it, or all of it once it is over. Ids and numbers, no words but names.

The format is described in bot/fair/README.md."""

from __future__ import annotations

from typing import Any

from bot.engine.events import Refused
from bot.engine.view import View
from bot.fair.log import Line, fingerprint
from bot.fair.verify import FORMAT
from bot.store.records import GameRecord, LoggedRow

from .loaded_games import Part
from .results import UnplayableError

ALL = "all"


class Files(Part):
    async def of(self, game_id: int, seat: int | None = None) -> dict[str, Any]:
        """As this seat may know it (None: everybody); everything, and the secret of its rolls, once it is over."""
        async with self.games.lock(game_id):
            game = await self.games.record(game_id)
            over = not game.open
            rows = await self.store.log.rows(game_id)
            undone = await self.store.log.undone(game_id) if over else []
            proof = None if game.commitment is None else await self._proof(game, rows, undone)
            return {
                "format": FORMAT,
                "game": _game(game),
                "seats": _seats(game),
                "seen_by": ALL if over else seat,
                "table": _table(await self._view(game_id, seat)),
                "answers": [_row(row, seat, over) for row in rows],
                "undone": [_undone(row) for row in undone],
                "proof": proof,
            }

    async def proof(self, game_id: int) -> dict[str, Any] | None:
        """What the file tells of the secret; None in a game that has none."""
        game = await self.games.record(game_id)
        if game.commitment is None:
            return None
        log = self.store.log
        return await self._proof(game, await log.rows(game_id), await log.undone(game_id))

    async def _view(self, game_id: int, seat: int | None) -> View | None:
        try:
            return (await self.games.load(game_id)).view(seat)
        except (Refused, UnplayableError):
            return None  # a lobby, where nothing lies on the table yet; or `check` says what is wrong

    async def _proof(
        self, game: GameRecord, rows: list[LoggedRow], undone: list[dict[str, Any]]
    ) -> dict[str, Any]:
        """What the table was shown; the secret, and what makes it a proof, only when it is over."""
        shown = {"commitment": game.commitment, "seed": game.seed}
        if game.open:
            return shown
        stands = [Line(game.revision, row.seq, row.seat, row.source, row.key, row.answer) for row in rows]
        taken = [Line(**{name: row[name] for name in Line._fields}) for row in undone]
        return shown | {
            "fingerprint": fingerprint([*stands, *taken]),
            "secret": await self.store.proofs.secret(game.id),
            "mixed": await self.store.proofs.mixed(game.id),
            "draws": await self.store.proofs.draws(game.id),
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
    """Names as the table knew them; nobody's Discord id."""
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


def _table(view: View | None) -> dict[str, Any] | None:
    if view is None:
        return None
    return {name: plain(getattr(view, name)) for name in View.__slots__}


def _row(row: LoggedRow, seat: int | None, over: bool) -> dict[str, Any]:
    """While the game runs, an answer may name a hidden card: only one's own are told, and of the others what came of
    them as far as it was seen."""
    told: dict[str, Any] = {"seq": row.seq, "at": row.at.isoformat(), "seat": row.seat, "source": row.source}
    if over or (seat is not None and row.seat == seat):
        told |= {"key": row.key, "answer": row.answer}
    facts = row.facts if over else row.seen_by(seat)
    return told | {"events": [plain(event.as_dict()) for event in facts]}


def _undone(row: dict[str, Any]) -> dict[str, Any]:
    return {name: row[name] for name in ("revision", "seq", "seat", "source", "key", "answer", "why")}


def plain(value: Any) -> Any:
    """As JSON holds it."""
    if hasattr(value, "__dataclass_fields__"):
        return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [plain(item) for item in value]
    return value
