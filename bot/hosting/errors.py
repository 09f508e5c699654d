"""Mistakes of the person who runs the bot, as opposed to mistakes in the bot."""

from __future__ import annotations


class HostError(Exception):
    """Something the host can put right. The message is shown alone, so it says what to do next."""

    def __init__(self, *sentences: str, exit_code: int = 1) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences
        self.exit_code = exit_code
