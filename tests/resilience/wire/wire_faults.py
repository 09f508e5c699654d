"""Failures of the fake Discord of `wire`, and parsing of requests."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from aiohttp import web

from .wire_answers import answer, error
from .wire_shapes import Payload


@dataclass
class Fault:
    """The next few requests of a kind fail like this. `drop` closes the connection; `late` handles the request
    first."""

    method: str
    path: str
    status: int = 0
    code: int = 0
    retry_after: float = 0.0
    do: Literal["answer", "drop", "late"] = "answer"
    times: int | None = 1
    then: Callable[[], None] | None = None
    """Called before the answer, for instance to kill the process at this point."""
    when: Callable[[], bool] | None = None
    """Only while this is true."""
    held: Callable[[], bool] | None = None
    """There is no answer while this is true."""
    met: int = 0


async def read(request: web.Request) -> Payload:
    if request.content_type == "multipart/form-data":
        form = await request.post()
        body = dict(json.loads(str(form["payload_json"])))
        for n, attached in enumerate(body.get("attachments", ())):
            part = form.get(f"files[{n}]")
            attached["size"] = len(part.file.read()) if isinstance(part, web.FileField) else 0
        return body
    text = await request.text()
    found: Any = json.loads(text) if text else {}
    return found if isinstance(found, dict) else {"list": found}


def failure(fault: Fault) -> web.Response:
    if fault.status != 429:
        return error(fault.status, fault.code, "out of order")
    body = {"message": "You are being rate limited.", "retry_after": fault.retry_after, "global": False}
    # discord.py treats a 429 without this header as a ban.
    return answer(body, status=429, Via="1.1 test")
