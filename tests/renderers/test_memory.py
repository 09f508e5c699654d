"""Drawings are cached within a limit, and memory does not grow with the number of games."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from renderers.kit.drawing_cache import OVERHEAD, DrawingCache, Packed, drawing_cache
from renderers.kit.fonts import FONTS, chain, font
from tests.benchmarks.gallery import measured


def test_the_least_recently_used_drawing_is_dropped_first():
    cache = DrawingCache(3 * (100 + OVERHEAD))
    for name in "abc":
        cache.put(name, bytes(100))
    assert cache.get("a") == bytes(100)
    cache.put("d", Image.new("P", (10, 10)))
    assert cache.get("b") is None and cache.get("a") and cache.get("c") and cache.get("d")
    assert cache.held <= cache.limit
    cache.put("e", bytes(10 * cache.limit))
    assert cache.held == 0, "a drawing larger than the cache must not be kept"


def test_fonts_do_not_displace_drawings():
    """Fonts have a separate cache, because a few sizes of a Japanese font would fill that of the drawings."""
    FONTS.clear()
    drawings = drawing_cache.held
    japanese = chain("regular")[-1]
    for size in range(101, 111):
        font(japanese, size)
    assert 0 < FONTS.held <= FONTS.limit
    assert drawing_cache.held == drawings


@pytest.mark.parametrize("mode", ["RGB", "P"])
@pytest.mark.parametrize("box", [(0, 0, 300, 200), (5, 7, 9, 11), (120, 100, 270, 190), (-10, -10, 400, 140)])
def test_a_packed_image_returns_its_original_parts(mode, box):
    image = Image.effect_noise((300, 200), 80).convert("RGB")
    if mode == "P":
        image = image.quantize(64)
    found, expected = Packed(image).crop(box), image.crop(box)
    assert found.convert("RGB").tobytes() == expected.convert("RGB").tobytes()


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is looked up in /proc")
def test_memory_does_not_grow_in_any_language():
    found = measured(games=5, rounds=4)
    assert found["most"] < 185, found
    assert found["after"][-1] < 1.1 * found["after"][2], found
