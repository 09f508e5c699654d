"""What things cost, as ratios measured in one run. `make bench` prints all of them in one table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the table: our figure, what it is held against, and how they compare."""

    name: str
    ours: float
    theirs: float | None
    """The same work done by somebody else, in the least it can cost, or at another size; None for a plain limit."""
    ratio: float
    target: float | None
    """What the ratio (or, without anything to hold it against, our own figure) should reach; None: for information."""
    unit: str = ""
    at_least: bool = False
    """Whether more is better: the ratio should be at least the target, not at most."""
    note: str = ""

    @property
    def met(self) -> bool | None:
        if self.target is None:
            return None
        return self.ratio >= self.target if self.at_least else self.ratio <= self.target
