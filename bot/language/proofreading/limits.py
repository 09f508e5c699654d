"""The maximum length of texts in Discord and in our pictures."""

from __future__ import annotations

import re

_LABELS = (
    "announce-(take-turn|choose|answer|recap|board)|remind-(later|in-.*)|vote-(yes|no)|error-report"
    "|proof-(check|fair|give|reveal|without)"
    "|lobby-(join|leave|colour|start|close|add-computer|remove-computer|hints|boards|edition-choice|pace-choice)"
    "|panel-(back|trade|undo|hand|worker|space|on-board)|play-go-there|profile-forget-sure|leave-sure"
    "|help-(tutorial|commands|back)|tutorial-again|end-rematch|free-take|area-[a-z]+"
    "|trade-(accept|decline|counter|withdraw|again|answer)|choice-[a-z-]+"
)
_LIMITS = (
    # These may list many things at once, such as seven goods or five recruits; longer ones are cut between words.
    (r"choice-(use|instead|with|goods|things)|would-(pay.*|cost|gain|all|either|other)", 200),
    (r"command-.*\.name", 32),
    (r"command-.*", 100),
    (r"trade-(title|with|give|get)", 45),
    (
        r"trade-example-.*|(pace|level|variant|edition)-\w+(\.(about|text))?|would-.*|log-file-.*|leave-(back|good)",
        100,
    ),
    (_LABELS, 80),
    (r"(picture|drawn)-.*alt.*", 1024),
    (r"rules-\w+", 1500),
    (r"rules-\w+\.title", 100),
)
MESSAGE = 2000


def limit_of(text_id: str) -> int:
    return next((most for ids, most in _LIMITS if re.fullmatch(ids, text_id)), MESSAGE)
