"""Signs as emoji: they meet Discord's requirements and can be told apart at the size of a letter."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderers.emoji import NAMES, SIZE, draw_emoji

BESIDE_WORDS = 22
DARK, LIGHT = (49, 51, 56), (255, 255, 255)


def small(name: str, ground: tuple[int, int, int]) -> Image.Image:
    sign = Image.open(BytesIO(draw_emoji(name).image)).convert("RGBA").resize((BESIDE_WORDS, BESIDE_WORDS))
    image = Image.new("RGB", sign.size, ground)
    image.paste(sign, (0, 0), sign)
    return image


@pytest.mark.parametrize("name", NAMES)
def test_discord_accepts_every_sign(name):
    drawn = draw_emoji(name)
    image = Image.open(BytesIO(drawn.image))
    assert image.size == (SIZE, SIZE) and image.mode == "RGBA"
    assert len(drawn.image) < 256 << 10
    assert re.fullmatch(rf"{name}_[0-9a-f]{{8}}", drawn.name) and len(drawn.name) <= 32
    assert image.getchannel("A").getextrema() == (0, 255)


@pytest.mark.parametrize("ground", [DARK, LIGHT], ids=["dark", "light"])
def test_signs_are_distinguishable_at_the_size_of_a_letter(ground):
    signs = {name: small(name, ground) for name in NAMES}
    for name, sign in signs.items():
        empty = Image.new("RGB", sign.size, ground)
        assert sum(ImageStat.Stat(ImageChops.difference(sign, empty)).mean) > 25, name
    for one, other in combinations(NAMES, 2):
        difference = ImageChops.difference(signs[one], signs[other])
        assert sum(ImageStat.Stat(difference).mean) > 10, f"{one} looks like {other}"


def test_an_unknown_sign_is_refused_with_a_sentence():
    with pytest.raises(ValueError, match="choose from"):
        draw_emoji("plutonium")
