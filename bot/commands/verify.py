"""`python -m bot verify FILE`: check every roll and draw of a game, from its file alone."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from bot.fair.log import Unreadable
from bot.fair.verify import verify
from bot.hosting.errors import HostError
from bot.language.words import SOURCE_LANGUAGE, words
from bot.wording.roll_checks import roll_check_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="as `export` and /log write it")


def main(args: argparse.Namespace) -> int:
    try:
        found = verify(read(args.file))
    except Unreadable as error:
        raise HostError(f"{args.file} cannot be checked: {error}.") from None
    for line in roll_check_lines(found, words(SOURCE_LANGUAGE)):
        print(line.replace("**", "").replace("`", ""))
    return 0 if found.right else 1


def read(path: Path) -> Any:
    """Read a game's file."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise HostError(f"{path} cannot be read ({error.strerror}): name a game's file.") from None
    except ValueError:
        raise HostError(f"{path} is not JSON: name a game file written by `export` or /log.") from None
