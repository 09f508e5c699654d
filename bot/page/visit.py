"""One open page: what it asks for is tried or committed for its visitor, and it is sent what it may see."""

from __future__ import annotations

import asyncio
import logging
from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from bot import asking
from bot.asking import Live, Move
from bot.engine.events import Refused
from bot.engine.view import View
from bot.games import Games, Moved, Position, Stale
from bot.language.words import Words
from bot.store.records import GameRecord, Palette
from bot.wording import reports
from renderers.alt_text import state

from .boards import Boards, Kind, Version
from .messages import Asked, Board, Commit, Entered, Look, Message, Piece, Refusal, Shown, Told, Try, Undo
from .places import areas_on, places_on, size_of, spoken, with_icons
from .tickets import Visitor

log = logging.getLogger(__name__)


TRIED = ("act", "recruits", "recruit_draft", "market_draft", "track_draft")
"""Where a tap tries something: its result is shown, and counts when it is confirmed, as all that cannot be undone."""


class Looking(Protocol):
    """Finds what there is to read, in words of whoever starts the page."""

    async def __call__(self, request: Look, game: GameRecord, view: View, w: Words, /) -> Shown: ...


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
    look: Looking
    """What there is to read at a place, in a hand or in the log."""
    back: str = ""
    """The address of the game in Discord."""
    _version: Version | None = None
    """The picture that the page has."""
    _newest: Version = (0, 0)
    """What it was shown last. Versions only grow: whatever is undone makes a new revision."""
    _order: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def enter(self, seen: Seen, session: str) -> None:
        view, w = seen.view, self.w
        entered = Entered(
            session=session,
            language=w.language,
            words=spoken(w),
            names=[player.name for player in view.players],
            places=places_on(view, w),
            areas=areas_on(w),
            size=size_of(view) if self.palette != "none" else [],
            back=self.back,
        )
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
        await self._show_question(seen.position, seen.view)

    async def _show_board(self, seen: Seen) -> None:
        if self.palette == "none":  # they want no pictures; the page has the words
            return
        drawn = await self.boards.at(self._kind, seen.version, seen.view)
        if self._version is not None and drawn.before == self._version:
            pieces = [Piece(box=list(one.box), png=_text(one.image)) for one in drawn.patches]
            await self.send(Board(alt=drawn.alt, pieces=pieces))
        else:
            await self.send(Board(alt=drawn.alt, whole=_text(drawn.picture)))
        self._version = drawn.version

    @property
    def _text(self) -> Words:
        """With the names of icons where they belong, for the page to show."""
        return with_icons(self.w)

    @property
    def _kind(self) -> Kind:
        return Kind(
            self.visitor.game_id,
            self.w.language,
            "colour_blind" if self.palette == "colour_blind" else "standard",
        )

    async def _show_question(self, position: Position, view: View, tried: Try | None = None) -> None:
        seat = self._seat(position)
        prompt = position.prompt_for(seat) if seat is not None else None
        shown, weighed = None, False
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
            answers = tried.answers if tried is not None else []
            move = await Move.after(rules, asked, self.w, answers, text=self._text)
            shown = await asking.ask(move, tried.group if tried is not None else "")
            weighed = move.whole and (bool(move.final) or prompt.ask in TRIED or prompt.several)
        await self.send(
            Asked(
                to=tried.to if tried is not None else 0,
                seat=seat,
                question=position.question,
                revision=position.revision,
                shown=shown,
                weighed=weighed,
                state=state(view, self.w),
                waiting=list(position.waiting),
                turn=position.turn,
                over=position.over,
                turns=view.turn_number if position.over else 0,
            )
        )

    def _seat(self, position: Position) -> int | None:
        """The seat that the visitor holds now: they may have left it, or been replaced, since they came."""
        user_id = self.visitor.user_id
        held = position.game.seat_of(user_id) if user_id is not None else None
        return held.seat if held is not None else None

    async def handle(self, request: Try | Commit | Undo | Look) -> bool:
        """Do what the page asks for. Whether the game has changed."""
        try:
            if isinstance(request, Try):
                await self._try(request)
                return False
            if isinstance(request, Look):
                await self._look(request)
                return False
            await self._change(request)
            return True
        except Refused as refused:
            stale = isinstance(refused, Stale)
            text = reports.refusal(refused, self.w)
            await self.send(Refusal(to=request.to, reason=refused.reason, text=text, stale=stale))
            if stale:
                async with self._order:
                    game_id = self.visitor.game_id
                    position = await self.games.position(game_id)
                    await self._show_question(position, await self.games.view(game_id, None))
            return False

    async def _try(self, request: Try) -> None:
        position = await self.games.position(self.visitor.game_id)
        if (request.question, request.revision) != (position.question, position.revision):
            raise Stale
        view = await self.games.view(self.visitor.game_id, None)
        async with self._order:
            await self._show_question(position, view, request)

    async def _look(self, request: Look) -> None:
        game_id = self.visitor.game_id
        position = await self.games.position(game_id)
        seat = self._seat(position)
        if request.at == "turn":
            shown = await self._turn(position, request)
        elif request.at == "hand" and seat is None:
            raise Refused("refused-not-your-seat")
        else:
            shown = await self.look(request, position.game, await self.games.view(game_id, seat), self._text)
        await self.send(shown.model_copy(update={"to": request.to, "at": request.at}))

    async def _turn(self, position: Position, request: Look) -> Shown:
        """The board at the start of a turn of a finished game, as everybody saw it."""
        if not position.over or not request.which.isdecimal():
            raise Refused("refused-no-such-turn")
        views = await self.games.views_by_turn(self.visitor.game_id, None)
        number = min(int(request.which), len(views) - 1)
        drawn = await self.boards.still(self._kind, number, views[number])
        return Shown(at="turn", title=drawn.alt, picture=_text(drawn.picture), alt=drawn.alt)

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
            lines = reports.report(moved.seen_by(seat), self._text, names, seat=seat, built=view.built)
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
        await self.send(Told(to=request.to, lines=lines, undoable=undoable))


def _text(image: bytes) -> str:
    return b64encode(image).decode()
