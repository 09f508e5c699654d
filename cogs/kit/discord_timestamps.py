"""Moments that Discord shows to all readers in their own time zone and language."""

from __future__ import annotations

from datetime import datetime

from discord.utils import format_dt


def stamp(moment: datetime) -> str:
    """`in 3 hours`."""
    return format_dt(moment, "R")


def full_stamp(moment: datetime) -> str:
    """A day and a time."""
    return format_dt(moment, "f")
