"""`python -m bot render`: draw a picture of a game between computer players."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

from bot.commands.simulate import MAX_ANSWERS
from bot.engine.board import AREAS
from bot.engine.events import Event, TurnStarted
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import EDITIONS, Options
from bot.engine.view import View
from bot.players.chance import draw
from bot.players.eager_policy import eager

PALETTES = ("standard", "colour_blind")
TO_THE_END = -1
TURNS = 20
KINDS = ("board", "area", "mat", "hand", "card", "final", "replay")
Picture = tuple[bytes, str]
"""An image and its alt text."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7), help="default 4")
    parser.add_argument("--seed", type=int, default=1, help="the same seed plays the same game (default 1)")
    parser.add_argument(
        "--turns",
        type=int,
        help=f"turns to play first; {TO_THE_END} plays to the end (default {TURNS}; final and replay: to the end)",
    )
    parser.add_argument(
        "--what",
        default="board",
        help=f"board, area:NAME ({', '.join(AREAS)}), mat:SEAT, hand:SEAT (from 0), card:ID, final or replay",
    )
    parser.add_argument("--palette", choices=PALETTES, default="standard")
    parser.add_argument("--language", default="en", help="default en")
    parser.add_argument("--edition", choices=EDITIONS, default="classic")
    parser.add_argument(
        "--recap", action="store_true", help="number every move since the last turn of seat 0"
    )
    parser.add_argument(
        "--out", type=Path, help="the file to write (default: the picture's kind, as board.png or replay.gif)"
    )


def main(args: argparse.Namespace) -> int:
    from bot.language.words import LANGUAGES

    if args.language not in LANGUAGES:
        print(f"There is no language {args.language!r}. Choose from {', '.join(LANGUAGES)}.", file=sys.stderr)
        return 2
    what, _, name = args.what.partition(":")
    wrong = refusal(what, name, args.players)
    if wrong:
        print(wrong, file=sys.stderr)
        return 2
    image, alt = draw_picture(what, name, args)
    out: Path = args.out or Path(f"{what}.gif" if what == "replay" else f"{what}.png")
    out.write_bytes(image)
    print(alt)
    print(f"{out}: {len(image) / 1024:.0f} KB", file=sys.stderr)
    return 0


def refusal(what: str, name: str, players: int) -> str:
    """Why there is no such picture; empty if there is one."""
    from renderers.cards import card_ids

    if what not in KINDS:
        return f"There is no picture {what!r}: choose from {', '.join(KINDS)}."
    if what == "area" and name not in AREAS:
        return f"There is no area {name!r}: write area: and one of {', '.join(AREAS)}."
    if what in ("mat", "hand") and (not name.isdecimal() or int(name) >= players):
        return f"There is no seat {name!r}: write {what}: and a number from 0 to {players - 1}."
    if what == "card" and name not in card_ids():
        return f"There is no card {name!r}: choose from {', '.join(card_ids())}."
    return ""


def draw_picture(what: str, name: str, args: argparse.Namespace) -> Picture:
    """The requested picture, and its alt text."""
    from renderers import alt_text, board, cards, final, hand, mat, replay
    from renderers.highlights import highlights_from

    language, palette = args.language, args.palette
    if what == "card":
        return cards.draw_card(name, args.edition, language), cards.card_alt(name, language)
    turns = args.turns
    if turns is None:
        turns = TO_THE_END if what in ("final", "replay") else TURNS
    seen: list[View] = []
    match, last, recap = play(args.players, args.seed, turns, args.edition, seen)
    view = match.view(None)
    match what:
        case "mat":
            seat = int(name)
            image = mat.draw_mat(view, seat, language=language, palette=palette)
            return image, mat.mat_alt(view, seat, language)
        case "hand":
            mine = match.view(int(name))
            return hand.draw_hand(mine, language=language, palette=palette), hand.hand_alt(mine, language)
        case "final":
            return final.draw_final(view, language=language, palette=palette), final.final_alt(view, language)
        case "replay":
            film = replay.draw_replay(seen, language=language, palette=palette)
            return film, replay.replay_alt(seen, language)
    highlights = highlights_from(recap, numbered=True) if args.recap else highlights_from(last)
    if what == "area":
        image = board.draw_area(view, name, language=language, palette=palette, highlights=highlights)
        return image, alt_text.area_alt(view, name, language)
    return board.draw_board(
        view, language=language, palette=palette, highlights=highlights
    ), alt_text.board_alt(view, language)


def play(
    players: int, seed: int, turns: int, edition: str = "classic", seen: list[View] | None = None
) -> tuple[Match, list[Event], list[Event]]:
    """A game after this many turns, the events of its last move, and those since the last turn of seat 0.

    The spectators' view at the start of each turn and at the end is appended to `seen`.
    """
    seen = [] if seen is None else seen
    match = Match.new(Options.simple(players, edition))  # type: ignore[arg-type]
    rng = random.Random(f"{seed}:0")
    last: list[Event] = []
    recap: list[Event] = []
    while not match.over and match.answers < MAX_ANSWERS:
        if 0 <= turns < match.turn_number and match.chance is None:
            break
        if not seen or seen[-1].turn_number != match.turn_number:
            seen.append(match.view(None))
        if match.chance is not None:
            events = match.answer(CHANCE, draw(match.chance, rng))
        else:
            prompt = match.prompts[0]
            events = match.answer(prompt.seat, eager(match, prompt, rng))
        for event in events:
            if isinstance(event, TurnStarted):
                last, recap = ([], recap) if event.seat else ([], [])
                continue
            last.append(event)
            recap.append(event)
    seen.append(match.view(None))
    return match, last, recap
