"""The cost of languages: the first board in each compared to English, and a start with all compared to English only.

Each is measured several times in its own process, alternately; the minimum counts, because other programs only increase
it. Memory is read from /proc, so this works on Linux only.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from bot.language.words import LANGUAGES, LOCALES, SOURCE_LANGUAGE, words
from renderers.board import draw_board

from . import Row
from .bench_render import moves_of_a_game
from .gallery import resident

ROOT = Path(__file__).resolve().parents[2]
REPEATS = 10
FIRST_BOARD = 1.05
"""The maximum processor time relative to an English one: equal, except for noise."""

_COMMAND = re.compile(r"^(command-[\w-]+) =", re.MULTILINE)
COMMANDS = [
    name
    for path in (LOCALES / SOURCE_LANGUAGE).glob("*.ftl")
    for name in _COMMAND.findall(path.read_text("utf-8"))
]


def started(languages: Iterable[str]) -> None:
    """What a start does for a language: it builds all commands for Discord."""
    for language in languages:
        for command in COMMANDS:
            words(language)(command)
            words(language)(f"{command}.name")


def spent(what: str, languages: list[str]) -> tuple[float, float]:
    """Processor time in seconds, and memory in MiB."""
    view, highlights = moves_of_a_game(4, 11, 40)[-1]
    if what == "board":
        started(LANGUAGES)
    held, begun = resident(), time.process_time()
    if what == "board":
        draw_board(view, highlights=highlights, language=languages[0])
    else:
        started(languages)
    return time.process_time() - begun, resident() - held


def least(what: str, each: list[list[str]]) -> list[tuple[float, float]]:
    """The minimum of each. The one that is first in a round is last in the next."""
    found: list[list[tuple[float, float]]] = [[] for _ in each]
    for turn in range(REPEATS):
        for at in range(len(each)):
            which = (at + turn) % len(each)
            arguments = [sys.executable, "-m", __spec__.name, what, *each[which]]
            done = subprocess.run(arguments, cwd=ROOT, check=True, capture_output=True, text=True)
            found[which].append(tuple(json.loads(done.stdout)))
    return [(min(seconds for seconds, _ in one), min(memory for _, memory in one)) for one in found]


def run() -> list[Row]:
    if not Path("/proc/self/status").exists():
        return []
    english, *others = least("board", [[language] for language in LANGUAGES])
    rows: list[Row] = []
    for language, (seconds, memory) in zip(LANGUAGES[1:], others, strict=True):
        name = f"first board in {language} against {SOURCE_LANGUAGE}"
        ratio = seconds / english[0]
        rows += [
            Row(name, seconds * 1000, english[0] * 1000, ratio, FIRST_BOARD, "ms"),
            Row(f"{name}, memory", memory, english[1], memory / english[1], None, "MiB"),
        ]
    one, every = least("start", [[SOURCE_LANGUAGE], list(LANGUAGES)])
    what = f"a start with {len(LANGUAGES)} languages against one"
    return [
        *rows,
        Row(what, every[0] * 1000, one[0] * 1000, every[0] / one[0], None, "ms"),
        Row(f"{what}, memory", every[1], one[1], every[1] / one[1], None, "MiB"),
    ]


if __name__ == "__main__":
    print(json.dumps(spent(sys.argv[1], sys.argv[2:])))
