"""Ports for servers that are started later, or not at all."""

from __future__ import annotations

import socket

_held: list[socket.socket] = []


def free_port() -> int:
    """A port that nothing else gets while this process runs: it stays bound, but not listened on, so that connections
    to it are refused until a server with SO_REUSEADDR, as all of asyncio's have, listens there."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    _held.append(held)
    return int(held.getsockname()[1])
