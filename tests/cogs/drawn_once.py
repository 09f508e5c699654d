"""Caches pictures across tests, because hundreds of tests begin with the same board. The real renderers draw each
picture once, and the bytes are reused. The tests of the renderers themselves do not use this cache."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module

import pytest

DRAWING = (
    "board.draw_board",
    "board.draw_area",
    "board.draw_move",
    "cards.draw_card",
    "choice.draw_choice",
    "close_up.draw_close_up",
    "final.draw_final",
    "hand.draw_hand",
    "mat.draw_mat",
)
KEPT = 400
"""The number of cached pictures; each takes about a hundred kilobytes."""


@lru_cache(KEPT)
def _drawn(name: str, asked: bytes) -> bytes:
    arguments, options = pickle.loads(asked)
    picture: bytes = _plain[name](*arguments, **options)
    return picture


def _of_renderers(name: str) -> Callable[..., bytes]:
    module, _, function = name.partition(".")
    found: Callable[..., bytes] = getattr(import_module(f"renderers.{module}"), function)
    return found


_plain = {name: _of_renderers(name) for name in DRAWING}


def _kept(name: str) -> Callable[..., bytes]:
    def draw(*arguments: object, **options: object) -> bytes:
        return _drawn(name, pickle.dumps((arguments, options)))

    return draw


@pytest.fixture
def drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in DRAWING:
        monkeypatch.setattr(f"renderers.{name}", _kept(name))
