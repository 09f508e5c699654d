"""Errors that the person who runs the bot can fix, as opposed to bugs."""

from __future__ import annotations


class HostError(Exception):
    """An error that the host can fix. Its message is shown without a traceback, so it must say what to do."""

    def __init__(self, *sentences: str, exit_code: int = 1) -> None:
        super().__init__("\n".join(sentences))
        self.sentences = sentences
        self.exit_code = exit_code
