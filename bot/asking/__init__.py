"""A question as it is shown to one player, as data: it knows neither Discord nor a page in a browser.

question   the data: what is asked, the choices with their results, a complete move with what it will do
move       the answers chosen so far, and what is asked next
asking     a move's question or result, in words
turn       the question of a turn: the spaces of a worker, and ways to retrieve
choices    choices with label, detail, place, icon and tone
heading    what stands above the choices
"""

from __future__ import annotations

from .asking import ask, question_of, result_of, ways_from
from .choices import details, icon_of, ways_of
from .heading import beside, heading, offered, situation, told
from .move import Asked, Live, Move, Rules, finality, group_of
from .question import Back, Choice, Group, Question, Result, Section, Several
from .turn import retrievals, spaces_for

__all__ = [
    "Asked",
    "Back",
    "Choice",
    "Group",
    "Live",
    "Move",
    "Question",
    "Result",
    "Rules",
    "Section",
    "Several",
    "ask",
    "beside",
    "details",
    "finality",
    "group_of",
    "heading",
    "icon_of",
    "offered",
    "question_of",
    "result_of",
    "retrievals",
    "situation",
    "spaces_for",
    "told",
    "ways_from",
    "ways_of",
]
