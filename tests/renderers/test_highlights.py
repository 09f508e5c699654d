"""Which places of the board are highlighted after a move, and in a recap."""

from __future__ import annotations

from bot.engine import events
from renderers.board_layout import layout
from renderers.highlights import Highlight, frame_of, highlights_from

MOVE = [
    events.TurnStarted(1, 7),
    events.WorkerPlaced(1, 5, "generator"),
    events.AllegianceAdvanced(1, "euphorian", 3),
    events.WorkersRetrieved(2, ("farm", "site_subterra_upper"), "food"),
    events.WorkerPlaced(0, 2, "market_euphoria_lower"),
    events.TokenPlaced(0, "territory_euphoria", 6),
    events.TokenPlaced(0, "maxime", 5),
]


def test_the_last_move_is_highlighted_without_numbers():
    assert highlights_from(MOVE[:3]) == (Highlight("generator"), Highlight("allegiance_euphorian"))


def test_a_recap_numbers_moves_and_their_results_share_the_number():
    assert highlights_from(MOVE, numbered=True) == (
        Highlight("generator", 1),
        Highlight("allegiance_euphorian", 1),
        Highlight("farm", 2),
        Highlight("site_subterra_upper", 2),
        Highlight("seat_2", 2),
        Highlight("market_euphoria_lower", 3),
        Highlight("territory_euphoria", 3),
        Highlight("seat_0", 3),
    )


def test_every_highlight_has_a_frame():
    assert all(
        frame_of(highlight.place) in layout(3).frames for highlight in highlights_from(MOVE, numbered=True)
    )
    assert frame_of("maxime") is None
