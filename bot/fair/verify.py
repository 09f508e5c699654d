"""Verifies a game's file: computes the secret's hash, the seed, every roll and draw and every answer again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from bot.engine.game import Match, Row
from bot.engine.prompts import CHANCE
from bot.engine.state import Options

from . import derivation
from .log import Deck, Line, Log, Missing, Unreadable, decks_of, fingerprint, lines_of, logs_of

FORMAT = 2
RULES_CHANGED = "rules_changed"
"""Answers undone for this reason no longer fit the rules, so they cannot be replayed."""


class Wrong(NamedTuple):
    """A mismatch; its text is in `data/locales/` (proof-wrong)."""

    what: Literal["secret", "seed", "fingerprint", "missing", "draw", "rules", "winners"]
    """`secret`: it does not match the commitment. `seed`: it does not match the contributions. `fingerprint`: it does
    not match the answers. `missing`: an answer is missing. `draw`: a roll or draw differs from the derived one.
    `rules`: an answer is not legal. `winners`: the winners differ."""
    revision: int = 0
    seq: int = 0


@dataclass(slots=True, frozen=True)
class RollCheck:
    """The result of a check. The three hashes must be compared with those shown at the table."""

    commitment: str
    seed: str
    fingerprint: str
    draws: int
    """The number of rolls and draws computed again."""
    answers: int
    """The number of replayed answers, including rolls and draws."""
    returns: int
    """The number of undos."""
    wrong: tuple[Wrong, ...]

    @property
    def right(self) -> bool:
        return not self.wrong


def verify(file: Any) -> RollCheck:
    """Check a file written by `python -m bot export` or `/log`. Raises Unreadable if it cannot be checked."""
    if not isinstance(file, Mapping) or file.get("format") != FORMAT:
        raise Unreadable(f"it is no game's file of format {FORMAT}")
    proof = file.get("proof")
    if not proof:
        raise Unreadable("its game began before rolls could be checked")
    if not proof.get("secret"):
        raise Unreadable("its secret is told when the game is over: take the file then")
    try:
        lines = lines_of(file)
        return RollCheck(
            commitment=proof["commitment"],
            seed=proof["seed"],
            fingerprint=proof["fingerprint"],
            draws=sum(line.seat == CHANCE for line in lines),
            answers=len(lines),
            returns=max((line.revision for line in lines), default=0),
            wrong=tuple(wrong_in(file)),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable(f"it is damaged ({error!r})") from error


def wrong_in(file: Mapping[str, Any]) -> Iterator[Wrong]:
    """All mismatches; the cheapest checks come first."""
    proof, lines, decks = file["proof"], lines_of(file), decks_of(file)
    if derivation.commitment(proof["secret"]) != proof["commitment"]:
        yield Wrong("secret")
    if derivation.seed(proof["mixed"]) != proof["seed"]:
        yield Wrong("seed")
    if fingerprint(lines) != proof["fingerprint"]:
        yield Wrong("fingerprint")
    try:
        logs = logs_of(lines)
    except Missing as missing:
        yield Wrong("missing", missing.revision, missing.seq)
        return
    yield from _draws(proof["secret"], proof["seed"], logs, decks)
    yield from _rules(file, logs, decks)


def _draws(secret: str, seed: str, logs: list[Log], decks: Mapping[tuple[int, int], Deck]) -> Iterator[Wrong]:
    """Check every roll and draw against the requests recorded in the file."""
    unanswered = set(decks)
    for revision, log in enumerate(logs):
        for line in log.lines[log.kept :]:
            if line.seat != CHANCE:
                continue
            deck = decks.get((revision, line.seq))
            unanswered.discard((revision, line.seq))
            if deck is None or line.answer != derivation.draw(deck, secret, seed, revision, line.seq):
                yield Wrong("draw", revision, line.seq)
    for revision, seq in sorted(unanswered):
        yield Wrong("missing", revision, seq)


def _rules(
    file: Mapping[str, Any], logs: list[Log], decks: Mapping[tuple[int, int], Deck]
) -> Iterator[Wrong]:
    """Replay every answer: each must be legal, each recorded deck must match the game's, and so must the outcome."""
    game, seats = file["game"], file["seats"]
    match = Match.new(options_of(file))
    turns = {0: match.checkpoint}
    for revision, log in enumerate(logs):
        if revision:
            match = _back_to(log.kept, turns, [line.row for line in log.lines])
        for line in log.lines[log.kept :]:
            if line.why == RULES_CHANGED:
                break  # it was legal under older rules
            if not _fits(match, line, decks.get((revision, line.seq))):
                yield Wrong("rules", revision, line.seq)
                return
            if match.checkpoint_at not in turns:
                turns[match.checkpoint_at] = match.checkpoint
    won = {seat["seat"] for seat in seats if seat["won"]}
    if match.over != (game["status"] == "finished") or won != set(match.winners):
        yield Wrong("winners")


def options_of(file: Mapping[str, Any]) -> Options:
    """The game's set-up options."""
    game = file["game"]
    return Options(
        colours=tuple(seat["colour"] for seat in file["seats"]),
        edition=game["edition"],
        variants=tuple(game["variants"]),
    )


def _fits(match: Match, line: Line, deck: Deck | None) -> bool:
    """Give one answer if the rules ask for it; return whether it was legal."""
    asked = match.chance if line.seat == CHANCE else match.prompt_for(line.seat)
    if asked is None or asked.key != line.key:
        return False
    if match.chance is not None and deck != Deck(
        match.chance.key, match.chance.count, dict(match.chance.weights)
    ):
        return False
    try:
        match.answer(line.seat, line.answer, line.source)
    except Exception:  # a refusal, or any other error: a manipulated file may contain anything
        return False
    return True


def _back_to(length: int, turns: dict[int, str], rows: list[Row]) -> Match:
    """The match at this length of the log, restored from the start of that turn."""
    for later in [at for at in turns if at > length]:
        del turns[later]
    at = max(turns)
    return Match.restore(turns[at], rows[at:length])
