"""Records everything that is sent to people: to whom, about what, and why."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from simcord.actors import MemberActor
from simcord.components import walk_components

from tests.cogs.table import TEXT, Table

SILENT = 1 << 12

Thing = tuple[str, ...]
"""What a ping may be about: a question, a vote, a trade, a seat, a lobby, or a text about none of these."""


class Sent(NamedTuple):
    """A message that one person received."""

    person: str
    at: datetime
    sound: bool
    why: str
    about: frozenset[Thing]
    alone: bool
    """Whether it pinged nobody else."""
    text: str
    turn: tuple[int, str] | None = None
    """The game and its current turn, if the message is about one game."""


WHYS = (
    ("direct messages are closed", "closed"),
    ("Waiting for you today", "digest"),
    ("Your time was up", "time is up"),
    ("You were asked", "reminder"),
    ("up next", "next"),
    ("has waited for you", "used up"),
    ("Your plan for turn", "plan"),
    ("your plan couldn't be played", "plan"),
    ("went back to before you made", "plan"),
    ("Pause the game?", "vote"),
    ("Resume the game?", "vote"),
    ("Play live for now", "vote"),
    ("End the game here", "vote"),
    ("Go back to the start of turn", "vote"),
    ("Let a computer player keep", "vote"),
    (" take over ", "vote"),
    ("is back", "back"),
    ("a game of Euphoria in", "welcome"),
    ("While you were away", "recap"),
    ("What you have", "cards"),
    ("offers", "trade"),
    ("your trade", "trade"),
    ("you can take **", "free seat"),
    ("to the rematch", "rematch"),
)
ABOUT = {
    "vote": "vote",
    "offer": "trade",
    "accept": "trade",
    "join": "lobby",
    "seat": "seat",
    "propose": "absence",
}
"""Verb of a button → what a message with that button is about."""


class MessageRecorder:
    """Intercepts the messages that the bot sends to Discord."""

    def __init__(self, table: Table, people: Mapping[str, MemberActor] | None = None) -> None:
        self.table = table
        self.sent: list[Sent] = []
        self.ids: set[int] = set()
        everybody = people or {**table.people, "Wim": table.watcher}
        self.direct_messages = {actor.user.dm_channel.id: name for name, actor in everybody.items()}
        self.names = {actor.id: name for name, actor in everybody.items()}
        self.turns: dict[int, str] = {}
        self.resumed: Counter[str] = Counter()
        """Game → how often it was resumed; its open questions are asked again then."""
        self.listen()

    def listen(self) -> None:
        """Call it again after every restart."""
        http: Any = self.table.bot.http
        send: Callable[..., Awaitable[Any]] = http.send_message

        async def heard(channel_id: int, *, params: Any) -> Any:
            sent = await send(channel_id, params=params)
            if int(sent["id"]) not in self.ids:  # otherwise a duplicate that Discord dropped
                self.ids.add(int(sent["id"]))
                await self.note(int(channel_id), params)
            return sent

        http.send_message = heard

    async def note(self, channel_id: int, params: Any) -> None:
        payload = params.payload
        if payload is None:
            payload = json.loads(next(p["value"] for p in params.multipart if p["name"] == "payload_json"))
        parts = list(walk_components(payload.get("components") or []))
        text = payload.get("content") or "\n".join(p["content"] for p in parts if p["type"] == TEXT)
        ids = [part["custom_id"].split(":") for part in parts if part.get("custom_id")]
        verbs = {one[1] for one in ids}
        silent = bool((payload.get("flags") or 0) & SILENT)
        people = self._called(channel_id, payload, text)
        asked = {"turn", "hand"} <= verbs
        why = "asked" if asked else "end" if "rematch" in verbs else ""
        why = why or next((name for part, name in WHYS if part in text), "asked" if "turn" in verbs else "?")
        games = {int(one[2]) for one in ids if int(one[2])}
        if asked and (number := re.search(r"\*\*Turn (\d+)\*\*", text)):
            self.turns[min(games)] = number[1]
        turn = (min(games), self.turns.get(min(games), "")) if len(games) == 1 else None
        for person in people:
            about = await self._about(person, ids, text)
            one = Sent(person, self.table.env.now(), not silent, why, about, len(people) == 1, text, turn)
            self.sent.append(one)

    def _called(self, channel_id: int, payload: dict[str, Any], text: str) -> list[str]:
        if channel_id in self.direct_messages:
            return [self.direct_messages[channel_id]]
        allowed = (payload.get("allowed_mentions") or {}).get("users", [])
        return [self.names[int(user)] for user in allowed if f"<@{user}>" in text and int(user) in self.names]

    async def _about(self, person: str, ids: list[list[str]], text: str) -> frozenset[Thing]:
        found: set[Thing] = set()
        for one in ids:
            _, verb, game, question, revision, rest = one
            if verb == "turn":
                # A button without a question number refers to the current question.
                now = (question, revision) if question != "0" else await self._now(person, int(game))
                found.add(("question", game, *now, str(self.resumed[game])))
            elif verb in ABOUT:
                found.add((ABOUT[verb], game, question if verb == "vote" else rest))
        return frozenset(found) or frozenset({("text", text)})

    async def _now(self, person: str, game_id: int) -> tuple[str, ...]:
        """What a person is asked there now; read from the store, because a move may hold the game's lock."""
        store = self.table.bot.store
        game = await store.games.get(game_id)
        assert game is not None
        users = {user for user, name in self.names.items() if name == person}
        asked = [one for one in await store.asked.of(game_id) if one.user_id in users]
        return (str(asked[0].question) if asked else "", str(game.revision))
