"""The texts of a language as they are written, each parsed when it is first asked for.

Parsed at once, five languages take seconds of a start and 20 MiB of memory, and most texts are never said.
"""

from __future__ import annotations

import re
from pathlib import Path
from threading import Lock

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?)(?:(?!-?[a-zA-Z#]).*\n?)*", re.MULTILINE)
"""A text, from its name to the next one's or to a comment."""
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_PARSER = FluentParser(with_spans=False)


class Entries:
    """What a language's files say, on its way into a bundle."""

    def __init__(self, folder: Path, bundle: FluentBundle) -> None:
        self._bundle = bundle
        self._unread: dict[str, str] = {}
        self._reading = Lock()
        self.names: dict[str, list[str]] = {}
        """The names of the texts in each file, in order."""
        for path in sorted(folder.glob("*.ftl")):
            found = {match[1]: match[0] for match in _ENTRY.finditer(path.read_text(encoding="utf-8"))}
            self.names[path.stem] = list(found)
            self._unread = {**found, **self._unread}  # written twice, the first counts

    def read(self, name: str) -> None:
        """From now on the bundle has this text and those it refers to. One that cannot be read is as one that is
        missing; `python -m bot locales` says where."""
        if name not in self._unread:
            return
        with self._reading:
            wanted, taken = [name], set[str]()
            while wanted:
                text = self._unread.get(one := wanted.pop())
                if text is not None and one not in taken:
                    taken.add(one)
                    self._bundle.add_resource(_PARSER.parse(text))
                    wanted += _NAME.findall(text)
            # Only now: whoever asks for one of them from another thread waits for all.
            for one in taken:
                del self._unread[one]
