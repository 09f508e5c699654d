"""Standing answers that several cogs ask about."""

from __future__ import annotations

from cogs.kit.replies import Interaction


async def declines(interaction: Interaction, game_id: int, seat: int, offered_by: int) -> bool:
    """Whether this seat declines every trade with the other."""
    standing = await interaction.client.tables.play.standing(game_id, seat)
    return any(one.ask == "trade" and one.key in (EVERYBODY, f"trade:{offered_by}") for one in standing)


EVERYBODY = "trade"
"""The key for trades with anybody; for one player it is `trade:SEAT`."""
