"""Discord's limits: characters of a text, or how many fit."""

from __future__ import annotations

MAX_MESSAGE = 2000
MAX_LAYOUT = 4000
"""All texts of a layout together."""
MAX_COMPONENTS = 40
MAX_IN_ROW = 5
"""Buttons; a menu takes a whole row."""
MAX_CUSTOM_ID = 100
MAX_LABEL = 80
"""Of a button."""
MAX_PLACEHOLDER = 150
"""Of a menu."""
MAX_OPTIONS = 25
"""Of a menu, also for what a command completes."""
MAX_DESCRIPTION = 100
"""Of a command, an option and a choice; also their names."""
MAX_TITLE = 45
"""Of a form; also of what stands above its fields."""
MAX_ALT = 1024
"""Of a picture."""
MAX_TAGS = 20
"""Of a forum."""
MAX_TAGS_OF_POST = 5
