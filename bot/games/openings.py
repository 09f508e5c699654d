"""Open seats: lobbies with room, seats that anybody may take, and their announcements."""

from __future__ import annotations

import secrets
from typing import get_args

from bot.engine.board import COLOURS
from bot.engine.events import Refused
from bot.store.records import GameRecord, Opening, OpenSeats, Wanted

from .loaded_games import Part

REMOVED = "removed:"


class Openings(Part):
    async def get(self, game_id: int) -> Opening:
        return await self.store.openings.get(game_id) or Opening(game_id)

    async def look(self, game_id: int, level: Wanted | None) -> Opening:
        """Look for players of this level, or stop looking (None). Refused: refused-lobby-closed."""
        async with self.loaded.lock(game_id):
            game = await self.loaded.record(game_id)
            if game.status != "lobby":
                raise Refused("refused-lobby-closed", status=game.status)
            assert level is None or level in get_args(Wanted)
            changes = {"looking": False} if level is None else {"looking": True, "level": level, "shown": ""}
            await self.store.openings.change(game_id, **changes)
        return await self.get(game_id)

    # Announcements
    async def will_post(self, game_id: int, channel_id: int, *, title: str | None = None) -> Opening:
        """Record an announcement before posting it: with a nonce that Discord accepts only once, or with the title of a
        forum post."""
        await self.store.openings.change(
            game_id,
            channel_id=channel_id,
            message_id=0,
            post_id=None if title is None else 0,
            nonce_or_title=secrets.token_hex(12) if title is None else title,
            shown="",
        )
        return await self.get(game_id)

    async def posted(self, game_id: int, message_id: int, post_id: int | None) -> Opening:
        await self.store.openings.change(game_id, message_id=message_id, post_id=post_id)
        return await self.get(game_id)

    async def set_shown(self, game_id: int, digest: str) -> None:
        """Store a hash of what the announcement says now."""
        await self.store.openings.change(game_id, shown=digest)

    async def unposted(self, game_id: int) -> None:
        """Nothing has to be announced at the moment."""
        await self.store.openings.change(game_id, channel_id=None, message_id=0, shown="")

    async def over(self, game_id: int) -> None:
        """The game no longer looks for players and has no announcement."""
        await self.store.openings.change(game_id, channel_id=None, message_id=0, shown="", looking=False)

    async def removed(self, game_id: int, what: str) -> None:
        """The announcement was deleted by a user or could not be posted: do not post it again."""
        await self.store.openings.change(game_id, channel_id=None, message_id=0, shown=REMOVED + what)

    # Reading
    async def seats(self, game: GameRecord) -> OpenSeats:
        """The seats that anybody who does not play in this game could take."""
        if game.status == "lobby":
            return OpenSeats(max(0, len(COLOURS) - len(game.seats)))
        if game.status not in ("running", "paused"):
            return OpenSeats()
        free = [one for one in await self.store.free_seats.of(game.id) if one.newcomer is None]
        return OpenSeats(len(free), tuple(free))

    async def on(self, guild_id: int) -> list[tuple[GameRecord, OpenSeats]]:
        """A server's games with open seats, newest first."""
        found = []
        for game in reversed(await self.store.games.with_open_seats(guild_id)):
            seats = await self.seats(game)
            if seats.count:
                found.append((game, seats))
        return found
