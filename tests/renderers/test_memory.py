"""Drawings are cached within a limit, and memory does not grow with the number of games."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from renderers.kit.drawing_cache import OVERHEAD, DrawingCache, drawing_cache
from renderers.kit.fonts import FONTS, chain, font
from renderers.kit.ground import Places
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


def test_the_places_of_a_ground_are_its_original_parts():
    image = Image.effect_noise((300, 200), 80).convert("RGB")
    boxes = [(0, 0, 150, 100), (5, 7, 9, 11), (120, 60, 148, 98), (-10, -10, 20, 20)]
    places = Places(Places.written(image, boxes, 2))
    for box in boxes:
        expected = image.crop((box[0] * 2, box[1] * 2, box[2] * 2, box[3] * 2))
        assert places.image(places[box]).tobytes() == expected.tobytes()


def test_equal_places_are_stored_once_and_have_the_same_number():
    image = Image.new("RGB", (200, 100), (10, 20, 30))
    image.paste((9, 9, 9), (100, 0, 200, 100))
    one, other, different = (0, 0, 40, 40), (50, 50, 90, 90), (120, 0, 160, 40)
    data = Places.written(image, [one, other, different], 1)
    places = Places(data)
    assert places[one] == places[other] and places[one].number != places[different].number
    assert len(data) < len(Places.written(Image.effect_noise((200, 100), 80).convert("RGB"), [one, other], 1))


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is looked up in /proc")
def test_memory_does_not_grow_in_any_language():
    found = measured(games=5, rounds=4)
    assert found["most"] < 185, found
    assert found["after"][-1] < 1.1 * found["after"][2], found
