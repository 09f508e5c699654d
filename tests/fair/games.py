"""Files of whole games with verifiable rolls, played by the engine alone, with some undos."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from bot.engine.game import Match
from bot.engine.prompts import CHANCE
from bot.engine.state import Options
from bot.fair import derivation
from bot.fair.log import Line, fingerprint
from bot.fair.verify import FORMAT
from tests.engine.playing import Table, Wanderer

SECRET = "ab" * 32
MIXED = ("join:1234567", f"word:{derivation.digest('rosebud')}", "start:1234568")


class Played:
    """A game that is played and sometimes undone."""

    def __init__(self, table: Table) -> None:
        self.options: Options = table.options
        self.match = Match.new(self.options)
        self.player = Wanderer(table)
        self.seed = derivation.seed(MIXED)
        self.revision = 0
        self.log: list[Line] = []
        self.undone: list[Line] = []
        self.draws: list[dict[str, Any]] = []
        self.turns = {0: self.match.checkpoint}

    def step(self, given: Any = None) -> None:
        match, seq = self.match, len(self.log)
        if match.chance is not None:
            asked = match.chance
            answer: Any = derivation.draw(asked, SECRET, self.seed, self.revision, seq)
            deck = dict(asked.weights)
            draw = {"revision": self.revision, "seq": seq, "key": asked.key, "count": asked.count}
            self.draws.append(draw | {"deck": deck})
            line = Line(0, seq, CHANCE, "chance", asked.key, answer)
            match.answer(CHANCE, answer)
        else:
            prompt = match.prompts[0]
            answer = given or self.player.decide(match, prompt)
            line = Line(0, seq, prompt.seat, "player", prompt.key, answer)
            match.answer(prompt.seat, answer)
        self.log.append(line)
        self.turns[match.checkpoint_at] = match.checkpoint

    def go_back(self, turns: int) -> None:
        """Go back to the start of an earlier turn."""
        at = sorted(self.turns)[-1 - turns]
        self.undone += [line._replace(revision=self.revision, why="rewind") for line in self.log[at:]]
        self.log = self.log[:at]
        self.turns = {seq: state for seq, state in self.turns.items() if seq <= at}
        self.match = Match.restore(self.turns[at])
        self.revision += 1

    def file(self) -> dict[str, Any]:
        log = [line._replace(revision=self.revision) for line in self.log]
        status = "finished" if self.match.over else "ended"
        won = self.match.winners
        return {
            "format": FORMAT,
            "game": {
                "status": status,
                "edition": self.options.edition,
                "variants": list(self.options.variants),
                "revision": self.revision,
            },
            "seats": [
                {"seat": seat, "colour": colour, "won": seat in won if self.match.over else None}
                for seat, colour in enumerate(self.options.colours)
            ],
            "answers": [line._asdict() for line in log],
            "undone": [line._asdict() for line in self.undone],
            "proof": {
                "commitment": derivation.commitment(SECRET),
                "seed": self.seed,
                "mixed": list(MIXED),
                "secret": SECRET,
                "draws": self.draws,
                "fingerprint": fingerprint([*log, *self.undone]),
            },
        }


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
