"""What things cost, as ratios measured in one run. `make bench` prints all of them in one table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the table: our figure, the figure it is compared with, and their ratio."""

    name: str
    ours: float
    theirs: float | None
    """The same work done by another program, at its minimum cost, or at another size. None if there is only a limit."""
    ratio: float
    target: float | None
    """What the ratio should reach, or our own figure if it is compared with nothing. None if it is only information."""
    unit: str = ""
    at_least: bool = False
    """Whether more is better: the ratio should be at least the target, not at most."""
    note: str = ""

    @property
    def met(self) -> bool | None:
        if self.target is None:
            return None
        return self.ratio >= self.target if self.at_least else self.ratio <= self.target
