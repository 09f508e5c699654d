"""Findings of the checks."""

from __future__ import annotations

from dataclasses import dataclass

from .texts import Text


@dataclass(frozen=True, order=True)
class Finding:
    """Something in a translation that is wrong or should be reviewed by a person."""

    file: str
    line: int
    id: str
    check: str
    what: str
    error: bool = True

    def __str__(self) -> str:
        sign = "" if self.error else "perhaps: "
        return f"{self.file}:{self.line}: {self.id}: {sign}{self.what} [{self.check}]"


def about(text: Text, check: str, what: str, *, error: bool = True) -> Finding:
    """A finding at the line of a text."""
    return Finding(text.file, text.line, text.id, check, what, error)
