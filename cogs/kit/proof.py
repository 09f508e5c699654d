"""What everybody is told about a game's secret once the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import ui

from bot.store.records import GameRecord
from cogs.kit.controls import Key, button, rows

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


async def told(bot: Euphoria, game: GameRecord) -> tuple[str, ui.View] | None:
    """The secret, with a button to check everything against it; empty for a game without one."""
    proof = await bot.tables.files.proof(game.id)
    if proof is None or "secret" not in proof or game.seed is None:
        return None
    w = bot.words_in(game)
    names = ("secret", "commitment", "seed", "fingerprint")
    text = w("proof-told", **{name: proof[name] for name in names})
    return text, rows(button(Key("proof", game.id), w("proof-check")))
