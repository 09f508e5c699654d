"""`python -m bot admin …`: end, pause, resume, replace, rewind or announce in one game, like a vote of its players.

The decision is stored in the database. A running bot carries it out within seconds and announces it in the channel;
otherwise the next bot to start does. Every such decision is written to the bot's log.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.commands.check import database_of
from bot.games import Games, Refused, UnplayableError
from bot.hosting.errors import HostError
from bot.store import Store
from bot.store.records import GameRecord, VoteKind
from bot.store.sqlite_files import is_older
from bot.store.store import place_named

WAIT = 15.0
"""Seconds to wait for a running bot to carry it out."""
LONGEST = 1500
"""The longest announcement, in characters: it must fit in a Discord message after an introductory sentence."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", type=place_named, help="the file or URL, instead of the one in .env")
    parser.add_argument("--wait", type=float, default=WAIT, help="seconds to wait until it is carried out")
    deeds = parser.add_subparsers(dest="deed", metavar="DEED", required=True)

    def deed(name: str, help: str) -> argparse.ArgumentParser:
        one = deeds.add_parser(name, help=help)
        one.add_argument(
            "game", type=int, metavar="GAME", help="its number, as `python -m bot games` shows it"
        )
        return one

    deed("end", "break the game off: no winner")
    deed("pause", "stop the clock; nobody can move")
    deed("resume", "go on after a pause")
    replace = deed("replace", "free a seat for somebody else")
    replace.add_argument("player", help="the player's name in that game")
    rewind = deed("rewind", "take back everything from the start of a turn on")
    rewind.add_argument("turn", type=int, help="the turn's number, as /log shows it")
    announce = deed("announce", "say something in the game's channel")
    announce.add_argument("text")


def main(args: argparse.Namespace) -> int:
    done = asyncio.run(decide(args))
    if done:
        print("Done and announced in the channel.")
    else:
        print("Stored, but no bot has carried it out yet: the next one that runs on this database will.")
    return 0


async def decide(args: argparse.Namespace) -> bool:
    """Store the decision. True if a bot has carried it out already."""
    database = database_of(args)
    if isinstance(database, Path) and not await asyncio.to_thread(database.is_file):
        raise HostError(f"There is no database at {database}: name the right one with --database.")
    if isinstance(database, Path) and await asyncio.to_thread(is_older, database):
        # Migrating could break a running bot.
        raise HostError(
            f"{database} is of an older version: stop the bot, start this version's, and try again."
        )
    store = await Store.open(database)
    try:
        games = Games(store)
        game = await _game(games, args.game)
        kind, about, details = await _matter(games, game, args)
        vote = await games.votes.decide(game.id, kind, about=about, details=dict(details) | {"host": True})
        print(f"Game {game.id}: {args.deed}.", file=sys.stderr)
        return await _done(games, vote.id, args.wait)
    except Refused as refused:
        raise HostError(f"Game {args.game} cannot be changed like that ({refused}).") from None
    finally:
        await store.close()


async def _game(games: Games, game_id: int) -> GameRecord:
    game = await games.records.get(game_id)
    if game is None:
        raise HostError(f"There is no game {game_id}: `python -m bot games` lists those that are open.")
    if not game.open:
        raise HostError(f"Game {game_id} is over: nothing can be changed in it.")
    return game


async def _matter(
    games: Games, game: GameRecord, args: argparse.Namespace
) -> tuple[VoteKind, int | None, Mapping[str, Any]]:
    """The decision, checked as far as possible in advance."""
    if game.status == "lobby" and args.deed not in ("end", "announce"):
        raise HostError(f"Game {game.id} has not begun: it can only be ended.")
    match args.deed:
        case "end":
            return "end", None, {}
        case "pause" | "resume":
            wanted = "running" if args.deed == "pause" else "paused"
            if game.status != wanted:
                raise HostError(f"Game {game.id} is {game.status} already.")
            return args.deed, None, {}
        case "replace":
            return "replace", _seat(game, args.player), {}
        case "rewind":
            return "undo", None, await _start_of(games, game, args.turn)
        case _:
            text = args.text.strip()
            if not 0 < len(text) <= LONGEST:
                raise HostError(f"An announcement has 1 to {LONGEST} characters, this has {len(text)}.")
            return "announce", None, {"text": text}


def _seat(game: GameRecord, name: str) -> int:
    people = {seat.name.casefold(): seat.seat for seat in game.humans}
    if name.casefold() not in people:
        there = ", ".join(seat.name for seat in game.humans)
        raise HostError(f"Nobody at game {game.id} is called {name}: there are {there}.")
    return people[name.casefold()]


async def _start_of(games: Games, game: GameRecord, turn: int) -> dict[str, int]:
    try:
        position = await games.position(game.id)
    except UnplayableError as error:
        raise HostError(f"{error}. `python -m bot check --game {game.id}` says more.") from None
    starts = {number: to for to, number, _ in await games.play.turn_starts(game.id) if to < position.length}
    if turn not in starts:
        there = f"from {min(starts)} to {max(starts)}" if starts else "none yet"
        raise HostError(f"Game {game.id} has no turn {turn} to go back to: there are {there}.")
    return {"to": starts[turn], "turn": turn, "length": position.length, "revision": position.revision}


async def _done(games: Games, vote_id: int, seconds: float) -> bool:
    """Whether a running bot carries it out within this time."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while any(vote.id == vote_id for vote in await games.store.votes.undone()):
        if loop.time() >= until:
            return False
        await asyncio.sleep(0.25)
    return True
