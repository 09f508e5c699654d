"""`python -m bot replay FILE`: a game from its file as text, in any language, or as an animated picture."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bot.commands.verify import read
from bot.engine.events import Refused
from bot.engine.game import Match
from bot.engine.state import load
from bot.engine.view import View, view
from bot.fair.verify import FORMAT, options_of
from bot.hosting.errors import HostError
from bot.language.words import LANGUAGES, words
from bot.wording.chronicle import chronicle


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="as `export` and /log write it")
    parser.add_argument("--language", default="en", help="default en")
    parser.add_argument("--film", type=Path, help="draw every turn into this GIF; for a game that is over")


def main(args: argparse.Namespace) -> int:
    if args.language not in LANGUAGES:
        raise HostError(f"There is no language {args.language!r}. Choose from {', '.join(LANGUAGES)}.")
    file, w = read(args.file), words(args.language)
    if not isinstance(file, Mapping) or file.get("format") != FORMAT:
        raise HostError(f"{args.file} is not a game file of format {FORMAT}: write it again with `export`.")
    try:
        sys.stdout.write(chronicle(file, w))
        if args.film is not None:
            _film(list(views(file)), args.film, args.language)
    except (KeyError, TypeError, ValueError) as error:
        raise HostError(f"{args.file} is damaged ({error!r}).") from None
    return 0


def views(file: Mapping[str, Any]) -> Iterator[View]:
    """The spectators' view at the start of every turn and at the end, computed by replaying the answers."""
    names = [seat["name"] for seat in file["seats"]]
    match, at = Match.new(options_of(file)), -1
    for row in file["answers"]:
        if match.checkpoint_at != at:
            at = match.checkpoint_at
            yield view(load(match.checkpoint), None, names=names)
        if "answer" not in row:
            raise HostError("Only a finished game can be drawn: only its file contains every answer.")
        try:
            match.answer(row["seat"], row["answer"], row["source"])
        except Refused as refused:
            raise HostError(
                f"Answer {row['seq']} does not fit the rules of this version ({refused})."
            ) from None
    yield match.view(None, names)


def _film(shown: list[View], path: Path, language: str) -> None:
    from renderers.replay import draw_replay

    try:
        path.write_bytes(draw_replay(shown, language=language))
    except OSError as error:
        raise HostError(f"{path} cannot be written ({error.strerror}): name another file.") from None
