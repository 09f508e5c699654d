"""The source texts of a language, parsed lazily.

Parsing all five languages at start takes seconds and 20 MiB of memory, and most texts are never used.
"""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?!-?[a-zA-Z#]).*\n?)*", re.MULTILINE)
"""A text, from its name up to the next name or comment."""
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_PARSER = FluentParser(with_spans=False)


class Entries:
    """The texts of a language's files, added to a bundle when they are needed."""

    def __init__(self, folder: Path, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        self.names: dict[str, list[str]] = {}
        """The names of the texts in each file, in order."""
        for path in sorted(folder.glob("*.ftl")):
            found = {match[1]: match[0] for match in _ENTRY.finditer(path.read_text(encoding="utf-8"))}
            self.names[path.stem] = list(found)
            self._unread = {**found, **self._unread}  # of duplicates the first one counts

    def __contains__(self, name: str) -> bool:
        return name in self._unread or self._bundle.has_message(name)

    def read(self, name: str) -> None:
        """Add this text and those it refers to to the bundle. A text with a syntax error counts as missing;
        `python -m bot locales` reports it."""
        if name not in self._unread:
            return
        with self._reading:
            pending, parsed = [name], set[str]()
            while pending:
                text = self._unread.get(one := pending.pop())
                if text is not None and one not in parsed:
                    parsed.add(one)
                    self._bundle.add_resource(_PARSER.parse(text))
                    pending += _NAME.findall(text)
            # Not earlier: another thread that needs one of these texts must wait until all of them are added.
            for one in parsed:
                del self._unread[one]
