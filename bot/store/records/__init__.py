"""The records that the database returns: plain data with a few derived properties."""

from .agreements import Offer, OfferStatus, PlanRecord, PlanReport, StandingAnswer, Vote, VoteKind
from .games import OPEN, PACES, AskedRecord, GameRecord, Level, LoggedRow, MyGame, Pace, SeatRecord, Status
from .messages import (
    LOBBY,
    TABLE_MESSAGE,
    Channel,
    Entry,
    ListMessage,
    Message,
    Post,
    StaleMessage,
    TableMessage,
)
from .open_seats import FreeSeat, Opening, OpenSeats, Wanted
from .profiles import Absence, AbsenceKind, Caller, Palette, Profile, Reach, StandingShown
from .servers import ServerSettings
from .stats import Stats

__all__ = [
    "LOBBY",
    "OPEN",
    "PACES",
    "TABLE_MESSAGE",
    "Absence",
    "AbsenceKind",
    "AskedRecord",
    "Caller",
    "Channel",
    "Entry",
    "FreeSeat",
    "GameRecord",
    "Level",
    "ListMessage",
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
    "ServerSettings",
    "StaleMessage",
    "StandingAnswer",
    "StandingShown",
    "Stats",
    "Status",
    "TableMessage",
    "Vote",
    "VoteKind",
    "Wanted",
]
