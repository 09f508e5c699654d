"""Before a game: seats and settings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.engine.board import COLOURS
from bot.engine.events import GameStarted, Refused
from bot.engine.game import Match
from bot.engine.state import Edition, Options, Variant
from bot.store import Conflict, Store
from bot.store.database import Transaction
from bot.store.records import GameRecord, Level, MovePicture, Pace, SeatRecord

from .loaded_game import Change, LoadedGame
from .loaded_games import LoadedGames, Part
from .results import ChannelTaken, Moved, RematchOpen, TooManyLobbies


class Lobby(Part):
    def __init__(self, games: LoadedGames) -> None:
        super().__init__(games)
        self._opening = asyncio.Lock()
        """PostgreSQL counts a server's games per connection. All presses on a server arrive at one process."""

    async def open(
        self,
        *,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        name: str,
        pace: Pace | None = None,
        language: str | None = None,
        max_games: int | None = None,
        max_lobbies: int | None = None,
    ) -> GameRecord:
        """Open a lobby with its host in the first seat and the server's default settings. Raises ChannelTaken if the
        channel has an open game, and TooManyLobbies if the host has `max_lobbies` on the server. Refused:
        refused-too-many-games, if the server has reached its own limit or `max_games`."""
        defaults = await self.store.servers.get(guild_id)
        host = SeatRecord(0, 0, host_id, name, COLOURS[0])
        return await self._open(
            guild_id, channel_id, host_id, [host], max_games, max_lobbies,
            pace=pace or defaults.pace, edition=defaults.edition, variants=defaults.variants,
            hints=defaults.hints, fold_boards=defaults.fold_boards, picture=defaults.picture, language=language,
        )  # fmt: skip

    async def _open(
        self,
        guild_id: int | None,
        channel_id: int,
        host_id: int,
        seats: Sequence[SeatRecord],
        max_games: int | None,
        max_lobbies: int | None,
        **columns: object,
    ) -> GameRecord:
        games = self.store.games
        server_limit = (await self.store.servers.get(guild_id)).max_games
        max_games = min((limit for limit in (max_games, server_limit) if limit is not None), default=None)
        try:
            async with self._opening, self.store.database.transaction() as tx:
                made = games.insert(
                    tx,
                    guild_id=guild_id,
                    channel_id=channel_id,
                    host_id=host_id,
                    seats=seats,
                    max_games=max_games,
                    max_lobbies=max_lobbies,
                    **columns,
                )
                self.loaded.chance.promise(tx, channel_id)
        except Conflict:
            taken = await games.open_in(channel_id)
            if taken is not None:
                raise ChannelTaken(taken) from None
            if max_games is not None and await games.open_on(guild_id) >= max_games:
                raise Refused("refused-too-many-games", most=max_games) from None
            lobbies = await games.lobbies_of(guild_id, host_id)
            if max_lobbies is not None and len(lobbies) >= max_lobbies:
                raise TooManyLobbies(lobbies) from None
            raise
        return await self.loaded.record(made.value)

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
        async with self.loaded.lock(game_id):
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
        async with self.loaded.lock(game_id):
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
            self.loaded.chance.mix(tx, game, press)
            if game.host_id is None and seat.user_id is not None:
                self.store.games.update(tx, game.id, host_id=seat.user_id)
            self.store.games.update(tx, game.id)
        return await self.loaded.record(game.id)

    async def leave(self, game_id: int, user_id: int) -> GameRecord:
        """Leave a lobby. If the host leaves, the next person becomes the host; without people the lobby ends."""
        async with self.loaded.lock(game_id):
            game = await lobby_at(self.store, game_id, starting=True)
            seat = game.seat_of(user_id)
            if seat is None:
                raise Refused("refused-not-seated")
            async with self.store.database.transaction() as tx:
                unseat(self.store, tx, game, seat)
            return await self.loaded.record(game_id)

    async def remove_computer(self, game_id: int, seat: int) -> GameRecord:
        async with self.loaded.lock(game_id):
            game = await self._lobby(game_id)
            if not 0 <= seat < len(game.seats) or game.seats[seat].user_id is not None:
                raise Refused("refused-not-a-computer", seat=seat)
            async with self.store.database.transaction() as tx:
                self.store.games.remove_seat(tx, game_id, seat)
                self.store.games.update(tx, game_id)
            return await self.loaded.record(game_id)

    async def set_colour(self, game_id: int, seat: int, colour: str) -> GameRecord:
        async with self.loaded.lock(game_id):
            game = await self._lobby(game_id)
            if colour not in COLOURS or any(s.colour == colour and s.seat != seat for s in game.seats):
                raise Refused("refused-colour-taken", colour=colour)
            async with self.store.database.transaction() as tx:
                self.store.games.update_seat(tx, game_id, seat, colour=colour)
                self.store.games.update(tx, game_id)
            return await self.loaded.record(game_id)

    async def change(
        self,
        game_id: int,
        *,
        edition: Edition | None = None,
        variants: Sequence[Variant] | None = None,
        pace: Pace | None = None,
        hints: bool | None = None,
        fold_boards: bool | None = None,
        picture: MovePicture | None = None,
        away_days: int | None = None,
    ) -> GameRecord:
        """Change settings; None leaves a setting unchanged."""
        given: dict[str, object] = {"edition": edition, "variants": variants, "pace": pace, "hints": hints}
        given |= {"fold_boards": fold_boards, "picture": picture, "away_days": away_days}
        async with self.loaded.lock(game_id):
            await self._lobby(game_id)
            async with self.store.database.transaction() as tx:
                changes = {name: value for name, value in given.items() if value is not None}
                self.store.games.update(tx, game_id, **changes)
            return await self.loaded.record(game_id)

    async def start(
        self,
        game_id: int,
        *,
        user_id: int | None,
        interaction_id: int | None = None,
        without_words: bool = False,
    ) -> Moved:
        """Start the game. The rolls and deals of the set-up are in the same commit. Refused: refused-too-few, and
        refused-starting if sealed words are not revealed, unless it starts `without_words`."""

        async def act() -> Moved:
            game = await lobby_at(self.store, game_id, starting=True)
            sealed = await self.store.proofs.sealed(game_id)
            if any(one.word is None for one in sealed) and (game.starting is None or not without_words):
                raise Refused("refused-starting")
            if user_id is not None and game.seat_of(user_id) is None:
                raise Refused("refused-not-seated")
            if len(game.seats) < 2:
                raise Refused("refused-too-few")
            colours = tuple(seat.colour for seat in game.seats)
            options = Options(colours=colours, edition=game.edition, variants=game.variants)
            source, mixed = await self.loaded.chance.last(game, game.starting or interaction_id)
            loaded = LoadedGame(game, Match.new(options), source)
            change = Change.of(loaded, interaction_id)
            change.starts, change.mixed = True, mixed
            change.checkpoints[loaded.match.checkpoint_at] = loaded.match.checkpoint
            self.loaded.go_on(loaded, change)
            change.rows[0][1].insert(0, GameStarted(len(colours)))  # shown before the first question
            moved = await self.loaded.commit(loaded, change)
            self.loaded.remember(loaded)
            return moved

        return await self.loaded.once(game_id, interaction_id, act)

    async def rematch(
        self, game_id: int, *, host_id: int, max_games: int | None = None, max_lobbies: int | None = None
    ) -> GameRecord:
        """Open a lobby in the same channel with the same computers and settings, and invite the same people. Raises
        RematchOpen if there is a rematch already, unless its lobby was closed, and otherwise the same as `open`.
        Refused: refused-not-seated."""
        game = await self.loaded.record(game_id)
        host = game.seat_of(host_id)
        if host is None:
            raise Refused("refused-not-seated")
        there = await self.store.games.rematch_of(game_id)
        if there is not None:
            raise RematchOpen(there)
        computers = [
            seat for seat in game.seats if seat.user_id is None and seat.level and not seat.anonymous
        ]
        host = replace(host, level=None, personality=None)
        try:
            return await self._open(
                game.guild_id, game.channel_id, host_id, [host, *computers], max_games, max_lobbies,
                edition=game.edition, variants=game.variants, pace=game.pace, hints=game.hints,
                fold_boards=game.fold_boards, picture=game.picture, away_days=game.away_days,
                language=game.language, rematch_of=game_id,
            )  # fmt: skip
        except ChannelTaken as taken:
            if taken.game.rematch_of == game_id:
                raise RematchOpen(taken.game) from None
            raise

    async def stale(self, older_than: timedelta, alone: timedelta) -> list[GameRecord]:
        """Lobbies without any activity for this long, or with one person in them for the time of `alone`;
        `lifecycle.end(id, "stale")` closes one."""
        now = self.store.database.now()
        return await self.store.games.lobbies_before(now - older_than, now - alone)

    async def delete_old(self, older_than: timedelta) -> int:
        """Delete lobbies that ended this long ago without becoming a game; return their number."""
        return await self.store.games.delete_lobbies(self.store.database.now() - older_than)

    async def _lobby(self, game_id: int) -> GameRecord:
        return await lobby_at(self.store, game_id)


async def lobby_at(store: Store, game_id: int, *, starting: bool = False) -> GameRecord:
    """The lobby. Refused: refused-lobby-closed, and refused-starting while sealed words are awaited after the press on
    Start, unless the lobby may be `starting`."""
    game = await store.games.get(game_id)
    if game is None:
        raise Refused("refused-no-such-game", game=game_id)
    if game.status != "lobby":
        raise Refused("refused-lobby-closed", status=game.status)
    if game.starting is not None and not starting:
        raise Refused("refused-starting")
    return game


def unseat(store: Store, tx: Transaction, game: GameRecord, seat: SeatRecord) -> None:
    """Remove a person's seat. If it was the host's, the next person becomes the host; without people the lobby ends. A
    start that awaits sealed words is cancelled, and the words are forgotten, because some may be known by now."""
    if game.starting is not None:
        store.games.update(tx, game.id, starting=None)
        store.proofs.drop_sealed(tx, game.id)
    elif seat.user_id is not None:
        store.proofs.drop_word(tx, game.id, seat.user_id)
    store.games.remove_seat(tx, game.id, seat.seat)
    left = [other.user_id for other in game.humans if other.user_id != seat.user_id]
    if not left:
        store.games.update(tx, game.id, status="ended", ended_why="empty", ended_at=store.database.now())
    elif game.host_id == seat.user_id:
        store.games.update(tx, game.id, host_id=left[0])
    else:
        store.games.update(tx, game.id)
