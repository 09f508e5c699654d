"""A player asks to be forgotten: their seats in stored games become anonymous, everything else is removed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.notices import OpenSeatsChanged, SeatsChanged, WaitsChanged
from bot.store.records import GameRecord, Kind
from cogs.kit.controls import Key, control
from cogs.kit.replies import Interaction, update, words_for
from cogs.posts import (
    edit,
    lobby_now,
    on_its_server,
    past_of,
    retire,
    sync,
)
from cogs.votes import Motion, Outcome, break_off, carry_out, decision, finish, unattended

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


@control("forget")
async def forget(interaction: Interaction, key: Key, values: list[str]) -> None:
    """They have said that they are sure."""
    bot = interaction.client
    w = await words_for(interaction)
    for game_id, seat, _ in await bot.games.profiles.seats(interaction.user.id):
        for message in await bot.games.messages.of(game_id):
            if message.about == seat and message.kind.personal:
                # A line about the past in the channel would name them again.
                said = past_of(message.kind) if message.kind.private else None
                past = {} if said is None else {"content": w(said)}
                await retire(bot, game_id, message.kind, about=seat, view=None, **past)
    naming = await bot.games.records.naming(interaction.user.id)
    for game in naming:
        for vote in await bot.games.store.votes.open(game.id):
            if vote.details.get("newcomer") == interaction.user.id:
                await break_off(bot, game, vote, bot.words_in(game)("vote-too-late"))
    changed = await bot.games.forgetting.user(
        interaction.user.id,
        name=bot.default_words("profile-anonymous"),
        alt=bot.default_words("picture-alt-forgotten"),
        called=(interaction.user.name, interaction.user.display_name),
    )
    bot.publish(WaitsChanged(None))
    await update(interaction, w("profile-forgotten"))
    for game in naming:
        await sync(bot, game.id)
    to_tell = [vote for vote in await bot.games.store.votes.undone() if vote.kind == "forgotten"]
    for game in changed:
        if game.status in ("lobby", "ended"):
            await _show_lobby(bot, game)
        for vote in to_tell:
            if vote.game_id == game.id:
                await finish(bot, game, vote)


async def _show_lobby(bot: Euphoria, game: GameRecord) -> None:
    """Without the player who was forgotten."""
    known = await bot.games.messages.get(game.id, Kind.LOBBY)
    if not on_its_server(bot, game):
        return
    if known is not None:
        await edit(bot, known, **lobby_now(game, bot.words_in(game)))
    bot.publish(OpenSeatsChanged(game.id))


@decision("forgotten")
async def forgotten(bot: Euphoria, motion: Motion) -> Outcome:
    """A player has asked to be forgotten: a computer has the seat already. The others, if there are any, go on."""
    game = await bot.games.game(motion.game.id)
    if not game.humans:
        return await carry_out(bot, motion._replace(kind="end"))
    w = bot.words_in(game)
    sentences = [w("profile-forgotten-notice"), *unattended(game, w)]
    return Outcome(w("told-together", sentences=sentences), notice=SeatsChanged(game))
