"""Verifies a game's file: computes the secret's hash, the seed, every roll and draw and every answer again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from bot.engine.events import Event, GameStarted
from bot.engine.game import Match, Row
from bot.engine.prompts import CHANCE
from bot.engine.state import Options

from . import derivation
from .log import (
    Deck,
    Epoch,
    Line,
    Log,
    Missing,
    Unreadable,
    decks_of,
    digest_of,
    epochs_of,
    events_in,
    fingerprint,
    lines_of,
    logs_of,
    position_in,
)

FORMAT = 4
RULES_CHANGED = "rules_changed"
"""Answers undone for this reason no longer fit the rules, so they cannot be replayed."""
MIXED = {"join": 0, "start": 1, "word": 2, "sealed": 2, "withheld": 2}
"""What is mixed in, and in which order."""
BY_PLAYERS, BY_BOT = "players", "bot"
"""Whose words made the seed: a word that a player revealed after the press on Start, or none."""


class Wrong(NamedTuple):
    """A mismatch; its text is in `data/locales/` (proof-wrong)."""

    what: Literal[
        "file", "secret", "seed", "word", "fingerprint", "missing", "log", "draw", "rules", "events", "winners",
        "table",
    ]  # fmt: skip
    """`file`: the digest does not match the file. `secret`: it does not match the commitment. `seed`: it does not match
    the contributions. `word`: a revealed word is not the one that was sealed. `fingerprint`: it does not match the
    answers. `missing`: an answer is missing. `log`: the digits of the running hash differ from those that were shown.
    `draw`: a roll or draw differs from the derived one. `rules`: an answer is not legal. `events`: an answer had other
    consequences. `winners`: the result differs. `table`: the final position differs."""
    revision: int = 0
    seq: int = 0


@dataclass(slots=True, frozen=True)
class RollCheck:
    """The result of a check. The three hashes must be compared with those shown to the players."""

    commitment: str
    seed: str
    fingerprint: str
    draws: int
    """The number of rolls and draws computed again."""
    answers: int
    """The number of replayed answers, including rolls and draws."""
    returns: int
    """The number of undos."""
    restored: int
    """How many times the game was restored from a copy, and got a new secret."""
    changed: int
    """How many undone answers could not be replayed, because the rules were corrected after them."""
    sealed: int
    """The number of words that players revealed only after the press on Start."""
    withheld: int
    """The number of sealed words that were not revealed."""
    log: str | None
    """The digits shown with the newest answer; None if there is none."""
    wrong: tuple[Wrong, ...]

    @property
    def right(self) -> bool:
        return not self.wrong


def verify(file: Any) -> RollCheck:
    """Check a file written by `python -m bot export` or `/log`. Raises Unreadable if it cannot be checked."""
    if not isinstance(file, Mapping) or file.get("format") != FORMAT:
        raise Unreadable(f"it is not a game file of format {FORMAT}")
    proof = file.get("proof")
    if not proof:
        raise Unreadable("its rolls come from no secret")
    if not proof.get("secret"):
        raise Unreadable("its secret is told when the game is over: take the file then")
    if proof.get("method") != derivation.METHOD:
        raise Unreadable(f"its rolls were derived in a way that is not known here ({proof.get('method')})")
    try:
        lines, epochs = lines_of(file), epochs_of(file)
        kinds = [entry.partition(":")[0] for entry in proof["mixed"]]
        newest = max(lines, key=lambda line: (line.revision, line.seq), default=None)
        return RollCheck(
            commitment=proof["commitment"],
            seed=proof["seed"],
            fingerprint=proof["fingerprint"],
            draws=sum(line.seat == CHANCE for line in lines),
            answers=len(lines),
            returns=len({line.revision for line in lines if line.why}),
            restored=len(epochs) - 1,
            changed=sum(line.why == RULES_CHANGED for line in lines),
            sealed=kinds.count("sealed"),
            withheld=kinds.count("withheld"),
            log=None if newest is None else newest.log,
            wrong=tuple(wrong_in(file)),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Unreadable(f"it is damaged ({error!r})") from error


def wrong_in(file: Mapping[str, Any]) -> Iterator[Wrong]:
    """All mismatches; the cheapest checks come first."""
    proof, lines, decks = file["proof"], lines_of(file), decks_of(file)
    if file["digest"] != digest_of(file):
        yield Wrong("file")
    epochs = epochs_of(file)
    for epoch in epochs:
        if derivation.commitment(epoch.secret) != epoch.commitment:
            yield Wrong("secret", epoch.revision, epoch.seq)
    if derivation.seed(proof["mixed"]) != proof["seed"]:
        yield Wrong("seed")
    yield from _words(proof)
    if fingerprint(lines) != proof["fingerprint"]:
        yield Wrong("fingerprint")
    try:
        logs = logs_of(lines, epochs)
    except Missing as missing:
        yield Wrong("missing", missing.revision, missing.seq)
        return
    yield from _draws(proof, logs, decks, epochs)
    yield from _rules(file, logs, decks)


def _words(proof: Mapping[str, Any]) -> Iterator[Wrong]:
    """Every revealed word must be the sealed one, and all words must be mixed in after the start."""
    kinds = [entry.partition(":")[0] for entry in proof["mixed"]]
    order = [MIXED.get(kind, -1) for kind in kinds]
    if -1 in order or order != sorted(order) or kinds.count("start") > 1:
        yield Wrong("seed")
    for entry in proof["mixed"]:
        kind, _, rest = entry.partition(":")
        promised, _, word = rest.partition(":")
        if kind == "sealed" and derivation.digest(word) != promised:
            yield Wrong("word")
    if proof["seed_by"] != (BY_PLAYERS if "sealed" in kinds else BY_BOT):
        yield Wrong("word")


def _draws(
    proof: Mapping[str, Any],
    logs: list[Log],
    decks: Mapping[tuple[int, int], Deck],
    epochs: list[Epoch],
) -> Iterator[Wrong]:
    """Check the running hash, and every roll and draw against the requests recorded in the file."""
    seed, unanswered = proof["seed"], set(decks)
    secrets = {epoch.revision: epoch.secret for epoch in epochs}
    secret, running = "", seed
    for log in logs:
        revision = log.revision
        if revision in secrets:
            secret = secrets[revision]
            running = derivation.begin_log(secret, running)
        for line in log.lines[log.shared :]:
            if line.seat == CHANCE:
                deck = decks.get((revision, line.seq))
                unanswered.discard((revision, line.seq))
                place = derivation.place(seed, revision, line.seq, running, line.press)
                if deck is None or line.answer != derivation.draw(deck, secret, place):
                    yield Wrong("draw", revision, line.seq)
            given = (line.seat, line.source, line.key, line.answer, line.press)
            running = derivation.log_after(running, revision, line.seq, *given)
            if line.log != running[: derivation.DIGITS]:
                yield Wrong("log", revision, line.seq)
                return  # everything after it follows from another hash
    for revision, seq in sorted(unanswered):
        yield Wrong("missing", revision, seq)


def _rules(
    file: Mapping[str, Any], logs: list[Log], decks: Mapping[tuple[int, int], Deck]
) -> Iterator[Wrong]:
    """Replay every answer: each must be legal, each recorded deck must match the game's, and so must the consequences
    and the outcome."""
    events = [row["events"] for row in file["answers"]]
    match = Match.new(options_of(file))
    turns = {0: match.checkpoint}
    for log in logs:
        revision = log.revision
        if revision:
            match = _back_to(log.shared, turns, [line.row for line in log.lines])
        for line in log.lines[log.shared :]:
            if line.why == RULES_CHANGED:
                break  # it was legal under older rules
            came = _given(match, line, decks.get((revision, line.seq)))
            if came is None:
                yield Wrong("rules", revision, line.seq)
                return
            begun = [GameStarted(len(file["seats"]))] if line.seq == 0 else []
            if not line.why and events[line.seq] != events_in([*begun, *came]):
                yield Wrong("events", revision, line.seq)
            if match.checkpoint_at not in turns:
                turns[match.checkpoint_at] = match.checkpoint
    yield from _outcome(file, match)


def _outcome(file: Mapping[str, Any], match: Match) -> Iterator[Wrong]:
    names = [seat["name"] for seat in file["seats"]]
    players = match.view(None, names).players
    ends = [
        (player.seat, player.seat in match.winners, player.tokens_left)
        if match.over
        else (player.seat, None, None)
        for player in players
    ]
    told = [(seat["seat"], seat["won"], seat["tokens_left"]) for seat in file["seats"]]
    if file["game"]["status"] != ("finished" if match.over else "ended") or told != ends:
        yield Wrong("winners")
    position, eyes = file["table"], [None, *range(len(names))]
    if file["seen_by"] != "all" or position not in [position_in(match.view(seat, names)) for seat in eyes]:
        yield Wrong("table")


def options_of(file: Mapping[str, Any]) -> Options:
    """The game's set-up options."""
    game = file["game"]
    return Options(
        colours=tuple(seat["colour"] for seat in file["seats"]),
        edition=game["edition"],
        variants=tuple(game["variants"]),
    )


def _given(match: Match, line: Line, deck: Deck | None) -> list[Event] | None:
    """Give one answer if the rules ask for it; return its events, or None if it was not legal."""
    asked = match.chance if line.seat == CHANCE else match.prompt_for(line.seat)
    if asked is None or asked.key != line.key:
        return None
    if match.chance is not None and deck != Deck(
        match.chance.key, match.chance.count, dict(match.chance.weights)
    ):
        return None
    try:
        return match.answer(line.seat, line.answer, line.source)
    except Exception:  # a refusal, or any other error: a manipulated file may contain anything
        return None


def _back_to(length: int, turns: dict[int, str], rows: list[Row]) -> Match:
    """The match at this length of the log, restored from the start of that turn."""
    for later in [at for at in turns if at > length]:
        del turns[later]
    at = max(turns)
    return Match.restore(turns[at], rows[at:length])
