"""Who plays, for how long, and how often something special happens."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

ZONES = ("Europe/Berlin", "America/New_York", "Asia/Tokyo", "Australia/Sydney", "UTC")
"""Summer time begins and ends on three different dates, in the south the other way round."""


@dataclass(frozen=True)
class Habit:
    """How a person plays. To cover another option, give it to one of them."""

    settings: dict[str, object] = field(default_factory=dict)
    """Options for `/profile set`."""
    away: dict[str, object] | None = None
    """Options for `/away set`: an absence that repeats, set once."""
    holidays: tuple[int, str] | None = None
    """Every that many days they announce an absence of this length."""
    hours: tuple[int, ...] = (8, 20)
    """The hours at which they usually look at Discord, by their own clock."""
    often: float = 0.7
    plans: bool = False
    vanishes: tuple[int, int] | None = None
    """Every that many days they do nothing for that many days, without having announced it."""
    closes: tuple[int, int] | None = None
    """Every that many days they close their direct messages to the bot for that many days."""


HABITS = (
    Habit({"digest": "8:30", "next_up": True, "rating": "everybody"}),
    Habit({"quiet_hours": "22:00-08:00"}, {"weekends": True}, plans=True),
    Habit({"reach": "both", "next_up": True, "rating": "me"}, plans=True),
    Habit({"reach": "channel", "palette": "colour_blind"}, {"not_before": "9"}, often=0.5),
    Habit({"digest": "19:30"}, holidays=(40, "12 days"), hours=(12, 21), plans=True, closes=(50, 8)),
    Habit({"quiet_hours": "23:00-07:00", "reach": "both"}, vanishes=(25, 12)),
)

NAMES = (
    "Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal", "Ida", "Jo", "Kit", "Lu", "Mo", "Nan", "Ole", "Pia", "Quin",
    "Rio", "Sal", "Tom", "Uma", "Vic", "Wes", "Xia", "Yan", "Zoe", "Abe", "Bea", "Cal", "Dot",
)  # fmt: skip


@dataclass(frozen=True)
class Plan:
    """Numbers named `every` are days."""

    begins: datetime
    days: int
    people: int
    servers: int
    games: int
    """How many are played at once; a finished one is followed by another."""
    kill_every: int = 4
    """The process dies at a write in the middle of the people's moves."""
    outage_every: int = 9
    """Discord refuses everything for an hour."""
    leave_every: int = 11
    """A member leaves the server, and returns a week later."""
    restore_every: int = 19
    """A copy that is a few days old is restored."""
    evening_every: int = 12
    """The players of one game meet and play to the end."""
    vote_every: int = 3
    """Somebody proposes something to vote on."""
    seed: int = 5

    @property
    def names(self) -> tuple[str, ...]:
        return NAMES[: self.people]

    def habit(self, name: str) -> Habit:
        return HABITS[NAMES.index(name) % len(HABITS)]

    def zone(self, name: str) -> str:
        """All combinations of habits and zones, because the two numbers have no common divisor."""
        return ZONES[NAMES.index(name) % len(ZONES)]

    def servers_of(self, name: str) -> tuple[int, ...]:
        """Everybody is on one server, every fifth on two."""
        number = NAMES.index(name)
        home = number // 5 % self.servers
        return (home, (home + 1) % self.servers) if number % 5 == 4 and self.servers > 1 else (home,)


MONTH = Plan(datetime(2026, 3, 5, tzinfo=UTC), days=30, people=12, servers=2, games=3)
"""Summer time begins in New York and Berlin."""
YEAR = Plan(
    datetime(2026, 1, 1, tzinfo=UTC),
    days=365,
    people=30,
    servers=3,
    games=12,
    restore_every=45,
    evening_every=30,
)
