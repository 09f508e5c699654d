"""What can be read on the page, in the same words as in Discord: spaces, cards, the log, a recap."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import TYPE_CHECKING

from bot.engine.board import SPACES
from bot.engine.view import View
from bot.language.words import Words
from bot.page.messages import Look, Shown, Step
from bot.store.records import GameRecord
from cogs.kit.pictures import painted
from cogs.lookup import Card, last_turns, log_line, mat_text, recap_text, round_ago, sheet
from cogs.posts import hand

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

TURNS = 20
"""How many turns of the log are shown."""
TOPICS = {"territory": "tokens", "allegiance": "allegiance", "morale": "morale", "knowledge": "knowledge"}
"""What is no space has a topic of the rules."""


class Looks:
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    async def __call__(self, request: Look, game: GameRecord, view: View, w: Words, /) -> Shown:
        match request.at:
            case "hand":
                return await self._hand(view, w)
            case "log":
                return await self._log(game, view, w)
            case "recap":
                return await self._recap(game, view, w)
            case _:
                return self._place(request.which, game, view, w)

    def _place(self, place: str, game: GameRecord, view: View, w: Words) -> Shown:
        kind, _, which = place.partition("_")
        if place in SPACES:
            return titled(sheet(Card("space", place), w, game.edition, view), "place")
        if kind == "seat" and which.isdecimal() and int(which) < len(view.players):
            return titled(mat_text(view, int(which), w), "place")
        topic = TOPICS.get(kind, "tips")
        return Shown(at="place", title=w.topic(topic), lines=w.rules(topic).split("\n"))

    async def _hand(self, view: View, w: Words) -> Shown:
        from renderers.hand import draw_hand, hand_alt

        picture = await painted(lambda: draw_hand(view, language=w.language))
        shown = titled(hand(view, w), "hand")
        encoded = b64encode(picture).decode()
        return shown.model_copy(update={"picture": encoded, "alt": hand_alt(view, w.language)})

    async def _log(self, game: GameRecord, view: View, w: Words) -> Shown:
        turns = await last_turns(self.bot, game, view.seat, TURNS)
        lines = [log_line(turn, w, game, view, plain=True) for turn in reversed(turns)]
        return Shown(
            at="log", title=w("touch-log"), lines=list(filter(None, lines)) or [w("history-nothing")]
        )

    async def _recap(self, game: GameRecord, view: View, w: Words) -> Shown:
        from renderers.highlights import highlights_from

        games, seat = self.bot.games, view.seat
        since = await round_ago(self.bot, game) if seat is None else await games.log.last_by(game.id, seat)
        text, moves = await recap_text(self.bot, game, seat, since, w)
        title = w("history-recap" if seat is not None else "history-recap-watching").strip("*")
        lines = text.split("\n") if text else [w("history-recap-nothing")]
        numbers = {int(found[1]): at for at, line in enumerate(lines) if (found := _NUMBER.match(line))}
        steps = [
            Step(line=numbers[number], places=[one.place for one in highlights_from(move)])
            for number, move in enumerate(moves, start=1)
            if number in numbers
        ]
        return Shown(at="recap", title=title, lines=lines, steps=steps)


_NUMBER = re.compile(r"\*\*(\d+)\*\*")


def titled(text: str, at: str) -> Shown:
    """A text of Discord's whose first line is its title."""
    title, *lines = text.split("\n")
    return Shown(at=at, title=title.strip("*# "), lines=lines)
