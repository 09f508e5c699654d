"""The whole table in one picture, from what one person may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial

from PIL import Image

from bot.engine.board import FACTIONS, GOODS, LOTS, MINER_END, RECRUITS, SPACES, TUNNEL_FACTIONS
from bot.engine.state import Worker
from bot.engine.view import PlayerView, View
from data.words import Words, words

from . import pieces as draw
from .kit.canvas import Canvas
from .kit.palette import AREA_PAPER, SIGNAL, WHITE, PaletteName
from .kit.pieces import badge, number_badge, star_token
from .kit.sheet import Ground, Sheet, drawing
from .layout import LEVELS, Layout, layout
from .marks import Mark, panel_of
from .panels import area_of, letter_panels, paint_panels, paste
from .prices import bracket_of
from .scene import paint_scene

FRAME = 6
"""How thick the frame of a marked place is; nothing else is drawn there."""


@lru_cache(maxsize=8)
def _art(players: int) -> Image.Image:
    """Painting and frames, without a word: the same in every language."""
    made = layout(players)
    canvas = Canvas(*made.size, units=made.size[0], super_=2, ground=WHITE)
    paint_scene(canvas)
    paint_panels(canvas, made)
    return canvas.done()


@lru_cache(maxsize=24)
def _base(players: int, language: str, palette: PaletteName) -> Ground:
    """The empty board of a game, drawn once."""
    with drawing:
        image = _art(players).copy()
        letter_panels(image, layout(players), words(language))
        return Ground(image, (0, 0), palette)


def prepare(players: int, language: str = "en", palette: PaletteName = "standard") -> None:
    """Draws a game's static layers ahead of its first picture."""
    _base(players, language, palette)


class _Board:
    """One drawing: a view, the layout for it, and the sheet it goes on."""

    def __init__(self, view: View, language: str, palette: PaletteName) -> None:
        if not isinstance(view, View):
            raise TypeError(f"pictures are drawn from what a person may see (a View), not from {type(view).__name__}")
        self.view = view
        self.words: Words = words(language)
        self.palette = palette
        self.layout: Layout = layout(len(view.players))
        self.colours = tuple(player.colour for player in view.players)
        with drawing:
            base = _base(len(view.players), language, palette)
        self.sheet = Sheet(base)

    def put(self, piece: str, key: tuple[object, ...], paint: object, on: Ground | None = None) -> None:
        self.sheet.place(self.layout.pieces[piece], key, paint, on)  # type: ignore[arg-type]

    def draw(self) -> None:
        self._charts()
        for space, found in SPACES.items():
            here = self.view.workers.get(space, ())
            match found.kind:
                case "commodity":
                    self._commodity(space, here)
                case "tunnel_end":
                    self._tunnel_end(space, found.faction, here)
                case "site" | "market":
                    pass
                case _:
                    self._slot(space, here)
        for lot in LOTS:
            self._lot(lot)
        self._tracks()
        for player in self.view.players:
            self._strip(player)
        self._turn()

    def _slot(self, piece: str, here: Sequence[Worker], on: Ground | None = None) -> None:
        if here:
            paint = partial(draw.paint_worker, worker=here[0], colours=self.colours, palette=self.palette)
            self.put(piece, (self.colours[here[0].seat], here[0].knowledge), paint, on)

    def _commodity(self, space: str, here: tuple[Worker, ...]) -> None:
        total = sum(worker.knowledge for worker in here)
        current = bracket_of(total)
        self.put(f"{space}:bracket", (current,), partial(draw.paint_bracket, space=space, current=current))
        if here:
            self.put(f"{space}:total", (total,), partial(draw.paint_total, total=total))
            workers = tuple(sorted(here))
            key = tuple((self.colours[w.seat], w.knowledge) for w in workers)
            self.put(space, key, partial(draw.paint_workers, workers=workers, colours=self.colours, palette=self.palette))

    def _tunnel_end(self, space: str, faction: str, here: tuple[Worker, ...]) -> None:
        opened = self.view.miner[faction] >= MINER_END
        worker = here[0] if here else None
        if worker is not None or not opened:
            key = (opened, worker and (self.colours[worker.seat], worker.knowledge))
            self.put(space, key, partial(draw.paint_end, opened=opened, worker=worker, colours=self.colours, palette=self.palette))

    def _lot(self, lot: str) -> None:
        tile = self.view.built.get(lot)
        if tile is None:
            for worker in self.view.workers.get(f"site_{lot}", ()):
                self._slot(f"site_{lot}:{worker.slot}", (worker,))
            return
        paint = partial(draw.paint_market, tile=tile, area=area_of(lot), words=self.words)
        ground = self.sheet.cover(self.layout.pieces[f"lot_{lot}"], (tile,), paint)
        self._slot(f"market_{lot}", self.view.workers.get(f"market_{lot}", ()), ground)
        holders = [p.seat for p in self.view.players for _ in range(p.tokens.get(f"market_{lot}", 0))]
        self._tokens(f"market_{lot}", holders, ground)

    def _tokens(self, place: str, seats: Sequence[int], on: Ground | None = None) -> None:
        for i, seat in enumerate(seats[:6]):
            paint = partial(draw.paint_token, seat=seat, colours=self.colours, palette=self.palette)
            self.put(f"{place}:{i}", (seat, self.colours[seat]), paint, on)

    def _charts(self) -> None:
        for track in ("morale", "knowledge"):
            for level in LEVELS:
                seats = tuple(p.seat for p in self.view.players if getattr(p, track) == level)
                if seats:
                    paint = partial(draw.paint_levels, seats=seats, colours=self.colours, palette=self.palette)
                    self.put(f"{track}:{level}", self._whose(seats), paint)

    def _whose(self, seats: Sequence[int]) -> tuple[object, ...]:
        return tuple((seat, self.colours[seat]) for seat in seats)

    def _tracks(self) -> None:
        view = self.view
        for faction in TUNNEL_FACTIONS:
            level = view.miner[faction]
            self.put(f"miner_{faction}", (level,), partial(draw.paint_miner, level=level))
        for faction in FACTIONS:
            level = view.allegiance[faction]
            self.put(f"allegiance_{faction}", (level,), partial(draw.paint_allegiance, faction=faction, level=level))
            seats = tuple(p.seat for p in view.players if faction in p.factions)
            if seats:
                paint = partial(draw.paint_profits, seats=seats, colours=self.colours, palette=self.palette)
                self.put(f"profits_{faction}", self._whose(seats), paint)
        for area, seats in view.territory.items():
            self._tokens(f"territory_{area}", seats)

    def _strip(self, player: PlayerView) -> None:
        seat, palette, prefix = player.seat, self.palette, f"seat_{player.seat}:"
        on_turn = self.view.phase == "play" and self.view.turn == seat
        state = "turn" if on_turn or (self.view.over and seat in self.view.winners) else ""
        name = self._name(player)
        paint = partial(draw.paint_name, name=name, seat=seat, colour=player.colour, palette=palette, state=state)
        self.put(prefix + "name", (name, seat, player.colour, state), paint)
        stats = {"tokens_left": ("token", player.tokens_left), "morale": ("morale", player.morale),
                 "knowledge": ("knowledge", player.knowledge), "artifacts": ("artifact", player.artifact_count)}  # fmt: skip
        for stat, (sign, value) in stats.items():
            self.put(prefix + stat, (value,), partial(draw.paint_stat, sign=sign, value=value))
        home = partial(draw.paint_home, colour=player.colour, available=player.available, workers=player.workers, palette=palette)
        self.put(prefix + "dice", (player.colour, player.available, player.workers), home)
        for good in GOODS:
            count = player.goods.get(good, 0)
            self.put(prefix + good, (count,), partial(draw.paint_good, good=good, count=count))
        recruits = tuple((r, self._short(r), player.tokens.get(r, 0)) for r in player.recruits if r in RECRUITS)
        self.put(prefix + "recruits", (recruits, player.fresh), partial(draw.paint_recruits, recruits=recruits, fresh=player.fresh))
        if player.hidden_count:
            self.put(prefix + "hidden", (player.hidden_count,), partial(draw.paint_backs, count=player.hidden_count))
        served = player.dilemma_choice == "serve"
        token = star_token(player.colour, seat, 24, palette) if served else None
        key = (player.dilemma_choice, player.colour)
        self.put(prefix + "dilemma", key, partial(draw.paint_dilemma, choice=player.dilemma_choice, token=token))

    def _short(self, recruit: str) -> str:
        message = f"picture-short-{recruit}"
        return self.words(message) if self.words.has(message) else self.words.recruit(recruit)

    def _name(self, player: PlayerView) -> str:
        """A name of which no letter can be drawn gives way to the colour's."""
        return player.name

    def _turn(self) -> None:
        view = self.view
        player = view.players[view.turn]
        sprite = None
        if view.over:
            text = self.words("picture-over", names=self.words.list([view.players[s].name for s in view.winners]))
        elif view.phase == "setup":
            text = self.words("picture-setup")
        else:
            text = self.words("picture-turn", name=self._name(player))
            sprite = badge(player.colour, player.seat, 40, self.palette)
        key = (text, sprite and (player.seat, player.colour))
        self.put("turn", key, partial(draw.paint_turn, text=text, fill=None, sprite=sprite))
        for deck, sign, count in (("artifact_deck", "artifact", view.artifact_deck), ("recruit_deck", "recruit", view.recruit_deck)):
            self.put(deck, (count,), partial(draw.paint_deck, sign=sign, count=count))

    def mark(self, marks: Sequence[Mark]) -> None:
        numbers: dict[str, list[int]] = {}
        for mark in marks:
            panel = panel_of(mark.place)
            if panel and panel in self.layout.panels:
                numbers.setdefault(panel, []).append(mark.number)
        pen = None
        from PIL import ImageDraw

        pen = ImageDraw.Draw(self.sheet.image)
        for panel, found in numbers.items():
            box = self.layout.panels[panel]
            draw.highlight(pen, box, SIGNAL, FRAME)
            shown = sorted({n for n in found if n})
            at = self.layout.mark(panel)
            self.sheet.place(at, ("mark", *shown), partial(_paint_mark, numbers=tuple(shown)))


def _paint_mark(image: Image.Image, numbers: tuple[int, ...]) -> None:
    paste(image, number_badge(numbers[0] if numbers else 0, image.width), (0, 0))


def _pieces(view: View) -> Iterator[str]:
    yield from layout(len(view.players)).pieces


def draw_board(
    view: View, *, language: str = "en", palette: PaletteName = "standard", marks: Sequence[Mark] = ()
) -> bytes:
    """The board as a PNG in the palette of the art direction. Slow enough to belong off the event loop."""
    board = _Board(view, language, palette)
    board.draw()
    board.mark(marks)
    return board.sheet.png()


__all__ = ["AREA_PAPER", "draw_board", "prepare"]
