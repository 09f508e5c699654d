"""*You are next*, for those who want it: silent, and removed when their turn comes.

Whom it is for is recorded with the move itself (`bot/games/loaded_game.py`).
"""

from __future__ import annotations

from bot.store.records import Kind
from cogs.posts import Draft, Situation, Wanted, declares


@declares(Kind.NEXT, deleted=True)
async def next_up(s: Situation) -> Wanted:
    posted = s.posted(Kind.NEXT)
    if not posted or s.game.status != "running" or s.game.live:
        return {}
    turn = next((one for one, _ in await s.waits() if one.ask == "act"), None)
    seat = None if turn is None else s.game.person_after(turn.seat)
    if turn is None or seat not in posted:
        return {}
    if posted[seat].message_id:
        return {seat: None}
    w = await s.bot.words_of(s.game.seats[seat].user_id or 0, s.game)
    text = w("next-up", channel=f"<#{s.game.channel_id}>")
    nonce = (s.game.revision, turn.question)
    return {seat: Draft(text, None, version="next", nonce=nonce, to=s.game.seats[seat])}
