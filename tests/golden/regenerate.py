"""`python -m tests.golden.regenerate`: record the golden games again, and show the effect of a rule change.

Answers of the earlier recording are reused as long as they are legal, so that an unaffected game keeps its file and an
affected one only differs from the affected turn on. `--fresh` ignores them.
"""

from __future__ import annotations

import argparse
import difflib
import sys

from .recording import FOLDER, golden_tables, read, record

SHOWN = 8
"""The number of printed lines of each game's diff."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.golden.regenerate", description=__doc__)
    parser.add_argument("--fresh", action="store_true", help="forget the recorded answers and play again")
    parser.add_argument("--check", action="store_true", help="show the diff, write nothing")
    args = parser.parse_args(arguments)
    FOLDER.mkdir(exist_ok=True)
    changed = 0
    games = dict(golden_tables())
    for name, table in games.items():
        path = FOLDER / f"{name}.jsonl"
        before = path.read_text("utf-8") if path.exists() else ""
        after = record(table, "" if args.fresh else before)
        if after != before:
            changed += 1
            show(name, before, after)
            if not args.check:
                path.write_text(after, "utf-8")
    for path in sorted(FOLDER.glob("*.jsonl")):
        if path.stem not in games:
            print(f"{path.stem}: no longer among the golden games")
            if not args.check:
                path.unlink()
    print(f"{len(games)} games, {changed} changed.")
    return 1 if args.check and changed else 0


def show(name: str, before: str, after: str) -> None:
    """Print where a game begins to differ, and its new result."""
    _, turns, result = read(after)
    if not before:
        print(f"{name}: new, {len(turns) - 1} turns, won by {result['winners']}")
        return
    _, old_turns, old = read(before)
    same = 0
    while same < min(len(turns), len(old_turns)) and turns[same] == old_turns[same]:
        same += 1
    where = "the set-up" if same == 0 else f"turn {same}"
    print(f"{name}: differs from {where} on; {old['turns']} turns won by {old['winners']} before,")
    print(f"  {result['turns']} turns won by {result['winners']} now")
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), "before", "now", lineterm="", n=1)
    for number, line in enumerate(lines):
        if number >= SHOWN:
            print("  …")
            break
        print(f"  {line[:160]}")


if __name__ == "__main__":
    sys.exit(main())
