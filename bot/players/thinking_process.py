"""A process that thinks for the bot and ends with it, however the bot ends.

It is a plain child: it reads jobs from its standard input and writes what came of them to its standard output. When
the parent is gone, even killed, the operating system closes the pipe, and a thread that only listens ends the process
in the middle of whatever it is thinking about.
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
    """The process is no more; another has to be started."""


class Failed(Exception):
    """The job raised an error; its traceback is the text."""


class Worker:
    """The parent's side. One thread at a time may `ask`."""

    def __init__(self) -> None:
        self._child = subprocess.Popen(
            [sys.executable, "-m", __name__], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """What `work` returns there; waits for it. `work` is a function of a module, found there by its name."""
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
        """At once, whatever it is thinking about; whoever asks is told that it has ended."""
        self._child.kill()
        self._child.wait()
        for pipe in (self._child.stdin, self._child.stdout):
            assert pipe is not None
            with suppress(OSError):  # a job that it did not take any more
                pipe.close()


def main() -> None:
    """The child's side."""
    # Ctrl+C in a terminal reaches every process: the parent decides what comes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever prints must not get between the answers.
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
        with suppress(OSError):  # the parent is gone: the listener sees to that
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
