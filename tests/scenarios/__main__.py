"""`python -m tests.scenarios PATH…`: runs scenarios, a line each."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from .runner import find, run


def main(arguments: list[str]) -> int:
    parser = ArgumentParser(prog="python -m tests.scenarios", description="Run rule scenarios, a line each.")
    parser.add_argument(
        "paths", nargs="*", type=Path, metavar="PATH", help="files or folders (all of ours if none)"
    )
    parser.add_argument(
        "--strict", action="store_true", help="refusals name their reason, and every answer is asked for"
    )
    given = parser.parse_args(arguments)
    paths = given.paths or [Path(__file__).parent]
    missing = [path for path in paths if not path.exists()]
    if missing:
        print(f"There is no {missing[0]}. Name scenario files or folders that exist.", file=sys.stderr)
        return 2
    passed = failed = 0
    for path in find(paths):
        title, why = run(path, strict=given.strict)
        print(f"FAIL {title}: {why}" if why else f"ok {title}")
        passed, failed = passed + (not why), failed + bool(why)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
