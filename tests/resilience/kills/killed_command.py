"""Runs `python -m bot …` and kills it just before the nth call of some functions.

python -m tests.resilience.kills.killed_command 3 pathlib:Path.replace,pathlib:Path.hardlink_to restore …
"""

from __future__ import annotations

import importlib
import itertools
import os
import signal
import sys
from typing import Any

from bot.__main__ import main

calls = itertools.count(1)


def count(owner: Any, name: str, nth: int) -> None:
    function = getattr(owner, name)

    def counted(*args: Any, **named: Any) -> Any:
        if next(calls) == nth:
            os.kill(os.getpid(), signal.SIGKILL)
        return function(*args, **named)

    setattr(owner, name, counted)


if __name__ == "__main__":
    nth, functions, *words = sys.argv[1:]
    for function in functions.split(","):
        module, _, path = function.partition(":")
        *outer, last = path.split(".")
        owner: Any = importlib.import_module(module)
        for part in outer:
            owner = getattr(owner, part)
        count(owner, last, int(nth))
    sys.exit(main(words))
