"""`python -m tests.benchmarks [engine render …]`: run the benchmarks and print one table of ratios."""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from types import ModuleType

from . import Row

HERE = Path(__file__).parent
FIRST = "pictures"
"""Pictures take most of a move's processor time."""
NAMES = sorted(
    (path.stem.removeprefix("bench_") for path in HERE.glob("bench_*.py")), key=lambda n: (n != FIRST, n)
)


def rows_of(module: ModuleType) -> list[Row]:
    """A module's rows; plain (name, value, unit) lines are shown too, without a target."""
    if hasattr(module, "run"):
        rows: list[Row] = module.run()
        return rows
    return [Row(name, value, None, value, None, unit) for name, value, unit in module.measure()]


def line(row: Row) -> tuple[str, ...]:
    verdict = {True: "met", False: "MISSED", None: ""}[row.met]
    sign = "≥" if row.at_least else "≤"
    return (
        row.name,
        f"{row.ours:,.2f} {row.unit}".strip(),
        "" if row.theirs is None else f"{row.theirs:,.2f} {row.unit}".strip(),
        "" if row.theirs is None and row.unit != "×" else f"{row.ratio:.2f}×",
        "" if row.target is None else f"{sign} {row.target:g}{'' if row.theirs is None else '×'}",
        verdict,
        row.note,
    )


def print_table(rows: Iterable[Row]) -> None:
    head = ("", "ours", "against", "ratio", "target", "", "")
    lines = [head, *(line(row) for row in rows)]
    widths = [max(len(cells[n]) for cells in lines) for n in range(len(head))]
    for cells in lines:
        first = cells[0].ljust(widths[0])
        figures = [cell.rjust(width) for cell, width in zip(cells[1:5], widths[1:5], strict=True)]
        print("  ".join([first, *figures, cells[5].ljust(widths[5]), cells[6]]).rstrip())


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument(
        "names", nargs="*", metavar="name", help=f"which of {', '.join(NAMES)} (default: all)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of the table")
    parser.add_argument("--strict", action="store_true", help="fail if a target is missed")
    args = parser.parse_args(arguments)
    unknown = sorted(set(args.names) - set(NAMES))
    if unknown:
        print(f"There is no benchmark {unknown[0]!r}. Choose from {', '.join(NAMES)}.", file=sys.stderr)
        return 2
    rows: list[Row] = []
    for name in args.names or NAMES:
        print(f"measuring: {name}", file=sys.stderr, flush=True)
        rows += rows_of(importlib.import_module(f"{__package__}.bench_{name}"))
    if args.json:
        print(json.dumps({row.name: {**asdict(row), "met": row.met} for row in rows}))
    else:
        print_table(rows)
    return 1 if args.strict and any(row.met is False for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
