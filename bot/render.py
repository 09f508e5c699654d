"""`python -m bot render`: a picture of a game that the computer plays, for looking at."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from bot.chance import draw
from bot.engine.board import AREAS
from bot.engine.events import Event, TurnStarted
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options
from bot.players.eager import eager
from bot.simulate import LONGEST

PALETTES = ("standard", "colour_blind")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7), help="default 4")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same game (default 1)")
    parser.add_argument(
        "--turns", type=int, default=20, help="turns to play first; -1 plays to the end (default 20)"
    )
    parser.add_argument(
        "--what", default="board", help=f"board, or area:NAME with {', '.join(AREAS)} (default board)"
    )
    parser.add_argument("--palette", choices=PALETTES, default="standard")
    parser.add_argument("--language", default="en", help="default en")
    parser.add_argument("--edition", choices=("classic", "revised"), default="classic")
    parser.add_argument(
        "--recap", action="store_true", help="number every move since the last turn of seat 0"
    )
    parser.add_argument(
        "--out", type=Path, default=Path("board.png"), help="the file to write (default board.png)"
    )


def main(args: argparse.Namespace) -> int:
    from data.words import LANGUAGES
    from renderers.alt import area_alt, board_alt
    from renderers.board import draw_area, draw_board
    from renderers.marks import marks_from

    if args.language not in LANGUAGES:
        print(f"There is no language {args.language!r}. Choose from {', '.join(LANGUAGES)}.", file=sys.stderr)
        return 2
    what, _, name = args.what.partition(":")
    if what not in ("board", "area") or (what == "area" and name not in AREAS):
        print(
            f"There is no picture {args.what!r}: ask for board, or area: and one of {', '.join(AREAS)}.",
            file=sys.stderr,
        )
        return 2
    match, last, recap = play(args.players, args.seed, args.turns, args.edition)
    view = match.view(None)
    marks = marks_from(recap, numbered=True) if args.recap else marks_from(last)
    if what == "board":
        image = draw_board(view, language=args.language, palette=args.palette, marks=marks)
        alt = board_alt(view, args.language)
    else:
        image = draw_area(view, name, language=args.language, palette=args.palette, marks=marks)
        alt = area_alt(view, name, args.language)
    args.out.write_bytes(image)
    print(alt)
    print(f"{args.out}: {len(image) / 1024:.0f} KB", file=sys.stderr)
    return 0


def play(
    players: int, seed: int, turns: int, edition: str = "classic"
) -> tuple[Match, list[Event], list[Event]]:
    """A game after so many turns, the events of its last move, and those since the last turn of seat 0."""
    match = Match.new(Options.simple(players, edition))  # type: ignore[arg-type]
    rng = random.Random(f"{seed}:0")
    last: list[Event] = []
    recap: list[Event] = []
    while not match.over and match.answers < LONGEST:
        view_turn = match.view(None).turn_number
        if 0 <= turns < view_turn and match.chance is None:
            break
        if match.chance is not None:
            events = match.answer(CHANCE, draw(match.chance, rng))
        else:
            prompt = match.prompts[0]
            events = match.answer(prompt.seat, eager(match, prompt, rng))
        for event in events:
            if isinstance(event, TurnStarted):
                last, recap = ([], recap) if event.seat else ([], [])
                continue
            last.append(event)
            recap.append(event)
    return match, last, recap
