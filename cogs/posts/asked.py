"""A question off turn, or to everybody, also as a direct message with its own button. It is silent: the player was
pinged in the channel."""

from __future__ import annotations

from discord import ButtonStyle

from bot.engine.prompts import Prompt
from bot.games import Position
from bot.store.records import Kind
from bot.wording import reports
from cogs.kit.context import names_of
from cogs.kit.controls import Key, button, rows
from cogs.kit.public_text import TOGETHER
from cogs.posts.direct_messages import hand
from cogs.posts.kinds import Draft, Situation, Wanted, declares


def comes_by_direct_message(prompt: Prompt, position: Position) -> bool:
    """Not on one's own turn: that is pinged in the channel, and within a move the panel asks."""
    if position.over or position.game.live or position.game.seats[prompt.seat].by_computer:
        return False
    return prompt.seat != position.turn or prompt.ask in TOGETHER


@declares(Kind.ASKED, past="asked-past")
async def asked(s: Situation) -> Wanted:
    posted = s.posted(Kind.ASKED)
    if s.game.status not in ("running", "paused"):
        return {}
    if not posted and all(one.ask == "act" for one, _ in await s.waits()):
        return {}  # without loading the game
    position, found = await s.bot.games.position(s.game.id), dict[int, Draft | None]()
    version = f"{position.question}.{position.revision}"
    for prompt in position.prompts:
        if not comes_by_direct_message(prompt, position):
            continue
        if prompt.seat in posted and posted[prompt.seat].shown.startswith(f"{version}:"):
            found[prompt.seat] = None
        elif s.game.status == "running" and await s.reads_direct_messages(s.game.seats[prompt.seat]):
            found[prompt.seat] = await _draft(s, position, prompt, version)
    return found


async def _draft(s: Situation, position: Position, prompt: Prompt, version: str) -> Draft:
    """One message for each question, although every answer of the others leads here."""
    seat = s.game.seats[prompt.seat]
    w, view = await s.bot.words_of(seat.user_id or 0, s.game), await s.bot.games.view(s.game.id, seat.seat)
    where = w("private-where", channel=f"<#{s.game.channel_id}>")
    text = f"{where}\n{reports.question(prompt, w, view, names_of(s.game))}"
    if prompt.ask in TOGETHER:
        text = f"{text}\n\n{hand(view, w)}"
    key = Key("turn", s.game.id, position.question, position.revision)
    answer = rows(button(key, w("announce-answer"), ButtonStyle.primary))
    return Draft(text, answer, version=version, nonce=(position.question, position.revision), to=seat)
