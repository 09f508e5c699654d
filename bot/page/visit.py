"""One open page: what it asks for is tried or committed for its visitor, and it is sent what it may see."""

from __future__ import annotations

import asyncio
import logging
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from bot import asking
from bot.asking import Live, Move
from bot.engine.events import Refused
from bot.engine.view import View
from bot.games import Games, Moved, Position, Stale
from bot.language.words import Words
from bot.store.records import Palette
from bot.wording import reports

from .boards import Boards, Kind, Version
from .boxes import Box
from .messages import Asked, Board, Commit, Entered, Message, Piece, Refusal, Told, Try, Undo
from .tickets import Visitor

log = logging.getLogger(__name__)


class Seen(NamedTuple):
    """A game at one moment, the same for all its visitors."""

    position: Position
    view: View
    """As spectators see it."""

    @property
    def version(self) -> Version:
        return self.position.revision, self.position.length


@dataclass(slots=True, eq=False)
class Visit:
    games: Games
    boards: Boards
    visitor: Visitor
    w: Words
    palette: Palette
    send: Callable[[Message], Awaitable[None]]
    announce: Callable[[Moved], None]
    """Tells everybody else about a committed move."""
    press: Callable[[str], int]
    """The number under which a request of this visitor is recorded, so that it counts once."""
    _version: Version | None = None
    """The picture that the page has."""
    _newest: Version = (0, 0)
    """What it was shown last. Versions only grow: whatever is undone makes a new revision."""
    _order: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def enter(self, seen: Seen, session: str) -> None:
        names = [player.name for player in seen.view.players]
        places = {place: list(box) for place, box in places_on(len(names)).items()}
        entered = Entered(session=session, language=self.w.language, names=names, places=places)
        async with self._order:  # a change that comes meanwhile is shown after this
            await self.send(entered)
            await self._show(seen)

    async def update(self, seen: Seen) -> None:
        """Show the game as it is now: the board if it has changed, and what is asked."""
        async with self._order:
            if seen.version >= self._newest:
                await self._show(seen)

    async def _show(self, seen: Seen) -> None:
        self._newest = seen.version
        if seen.version != self._version:
            await self._show_board(seen)
        await self._show_question(seen.position)

    async def _show_board(self, seen: Seen) -> None:
        if self.palette == "none":  # they want no pictures; the page has the words
            return
        tones = "colour_blind" if self.palette == "colour_blind" else "standard"
        kind = Kind(self.visitor.game_id, self.w.language, tones)  # type: ignore[arg-type]
        drawn = await self.boards.at(kind, seen.version, seen.view)
        if self._version is not None and drawn.before == self._version:
            pieces = [Piece(box=list(one.box), png=_text(one.image)) for one in drawn.patches]
            await self.send(Board(alt=drawn.alt, pieces=pieces))
        else:
            await self.send(Board(alt=drawn.alt, whole=_text(drawn.picture)))
        self._version = drawn.version

    async def _show_question(
        self, position: Position, answers: list[str | list[str]] | None = None, group: str = ""
    ) -> None:
        seat = self._seat(position)
        prompt = position.prompt_for(seat) if seat is not None else None
        shown = None
        if seat is not None and prompt is not None:
            asked = asking.Asked(
                seat,
                prompt,
                dict(enumerate(position.game.names)),
                frozenset(one.seat for one in position.game.seats if one.by_computer),
                position.turn == seat,
                position.reset_turn,
            )
            rules = Live(self.games, self.visitor.game_id, seat)
            shown = await asking.ask(await Move.after(rules, asked, self.w, answers or []), group)
        await self.send(
            Asked(
                seat=seat,
                question=position.question,
                revision=position.revision,
                shown=shown,
                waiting=list(position.waiting),
                turn=position.turn,
                over=position.over,
            )
        )

    def _seat(self, position: Position) -> int | None:
        """The seat that the visitor holds now: they may have left it, or been replaced, since they came."""
        user_id = self.visitor.user_id
        held = position.game.seat_of(user_id) if user_id is not None else None
        return held.seat if held is not None else None

    async def handle(self, request: Try | Commit | Undo) -> bool:
        """Do what the page asks for. Whether the game has changed."""
        try:
            if isinstance(request, Try):
                await self._try(request)
                return False
            await self._change(request)
            return True
        except Refused as refused:
            stale = isinstance(refused, Stale)
            text = reports.refusal(refused, self.w)
            await self.send(Refusal(reason=refused.reason, text=text, stale=stale))
            if stale:
                async with self._order:
                    await self._show_question(await self.games.position(self.visitor.game_id))
            return False

    async def _try(self, request: Try) -> None:
        position = await self.games.position(self.visitor.game_id)
        if (request.question, request.revision) != (position.question, position.revision):
            raise Stale
        async with self._order:
            await self._show_question(position, request.answers, request.group)

    async def _change(self, request: Commit | Undo) -> None:
        """The same calls as *Confirm* and *Undo* in Discord make."""
        user_id, game_id, play = self.visitor.user_id, self.visitor.game_id, self.games.play
        seat = self._seat(await self.games.position(game_id))
        if user_id is None or seat is None:
            raise Refused("refused-not-asked")
        press = self.press(f"{request.do}:{request.id}")
        if isinstance(request, Commit):
            moved = await play.answer(
                game_id,
                seat,
                list(request.answers),
                user_id=user_id,
                interaction_id=press,
                question=request.question,
                revision=request.revision,
            )
            view = await self.games.view(game_id, seat)
            names = dict(enumerate(moved.game.names))
            lines = reports.report(moved.seen_by(seat), self.w, names, seat=seat, built=view.built)
        else:
            moved = await play.undo(
                game_id,
                seat,
                user_id=user_id,
                interaction_id=press,
                question=request.question,
                revision=request.revision,
            )
            lines = [self.w("play-undone", n=moved.taken_back)]
        self.announce(moved)
        undoable = await play.undo_refusal(game_id, seat) is None
        await self.send(Told(lines=lines, undoable=undoable))


def places_on(players: int) -> dict[str, Box]:
    """The box of every place that a choice can stand for, in the picture of a board for so many players."""
    from bot.engine.board import SPACES, TERRITORIES
    from renderers.board_layout import layout
    from renderers.highlights import frame_of

    frames = layout(players).frames
    named = {place: frame_of(place) for place in (*SPACES, *TERRITORIES, "morale", "knowledge")}
    return {place: frames[frame] for place, frame in named.items() if frame is not None}


def _text(image: bytes) -> str:
    return b64encode(image).decode()
