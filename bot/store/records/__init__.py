"""The records that the database returns: plain data with a few derived properties."""

from .agreements import Offer, OfferStatus, PlanRecord, PlanReport, StandingAnswer, Vote, VoteKind
from .games import (
    MOVE_PICTURES,
    OPEN,
    PACES,
    AskedRecord,
    GameRecord,
    Level,
    LoggedRow,
    MovePicture,
    MyGame,
    Pace,
    SeatRecord,
    Status,
    StoppedClock,
)
from .messages import Channel, Entry, Kind, ListMessage, Message, Post, Ring, StaleMessage, TableMessage
from .names import harmless, safe_name
from .open_seats import FreeSeat, Opening, OpenSeats, Wanted
from .profiles import Absence, AbsenceKind, Caller, Palette, Profile, Reach, StandingShown
from .servers import ServerSettings
from .stats import Stats

__all__ = [
    "MOVE_PICTURES",
    "OPEN",
    "PACES",
    "Absence",
    "AbsenceKind",
    "AskedRecord",
    "Caller",
    "Channel",
    "Entry",
    "FreeSeat",
    "GameRecord",
    "Kind",
    "Level",
    "ListMessage",
    "LoggedRow",
    "Message",
    "MovePicture",
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
    "Ring",
    "SeatRecord",
    "ServerSettings",
    "StaleMessage",
    "StandingAnswer",
    "StandingShown",
    "Stats",
    "Status",
    "StoppedClock",
    "TableMessage",
    "Vote",
    "VoteKind",
    "Wanted",
    "harmless",
    "safe_name",
]
