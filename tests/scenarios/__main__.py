"""`python -m tests.scenarios PATH…`: run scenarios, one line each; `--coverage` shows which cards each one covers."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from .coverage import CARDS, clauses, scenarios_by_clause
from .runner import find, run

FOLDER = Path(__file__).parent


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m tests.scenarios", description="Run rule scenarios, a line each.")
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="files or folders (all of ours if none)"
    )
    parser.add_argument(
        "--strict", action="store_true", help="apply the strict checks, which README.md describes"
    )
    parser.add_argument(
        "--coverage",
        nargs="?",
        const="",
        metavar="CARD",
        help="show instead which scenarios exercise each clause of every card, or of this one",
    )
    given = parser.parse_args(arguments)
    if given.coverage and given.coverage not in CARDS:
        print(
            f"There is no card {given.coverage}. Name one by its id, such as amanda or spa.", file=sys.stderr
        )
        return 2
    paths = given.paths or [FOLDER]
    missing = [path for path in paths if not path.exists()]
    if missing:
        print(f"There is no {missing[0]}. Name scenario files or folders that exist.", file=sys.stderr)
        return 2
    if given.coverage is not None:
        return _show_coverage(paths, given.coverage)
    return _run(paths, strict=given.strict)


def _run(paths: list[Path], *, strict: bool) -> int:
    passed = failed = 0
    for path in find(paths):
        title, why = run(path, strict=strict)
        print(f"FAIL {title}: {why}" if why else f"ok {title}")
        passed, failed = passed + (not why), failed + bool(why)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


def _show_coverage(paths: list[Path], card: str) -> int:
    """A paragraph for each clause: its rule, and the scenarios in which it takes effect."""
    found = scenarios_by_clause(path for path in find(paths) if not card or card in path.read_text("utf-8"))
    without = 0
    for clause in clauses():
        if card and clause.card != card:
            continue
        printing = f"{clause.edition}, " if clause.edition else ""
        print(f"{clause.card} ({printing}{clause.moment}): {clause.rule}")
        for off_turn, when in ((False, "on turn"), (True, "off turn")):
            files = sorted(
                found.get((clause, off_turn), ()), key=lambda path: _distance(path, clause.card, off_turn)
            )
            if files and card:
                print(f"  {when}:", *(f"    {_relative(path)}" for path in files), sep="\n")
            elif files:
                more = f" and {len(files) - 3} more" if len(files) > 3 else ""
                print(f"  {when}: {', '.join(path.stem for path in files[:3])}{more}")
        if not any((clause, off_turn) in found for off_turn in (False, True)):
            print("  no scenario")
            without += 1
    print(f"{without} without a scenario")
    return 1 if without else 0


def _distance(path: Path, card: str, off_turn: bool) -> tuple[bool, bool]:
    """Sort key: scenarios about this card come first."""
    return not path.stem.startswith(card), ("off_turn" in path.stem) is not off_turn


def _relative(path: Path) -> Path:
    return path.relative_to(FOLDER) if path.is_relative_to(FOLDER) else path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
