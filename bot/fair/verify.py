"""Everything in a game's file, computed again: the secret, what was mixed in, every roll and draw, every answer."""

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
"""Why answers were taken back that do not fit the rules any more: they cannot be played again."""


class Wrong(NamedTuple):
    """Something that does not fit; the words for it are in `data/locales/` (proof-wrong)."""

    what: Literal["secret", "seed", "fingerprint", "missing", "draw", "rules", "winners"]
    """The secret is not the one promised; other things were mixed in; the fingerprint is of other answers; an answer
    is missing; chance answered otherwise than derived; the rules do not lead to this; somebody else won."""
    revision: int = 0
    seq: int = 0


@dataclass(slots=True, frozen=True)
class RollCheck:
    """What a check found. The three values are to be compared with those the table was shown."""

    commitment: str
    seed: str
    fingerprint: str
    draws: int
    """Rolls and draws computed again."""
    answers: int
    """Answers of players and of chance, played again by the rules."""
    returns: int
    """How often the game was taken back."""
    wrong: tuple[Wrong, ...]

    @property
    def right(self) -> bool:
        return not self.wrong


def verify(file: Any) -> RollCheck:
    """Check a file as `python -m bot export` and `/log` write it. Unreadable: there is nothing to check."""
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
    """What does not fit: what is quickly found comes first."""
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
    """Every answer of chance, from what the file notes alone."""
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
    """Every answer, played again: each was asked for, each deck is what lay there, and the end is this end."""
    game, seats = file["game"], file["seats"]
    match = Match.new(options_of(file))
    turns = {0: match.checkpoint}
    for revision, log in enumerate(logs):
        if revision:
            match = _back_to(log.kept, turns, [line.row for line in log.lines])
        for line in log.lines[log.kept :]:
            if line.why == RULES_CHANGED:
                break  # it fitted the rules of its day
            if not _fits(match, line, decks.get((revision, line.seq))):
                yield Wrong("rules", revision, line.seq)
                return
            if match.checkpoint_at not in turns:
                turns[match.checkpoint_at] = match.checkpoint
    won = {seat["seat"] for seat in seats if seat["won"]}
    if match.over != (game["status"] == "finished") or won != set(match.winners):
        yield Wrong("winners")


def options_of(file: Mapping[str, Any]) -> Options:
    """How the game was set up."""
    game = file["game"]
    return Options(
        colours=tuple(seat["colour"] for seat in file["seats"]),
        edition=game["edition"],
        variants=tuple(game["variants"]),
    )


def _fits(match: Match, line: Line, deck: Deck | None) -> bool:
    """Play one answer, if that is what the rules ask for."""
    asked = match.chance if line.seat == CHANCE else match.prompt_for(line.seat)
    if asked is None or asked.key != line.key:
        return False
    if match.chance is not None and deck != Deck(
        match.chance.key, match.chance.count, dict(match.chance.weights)
    ):
        return False
    try:
        match.answer(line.seat, line.answer, line.source)
    except Exception:  # a refusal; or anything, for a changed file may hold anything
        return False
    return True


def _back_to(length: int, turns: dict[int, str], rows: list[Row]) -> Match:
    """The match when the log was that long, from the start of its turn."""
    for later in [at for at in turns if at > length]:
        del turns[later]
    at = max(turns)
    return Match.restore(turns[at], rows[at:length])
