"""`python -m bot …`: each subcommand is a module that is imported only when used."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from typing import Any

from bot import __version__
from bot.hosting.errors import HostError

# Each is a module bot.commands.<name> with add_arguments(parser) and main(args) -> exit code.
SUBCOMMANDS = {
    "run": "start the bot on Discord, or without a token a table in the browser",
    "simulate": "let computer players play games and print the results",
    "render": "draw a picture of a game",
    "export": "print a stored game as JSON",
    "games": "list the open games: where, whom they wait for, which are stuck",
    "admin": "end, pause, resume, replace, rewind or announce in one game",
    "backup": "copy every game while the bot runs, and check the copy",
    "restore": "replace the database by a copy",
    "copy": "copy every game from one database to another, such as from a file to PostgreSQL",
    "verify": "check every roll and draw of a game, from its file",
    "replay": "print a game from its file as text, or draw it",
    "locales": "check the translations, and show texts with sample values",
    "check": "replay every stored game and report any that cannot be resumed",
}
LONGEST_ENDING = 15.0
"""Seconds that a process may take to end when its work is done or has failed."""
OURS = {"bot", "cogs", "renderers"}


def main(argv: Sequence[str] | None = None) -> int:
    argv = sys.argv[1:] if argv is None else list(argv)
    try:
        return _dispatch(argv)
    except HostError as error:
        print(error, file=sys.stderr)
        return error.exit_code
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if not package or package in OURS:
            raise
        print(
            f"The package {package} is not installed: start with `make run`, which installs it.",
            file=sys.stderr,
        )
        return 1
    except BrokenPipeError:
        # The reader of a pipe was closed (`… | head`); Python would report it again while closing stdout.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except KeyboardInterrupt:
        return 130


def _dispatch(argv: list[str]) -> int:
    asked = next((word for word in argv if not word.startswith("-")), None)
    parser, module = parser_of(asked)
    args = parser.parse_args(argv)
    assert module is not None, "argparse lets only known subcommands through"
    return int(module.main(args))


def parser_of(asked: str | None) -> tuple[argparse.ArgumentParser, Any]:
    """A parser with all subcommands and the arguments of the one that is used, and that one's module."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Euphoria in a Discord channel.")
    parser.add_argument("--version", action="version", version=f"Euphoria for Discord {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    module = importlib.import_module(f"bot.commands.{asked}") if asked in SUBCOMMANDS else None
    for name, purpose in SUBCOMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose[0].upper() + purpose[1:] + ".")
        if module is not None and name == asked:
            module.add_arguments(command)
    return parser, module


@contextlib.contextmanager
def ending_in_time() -> Iterator[None]:
    """The process ends even if a thread that should have ended is still there: for a service manager, a process that
    hangs is one that runs."""
    code: object = 1
    try:
        yield
    except SystemExit as leaving:
        code = leaving.code
        raise
    finally:
        late = threading.Timer(LONGEST_ENDING, os._exit, args=(code if isinstance(code, int) else 0,))
        late.daemon = True
        late.start()


if __name__ == "__main__":
    os.umask(0o077)  # databases, copies and exported games hold hands, notes and secrets
    with ending_in_time():
        sys.exit(main())
