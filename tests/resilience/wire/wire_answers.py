"""HTTP responses of the fake Discord of `wire`."""

from __future__ import annotations

import json
from typing import Any

from aiohttp import web


def answer(body: Any, status: int = 200, **headers: str) -> web.Response:
    """discord.py parses JSON only with exactly this content type."""
    headers = {"Content-Type": "application/json", **headers}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


def error(status: int, code: int, message: str) -> web.Response:
    return answer({"code": code, "message": message}, status=status)
