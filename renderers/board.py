"""The picture of the whole board, as one person may see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from PIL import Image

from bot.engine.board import (
    FACTIONS,
    GOODS,
    LOTS,
    MARKET_ON,
    MINER_END,
    RECRUITS,
    SITE_ON,
    SPACES,
    TOKENS,
    TUNNEL_FACTIONS,
)
from bot.engine.events import Event
from bot.engine.view import PlayerView, View, printed_at
from bot.language.words import words

from . import board_pieces as draw
from . import player_strips as strips
from .backdrop import BEDROCK, paint_scene
from .board_frames import area_of, paint_frames
from .board_layout import LEVELS, WIDTH, area_window, centred, layout, overlaps
from .board_lettering import lettered_boxes, lettering, paint_signs
from .board_pieces import Die, Owner
from .highlights import Highlight, frame_of, highlights_from, movers_of
from .kit.canvas import Thrifty
from .kit.fonts import drawable
from .kit.ground import Ground, Painter
from .kit.palette import SIGNAL, WHITE, PaletteName
from .kit.paper import Paper
from .kit.sheet import Sheet
from .kit.text import Box
from .prices import bracket_of
from .spotlight import boxes_of, spotlight

FRAME = 5
"""The thickness of a highlight's frame."""
ENLARGED = 2
MOST = 6
NUMBER, SMALLEST_NUMBER = 64, 44
"""The size of a number on a space, and its minimum: if there is less room, it is drawn in the corner."""
NONE: Mapping[str, int] = MappingProxyType({})


def ground_of(players: int, palette: PaletteName, window: Box, zoom: int) -> Ground:
    """The empty board, or a part of it enlarged: painting, frames and signs."""
    if window[3] <= BEDROCK:
        players = MOST  # it is the same for all
    made = layout(players)

    def paint() -> Image.Image:
        left, top, right, bottom = window
        wide = right - left
        canvas = Thrifty(wide * zoom, (bottom - top) * zoom, wide, 2, WHITE, (left, top))
        paint_scene(canvas, made.height)
        paint_frames(canvas, made)
        paper = Paper(canvas.done(), zoom, window[:2])
        paint_signs(paper, made)
        return paper.image

    boxes = [box for box in (*made.pieces.values(), *lettered_boxes(made)) if overlaps(box, window)]
    return Ground(("board", players, window, zoom), palette, window[:2], zoom, boxes, paint)


class Board:
    """One drawing: a view, the layout, and the sheet to draw on."""

    def __init__(
        self,
        view: View,
        language: str,
        palette: PaletteName,
        window: Box | None = None,
        zoom: int = ENLARGED,
    ) -> None:
        """Draws the whole board, or the part in `window`, enlarged."""
        if not isinstance(view, View):
            raise TypeError(
                f"a picture shows what a person may see: it takes a View, not a {type(view).__name__}"
            )
        self.view = view
        self.words = words(language)
        self.palette = palette
        self.layout = layout(len(view.players))
        self.window = window or (0, 0, WIDTH, self.layout.height)
        self.owners: tuple[Owner, ...] = tuple((p.seat, p.colour) for p in view.players)
        self.sheet = Sheet(ground_of(len(view.players), palette, self.window, zoom if window else 1))
        self.whole = window is None

    def put(self, piece: str, paint: Painter, on: Ground | None = None, private: bool = False) -> None:
        box = self.layout.pieces[piece]
        if self.whole or overlaps(box, self.window):
            self.sheet.place(box, paint, on, private)

    def draw(self) -> None:
        self.letter()
        self.put_pieces()

    def letter(self) -> None:
        """Draw what does not change in a game."""
        for box, paint in lettering(len(self.view.players), self.words.language):
            if self.whole or overlaps(box, self.window):
                self.sheet.place(box, paint)

    def put_pieces(self) -> None:
        self._charts()
        for space, found in SPACES.items():
            here = self._dice(space)
            _BY_KIND.get(found.kind, Board._slot)(self, space, here)
        for lot in LOTS:
            self._lot(lot)
        self._tracks()
        for player in self.view.players:
            self._strip(player)
        self._turn()

    def _dice(self, space: str) -> tuple[Die, ...]:
        here = sorted(self.view.workers.get(space, ()))
        return tuple((self.owners[worker.seat][1], worker.knowledge) for worker in here)

    def _slot(self, piece: str, here: tuple[Die, ...], on: Ground | None = None) -> None:
        if here:
            self.put(piece, partial(draw.paint_worker, worker=here[0], palette=self.palette), on)

    def _commodity(self, space: str, here: tuple[Die, ...]) -> None:
        total = sum(knowledge for _, knowledge in here)
        current = bracket_of(total)
        self.put(f"{space}:bracket", partial(draw.paint_bracket, space=space, current=current))
        if here:
            self.put(f"{space}:total", partial(draw.paint_total, total=total))
            self.put(space, partial(draw.paint_workers, workers=here, palette=self.palette))

    def _tunnel_end(self, space: str, here: tuple[Die, ...]) -> None:
        opened = self.view.miner[SPACES[space].faction] >= MINER_END
        worker = here[0] if here else None
        if worker is not None or not opened:
            paint = partial(draw.paint_end, opened=opened, worker=worker, palette=self.palette)
            self.put(space, paint)

    def _with_its_lot(self, space: str, here: tuple[Die, ...]) -> None:
        """A site and its market share a place, which is drawn by `_lot`."""

    def _lot(self, lot: str) -> None:
        tile = self.view.built.get(lot)
        box = self.layout.pieces[f"lot_{lot}"]
        if tile is None:
            for worker in self.view.workers.get(SITE_ON[lot], ()):
                die = (self.owners[worker.seat][1], worker.knowledge)
                self._slot(f"{SITE_ON[lot]}:{worker.slot}", (die,))
        elif self.whole or overlaps(box, self.window):
            paint = partial(draw.paint_market, tile=tile, area=area_of(lot), language=self.words.language)
            ground = self.sheet.cover(box, paint, self.layout.on_market(lot))
            self._slot(MARKET_ON[lot], self._dice(MARKET_ON[lot]), ground)
            seats = [p.seat for p in self.view.players for _ in range(p.tokens.get(MARKET_ON[lot], 0))]
            self._tokens(MARKET_ON[lot], seats, ground)

    def _tokens(self, place: str, seats: Sequence[int], on: Ground | None = None, area: str = "") -> None:
        for i, seat in enumerate(seats):
            owner = self.owners[seat]
            self.put(
                f"{place}:{i}",
                partial(draw.paint_token, owner=owner, palette=self.palette, territory=area),
                on,
            )

    def _charts(self) -> None:
        for track in ("morale", "knowledge"):
            for level in LEVELS:
                there = tuple(self.owners[p.seat] for p in self.view.players if getattr(p, track) == level)
                if there:
                    paint = partial(draw.paint_levels, owners=there, palette=self.palette)
                    self.put(f"{track}:{level}", paint)

    def _tracks(self) -> None:
        view = self.view
        for faction in TUNNEL_FACTIONS:
            level = view.miner[faction]
            self.put(f"miner_{faction}", partial(draw.paint_miner, level=level))
        for faction in FACTIONS:
            level = view.allegiance[faction]
            paint = partial(draw.paint_allegiance, faction=faction, level=level)
            self.put(f"allegiance_{faction}", paint)
            profits = tuple(self.owners[p.seat] for p in view.players if faction in p.factions)
            if profits:
                paint = partial(draw.paint_profits, owners=profits, palette=self.palette)
                self.put(f"profits_{faction}", paint)
        for area, seats in view.territory.items():
            self._tokens(f"territory_{area}", seats, area=area)

    def _strip(self, player: PlayerView) -> None:
        if not overlaps(self.layout.frames[f"seat_{player.seat}"], self.window):
            return
        seat, colour, palette = player.seat, player.colour, self.palette
        owner = (seat, colour)

        def put(part: str, paint: Painter, private: bool = False) -> None:
            self.put(f"seat_{seat}:{part}", paint, private=private)

        name, state = self._name(player), self._state(seat)
        paint = partial(strips.paint_name, name=name, seat=seat, colour=colour, state=state, palette=palette)
        put("name", paint, private=True)
        stats = (
            ("tokens", "token", f"{player.tokens_placed}/{TOKENS}"),
            ("morale", "morale", player.morale),
            ("knowledge", "knowledge", player.knowledge),
            ("artifacts", "artifact", player.artifact_count),
        )
        for stat, sign, value in stats:
            put(stat, partial(strips.paint_stat, sign=sign, value=value))
        at_hand, workers = player.available, player.workers
        paint = partial(strips.paint_home, colour=colour, available=at_hand, workers=workers, palette=palette)
        put("dice", paint)
        goods = tuple((good, player.goods[good]) for good in GOODS if player.goods.get(good))
        if goods:
            put("goods", partial(strips.paint_goods, goods=goods))
        active = tuple((r, player.tokens.get(r, 0)) for r in player.recruits if r in RECRUITS)
        paint = partial(
            strips.paint_recruits, recruits=active, fresh=player.fresh, owner=owner, palette=palette,
            language=self.words.language,
        )  # fmt: skip
        put("recruits", paint)
        hidden = player.hidden_count
        if hidden:
            put("hidden", partial(strips.paint_backs, count=hidden))
        choice = player.dilemma_choice
        put("dilemma", partial(strips.paint_dilemma, choice=choice, owner=owner, palette=palette))

    def _state(self, seat: int) -> str:
        view = self.view
        if seat in view.winners or (view.phase == "play" and seat == view.turn):
            return "turn"
        return "asked" if seat in view.waiting else ""

    def _name(self, player: PlayerView) -> str:
        """The player's name, or the name of their colour if no letter of it can be drawn."""
        return player.name if drawable(player.name, "black") else self.words.colour(player.colour)

    def _turn(self) -> None:
        view = self.view
        owner: Owner | None = None
        if view.over:
            names = [self._name(view.players[seat]) for seat in view.winners]
            text = self.words("picture-over", names=names)
            owner = self.owners[view.winners[0]] if len(view.winners) == 1 else None
        elif view.phase == "setup":
            text = self.words("picture-setup")
        else:
            owner = self.owners[view.turn]
            text = self.words("picture-turn", name=self._name(view.players[view.turn]))
        paint = partial(draw.paint_turn, text=text, owner=owner, palette=self.palette)
        self.put("turn", paint, private=True)
        decks = (
            ("artifact_deck", "artifact", view.artifact_deck),
            ("recruit_deck", "recruit", view.recruit_deck),
        )
        for deck, sign, count in decks:
            self.put(deck, partial(draw.paint_deck, sign=sign, count=count))

    def spotlight(self, highlights: Sequence[Highlight], movers: Sequence[int]) -> None:
        """Show what the last move changed; whose turn it is now stays bright, too."""
        made = self.layout
        changed = boxes_of([*highlights, *(Highlight(f"seat_{seat}") for seat in movers)], made)
        turn = [] if self.view.over else boxes_of([Highlight(f"seat_{self.view.turn}")], made)
        spotlight(self.sheet, changed, [*turn, made.frames["turn"]])

    def highlight(self, highlights: Sequence[Highlight]) -> None:
        """Frame the highlighted places, with the numbers of the moves in the corner."""
        numbers: dict[str, set[int]] = {}
        for highlight in highlights:
            frame = frame_of(highlight.place)
            if frame in self.layout.frames:
                numbers.setdefault(frame, set()).add(highlight.number)
        for frame, found in numbers.items():
            box, corner = self.layout.frames[frame], self.layout.number_box(frame)
            if self.whole or overlaps(box, self.window):
                shown = tuple(sorted(found - {0}))
                self.sheet.outline(box, SIGNAL, FRAME)
                self.sheet.stamp(corner, partial(draw.paint_highlight, numbers=shown))

    def number(self, numbered: Mapping[str, int]) -> None:
        """Draw a number on each of these spaces where it covers nothing: on the place of the next worker, beside the
        workers of a commodity area, on a site's tile, or else in the corner of the frame."""
        for space, number in numbered.items():
            box = self._number_box(space)
            if self.whole or overlaps(box, self.window):
                self.sheet.stamp(box, partial(draw.paint_highlight, numbers=(number,)))

    def _number_box(self, space: str) -> Box:
        here = len(self.view.workers.get(space, ()))
        frame = frame_of(space) or space
        printed = printed_at(space)
        if printed.construction:
            return self.layout.tiles[frame]
        place = self.layout.pieces[space]
        if not here:
            return centred(place, NUMBER)
        if printed.totals:
            beside = draw.beside_workers(place, here)
            if beside[2] - beside[0] >= SMALLEST_NUMBER:
                return centred(beside, NUMBER)
        return self.layout.number_box(frame)


_BY_KIND: dict[str, Callable[[Board, str, tuple[Die, ...]], None]] = {
    "commodity": Board._commodity,
    "tunnel_end": Board._tunnel_end,
    "site": Board._with_its_lot,
    "market": Board._with_its_lot,
}
"""Kind of space → how its dice are drawn, unless it is a single die in a slot."""


def draw_board(
    view: View,
    *,
    language: str = "en",
    palette: PaletteName = "standard",
    highlights: Sequence[Highlight] = (),
    numbered: Mapping[str, int] = NONE,
) -> bytes:
    """The board as a PNG in our palette. Slow: call it in a thread, not in the event loop.

    `numbered`: spaces to choose from, by the number each has in a list beside the picture."""
    board = Board(view, language, palette)
    board.draw()
    board.highlight(highlights)
    board.number(numbered)
    return board.sheet.png()


def draw_move(
    view: View, events: Sequence[Event], *, language: str = "en", palette: PaletteName = "standard"
) -> bytes:
    """The board after a move, with what these events changed easy to find."""
    board = Board(view, language, palette)
    board.draw()
    highlights = highlights_from(events)
    if highlights:
        board.spotlight(highlights, movers_of(events))
    return board.sheet.png()


def draw_area(
    view: View,
    area: str,
    *,
    language: str = "en",
    palette: PaletteName = "standard",
    highlights: Sequence[Highlight] = (),
    numbered: Mapping[str, int] = NONE,
) -> bytes:
    """One area at twice the size: `euphoria`, `wastelands`, `subterra` or `icarus`."""
    board = Board(view, language, palette, area_window(area))
    board.draw()
    board.highlight(highlights)
    board.number(numbered)
    return board.sheet.png()
