"""The final standings: the winner, and everybody's cards face up."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PIL import Image

from bot.engine.board import AREA_OF, FACTION_OF, MARKET_ON, RECRUITS, TERRITORIES
from bot.engine.view import PlayerView, View
from bot.language.words import Words, words

from . import mat_rows as rows
from .backdrop import paint_scene
from .kit.canvas import Thrifty
from .kit.collage import Collage
from .kit.ground import drawing
from .kit.icons import icon
from .kit.page import Page, short_name, shown_name
from .kit.palette import CITY, GOOD, INK, PAPER, UNDER, WHITE, PaletteName, mix
from .kit.paper import Sprite
from .kit.pieces import badge, star_token
from .kit.text import Box
from .mat_rows import EDGE, GAP, WIDE
from .portraits.portrait import portrait, tool

BANNER, ROW = 270, 254
PANORAMA = (440, 150, 1130)
"""The part of the board's painting used behind the winner's name: left, top and width."""
HEIGHT = 1474
MOST_PORTRAITS, MOST_ARTIFACTS = 4, 3


def draw_final(view: View, *, language: str = "en", palette: PaletteName = "standard") -> bytes:
    """The standings as a PNG, also of a game that is not over. Slow: call it in a thread, not in the event loop."""
    with drawing:
        return lay_out(view, words(language), palette).png()


def ranking(view: View) -> list[PlayerView]:
    """Winners first, then by tokens left and by the game's own tie-breakers."""

    def rank(player: PlayerView) -> tuple[object, ...]:
        return (player.seat not in view.winners, player.tokens_left, -player.morale, player.knowledge,
                -_on(player, _MARKETS), -_on(player, TERRITORIES), player.seat)  # fmt: skip

    return sorted(view.players, key=rank)


_MARKETS = frozenset(MARKET_ON.values())


def _on(player: PlayerView, places: Collection[str]) -> int:
    """The number of these places that have a token of the player."""
    return sum(1 for place in player.tokens if place in places)


def lay_out(view: View, w: Words, palette: PaletteName) -> Collage:
    rows.must_be_view(view)
    players = ranking(view)
    page = Collage(WIDE, 2 * EDGE + BANNER + (ROW + GAP) * len(players), UNDER[4])
    _banner(page, (EDGE, EDGE, WIDE - EDGE, EDGE + BANNER), view, w, palette)
    for i, player in enumerate(players):
        top = EDGE + BANNER + GAP + i * (ROW + GAP)
        _standing(page, (EDGE, top, WIDE - EDGE, top + ROW), i + 1, player, w, palette)
    return page


def _title(view: View, w: Words) -> str:
    if not view.over:
        return w("drawn-final-so-far", number=view.turn_number)
    names = [shown_name(view.players[s].name, w.colour(view.players[s].colour)) for s in view.winners]
    return w("drawn-final-title", names=names)


def _banner(page: Collage, box: Box, view: View, w: Words, palette: PaletteName) -> None:
    """The winner's name over the golden city."""
    left, _, right, bottom = box
    page.part(box, partial(_painting))
    x = left + 40
    for seat in view.winners:
        page.paste(star_token(view.players[seat].colour, seat, 180, palette), (x, bottom - 204))
        x += 190
    plate = (x + 8, bottom - 124, right - 40, bottom - 26)
    page.part(plate, partial(_plate))
    room = (plate[0] + 20, plate[1] + 10, plate[2] - 20, plate[3] - 10)
    page.write(room, _title(view, w), 60, 24, 2, weight="black", align="centre")


def _painting(page: Page, box: Box) -> None:
    page.window("euphoria", box, partial(_panorama))


def _plate(page: Page, box: Box) -> None:
    left, top, right, bottom = box
    with page.shapes(box) as c:
        c.rectangle(box, INK, 0, 14)
        c.rectangle((left + 4, top + 4, right - 4, bottom - 4), PAPER, 0, 11)


def _panorama(wide: int, high: int) -> Sprite:
    """The horizon of the board: city, wall, farms and zeppelins."""
    left, top, units = PANORAMA

    def render(zoom: int) -> Image.Image:
        c = Thrifty(wide * zoom, high * zoom, units, 3, WHITE, (left, top))
        paint_scene(c, HEIGHT)
        return c.done().convert("RGBA")

    return Sprite(wide, high, render)


def _standing(page: Collage, box: Box, rank: int, player: PlayerView, w: Words, palette: PaletteName) -> None:
    left, top, right, _ = box
    rows.frame(page, box)
    page.part((left + 16, top + 14, left + 80, top + 78), partial(_rank, rank=rank))
    page.paste(badge(player.colour, player.seat, 62, palette), (left + 90, top + 15))
    name = shown_name(player.name, w.colour(player.colour))
    page.write((left + 166, top + 12, left + 462, top + 80), name, 42, 18, 2, weight="black")
    rows.stars(page, (left + 472, top + 25), (player.seat, player.colour), player.tokens_placed, palette, 41)
    _people(page, left + 18, top + 88, player, w)
    _numbers(page, left + 450, top + 88, player, w)
    _cards(page, left + 450, top + 184, right - 18, player, w, palette)


def _rank(page: Page, box: Box, rank: int) -> None:
    left, top, right, bottom = box
    with page.shapes(box) as c:
        c.circle(left + 32, top + 32, 31, GOOD["gold"] if rank == 1 else mix(PAPER, CITY[1], 0.25), 3)
    page.write((left + 6, top + 4, right - 6, bottom - 4), str(rank), 44, 20, weight="black", align="centre")


def _people(page: Collage, left: int, top: int, player: PlayerView, w: Words) -> None:
    """Active recruits, then hidden ones, which are marked by a card back in the corner."""
    shown = [(r, False) for r in player.recruits if r in RECRUITS] + [(r, True) for r in player.hidden or ()]
    backs = player.hidden_count if player.hidden is None else 0
    for i, (recruit, hidden) in enumerate(shown[:MOST_PORTRAITS]):
        person(page, left + i * 104, top, recruit, w, hidden)
    for i in range(backs):
        x = left + (len(shown) + i) * 104
        if len(shown) + i < MOST_PORTRAITS:
            page.paste(icon("recruit_hidden", 92), (x, top + 4))


def person(page: Collage, x: int, top: int, recruit: str, w: Words, hidden: bool) -> None:
    """A recruit's portrait and name."""
    paint = partial(_person, recruit=recruit, hidden=hidden, language=w.language)
    page.part((x - 2, top - 4, x + 101, top + 154), paint)


def _person(page: Page, box: Box, recruit: str, hidden: bool, language: str) -> None:
    x, top = box[0] + 2, box[1] + 4
    page.window(AREA_OF[FACTION_OF[recruit]], (x, top, x + 100, top + 100), partial(portrait, recruit))
    if hidden:
        page.paste(icon("recruit_hidden", 42), (x - 2, top - 4))
    name = short_name(recruit, words(language))
    page.write((x + 2, top + 102, x + 98, top + 154), name, 24, 13, 2, weight="bold", align="centre")


def _numbers(page: Collage, left: int, top: int, player: PlayerView, w: Words) -> None:
    """The tie-breakers, in order: morale, knowledge, markets, territories."""
    values = (player.morale, player.knowledge, _on(player, _MARKETS), _on(player, TERRITORIES))
    names = ("morale", "knowledge", "markets", "territories")
    for i, (name, value) in enumerate(zip(names, values, strict=True)):
        x = left + i * 124
        page.part((x, top, x + 116, top + 78), partial(_number, name=name, value=value, language=w.language))


def _number(page: Page, box: Box, name: str, value: int, language: str) -> None:
    left, top, right, bottom = box
    sign = tool("flag", 46) if name == "territories" else icon(name.removesuffix("s"), 46)
    text = words(language)(f"drawn-final-{name}")
    page.write((left, top + 50, right - 4, bottom), text, 22, 13, weight="bold")
    page.paste(sign, (left, top))
    page.write((left + 54, top, right, top + 46), str(value), 38, 16, weight="black")


def _cards(
    page: Collage, left: int, top: int, right: int, player: PlayerView, w: Words, palette: PaletteName
) -> None:
    """The remaining artifacts, and the dilemma."""
    held = player.artifacts or ()
    if player.artifact_count:
        page.write((left, top - 2, left + 110, top + 48), w("drawn-final-artifacts"), 24, 13, private=False)
        left += 118
    done = w("drawn-final-dilemma", choice=player.dilemma_choice or "open")
    room = (right - 226, top - 2, right - 116, top + 48)
    page.write(room, done, 24, 12, 2, align="right", private=False)
    if not player.artifact_count:
        pass
    elif player.artifacts is None or len(held) > MOST_ARTIFACTS:
        rows.counted(page, (left, top, left + 90, top + 46), "artifact", player.artifact_count)
    else:
        for i, artifact in enumerate(held):
            page.paste(icon(artifact, 46), (left + i * 54, top))
    x = right - 62
    page.paste(icon("dilemma", 48), (x, top), 0.3 if player.dilemma_choice == "fight" else 1)
    if player.dilemma_choice == "serve":
        page.paste(star_token(player.colour, player.seat, 34, palette), (x + 26, top + 18))
    elif player.dilemma_choice == "fight":
        page.paste(icon("cancel", 34), (x + 7, top + 7))
    if player.dilemma:
        page.paste(icon(player.dilemma, 40), (x - 46, top + 4))


# Alt text
def final_alt(view: View, language: str = "en") -> str:
    """The ranking as text."""
    rows.must_be_view(view)
    w = words(language)
    order = [
        w("drawn-final-place", rank=i, name=p.name, n=p.tokens_placed) for i, p in enumerate(ranking(view), 1)
    ]
    return w("drawn-final-alt", title=_title(view, w), places=order)
