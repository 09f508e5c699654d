"""Durations in seconds, for `advance_time`."""

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR
