"""The recruits a player chooses from, two beside each other so that their texts can be read on a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from bot.engine.board import AREA_OF, FACTION_OF, FACTIONS, RECRUITS, REVISED
from bot.language.words import Words, words

from .kit.collage import Collage
from .kit.ground import drawing
from .kit.icons import icon
from .kit.page import Page
from .kit.palette import AREA_DEEP, INK, PAPER, UNDER, WHITE
from .kit.text import Box
from .mat_rows import GAP
from .portraits.portrait import portrait

EDGE = 10
CARD = (410, 560)
WIDE = 2 * EDGE + 2 * CARD[0] + GAP
LABEL, HAVE = 52, 108


def draw_choice(
    recruits: Sequence[str], have: Sequence[str] = (), edition: str = "classic", language: str = "en"
) -> bytes:
    """The recruits in this order, and below them those the player has. Slow: call it in a thread."""
    with drawing:
        return lay_out(recruits, have, edition, words(language)).png()


def lay_out(recruits: Sequence[str], have: Sequence[str], edition: str, w: Words) -> Collage:
    _must_be_recruits([*recruits, *have])
    places = _grid(len(recruits), EDGE, CARD[1])
    bottom = places[-1][3]
    owned = _grid(len(have), bottom + LABEL, HAVE) if have else []
    page = Collage(WIDE, (owned[-1][3] if owned else bottom) + EDGE, UNDER[4])
    count = Counter(FACTION_OF[recruit] for recruit in (*recruits, *have))
    for box, recruit in zip(places, recruits, strict=True):
        paint = partial(
            paint_card,
            recruit=recruit,
            edition=edition if recruit in REVISED else "",
            paired=count[FACTION_OF[recruit]] > 1,
            language=w.language,
        )
        page.part(box, paint)
    if owned:
        room = (EDGE + 6, bottom + 6, WIDE - EDGE, bottom + LABEL - 4)
        page.write(room, w("drawn-choice-have"), 32, 18, ink=WHITE, private=False)
    for box, recruit in zip(owned, have, strict=True):
        page.part(box, partial(_owned, recruit=recruit, language=w.language))
    return page


def _must_be_recruits(cards: Sequence[str]) -> None:
    for card in cards:
        if card not in RECRUITS:
            raise ValueError(f"there is no recruit {card!r}")


def _grid(count: int, top: int, high: int) -> list[Box]:
    """Places in two columns, row by row."""
    found: list[Box] = []
    for number in range(count):
        row, column = divmod(number, 2)
        x, y = EDGE + column * (CARD[0] + GAP), top + row * (high + GAP)
        found.append((x, y, x + CARD[0], y + high))
    return found


def paint_card(page: Page, box: Box, recruit: str, edition: str, paired: bool, language: str) -> None:
    """Portrait, name, ability, and faction; `paired` with another of its faction, it has the sign twice, on a dark
    ground."""
    w = words(language)
    faction = FACTION_OF[recruit]
    area = AREA_OF[faction]
    left, top, right, bottom = box
    page.frame(area, box)
    page.window(area, (left + 14, top + 14, right - 14, top + 186), partial(portrait, recruit))
    page.write((left + 20, top + 194, right - 20, top + 262), w.recruit(recruit), 32, 22, 2, weight="black")
    ability = w.ability(recruit, edition or "classic")
    page.write((left + 20, top + 264, right - 18, bottom - 70), ability, 29, 20, 10, weight="regular")
    foot = (left + 14, bottom - 64, right - 14, bottom - 14)
    if paired:
        with page.shapes(foot) as c:
            c.rectangle(foot, AREA_DEEP[area], 0, 10)
    x = foot[0] + 8
    for _ in range(1 + paired):
        page.paste(icon(faction, 42), (x, foot[1] + 4))
        x += 46
    ink = PAPER if paired else INK
    page.write((x + 4, foot[1] + 4, foot[2] - 8, foot[3] - 4), w.faction(faction), 27, 18, ink=ink)


def _owned(page: Page, box: Box, recruit: str, language: str) -> None:
    faction = FACTION_OF[recruit]
    area = AREA_OF[faction]
    left, top, right, bottom = box
    page.frame(area, box)
    high = bottom - top - 20
    page.window(area, (left + 10, top + 10, left + 10 + high, bottom - 10), partial(portrait, recruit))
    x = left + high + 18
    page.paste(icon(faction, 32), (x, top + (bottom - top - 32) // 2))
    page.write((x + 38, top + 14, right - 14, bottom - 14), words(language).recruit(recruit), 28, 18, 3)


# Alt text
def choice_alt(
    recruits: Sequence[str], have: Sequence[str] = (), edition: str = "classic", language: str = "en"
) -> str:
    """All of it in words. It may be longer than Discord accepts."""
    _must_be_recruits([*recruits, *have])
    w = words(language)
    sentences = [w("drawn-choice-alt")]
    for faction in FACTIONS:
        together = [recruit for recruit in (*recruits, *have) if FACTION_OF[recruit] == faction]
        if len(together) > 1:
            sentences.append(w("drawn-choice-together", faction=faction, recruits=together))
    if have:
        sentences.append(w("drawn-choice-have-alt", recruits=[*have]))
    for number, recruit in enumerate(recruits, 1):
        faction, ability = FACTION_OF[recruit], w.ability(recruit, edition)
        sentences.append(
            w("drawn-choice-recruit", number=number, recruit=recruit, faction=faction, ability=ability)
        )
    return w("told-together", sentences=sentences)
