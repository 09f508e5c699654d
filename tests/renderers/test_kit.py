"""Fonts, text, colours, signs and dice."""

from __future__ import annotations

from itertools import combinations

import pytest
from fluent.syntax import ast, visitor
from PIL import Image, ImageChops

from bot.engine.board import (
    ARTIFACTS,
    COLOURS,
    FACTIONS,
    GOODS,
    LOTS,
    MARKET_PRICE,
    MARKETS,
    RECRUITS,
    SPACES,
)
from bot.language.words import LANGUAGES, resources, words
from renderers.kit.fonts import chain, coverage, drawable, font, font_file, has_glyph, runs
from renderers.kit.icons import icon, icon_names
from renderers.kit.line_breaks import syllables
from renderers.kit.page import Page
from renderers.kit.palette import (
    AREA_DEEP,
    AREA_PAPER,
    DANGER,
    INK,
    PALETTES,
    PAPER,
    PLAYER,
    SIGNAL,
    WHITE,
    Colour,
    colours,
    contrast,
    ink_on,
    reduce,
)
from renderers.kit.paper import Paper
from renderers.kit.pieces import SHAPES, badge, die, star_token
from renderers.kit.signs import is_icon
from renderers.kit.text import SQUARES, draw_text, fit, width
from renderers.prices import PENALTY, brackets, market_price, price_of, yield_of

WEIGHTS = ("regular", "bold", "black")


# Fonts
class _Text(visitor.Visitor):
    def __init__(self) -> None:
        self.chars: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.chars.update(node.value)


def test_every_letter_of_every_language_has_a_glyph(language):
    found = _Text()
    for name in ("board", "cards", "board_pictures"):
        if name in resources(language):
            found.visit(resources(language)[name])
    missing = {c for c in found.chars for weight in WEIGHTS if c.isprintable() and not font_file(c, weight)}
    assert missing == set()


@pytest.mark.parametrize("weight", WEIGHTS)
def test_a_font_that_claims_a_letter_can_draw_it(weight):
    """A letter is never drawn as the box for a missing glyph."""
    for char in "AÄßŁőŒЖщЁёあア漢読々ー…–×≤−’":
        path = font_file(char, weight)
        assert path is not None, char
        assert bytes(font(path, 40).getmask(char)) != bytes(font(path, 40).getmask("\U0010fffd")), char


def test_the_font_fallback_goes_from_latin_to_japanese():
    latin, japanese = chain("bold")
    assert font_file("A", "bold") == font_file("Ж", "bold") == latin
    assert font_file("漢", "bold") == japanese


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Ada", "Ada"),
        ("𝓕𝓪𝓷𝓬𝔂 🎉", "Fancy"),
        ("🎉", ""),
        ("Ünal\u200d  Ş", "Ünal Ş"),
        ("مرحبا", ""),
        ("漢字", "漢字"),
    ],
)
def test_characters_without_a_font_are_left_out(name, drawn):
    assert drawable(name) == drawn


# Text
NAMES = [
    *(
        ("space", space)
        for space, found in SPACES.items()
        if found.kind not in ("site", "market", "tunnel_end")
    ),
    *(("market", tile) for tile in MARKETS),
    *(("recruit", recruit) for recruit in RECRUITS),
    *(("area", area) for area in ("euphoria", "wastelands", "subterra", "icarus")),
]


@pytest.mark.parametrize("frame", [(186, 61), (120, 40), (60, 20)])
def test_names_in_every_language_fit_their_box(language, frame):
    w = words(language)
    for kind, name in NAMES:
        image = Image.new("RGB", (400, 200), WHITE)
        box = (100, 60, 100 + frame[0], 60 + frame[1])
        draw_text(Paper(image), box, getattr(w, kind)(name), INK, 26, 11, 3, "black")
        ink = ImageChops.difference(image, Image.new("RGB", image.size, WHITE)).getbbox()
        assert ink is not None, name
        # Antialiasing and the overhang of letters may colour the pixels next to the frame.
        assert (
            ink[0] >= box[0] - 1 and ink[1] >= box[1] - 1 and ink[2] <= box[2] + 2 and ink[3] <= box[3] + 1
        ), name


def test_text_shrinks_then_wraps_then_is_cut():
    assert fit("Generator", (300, 40), 26).size == 26
    assert fit("Generator", (60, 40), 26, 8).size < 26
    assert len(fit("Plaza of Immortalized Humility", (186, 61), 24, 12, 3).lines) == 2
    cut = fit("Plaza of Immortalized Humility", (90, 20), 20, 14)
    assert not cut.whole
    assert cut.lines[0].endswith("…")
    assert width(cut.lines[0], cut.size, "bold") <= 90
    assert fit("プレイヤー名がとても長い人です", (100, 70), 24, 12, 3).whole


# Colours
def test_colours_of_the_palette_survive_quantization():
    for name in PALETTES:
        assert len(colours(name)) <= 256
        for named in (INK, PAPER, SIGNAL, *AREA_PAPER.values(), *PLAYER[name].values()):
            pixel = reduce(Image.new("RGB", (1, 1), named), name).convert("RGB").getpixel((0, 0))
            assert isinstance(pixel, tuple)
            assert sum(abs(a - b) for a, b in zip(pixel, named, strict=True)) <= 12, named


@pytest.mark.parametrize("area", AREA_PAPER)
def test_text_has_enough_contrast_on_every_background(area):
    assert contrast(INK, AREA_PAPER[area]) >= 4.5
    assert contrast(DANGER, AREA_PAPER[area]) >= 4.5
    assert contrast(PAPER, AREA_DEEP[area]) >= 4.5
    assert contrast(WHITE, SIGNAL) >= 4.5


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("colour", COLOURS)
def test_letters_have_enough_contrast_on_every_player_colour(palette, colour):
    fill = PLAYER[palette][colour]
    assert contrast(ink_on(fill), fill) >= 4.5


# Colours as seen by dichromats, by the linear model of Viénot, Brettel and Mollon.
BLIND = {
    "red": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "green": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}


def as_seen(colour: Colour, matrix: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    linear = [(c / 255) ** 2.2 for c in colour]
    mixed = (sum(k * c for k, c in zip(row, linear, strict=True)) for row in matrix)
    return tuple(max(0.0, min(1.0, c)) ** (1 / 2.2) * 255 for c in mixed)


@pytest.mark.parametrize("cone", BLIND)
def test_the_colour_blind_palette_distinguishes_players(cone):
    for one, other in combinations(COLOURS, 2):
        a, b = (as_seen(PLAYER["colour_blind"][c], BLIND[cone]) for c in (one, other))
        assert sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) ** 0.5 > 60, (one, other)


# Pieces
def silhouette(image: Image.Image) -> Image.Image:
    return image.getchannel("A").point([255 if a > 127 else 0 for a in range(256)])


def test_dice_of_every_colour_have_their_own_shape():
    assert set(SHAPES) == set(COLOURS)
    shapes = {colour: silhouette(die(colour, 0, 48, "standard").render(1)) for colour in COLOURS}
    for one, other in combinations(COLOURS, 2):
        differing = ImageChops.difference(shapes[one], shapes[other]).histogram()[255]
        assert differing >= 20, f"{one} and {other} differ in only {differing} pixels"


@pytest.mark.parametrize("palette", PALETTES)
def test_every_face_and_every_owner_looks_different(palette):
    faces = {die(colour, n, 40, palette).render(1).tobytes() for colour in COLOURS for n in range(1, 7)}
    assert len(faces) == 36
    for make in (badge, star_token):
        assert len({make("red", seat, 40, palette).render(1).tobytes() for seat in range(6)}) == 6


# Signs
def test_every_thing_has_its_own_sign():
    things = {*GOODS, *ARTIFACTS, *FACTIONS, "morale", "knowledge", "token", "worker", "miner", "artifact"}
    assert things <= set(icon_names())
    drawn = {name: icon(name, 32).render(1).tobytes() for name in things}
    assert len(set(drawn.values())) == len(things)
    outlines = {name: silhouette(icon(name, 32).render(1)).tobytes() for name in GOODS}
    assert len(set(outlines.values())) == len(GOODS), "goods must differ in shape, not only in colour"


def test_prices_yields_and_penalties_use_known_signs():
    assert set(PENALTY) == set(MARKETS)
    rows = (
        [market_price(tile) for tile in MARKETS] + [PENALTY[tile] for tile in MARKETS] + list(LOTS.values())
    )
    rows += [row for space in SPACES for row in (price_of(space), yield_of(space))]
    rows += [signs for s in SPACES.values() if s.kind == "commodity" for _, signs in brackets(s.id)]
    signs = {sign.removeprefix("no:") for row in rows for sign in row if is_icon(sign)}
    assert {s for s in signs if not s.startswith("die:")} <= set(icon_names())
    assert len({tuple(PENALTY[tile]) for tile in MARKETS}) == len(MARKETS), "two penalties look alike"


def test_a_market_shows_its_whole_price():
    for tile, price in MARKET_PRICE.items():
        shown = market_price(tile)
        for thing, n in price.items():
            at = shown.index(thing)
            assert n == 1 or shown[at - 1] == str(n)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        # No punctuation at the start of a line, no opening bracket at its end, a number with its counter.
        ("施設「発電機」に配置。", ("施設", "「発電", "機」に", "配置。")),
        ("権利を2個得る", ("権利を", "2個得", "る")),
        # A phrase stays with its particle, if it fits.
        ("個人的秘密の登記所", ("個人的秘密の", "登記所")),
        ("知識を2上げて遺物カード2枚を引く", ("知識を2上げて", "遺物カード2枚を", "引く")),
        # Words of katakana stay whole.
        ("新ワーカー", ("新", "ワーカー")),
        # No-break spaces hold together.
        ("Que\u00a0? Oui\u202f!", ("Que\u00a0?", "Oui\u00a0!")),
    ],
)
def test_lines_are_broken_by_the_rules_of_the_language(text, lines):
    widest = max(width(line, 20, "bold") for line in lines)
    assert fit(text, (widest, 400), 20, 20, 9).lines == lines


@pytest.mark.parametrize(
    "word", ["преданность", "разрешение", "construction", "Werkersactivatietank", "ouvrières"]
)
def test_a_long_word_is_hyphenated_between_syllables(word):
    found = syllables(word)
    assert "".join(found) == word
    assert all(len(part) >= 2 for part in found) and len(found) >= 2


def test_a_word_is_hyphenated_only_if_it_does_not_fit_otherwise():
    assert fit("преданность", (200, 60), 26, 14, 2).lines == ("преданность",)
    divided = fit("преданность", (70, 80), 26, 20, 3)
    assert divided.whole and len(divided.lines) > 1
    assert all(line.endswith("-") for line in divided.lines[:-1])
    assert "".join(line.rstrip("-") for line in divided.lines) == "преданность"
    # The text itself may contain soft hyphens.
    assert fit("prestige\u00adsteen", (95, 80), 20, 20, 2).lines == ("prestige-", "steen")


def test_numbers_and_one_letter_words_stay_with_the_next_word():
    text = "заплатить 1 энергию и взять 2 артефакта"
    room = width("2 артефакта", 20, "regular")
    assert width("заплатить 1", 20, "regular") < room
    assert fit(text, (room, 200), 20, 20, 9, "regular").lines == (
        "заплатить",
        "1 энергию",
        "и взять",
        "2 артефакта",
    )
    # Not if the text would become smaller.
    tight = fit("1 преданность", (width("преданность", 20, "regular"), 60), 20, 12, 2, "regular")
    assert (tight.lines, tight.size) == (("1", "преданность"), 20)
    assert fit("Сумма 5–8", (width("Сумма 5–", 20, "regular"), 60), 20, 20, 2, "regular").lines == (
        "Сумма",
        "5–8",
    )


def test_balancing_lines_hyphenates_no_word():
    page = Page(400, 200)
    drawn = page.write((0, 0, 330, 100), "Вы не можете выталкивать своих работников.", 26, 14, 3)
    assert not any(line.endswith("-") for line in drawn.lines)
    assert len(drawn.lines) == 2 and "работников." in drawn.lines[1].split()[1:]


@pytest.mark.parametrize("size", [12, 17, 23, 34])
@pytest.mark.parametrize("weight", ["regular", "bold"])
def test_measured_width_of_japanese_is_its_drawn_width(size, weight):
    text = "権利トークンを2個、置く（ﾜｰｶｰ）"
    drawn = sum(font(path, size).getlength(part) for path, part in runs(text, weight))
    assert abs(width(text, size, weight) - drawn) <= 2


def test_digits_and_latin_letters_in_japanese_text_use_its_font():
    latin, japanese = chain("bold")
    assert runs("知識+1のAda", "bold") == [(japanese, "知識+1のAda")]
    assert runs("Ada", "bold") == [(latin, "Ada")]
    # Its Cyrillic letters are as wide as kanji.
    assert runs("Оляの番", "bold") == [(latin, "Оля"), (japanese, "の番")]


def test_equal_lines_are_no_reason_to_hyphenate():
    for language in LANGUAGES:
        for recruit in RECRUITS:
            text = words(language).ability(recruit, "classic")
            page = Page(760, 400)
            fitted = page.write((0, 0, 740, 400), text, 30, 17, 12, weight="regular")
            assert fitted.ends != "within", text


@pytest.mark.parametrize("weight", ["regular", "bold"])
def test_the_characters_of_a_font_are_those_that_freetype_finds(weight):
    """A font draws its own empty box for missing characters."""
    for path in chain(weight):
        face = font(path, 40)
        box = bytes(face.getmask("\uffff"))
        for point in [*range(0x20, 0x500, 7), *range(0x2E80, 0xFFEF, 211), *range(0x1F000, 0x21000, 97)]:
            drawn = bytes(face.getmask(chr(point)))
            if has_glyph(path, point):
                assert drawn != box, hex(point)
            else:
                assert drawn == box, hex(point)
        assert len(coverage(path)[0]) == len(coverage(path)[1])


@pytest.mark.parametrize("weight", ["regular", "bold"])
def test_kana_and_kanji_are_as_wide_as_they_are_large(weight):
    japanese = chain(weight)[-1]
    face = font(japanese, 64)
    squares = [
        char for char in map(chr, range(0x3000, 0xFFFF)) if SQUARES.match(char) and font_file(char, weight)
    ]
    assert len(squares) > 20_000
    for char in (*(c for c in squares if c < "\u4e00" or c > "\u9fff"), *squares[::40]):
        assert face.getlength(char) == 64, char
