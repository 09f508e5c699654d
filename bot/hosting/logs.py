"""Logging: lines about a game carry its id, and secrets are removed."""

from __future__ import annotations

import json
import logging
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import datetime
from functools import cache
from typing import Any, Literal

from bot.data import read_toml

_game: ContextVar[str | None] = ContextVar("game", default=None)
_press: ContextVar[str | None] = ContextVar("press", default=None)
_where: ContextVar[Mapping[str, object] | None] = ContextVar("where", default=None)


@contextmanager
def about_game(game_id: object) -> Iterator[None]:
    """Add this game's id to everything logged inside the block."""
    token = _game.set(str(game_id))
    try:
        yield
    finally:
        _game.reset(token)


def follow_press(interaction_id: int, server: int | None, shard: int) -> None:
    """Add the id of the press or command to everything that this task, and tasks it starts, log from now on: what was
    stored, posted, requested from Discord, and what failed. As fields also where it came from."""
    _press.set(str(interaction_id))
    _where.set({"shard": shard} | ({} if server is None else {"server": str(server)}))


def tell_host(text: str, form: Literal["text", "json"]) -> None:
    """Something that whoever starts the bot reads: on standard output, or with the log if programs read that."""
    if form == "json":
        logging.getLogger("bot").info("%s", text)
    else:
        print(text, flush=True)


_QUOTED = re.compile(r"""(['"])([^'"\n]*)\1""")


@cache
def _cards() -> frozenset[str]:
    return frozenset((*read_toml("recruits"), *read_toml("markets"), *read_toml("board")["artifacts"]))


def without_cards(text: str) -> str:
    """Redact card ids in quotes: an error's text may contain a player's hand."""

    def struck(quoted: re.Match[str]) -> str:
        named = not _cards().isdisjoint(re.split(r"[^a-z_]+", quoted[2]))
        return f"{quoted[1]}[card]{quoted[1]}" if named else quoted[0]

    return _QUOTED.sub(struck, text)


class _Formatter(logging.Formatter):
    """Subclasses format a record; then secrets are removed from the finished text, including tracebacks."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
        self.secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        about = {"game": getattr(record, "game", None) or _game.get(), "press": _press.get()}
        line = self.lay_out(record, {name: str(value) for name, value in about.items() if value})
        for secret in self.secrets:
            line = line.replace(secret, "[secret]")
        return line

    def formatTime(self, record: logging.LogRecord, datefmt: str | None = None) -> str:  # noqa: N802 (as below)
        """As in RFC 3339, with milliseconds and the offset from UTC."""
        return datetime.fromtimestamp(record.created).astimezone().isoformat(timespec="milliseconds")

    def formatException(self, ei: Any) -> str:  # noqa: N802 (the standard library's name)
        return without_cards(super().formatException(ei))

    def lay_out(self, record: logging.LogRecord, about: dict[str, str]) -> str:
        line = super().format(record)
        head, separator, tail = line.partition("\n")
        which = " ".join(f"{name} {value}" for name, value in about.items())
        return f"{head} [{which}]{separator}{tail}" if which else line


class _JsonFormatter(_Formatter):
    def lay_out(self, record: logging.LogRecord, about: dict[str, str]) -> str:
        entry: dict[str, object] = {
            "time": self.formatTime(record),
            "level": record.levelname,
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        entry |= dict(_where.get() or {}) | about
        if record.exc_info:
            entry["error"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def _in_one_line(record: logging.LogRecord) -> bool:
    """Whether to leave out the traceback: discord.py reconnects by itself, and its stack does not help a host."""
    if record.exc_info and str(record.msg).startswith("Attempting a reconnect for shard"):
        why = f"shard %s: the connection to Discord is lost ({record.exc_info[1]!r})"
        record.msg, record.exc_info = f"{why}, retrying in %.0f seconds", None
    elif record.exc_info and str(record.msg).startswith("Failed to connect for shard"):
        why = f"shard %s: Discord cannot be reached ({record.exc_info[1]!r})"
        record.msg, record.exc_info = f"{why}, retrying in 5 seconds", None
    return True


TOO_LATE = {10062, 40060}
"""Discord's codes for an interaction that is older than three seconds, or that was answered already."""


def _matters(record: logging.LogRecord) -> bool:
    """Not a completion that came too late: the next letter was typed already, and nobody waits for it."""
    error = record.exc_info[1] if record.exc_info else None
    return not (
        str(record.msg).startswith("Ignoring exception in autocomplete")
        and getattr(error, "code", None) in TOO_LATE
    )


def configure_logging(level: str, form: Literal["text", "json"], secrets: tuple[str, ...] = ()) -> None:
    """Log to standard error. Libraries log only warnings and worse, because what discord.py sends and aiosqlite writes
    contains everybody's cards."""
    handler = logging.StreamHandler(sys.stderr)
    secrets = tuple(secret for secret in secrets if secret)
    handler.setFormatter(_JsonFormatter(secrets) if form == "json" else _Formatter(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("discord.shard").addFilter(_in_one_line)
    logging.getLogger("discord.app_commands.tree").addFilter(_matters)
    for library in ("discord", "aiosqlite"):
        logging.getLogger(library).setLevel(max(logging.WARNING, logging.getLogger().level))
