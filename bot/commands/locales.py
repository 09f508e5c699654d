"""`python -m bot locales [CODE]`: check the translations; `--show ID` shows a text with sample values."""

from __future__ import annotations

import argparse
import sys
from fnmatch import fnmatchcase

from bot.hosting.errors import HostError
from bot.language import words as module
from bot.language.proofreading import Finding, Text, check, read
from bot.language.proofreading.samples import combinations
from bot.language.words import SOURCE_LANGUAGE, Words, words

READINGS = 12
"""How many samples of one text are shown."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("code", nargs="?", help="a language: a folder of data/locales (default: all)")
    parser.add_argument(
        "--show", metavar="ID", help="show this text with sample values; * stands for anything, as in 'did-*'"
    )
    parser.add_argument("--file", metavar="NAME", help="only this file of a language, such as board")
    parser.add_argument("--errors", action="store_true", help="leave out what is only suspicious")


def main(args: argparse.Namespace) -> int:
    there = sorted(
        folder.name for folder in module.LOCALES.iterdir() if folder.is_dir() and any(folder.glob("*.ftl"))
    )
    if args.code is not None and args.code not in there:
        raise HostError(f"There is no folder data/locales/{args.code}. There are: {', '.join(there)}.")
    codes = [args.code] if args.code else there
    if args.show:
        return show(args.show, codes)
    file = args.file and f"{args.file.removesuffix('.ftl')}.ftl"
    if file and not (module.LOCALES / SOURCE_LANGUAGE / file).exists():
        raise HostError(f"There is no file {file}. Choose one of data/locales/{SOURCE_LANGUAGE}.")
    return max(report(code, errors=args.errors, file=file) for code in codes)


def report(code: str, *, errors: bool, file: str | None = None) -> int:
    """Print all findings in one language, or in one of its files. Returns 1 if something is wrong."""
    texts = [text for text in read(code)[0] if file in (None, text.file)]
    found = [one for one in check(code) if (one.error or not errors) and file in (None, one.file)]
    wrong = sum(one.error for one in found)
    for one in found:
        print(f"data/locales/{_folder(code, one)}/{one}")
    rest = "" if errors else f", {len(found) - wrong} to look at"
    print(f"{code}: {len(texts)} texts, {wrong or 'nothing'} wrong{rest}", file=sys.stderr)
    return 1 if wrong else 0


def _folder(code: str, finding: Finding) -> str:
    """The folder of the finding's file; for a missing text, the English one."""
    return SOURCE_LANGUAGE if finding.check == "missing" else code


def show(wanted: str, codes: list[str]) -> int:
    """Print the texts with that id, with sample values, in each language."""
    originals = {text.id: text for text in read(SOURCE_LANGUAGE)[0]}
    known = False
    for code in codes:
        for text in read(code)[0]:
            if fnmatchcase(text.id, wanted):
                known = True
                _show(words(code), text, originals.get(text.id))
    if not known:
        raise HostError(f"No text is called {wanted}. `--show 'lobby-*'` shows all that begin so.")
    return 0


def _show(w: Words, text: Text, original: Text | None) -> None:
    print(f"{text.id}  (data/locales/{w.language}/{text.file}:{text.line})")
    said: dict[str, None] = {}
    for values in combinations(text, original):
        said[w(text.id, **values)] = None
    for reading in list(said)[:READINGS]:
        print("    " + reading.replace("\n", "\n    "))
    if len(said) > READINGS:
        print(f"    … and {len(said) - READINGS} more")
    print()
