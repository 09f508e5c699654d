"""Signs what a visitor carries, with a key derived from the bot's token: every process of the bot has the same key, and
nothing has to be stored."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac

LONGEST = 1000
"""Longer texts are not even looked at."""


class Signer:
    def __init__(self, token: str) -> None:
        self._key = hmac.digest(token.encode(), b"euphoria page", hashlib.sha256)

    def sign(self, purpose: str, content: bytes) -> str:
        """A text that contains the content, and that nobody else can make. It is valid for this purpose only."""
        return f"{_text(content)}.{_text(self._mac(purpose, content))}"

    def read(self, purpose: str, signed: str) -> bytes | None:
        """The content; None if the text was not signed by us for this purpose."""
        if len(signed) > LONGEST or not signed.isascii():
            return None
        content, _, mac = signed.partition(".")
        try:
            found = _bytes(content)
            ours = hmac.compare_digest(_bytes(mac), self._mac(purpose, found))
        except (binascii.Error, ValueError):
            return None
        return found if ours and signed == self.sign(purpose, found) else None

    def number(self, purpose: str, content: bytes) -> int:
        """A number below 2⁶² that nobody else can foresee, always the same for the same content."""
        return int.from_bytes(self._mac(purpose, content)[:8], "big") >> 2

    def _mac(self, purpose: str, content: bytes) -> bytes:
        return hmac.digest(self._key, purpose.encode() + b"\0" + content, hashlib.sha256)


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
