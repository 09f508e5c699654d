"""The final standings: the winner, where everybody's tokens lie, and everybody's cards face up."""

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
from .kit.text import Box, fit
from .mat_rows import EDGE, GAP, WIDE
from .portraits.portrait import portrait, tool

BANNER, ROW = 270, 254
PANORAMA = (440, 150, 1130)
"""The part of the board's painting used behind the winner's name: left, top and width."""
HEIGHT = 1474
MOST_PORTRAITS, MOST_ARTIFACTS = 4, 3
PORTRAIT, STEP, STAR = 100, 104, 44
"""The width of a portrait, how far apart they are, and the width of the star on one with a token."""
SUM = ("markets", "territories", "recruits", "dilemma")
"""Where tokens can lie. The numbers add up to the row of ten stars."""


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


def tokens_on(player: PlayerView) -> dict[str, int]:
    """How many tokens the player has on each kind of place."""
    kinds = dict.fromkeys(SUM, 0)
    for place, n in player.tokens.items():
        if place in _MARKETS:
            kinds["markets"] += n
        elif place in TERRITORIES:
            kinds["territories"] += n
        else:
            kinds["dilemma" if place == "dilemma" else "recruits"] += n
    return kinds


def _banner(page: Collage, box: Box, view: View, w: Words, palette: PaletteName) -> None:
    """The winner's recruits and name over the golden city."""
    left, _, right, bottom = box
    page.part(box, partial(_painting))
    x = left + 40
    for seat in view.winners:
        player = view.players[seat]
        shown = player.recruits[:MOST_PORTRAITS]
        size = 172 if len(shown) < 3 else 128
        for recruit in shown:
            place = (x, bottom - 26 - size, x + size, bottom - 26)
            page.part(place, partial(_portrait, recruit=recruit, hidden=False))
            x += size + 10
    plate = (x + 8, bottom - 124, right - 40, bottom - 26)
    page.part(plate, partial(_plate))
    x = plate[0] + 16
    for seat in view.winners:
        page.paste(star_token(view.players[seat].colour, seat, 72, palette), (x, plate[1] + 12))
        x += 78
    room = (x + 4, plate[1] + 10, plate[2] - 20, plate[3] - 10)
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
    _people(page, left + 18, top + 88, player, w, palette)
    _sum(page, left + 450, top + 88, player, w, palette)
    _artifacts(page, left + 450, top + 186, player, w)
    _ties(page, right - 18, top + 186, player, w)


def _rank(page: Page, box: Box, rank: int) -> None:
    left, top, right, bottom = box
    with page.shapes(box) as c:
        c.circle(left + 32, top + 32, 31, GOOD["gold"] if rank == 1 else mix(PAPER, CITY[1], 0.25), 3)
    page.write((left + 6, top + 4, right - 6, bottom - 4), str(rank), 44, 20, weight="black", align="centre")


def _people(page: Collage, left: int, top: int, player: PlayerView, w: Words, palette: PaletteName) -> None:
    """Active recruits, with a star on those that carry a token, then hidden ones, with a card back in the corner."""
    shown = [(r, False) for r in player.recruits if r in RECRUITS] + [(r, True) for r in player.hidden or ()]
    shown = shown[:MOST_PORTRAITS]
    backs = player.hidden_count if player.hidden is None else 0
    names = [short_name(recruit, w) for recruit, _ in shown]
    size = min((fit(name, (PORTRAIT - 4, 52), 24, 13, 2).size for name in names), default=24)
    for i, ((recruit, hidden), name) in enumerate(zip(shown, names, strict=True)):
        x = left + i * STEP
        person(page, x, top, recruit, hidden)
        room = (x + 2, top + PORTRAIT + 2, x + PORTRAIT - 2, top + PORTRAIT + 54)
        page.write(room, name, size, size, 2, align="centre", private=False)
        if recruit in player.tokens:
            star = star_token(player.colour, player.seat, STAR, palette)
            page.paste(star, (x + PORTRAIT - 42, top - 6))
    for i in range(len(shown), min(len(shown) + backs, MOST_PORTRAITS)):
        page.paste(icon("recruit_hidden", 92), (left + i * STEP, top + 4))


def person(page: Collage, x: int, top: int, recruit: str, hidden: bool) -> None:
    """A recruit's portrait."""
    page.part((x, top, x + PORTRAIT, top + PORTRAIT), partial(_portrait, recruit=recruit, hidden=hidden))


def _portrait(page: Page, box: Box, recruit: str, hidden: bool) -> None:
    page.window(AREA_OF[FACTION_OF[recruit]], box, partial(portrait, recruit))
    if hidden:
        page.paste(icon("recruit_hidden", 42), box[:2])


def _sum(page: Collage, left: int, top: int, player: PlayerView, w: Words, palette: PaletteName) -> None:
    """Where the tokens in the row above lie: markets + territories + recruits + dilemma."""
    for i, (name, value) in enumerate(tokens_on(player).items()):
        x = left + i * 124
        last = name == "dilemma"
        text = (
            w(f"drawn-final-{name}", choice=player.dilemma_choice or "open")
            if last
            else w(f"drawn-final-{name}")
        )
        page.part(
            (x, top, x + 94, top + 48),
            partial(_number, name=name, value=value, faint=last and player.dilemma_choice == "fight"),
        )
        page.write((x, top + 50, x + (90 if last else 116), top + 92), text, 20, 13, 2, private=False)
        if i:
            page.write((x - 28, top, x - 8, top + 46), "+", 30, 16, weight="black", private=False)
    card = left + 3 * 124
    if player.dilemma_choice == "fight":
        page.paste(icon("cancel", 32), (card + 7, top + 7))
    elif player.dilemma_choice == "serve":
        page.paste(star_token(player.colour, player.seat, 30, palette), (card + 18, top + 18))
    if player.dilemma:
        page.paste(icon(player.dilemma, 34), (card + 94, top + 54))


def _number(page: Page, box: Box, name: str, value: int, faint: bool) -> None:
    left, top, right, _ = box
    sign = tool("flag", 46) if name == "territories" else icon(name.removesuffix("s"), 46)
    page.paste(sign, (left, top), 0.3 if faint else 1)
    page.write((left + 54, top, right, top + 46), str(value), 38, 16, weight="black")


def _artifacts(page: Collage, left: int, top: int, player: PlayerView, w: Words) -> None:
    """The remaining artifacts."""
    held = player.artifacts or ()
    if not player.artifact_count:
        return
    page.write((left, top - 2, left + 100, top + 48), w("drawn-final-artifacts"), 20, 13, private=False)
    left += 104
    if player.artifacts is None or len(held) > MOST_ARTIFACTS:
        rows.counted(page, (left, top, left + 90, top + 46), "artifact", player.artifact_count)
    else:
        for i, artifact in enumerate(held):
            page.paste(icon(artifact, 46), (left + i * 52, top))


def _ties(page: Collage, right: int, top: int, player: PlayerView, w: Words) -> None:
    """The first two tie-breakers, in small print: more morale, then less knowledge."""
    page.write(
        (right - 232, top - 2, right - 128, top + 48),
        w("drawn-final-ties"),
        18,
        13,
        2,
        align="right",
        private=False,
    )
    for x, sign, value in (
        (right - 120, "morale", player.morale),
        (right - 58, "knowledge", player.knowledge),
    ):
        page.paste(icon(sign, 32), (x, top + 7))
        page.write((x + 36, top, x + 58, top + 46), str(value), 26, 16, private=False)


# Alt text
def final_alt(view: View, language: str = "en") -> str:
    """The ranking as text, with where the tokens lie and the tie-breakers."""
    rows.must_be_view(view)
    w = words(language)
    order = [
        w(
            "drawn-final-place",
            rank=i,
            name=p.name,
            n=p.tokens_placed,
            morale=p.morale,
            knowledge=p.knowledge,
            **tokens_on(p),
        )
        for i, p in enumerate(ranking(view), 1)
    ]
    return w("drawn-final-alt", title=_title(view, w), places=order)
