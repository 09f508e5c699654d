"""The message of a vote: what it is about, how everybody has voted, and two buttons.

It is posted as the answer to the command that opened the vote (`voting.py`), or by `sync`. When the vote is decided, it
says what was decided (`decisions.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from discord import ButtonStyle, ui

from bot.language.words import Words
from bot.store.records import GameRecord, Kind, Ring, Vote, VoteKind
from cogs.kit.context import label, mention
from cogs.kit.controls import Key, button, rows
from cogs.posts import Draft, Situation, Wanted, declares


class Question(Protocol):
    """A vote, or what one would be about."""

    @property
    def kind(self) -> VoteKind: ...
    @property
    def about(self) -> int | None: ...
    @property
    def details(self) -> Mapping[str, Any]: ...


def question(game: GameRecord, vote: Question, w: Words) -> str:
    about = "" if vote.about is None else label(game.seats[vote.about])
    newcomer = vote.details.get("newcomer")
    return w(
        f"vote-{vote.kind}",
        name=about,
        newcomer=f"<@{newcomer}>" if newcomer else w("vote-somebody"),
        turn=vote.details.get("turn", 0),
        until=f"<t:{vote.details.get('until', 0)}:t>",
    )


def vote_text(game: GameRecord, vote: Vote, w: Words) -> str:
    def names(seats: tuple[int, ...]) -> str:
        return w.list([label(game.seats[seat]) for seat in seats]) or w("vote-nobody")

    waiting = [mention(game.seats[seat]) for seat in vote.voters if seat not in (*vote.yes, *vote.no)]
    lines = [
        f"**{question(game, vote, w)}**",
        w("vote-so-far", yes=names(vote.yes), no=names(vote.no)),
        w("vote-needs", all=str(vote.unanimous)),
    ]
    if waiting and not vote.closed:
        lines.append(w("vote-waiting", names=w.list(waiting)))
    away = [label(game.seats[seat]) for seat in vote.voters if game.seats[seat].kept]
    if away and vote.kind == "undo" and not vote.closed:
        lines.append(w("vote-away", names=w.list(away), n=len(away)))
    return "\n".join(lines)


def _ballots(vote: Vote, w: Words) -> ui.View:
    return rows(
        button(Key("vote", vote.game_id, vote.id, rest="yes"), w("vote-yes"), ButtonStyle.success),
        button(Key("vote", vote.game_id, vote.id, rest="no"), w("vote-no"), ButtonStyle.danger),
    )


def draft(game: GameRecord, vote: Vote, w: Words) -> Draft:
    """Another vote about the same thing is the same thing, and rings nobody again. An offer to play live is silent."""
    asked = [game.seats[seat].user_id for seat in vote.voters if seat not in (*vote.yes, *vote.no)]
    offered = vote.kind == "live"
    return Draft(
        vote_text(game, vote, w),
        _ballots(vote, w),
        version="vote",
        nonce=(),
        ping=[] if game.live or offered else [user for user in asked if user is not None],
        ring=Ring(f"vote {vote.kind} {'' if vote.about is None else vote.about}", "", vote.id),
        silent=True if offered else None,
    )


@declares(Kind.VOTE)
async def open_votes(s: Situation) -> Wanted:
    found: dict[int, Draft | None] = dict.fromkeys(s.posted(Kind.VOTE))
    for vote in await s.bot.games.store.votes.open(s.game.id) if s.game.open else ():
        if not vote.expired(s.now):
            found[vote.id] = draft(s.game, vote, s.w)
    return found
