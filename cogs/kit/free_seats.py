"""What the message says that offers a seat: for whom and until when."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.language.words import Words
from bot.store.records import FreeSeat, GameRecord
from cogs.kit.context import label
from cogs.kit.controls import Key, button, rows
from cogs.kit.discord_timestamps import full_stamp


def text(game: GameRecord, free: FreeSeat, w: Words) -> str:
    who = f"<@{free.newcomer}>" if free.newcomer else w("vote-somebody")
    until = full_stamp(free.until)
    named = str(free.newcomer is not None)
    return w("free-now", name=label(game.seats[free.seat]), newcomer=who, named=named, until=until)


def view(free: FreeSeat, w: Words) -> ui.View:
    key = Key("seat", free.game_id, free.seat, rest=str(free.id))
    return rows(button(key, w("free-take"), ButtonStyle.primary))
