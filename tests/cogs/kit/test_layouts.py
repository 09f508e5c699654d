"""Layout messages stay within Discord's limits."""

from __future__ import annotations

import pytest

from cogs.kit.controls import Key, button
from cogs.kit.layouts import layout


def test_no_message_exceeds_discords_limits() -> None:
    with pytest.raises(ValueError, match="maximum number of children"):
        layout([button(Key("turn", n), "Press") for n in range(40)])
    (container,) = layout("x" * 3000, "y" * 3000, "z").to_components()
    assert sum(len(text["content"]) for text in container["components"]) == 4000
