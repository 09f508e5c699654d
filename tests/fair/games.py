"""Files of whole games with verifiable rolls, played by the engine alone, with some undos."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from bot.engine.events import GameStarted
from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options
from bot.fair import derivation
from bot.fair.log import Line, digest_of, events_in, fingerprint, position_in
from bot.fair.verify import FORMAT
from tests.engine.playing import Table, Wanderer

SECRET = "ab" * 32
PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")
WORD = derivation.digest("rosebud")
MIXED = ("join:1234567", "start:1234568", f"word:{WORD}", f"sealed:{WORD}:rosebud", f"withheld:{WORD}")


class Played:
    """A game that is played and sometimes undone."""

    def __init__(self, table: Table) -> None:
        self.options: Options = table.options
        self.match = Match.new(self.options)
        self.player = Wanderer(table)
        self.seed = derivation.seed(MIXED)
        self.secret = SECRET
        self.head = derivation.begin_log(SECRET, self.seed)
        self.epochs: list[dict[str, Any]] = []
        self.presses = 0
        self.outdated = False
        """Answers are given to questions that the rules do not ask any more."""
        self.revision = 0
        self.log: list[Line] = []
        self.undone: list[Line] = []
        self.draws: list[dict[str, Any]] = []
        self.turns = {0: self.match.checkpoint}
        self.events: list[list[Any]] = []

    def step(self, given: Any = None) -> None:
        match, seq = self.match, len(self.log)
        if match.chance is None:
            self.presses += 1  # every third answer is not given by a press, as a computer's
        press = None if self.presses % 3 == 2 else str(10**18 + self.presses)
        if match.chance is not None:
            asked = match.chance
            place = derivation.place(self.seed, self.revision, seq, self.head, press)
            answer: Any = derivation.draw(asked, self.secret, place)
            deck = dict(asked.weights)
            draw = {"revision": self.revision, "seq": seq, "key": asked.key, "count": asked.count}
            self.draws.append(draw | {"deck": deck})
            line = Line(0, seq, CHANCE, "chance", asked.key, answer)
            came = match.answer(CHANCE, answer)
        else:
            prompt = match.prompts[0]
            answer = given or self.player.decide(match, prompt)
            line = Line(0, seq, prompt.seat, "player", prompt.key, answer)
            came = match.answer(prompt.seat, answer)
            line = line._replace(key="a question of old") if self.outdated else line
        begun = [] if seq else [GameStarted(len(self.options.colours))]
        self.events.append(events_in([*begun, *came]))
        row = (line.seat, line.source, line.key, line.answer, press)
        self.head = derivation.log_after(self.head, self.revision, seq, *row)
        self.log.append(line._replace(press=press, log=self.head[: derivation.DIGITS]))
        self.turns[match.checkpoint_at] = match.checkpoint

    def go_back(self, turns: int, why: str = "rewind") -> None:
        """Go back to the start of an earlier turn."""
        at = sorted(self.turns)[-1 - turns]
        self.undone += [line._replace(revision=self.revision, why=why) for line in self.log[at:]]
        self.log, self.events = self.log[:at], self.events[:at]
        self.turns = {seq: state for seq, state in self.turns.items() if seq <= at}
        self.match = Match.restore(self.turns[at])
        self.revision += 1

    def restore(self) -> None:
        """Go on with a new secret, as after a restore from a copy."""
        self.revision += 1_000_000
        self.secret = derivation.digest(f"secret {self.revision}")
        self.head = derivation.begin_log(self.secret, self.head)
        at = {"revision": self.revision, "seq": len(self.log), "why": "restored"}
        self.epochs.append(at | {"secret": self.secret, "commitment": derivation.commitment(self.secret)})

    def file(self) -> dict[str, Any]:
        log = [line._replace(revision=self.revision) for line in self.log]
        view = self.match.view(None, PEOPLE)
        over = self.match.over
        file: dict[str, Any] = {
            "format": FORMAT,
            "game": {
                "id": 7,
                "status": "finished" if over else "ended",
                "edition": self.options.edition,
                "variants": list(self.options.variants),
                "pace": "day",
                "revision": self.revision,
                "ended_why": None,
                "created": "2026-01-01T12:00:00+00:00",
            },
            "seats": [
                {
                    "seat": player.seat,
                    "name": player.name,
                    "colour": player.colour,
                    "computer": None,
                    "won": player.seat in self.match.winners if over else None,
                    "tokens_left": player.tokens_left if over else None,
                }
                for player in view.players
            ],
            "seen_by": "all",
            "table": position_in(view),
            "answers": [
                {name: value for name, value in line._asdict().items() if name not in ("revision", "why")}
                | {"at": "2026-01-02T12:00:00+00:00", "events": events}
                for line, events in zip(log, self.events, strict=True)
            ],
            "undone": [line._asdict() for line in self.undone],
            "proof": {
                "method": derivation.METHOD,
                "commitment": derivation.commitment(SECRET),
                "seed": self.seed,
                "mixed": list(MIXED),
                "seed_by": "players",
                "secret": SECRET,
                "epochs": self.epochs,
                "draws": self.draws,
                "fingerprint": fingerprint([*log, *self.undone]),
            },
        }
        file = json.loads(json.dumps(file))
        return file | {"digest": digest_of(file)}


@cache
def _played(seed: int, players: int, returns: int) -> str:
    game = Played(Table(seed, players, wandering=40))
    for n in range(returns):
        while len(game.log) < 60 + 40 * n and not game.match.over:
            game.step()
        if not game.match.over:
            game.go_back(1 + n % 3)
    while not game.match.over:
        game.step()
    return json.dumps(game.file())


def a_file(seed: int = 1, players: int = 3, returns: int = 2) -> dict[str, Any]:
    """A new copy of a finished game's file, as if read from disk."""
    file: dict[str, Any] = json.loads(_played(seed, players, returns))
    return file
