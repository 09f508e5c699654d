"""How the small Discord of `wire` answers."""

from __future__ import annotations

import json
from typing import Any

from aiohttp import web


def answer(body: Any, status: int = 200, **headers: str) -> web.Response:
    """discord.py reads JSON only where the header names it exactly so."""
    headers = {"Content-Type": "application/json", **headers}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


def error(status: int, code: int, message: str) -> web.Response:
    return answer({"code": code, "message": message}, status=status)
