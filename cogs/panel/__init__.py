"""The private panel: a question in Discord, and what happens with its answers. It has no commands of its own.

`bot.asking` says what is asked and offered; here it becomes text, buttons and menus.

panel         what is chosen so far, and its custom ids
progress      the same, written into a custom id
prompt_views  the layout of each shape of question
turn_view     the layout of a turn
parts         what the layouts have in common
planning      the panel before one's turn; plan_view shows the complete plan
answering     giving the answers to the game, and what follows
"""

from __future__ import annotations

from .answering import commit, give, go_on, open_panel, panel_at, show_result, telling
from .panel import Panel
from .plan_view import options_of
from .planning import Planning, ticked, ticks_of
from .progress import Progress, option_by
from .prompt_views import show as show_panel

__all__ = [
    "Panel",
    "Planning",
    "Progress",
    "commit",
    "give",
    "go_on",
    "open_panel",
    "option_by",
    "options_of",
    "panel_at",
    "show_panel",
    "show_result",
    "telling",
    "ticked",
    "ticks_of",
]
