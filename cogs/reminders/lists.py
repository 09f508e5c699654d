"""Keeps reminders of several games and daily lists up to date: an entry that no longer waits for the user is removed
by an edit, which does not notify them. When no entry is left, the message says that nothing on it waits any more.

The entries of a message stay recorded until Discord has accepted the edit, so that it is also made after a kill.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import discord

from bot.hosting.outage import side_by_side
from bot.language.words import Words, words
from bot.store.records import ListMessage, StaleMessage
from cogs.kit.replies import fit
from cogs.posts import change
from cogs.reminders import texts, waiting
from cogs.reminders.waiting import Wait

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


class Lists:
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._busy: dict[int, bool] = {}
        """Message being refreshed → whether to refresh it once more, for what ended during the first edit."""

    async def sent(
        self,
        kind: Literal["digest", "reminders"],
        message: discord.Message,
        user_id: int,
        waits: Sequence[Wait],
        w: Words,
    ) -> None:
        """Record it. Older lists no longer show what this one does."""
        entries = tuple(wait.entry for wait in waits)
        await self.bot.games.lists.add(
            ListMessage(message.id, message.channel.id, user_id, kind, w.language, entries)
        )
        await self.refresh_all(await self.bot.games.lists.of_user(user_id))

    async def settle(self, game_id: int) -> None:
        """Refresh the lists that show this game: something in it may no longer wait."""
        await self.refresh_all(await self.bot.games.lists.naming(game_id))

    async def settle_outdated(self) -> None:
        """Refresh lists left outdated by a process that died, or by several games that ended at once."""
        found = await self.bot.games.lists.outdated()
        await self.refresh_all([one for one in found if not self.bot.unretired.waits(one.message_id)])

    async def refresh_all(self, some: Iterable[ListMessage]) -> None:
        await side_by_side(self._refresh, [one.message_id for one in some])

    async def _refresh(self, message_id: int) -> None:
        """Refresh a message. If an edit of it is under way, that is repeated, because it may have read too early."""
        if message_id in self._busy:
            self._busy[message_id] = True
            return
        again = True
        try:
            while again:
                self._busy[message_id] = False
                async with self.bot.games.leases.exclusive("list", message_id):
                    await self._keep_true(message_id)
                again = self._busy[message_id]
        finally:
            del self._busy[message_id]

    async def _keep_true(self, message_id: int) -> None:
        bot = self.bot
        shown = await bot.games.lists.get(message_id)
        if shown is None:
            bot.unretired.done(message_id)
            return
        waits = await self._still_waiting(shown)
        true = {wait.entry for wait in waits}
        gone = [entry for entry in shown.entries if entry not in true]
        if gone or not shown.entries:
            edit = self._changes(shown, waits)
            error = await change(bot, StaleMessage(shown.channel_id, message_id), **edit)
            if error is not None:
                bot.unretired.put(message_id, error, lambda: self._refresh(message_id))
                return
            await bot.games.lists.remove(message_id, gone)
        bot.unretired.done(message_id)

    async def _still_waiting(self, shown: ListMessage) -> list[Wait]:
        if shown.user_id is None:
            return []
        newer = {
            entry
            for one in await self.bot.games.lists.of_user(shown.user_id)
            if one.message_id > shown.message_id
            for entry in one.entries
        }
        entries = set(shown.entries) - newer
        return [one for one in await waiting.everything(self.bot, shown.user_id) if one.entry in entries]

    def _changes(self, shown: ListMessage, waits: Sequence[Wait]) -> dict[str, Any]:
        w = words(shown.language)
        if not waits:
            return {"content": w(texts.PAST[shown.kind]), "view": None}
        text, view = texts.LISTS[shown.kind](waits, self.bot.games.now(), w)
        return {"content": fit(text), "view": view}
