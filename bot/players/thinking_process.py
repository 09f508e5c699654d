"""A child process for long computations that always ends together with the bot.

It reads jobs from its standard input and writes results to its standard output. When the parent process is gone, even
if it was killed, the operating system closes the pipe; a reader thread notices and ends the process immediately.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, BinaryIO

ROOT = Path(__file__).resolve().parents[2]

Job = tuple[Callable[..., Any], tuple[Any, ...]]


class Ended(Exception):
    """The process has ended; a new one must be started."""


class Failed(Exception):
    """The job raised an error; the message is its traceback."""


class Thinker:
    """The parent's side. Only one thread at a time may call `ask`."""

    def __init__(self) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-m", __name__], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run `work` in the process and wait for its result. `work` must be a module-level function, to be pickled."""
        assert self._child.stdin is not None and self._child.stdout is not None
        job = pickle.dumps((work, arguments))
        try:
            self._child.stdin.write(job)
            self._child.stdin.flush()
            done, result = pickle.load(self._child.stdout)
        except (EOFError, OSError, ValueError, pickle.UnpicklingError):  # ValueError: the pipe is closed
            raise Ended("the process that thinks has ended") from None
        if not done:
            raise Failed(result)
        return result

    def end(self) -> None:
        """Kill the process immediately; a waiting `ask` raises Ended."""
        self._child.kill()
        self._child.wait()
        for pipe in (self._child.stdin, self._child.stdout):
            assert pipe is not None
            with suppress(OSError):  # an unread job is left in the buffer
                pipe.close()


def main() -> None:
    """The child's side."""
    # Ctrl+C in a terminal reaches every process: the parent decides what to do.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Redirect printed output to stderr, so that it cannot mix with the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    jobs: SimpleQueue[Job] = SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        work, arguments = jobs.get()
        try:
            answer = pickle.dumps((True, work(*arguments)))
        except Exception:
            answer = pickle.dumps((False, traceback.format_exc()))
        with suppress(OSError):  # the parent is gone; the reader thread ends this process
            answers.write(answer)
            answers.flush()


def _listen(questions: BinaryIO, jobs: SimpleQueue[Job]) -> None:
    try:
        while True:
            jobs.put(pickle.load(questions))
    except EOFError:
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        os._exit(1)


if __name__ == "__main__":
    main()
