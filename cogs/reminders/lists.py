"""Reminders of several games and daily lists keep to what is true: an entry that no longer waits is taken off, without
a sound; with the last one, the message becomes a line about the past.

What a message shows is on record until Discord has changed it, so that it is also done after a kill.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import discord

from bot.hosting.outage import side_by_side
from bot.store.records import ListMessage, StaleMessage
from cogs.kit import waiting
from cogs.kit.replies import fit
from cogs.kit.retired_buttons import change
from cogs.kit.waiting import Wait
from cogs.reminders import texts
from data.words import Words, words

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


class Lists:
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._busy: dict[int, bool] = {}
        """Message being refreshed → whether to look once more: what ends meanwhile takes one edit together."""

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
        await self.bot.tables.lists.add(
            ListMessage(message.id, message.channel.id, user_id, kind, w.language, entries)
        )
        await self.refresh_all(await self.bot.tables.lists.of_user(user_id))

    async def settle(self, game_id: int) -> None:
        """Something may no longer wait in this game."""
        await self.refresh_all(await self.bot.tables.lists.naming(game_id))

    async def settle_outdated(self) -> None:
        """What a process that died left undone, and what ended in several games at once."""
        found = await self.bot.tables.lists.outdated()
        await self.refresh_all([one for one in found if not self.bot.unretired.waits(one.message_id)])

    async def refresh_all(self, some: Iterable[ListMessage]) -> None:
        await side_by_side(self._refresh, [one.message_id for one in some])

    async def _refresh(self, message_id: int) -> None:
        """One at a time for each message: an edit that is under way may have read too early."""
        if message_id in self._busy:
            self._busy[message_id] = True
            return
        again = True
        try:
            while again:
                self._busy[message_id] = False
                async with self.bot.tables.leases.exclusive("list", message_id):
                    await self._keep_true(message_id)
                again = self._busy[message_id]
        finally:
            del self._busy[message_id]

    async def _keep_true(self, message_id: int) -> None:
        bot = self.bot
        shown = await bot.tables.lists.get(message_id)
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
            await bot.tables.lists.settle(message_id, gone)
        bot.unretired.done(message_id)

    async def _still_waiting(self, shown: ListMessage) -> list[Wait]:
        if shown.user_id is None:
            return []
        newer = {
            entry
            for one in await self.bot.tables.lists.of_user(shown.user_id)
            if one.message_id > shown.message_id
            for entry in one.entries
        }
        entries = set(shown.entries) - newer
        return [one for one in await waiting.everything(self.bot, shown.user_id) if one.entry in entries]

    def _changes(self, shown: ListMessage, waits: Sequence[Wait]) -> dict[str, Any]:
        w = words(shown.language)
        if not waits:
            return {"content": w(texts.PAST[shown.kind]), "view": None}
        text, view = texts.LISTS[shown.kind](waits, self.bot.tables.now(), w)
        return {"content": fit(text), "view": view}
