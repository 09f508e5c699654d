"""Before a game: seats and settings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.engine.board import COLOURS
from bot.engine.events import GameStarted, Refused
from bot.engine.game import Match
from bot.engine.state import Edition, Options, Variant
from bot.fair import derivation
from bot.store import Conflict, Store
from bot.store.database import Transaction
from bot.store.records import GameRecord, Level, Pace, SeatRecord

from .loaded_game import Change, LoadedGame
from .loaded_games import Part
from .results import ChannelTaken, Moved, RematchOpen


class Lobby(Part):
    async def open(
        self,
        *,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        name: str,
        pace: Pace | None = None,
        language: str | None = None,
        most: int | None = None,
    ) -> GameRecord:
        """Open a lobby with its host in the first seat and the server's default settings. Raises ChannelTaken if the
        channel has an open game. Refused: refused-too-many-games, if the server has reached its own limit or `most`."""
        defaults = await self.store.servers.get(guild_id)
        host = SeatRecord(0, 0, host_id, name, COLOURS[0])
        return await self._open(
            guild_id, channel_id, host_id, [host], most,
            pace=pace or defaults.pace, edition=defaults.edition, variants=defaults.variants,
            hints=defaults.hints, fold_boards=defaults.fold_boards, language=language,
        )  # fmt: skip

    async def _open(
        self,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        seats: Sequence[SeatRecord],
        most: int | None,
        **columns: object,
    ) -> GameRecord:
        games = self.store.games
        server_limit = (await self.store.servers.get(guild_id)).most_games
        most = min((limit for limit in (most, server_limit) if limit is not None), default=None)
        try:
            async with self.store.database.transaction() as tx:
                made = games.insert(
                    tx,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    host_id=host_id,
                    seats=seats,
                    most=most,
                    **columns,
                )
                self.games.chance.promise(tx, channel_id)
        except Conflict:
            taken = await games.open_in(channel_id)
            if taken is not None:
                raise ChannelTaken(taken) from None
            if most is not None and await games.open_on(guild_id) >= most:
                raise Refused("refused-too-many-games", most=most) from None
            raise
        return await self.games.record(made.value)

    async def join(
        self,
        game_id: int,
        user_id: int,
        name: str,
        colour: str | None = None,
        *,
        interaction_id: int | None = None,
    ) -> GameRecord:
        """Take a seat; the id of the press is mixed into the game's seed. Refused: refused-lobby-closed,
        -already-seated, -table-full, -colour-taken."""
        async with self.games.lock(game_id):
            game = await self._lobby(game_id)
            if game.seat_of(user_id) is not None:
                raise Refused("refused-already-seated", name=name)
            before = next((seat.colour for seat in game.invited if seat.user_id == user_id), None)
            if colour is None and before is not None and all(before != seat.colour for seat in game.seats):
                colour = before
            seat = SeatRecord(game_id, len(game.seats), user_id, name, colour or "")
            return await self._sit(game, seat, interaction_id)

    async def add_computer(
        self, game_id: int, *, name: str, level: Level = "normal", personality: str | None = None
    ) -> GameRecord:
        async with self.games.lock(game_id):
            game = await self._lobby(game_id)
            seat = SeatRecord(game_id, len(game.seats), None, name, "", level, personality)
            return await self._sit(game, seat)

    async def _sit(self, game: GameRecord, seat: SeatRecord, press: int | None = None) -> GameRecord:
        free = [colour for colour in COLOURS if all(colour != other.colour for other in game.seats)]
        if not free:
            raise Refused("refused-table-full", most=len(COLOURS))
        reserved = {invited.colour for invited in game.invited}
        colour = seat.colour or min(free, key=lambda one: one in reserved)
        if colour not in free:
            raise Refused("refused-colour-taken", colour=colour)
        async with self.store.database.transaction() as tx:
            self.store.games.add_seat(
                tx,
                SeatRecord(game.id, seat.seat, seat.user_id, seat.name, colour, seat.level, seat.personality),
            )
            self.games.chance.mix(tx, game, press)
            if game.host_id is None and seat.user_id is not None:
                self.store.games.update(tx, game.id, host_id=seat.user_id)
            self.store.games.update(tx, game.id)
        return await self.games.record(game.id)

    async def leave(self, game_id: int, user_id: int) -> GameRecord:
        """Leave a lobby. If the host leaves, the next person becomes the host; without people the lobby ends."""
        async with self.games.lock(game_id):
            game = await self._lobby(game_id)
            seat = game.seat_of(user_id)
            if seat is None:
                raise Refused("refused-not-seated")
            async with self.store.database.transaction() as tx:
                unseat(self.store, tx, game, seat)
            return await self.games.record(game_id)

    async def remove_computer(self, game_id: int, seat: int) -> GameRecord:
        async with self.games.lock(game_id):
            game = await self._lobby(game_id)
            if not 0 <= seat < len(game.seats) or game.seats[seat].user_id is not None:
                raise Refused("refused-not-a-computer", seat=seat)
            async with self.store.database.transaction() as tx:
                self.store.games.remove_seat(tx, game_id, seat)
                self.store.games.update(tx, game_id)
            return await self.games.record(game_id)

    async def set_colour(self, game_id: int, seat: int, colour: str) -> GameRecord:
        async with self.games.lock(game_id):
            game = await self._lobby(game_id)
            if colour not in COLOURS or any(s.colour == colour and s.seat != seat for s in game.seats):
                raise Refused("refused-colour-taken", colour=colour)
            async with self.store.database.transaction() as tx:
                self.store.games.update_seat(tx, game_id, seat, colour=colour)
                self.store.games.update(tx, game_id)
            return await self.games.record(game_id)

    async def change(
        self,
        game_id: int,
        *,
        edition: Edition | None = None,
        variants: Sequence[Variant] | None = None,
        pace: Pace | None = None,
        hints: bool | None = None,
        fold_boards: bool | None = None,
        away_days: int | None = None,
    ) -> GameRecord:
        """Change settings; None leaves a setting unchanged."""
        given: dict[str, object] = {"edition": edition, "variants": variants, "pace": pace, "hints": hints}
        given |= {"fold_boards": fold_boards, "away_days": away_days}
        async with self.games.lock(game_id):
            await self._lobby(game_id)
            async with self.store.database.transaction() as tx:
                changes = {name: value for name, value in given.items() if value is not None}
                self.store.games.update(tx, game_id, **changes)
            return await self.games.record(game_id)

    async def start(self, game_id: int, *, user_id: int | None, interaction_id: int | None = None) -> Moved:
        """Start the game. The rolls and deals of the set-up are in the same commit. Refused: refused-too-few."""

        async def act() -> Moved:
            game = await self._lobby(game_id)
            if user_id is not None and game.seat_of(user_id) is None:
                raise Refused("refused-not-seated")
            if len(game.seats) < 2:
                raise Refused("refused-too-few")
            colours = tuple(seat.colour for seat in game.seats)
            options = Options(colours=colours, edition=game.edition, variants=game.variants)
            loaded = LoadedGame(game, Match.new(options), await self.games.chance.last(game, interaction_id))
            change = Change.of(loaded.match)
            change.starts = True
            change.checkpoints[loaded.match.checkpoint_at] = loaded.match.checkpoint
            self.games.go_on(loaded, change)
            change.rows[0][1].insert(0, GameStarted(len(colours)))  # shown before the first question
            moved = await self.games.commit(loaded, change, interaction_id)
            self.games.remember(loaded)
            return moved

        return await self.games.once(game_id, interaction_id, act)

    async def word(self, game_id: int, user_id: int, word: str) -> str | None:
        """Mix a player's word into the game's seed, replacing an earlier one. Only its digest is stored, and returned;
        None in a lobby older than this feature."""
        async with self.games.lock(game_id):
            game = await self._lobby(game_id)
            if game.seat_of(user_id) is None:
                raise Refused("refused-not-seated")
            if game.commitment is None:
                return None
            digest = derivation.digest(word)
            async with self.store.database.transaction() as tx:
                self.store.proofs.drop_word(tx, game_id, user_id)
                self.store.proofs.mix(tx, game_id, f"word:{digest}", user_id)
                self.store.games.update(tx, game_id)
            return digest

    async def rematch(self, game_id: int, *, host_id: int, most: int | None = None) -> GameRecord:
        """Open a lobby in the same channel with the same computers and settings, and invite the same people. Raises
        RematchOpen if there is a rematch already, unless its lobby was closed, and otherwise the same as `open`.
        Refused: refused-not-seated."""
        game = await self.games.record(game_id)
        host = game.seat_of(host_id)
        if host is None:
            raise Refused("refused-not-seated")
        there = await self.rematch_of(game_id)
        if there is not None:
            raise RematchOpen(there)
        computers = [
            seat for seat in game.seats if seat.user_id is None and seat.level and not seat.anonymous
        ]
        host = replace(host, level=None, personality=None)
        try:
            return await self._open(
                game.guild_id, game.channel_id, host_id, [host, *computers], most,
                edition=game.edition, variants=game.variants, pace=game.pace, hints=game.hints,
                fold_boards=game.fold_boards, away_days=game.away_days, language=game.language, rematch_of=game_id,
            )  # fmt: skip
        except ChannelTaken as taken:
            if taken.game.rematch_of == game_id:
                raise RematchOpen(taken.game) from None
            raise

    async def rematch_of(self, game_id: int) -> GameRecord | None:
        """The lobby or game that was opened as a rematch of this one."""
        return await self.store.games.rematch_of(game_id)

    async def stale(self, older_than: timedelta) -> list[GameRecord]:
        """Lobbies without any activity for this long; `lifecycle.end(id, "stale")` closes one."""
        return await self.store.games.lobbies_before(self.store.database.now() - older_than)

    async def delete_old(self, older_than: timedelta) -> int:
        """Delete lobbies that ended this long ago without becoming a game; return their number."""
        return await self.store.games.delete_lobbies(self.store.database.now() - older_than)

    async def _lobby(self, game_id: int) -> GameRecord:
        game = await self.games.record(game_id)
        if game.status != "lobby":
            raise Refused("refused-lobby-closed", status=game.status)
        return game


def unseat(store: Store, tx: Transaction, game: GameRecord, seat: SeatRecord) -> None:
    """Remove a person's seat. If it was the host's, the next person becomes the host; without people the lobby ends."""
    store.games.remove_seat(tx, game.id, seat.seat)
    left = [other.user_id for other in game.humans if other.user_id != seat.user_id]
    if not left:
        store.games.update(tx, game.id, status="ended", ended_why="empty", ended_at=store.database.now())
    elif game.host_id == seat.user_id:
        store.games.update(tx, game.id, host_id=left[0])
    else:
        store.games.update(tx, game.id)
