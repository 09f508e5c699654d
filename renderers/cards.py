"""Pictures of single cards: recruit, market tile, dilemma or artifact. The printed text of cards is public."""

from __future__ import annotations

from functools import partial

from bot.engine.board import (
    AREA_OF,
    ARTIFACTS,
    DILEMMAS,
    FACTION_OF,
    MARKET_PRICE,
    MARKETS,
    RECRUITS,
    REVISED,
)
from bot.language.words import Words, words

from .kit.drawing_cache import kept
from .kit.ground import drawing
from .kit.icons import icon
from .kit.page import Page
from .kit.palette import DANGER, HEART, INK, PAPER, STEEL, WHITE, mix
from .kit.signs import draw_signs
from .kit.text import Box, fit
from .portraits.emblems import emblem
from .portraits.portrait import portrait
from .prices import ARTIFACTS_3_OR_PAIR, PENALTY, market_price

SIZE = (600, 840)
MARGIN = 5
FIGHT_GAIN = ("2", "recruit", "arrow", "1", "recruit")
SERVE_GAIN = ("dilemma", "arrow", "token")


def card_ids() -> tuple[str, ...]:
    """The ids of all cards. A dilemma is named after its artifact: `dilemma_book`."""
    return (*RECRUITS, *MARKETS, *(f"dilemma_{artifact}" for artifact in DILEMMAS), *ARTIFACTS)


def draw_card(card: str, edition: str = "classic", language: str = "en") -> bytes:
    """The card as a PNG. Slow: call it in a thread, not in the event loop."""
    return _draw(_known(card), edition if card in REVISED else "", words(language).language)


@kept
def _draw(card: str, edition: str, language: str) -> bytes:
    with drawing:
        return lay_out(card, edition or "classic", words(language)).png()


def _known(card: str) -> str:
    if card not in card_ids():
        raise ValueError(
            f"there is no card {card!r}: name a recruit, a market, an artifact or `dilemma_book`"
        )
    return card


def lay_out(card: str, edition: str, w: Words) -> Page:
    """The card as a page, so that tests can check what was written where."""
    page = Page(*SIZE, PAPER)
    if card in RECRUITS:
        _recruit(page, card, edition, w)
    elif card in MARKETS:
        _market(page, card, w)
    elif card in ARTIFACTS:
        _artifact(page, card, w)
    else:
        _dilemma(page, card.removeprefix("dilemma_"), w)
    return page


def _frame(page: Page, area: str) -> None:
    page.frame(area, (MARGIN, MARGIN, SIZE[0] - MARGIN, SIZE[1] - MARGIN))


def _title(page: Page, area: str, box: Box, title: str, crest: str) -> None:
    """A ribbon with a crest at its left end."""
    page.ribbon(area, box)
    left, top, right, bottom = box
    size = 84
    page.paste(icon(crest, size), (left + 24, (top + bottom - size) // 2))
    room = (left + size + 36, top + 12, right - 28, bottom - 12)
    # One line if it can be large, otherwise two.
    one = fit(title, (room[2] - room[0], room[3] - room[1]), 40, 30, 1, "black")
    page.write(room, title, 40, 20, 1 if one.whole else 2, ink=PAPER, weight="black")


def _recruit(page: Page, recruit: str, edition: str, w: Words) -> None:
    faction = FACTION_OF[recruit]
    area = AREA_OF[faction]
    _frame(page, area)
    page.window(area, (24, 24, 576, 452), partial(portrait, recruit))
    _title(page, area, (10, 416, 590, 512), w.recruit(recruit), faction)
    page.write((38, 526, 562, 774), w.ability(recruit, edition), 34, 17, 12, weight="regular")
    page.write((38, 784, 330, 818), w.faction(faction), 24, 14, weight="black")
    if recruit in REVISED:
        page.write((336, 784, 562, 818), w(f"drawn-card-{edition}"), 24, 13, weight="bold", align="right")


def _market(page: Page, tile: str, w: Words) -> None:
    _frame(page, "")
    page.window("", (24, 24, 576, 424), partial(emblem, tile))
    _title(page, "", (10, 384, 590, 480), w.market(tile), "market")
    draw_signs(page, (40, 486, 560, 558), [*market_price(tile), "arrow", "token"], 64)
    with page.shapes((24, 566, 576, 818)) as c:
        c.rectangle((24, 566, 576, 818), DANGER, 0, 12)
        c.rectangle((28, 570, 572, 814), mix(WHITE, DANGER, 0.1), 0, 9)
    draw_signs(page, (44, 576, 556, 642), PENALTY[tile], 60)
    page.write((44, 644, 556, 774), w.penalty(tile), 34, 17, 6, weight="regular", align="centre")
    page.write((44, 776, 556, 808), w("drawn-card-without-token"), 23, 13, ink=DANGER, align="centre")


def _dilemma(page: Page, artifact: str, w: Words) -> None:
    _frame(page, "")
    _title(page, "", (10, 20, 590, 116), w.dilemma(artifact), "dilemma")
    draw_signs(page, (40, 124, 560, 214), [artifact, "or", "2", "artifact"], 82)
    for top, side, signs in ((226, "fight", FIGHT_GAIN), (526, "serve", SERVE_GAIN)):
        box = (24, top, 576, top + 290)
        tone = HEART if side == "fight" else STEEL[2]
        with page.shapes(box) as c:
            c.rectangle(box, INK, 0, 12)
            c.rectangle((28, top + 4, 572, top + 286), mix(WHITE, tone, 0.22), 0, 9)
        page.window("", (36, top + 12, 284, top + 278), partial(emblem, side))
        page.write((300, top + 14, 560, top + 52), w(f"drawn-card-{side}"), 26, 14, weight="bold")
        page.write((300, top + 54, 560, top + 134), w.dilemma(artifact, side), 34, 17, 3, weight="black")  # type: ignore[arg-type]
        draw_signs(page, (300, top + 138, 560, top + 198), signs, 52, "left")
        page.write(
            (300, top + 200, 560, top + 276), w(f"drawn-card-{side}.gain"), 24, 13, 4, weight="regular"
        )


def _artifact(page: Page, artifact: str, w: Words) -> None:
    _frame(page, "")
    page.window("", (24, 24, 576, 500), partial(emblem, artifact))
    _title(page, "", (10, 466, 590, 562), w.thing(artifact, "title"), "artifact")
    draw_signs(page, (40, 576, 560, 652), [*ARTIFACTS_3_OR_PAIR, "arrow", "token"], 64)
    page.write((44, 662, 556, 816), _uses(artifact, w), 30, 15, 6, weight="regular", align="centre")


def _uses(artifact: str, w: Words) -> str:
    """The spaces and cards that ask for exactly this artifact."""
    tiles = [tile for tile, price in MARKET_PRICE.items() if artifact in price]
    return w("drawn-card-artifact", things=[f"dilemma_{artifact}", *tiles])


# Alt text
def card_alt(card: str, language: str = "en") -> str:
    """The alt text, in one line."""
    return words(language)("drawn-card-alt", kind=_kind(_known(card)), card=card)


def _kind(card: str) -> str:
    if card in RECRUITS:
        return "recruit"
    if card in MARKETS:
        return "market"
    return "artifact" if card in ARTIFACTS else "dilemma"
