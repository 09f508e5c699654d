"""What the database gives back: plain records, no behaviour beyond a look at themselves."""

from .agreements import Offer, OfferStatus, PlanRecord, PlanReport, StandingAnswer, Vote, VoteKind
from .games import OPEN, PACES, AskedRecord, GameRecord, Level, LoggedRow, MyGame, Pace, SeatRecord, Status
from .messages import Channel, Front, Message, Post, StaleMessage
from .open_seats import FreeSeat, Opening, OpenSeats, Wanted
from .people import (
    Absence,
    AbsenceKind,
    Caller,
    Palette,
    Profile,
    Reach,
    Seated,
    ServerSettings,
    StandingShown,
    Stats,
)

__all__ = [
    "OPEN",
    "PACES",
    "Absence",
    "AbsenceKind",
    "AskedRecord",
    "Caller",
    "Channel",
    "FreeSeat",
    "Front",
    "GameRecord",
    "Level",
    "LoggedRow",
    "Message",
    "MyGame",
    "Offer",
    "OfferStatus",
    "OpenSeats",
    "Opening",
    "Pace",
    "Palette",
    "PlanRecord",
    "PlanReport",
    "Post",
    "Profile",
    "Reach",
    "SeatRecord",
    "Seated",
    "ServerSettings",
    "StaleMessage",
    "StandingAnswer",
    "StandingShown",
    "Stats",
    "Status",
    "Vote",
    "VoteKind",
    "Wanted",
]
