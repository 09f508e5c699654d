"""A player's mat: all public information about them, and where their pieces are on the board."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.board import GOODS, TOKENS, called
from bot.engine.view import PlayerView, View
from bot.language.words import Words, words

from . import mat_rows as rows
from .kit.collage import Collage
from .kit.ground import drawing
from .kit.icons import icon
from .kit.palette import UNDER, PaletteName
from .kit.pieces import die, star_token
from .kit.text import Box
from .mat_rows import EDGE, GAP, WIDE
from .prices import PENALTY

RECRUIT = 196
Part = tuple[int, Callable[[Collage, Box], None]]
"""The height of a part, and its painter."""


def draw_mat(view: View, seat: int, *, language: str = "en", palette: PaletteName = "standard") -> bytes:
    """A player's mat as a PNG; `seat` counts from 0. Slow: call it in a thread, not in the event loop."""
    with drawing:
        return lay_out(view, seat, words(language), palette).png()


def lay_out(view: View, seat: int, w: Words, palette: PaletteName) -> Collage:
    rows.must_be_view(view)
    mat = _Mat(view, _player(view, seat), w, palette)
    parts = mat.parts()
    high = 2 * EDGE + sum(part[0] for part in parts) + GAP * (len(parts) - 1)
    page = Collage(WIDE, high, UNDER[4])
    y = EDGE
    for part_high, paint in parts:
        paint(page, (EDGE, y, WIDE - EDGE, y + part_high))
        y += part_high + GAP
    return page


def _player(view: View, seat: int) -> PlayerView:
    if not 0 <= seat < len(view.players):
        raise ValueError(f"there is no seat {seat}: choose from 0 to {len(view.players) - 1}")
    return view.players[seat]


class _Mat:
    def __init__(self, view: View, player: PlayerView, w: Words, palette: PaletteName) -> None:
        self.view, self.player, self.w, self.palette = view, player, w, palette
        self.owner = (player.seat, player.colour)
        self.away = [(space, worker.knowledge) for space, dice in view.workers.items() for worker in dice
                     if worker.seat == player.seat]  # fmt: skip
        self.tokens = placed_tokens(player, view, w)

    def parts(self) -> list[Part]:
        player = self.player
        parts: list[Part] = [(104, self._head), (228, self._tracks), (92, self._goods)]
        parts.append((self._top() + 10 + rows.chips_high(len(self.away)), self._workers))
        parts += [(RECRUIT, self._recruit(recruit)) for recruit in player.recruits]
        parts.append((100, self._cards))
        if self.tokens:
            parts.append((58 + rows.chips_high(len(self.tokens)), self._tokens))
        if player.suffers:
            parts.append((58 + rows.chips_high(len(player.suffers)), self._penalties))
        return parts

    def _head(self, page: Collage, box: Box) -> None:
        rows.head(
            page,
            box,
            self.view,
            self.player.seat,
            self.w,
            self.palette,
            standing(self.view, self.player.seat, self.w),
        )

    def _tracks(self, page: Collage, box: Box) -> None:
        left, top, right, _ = box
        rows.frame(page, box)
        placed = self.player.tokens_placed
        rows.label(
            page,
            (left + 20, top + 12, right - 20, top + 44),
            self.w("drawn-mat-tokens", placed=placed, total=TOKENS),
        )
        rows.stars(page, (left + 18, top + 48), self.owner, placed, self.palette, 86)
        rows.track(page, left + 20, top + 150, "morale", self.player.morale)
        rows.track(page, left + 502, top + 150, "knowledge", self.player.knowledge)

    def _goods(self, page: Collage, box: Box) -> None:
        left, top, right, bottom = box
        rows.frame(page, box)
        owned = [good for good in GOODS if self.player.goods.get(good)]
        for i, good in enumerate(owned):
            x = left + 20 + i * 133
            rows.counted(page, (x, top + 16, x + 120, bottom - 16), good, self.player.goods[good])
        if not owned:
            room = (left + 20, top + 14, right - 20, bottom - 14)
            page.write(room, self.w("drawn-mat-no-goods"), 28, 14, 2, private=False)

    def _top(self) -> int:
        """The height of the row of available workers, or of its text if there are none."""
        return 86 if self.player.available else 48

    def _workers(self, page: Collage, box: Box) -> None:
        left, top, right, _ = box
        player, w = self.player, self.w
        rows.frame(page, box)
        title = w("drawn-mat-workers", n=player.workers, ready=len(player.available))
        rows.label(page, (left + 20, top + 12, right - 360, top + self._top() - 4), title)
        x = right - 20 - 80 * len(player.available)
        for i, knowledge in enumerate(player.available):
            page.paste(die(player.colour, knowledge, 66, self.palette), (x + i * 80 + 8, top + 14))
        dice = [
            rows.Chip(self._space(space), die=(player.colour, knowledge)) for space, knowledge in self.away
        ]
        rows.chips(page, (left + 16, top + self._top()), right - left - 32, dice, self.palette)

    def _space(self, space: str) -> str:
        return self.w.thing(called(space, self.view.built))

    def _recruit(self, recruit: str) -> Callable[[Collage, Box], None]:
        def paint(page: Collage, box: Box) -> None:
            note = self.w("drawn-mat-fresh") if recruit in self.player.fresh else ""
            rows.recruit_row(page, box, recruit, self.view.edition, self.w, note)
            if self.player.tokens.get(recruit):
                page.paste(
                    star_token(self.player.colour, self.player.seat, 62, self.palette),
                    (box[0] + 126, box[1] + 4),
                )

        return paint

    def _cards(self, page: Collage, box: Box) -> None:
        """Face-down cards as card backs, and the state of the dilemma."""
        left, top, right, bottom = box
        player, w = self.player, self.w
        rows.frame(page, box)
        rows.counted(page, (left + 20, top + 18, left + 150, bottom - 18), "artifact", player.artifact_count)
        rows.counted(
            page,
            (left + 170, top + 18, left + 300, bottom - 18),
            "recruit_hidden",
            player.hidden_count,
        )
        page.paste(
            icon("dilemma", 64), (left + 330, top + 18), 0.3 if player.dilemma_choice == "fight" else 1
        )
        if player.dilemma_choice == "fight":
            page.paste(icon("cancel", 46), (left + 339, top + 27))
        elif player.dilemma_choice == "serve":
            page.paste(star_token(player.colour, player.seat, 44, self.palette), (left + 366, top + 42))
        page.write(
            (left + 424, top + 14, right - 20, bottom - 14),
            dilemma_state(player, w),
            28,
            14,
            2,
            private=False,
        )

    def _tokens(self, page: Collage, box: Box) -> None:
        left, top, right, _ = box
        rows.frame(page, box)
        rows.label(page, (left + 20, top + 12, right - 20, top + 44), self.w("drawn-mat-where"))
        placed = [rows.Chip(text, token=self.owner) for text in self.tokens]
        rows.chips(page, (left + 16, top + 48), right - left - 32, placed, self.palette)

    def _penalties(self, page: Collage, box: Box) -> None:
        left, top, right, _ = box
        rows.frame(page, box)
        rows.label(page, (left + 20, top + 12, right - 20, top + 44), self.w("drawn-mat-penalties"))
        things = [rows.Chip(self.w.market(tile), PENALTY[tile]) for tile in self.player.suffers]
        rows.chips(page, (left + 16, top + 48), right - left - 32, things, self.palette)


def standing(view: View, seat: int, w: Words) -> str:
    """A note if it is this player's turn or they have won."""
    if view.over:
        return w("drawn-won") if seat in view.winners else ""
    if view.phase == "setup":
        return ""
    if seat == view.turn:
        return w("drawn-to-move")
    return w("drawn-asked") if seat in view.waiting else ""


def placed_tokens(player: PlayerView, view: View, w: Words) -> list[str]:
    """The places of the player's tokens, as text."""
    found: list[str] = []
    for place, count in player.tokens.items():
        named = called(place, view.built)
        found.append(w.thing(named) if count == 1 else w("drawn-times", place=named, n=count))
    return found


def dilemma_state(player: PlayerView, w: Words) -> str:
    if player.dilemma_choice and player.dilemma:
        return w("drawn-dilemma-done", choice=player.dilemma_choice, dilemma=f"dilemma_{player.dilemma}")
    return w("drawn-dilemma-open")


# Alt text
def mat_alt(view: View, seat: int, language: str = "en") -> str:
    rows.must_be_view(view)
    w, player = words(language), _player(view, seat)
    return w("drawn-mat-alt", name=player.name, colour=player.colour, tokens=player.tokens_placed,
             morale=player.morale, knowledge=player.knowledge, goods=player.goods)  # fmt: skip
