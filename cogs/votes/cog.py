"""`/game pause`, `resume`, `vote` and `undo-vote`: put to the vote, or decided by a manager of the channel."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.events import Refused
from bot.hosting.app import Euphoria
from bot.notices import GamesFound, SeatsChanged, Sweep, hears
from bot.store.records import GameRecord, Vote, VoteKind
from cogs.kit.command_texts import Typed, choice, escaped, says
from cogs.kit.completion import matching, resolve
from cogs.kit.context import game_here, label, shown_name
from cogs.kit.controls import OLD_BUTTON, Key, control
from cogs.kit.game_group import extend_game
from cogs.kit.replies import Interaction, Sorry
from cogs.votes.decisions import Motion, break_off, finish
from cogs.votes.host_decisions import HostDecisions
from cogs.votes.voting import is_away, is_gone, put, refresh

log = logging.getLogger(__name__)


@app_commands.command(name="pause", description=says("command-game-pause"))
@app_commands.describe(without_vote=says("command-game-without-vote"))
async def pause(interaction: Interaction, without_vote: bool = False) -> None:
    await put(interaction, Motion(await game_here(interaction), "pause"), without_vote=without_vote)


@app_commands.command(name="resume", description=says("command-game-resume"))
@app_commands.describe(without_vote=says("command-game-without-vote"))
async def resume(interaction: Interaction, without_vote: bool = False) -> None:
    await put(interaction, Motion(await game_here(interaction), "resume"), without_vote=without_vote)


# A player is gone


def others(game: GameRecord, user_id: int) -> list[tuple[str, str]]:
    return [(seat.name, str(seat.seat)) for seat in game.seats if seat.user_id != user_id]


async def complete_player(interaction: Interaction, typed: str) -> list[Choice[str]]:
    try:
        return matching(others(await game_here(interaction), interaction.user.id), typed)
    except Sorry:
        return []


@app_commands.command(name="vote", description=says("command-game-vote"))
@app_commands.describe(
    what=says("command-game-vote-what"),
    player=says("command-game-vote-player"),
    newcomer=says("command-game-vote-newcomer"),
    without_vote=says("command-game-without-vote"),
)
@app_commands.choices(what=[choice(f"propose-{kind}", kind) for kind in ("keep", "replace", "end")])
@app_commands.autocomplete(player=complete_player)
async def vote(
    interaction: Interaction,
    what: str,
    player: Typed = "",
    newcomer: discord.User | None = None,
    without_vote: bool = False,
) -> None:
    game = await game_here(interaction)
    kind: Any = what
    about = None
    if kind != "end":
        if not player:
            raise Sorry("vote-about-whom")
        about = int(resolve(others(game, interaction.user.id), player, "vote-no-such-player"))
    details = _newcomer(game, newcomer) if kind == "replace" and newcomer is not None else {}
    await put(interaction, Motion(game, kind, about, details), without_vote=without_vote)


def _newcomer(game: GameRecord, newcomer: discord.User) -> dict[str, int]:
    if newcomer.bot or game.seat_of(newcomer.id) is not None:
        raise Sorry("vote-newcomer-seated", name=escaped(shown_name(newcomer)))
    return {"newcomer": newcomer.id}


@control("propose")
async def propose(interaction: Interaction, key: Key, values: list[str]) -> None:
    """A button under the message that a player is gone."""
    game = await interaction.client.games.game(key.game)
    name, _, seat = key.rest.partition(".")
    if name not in ("keep", "replace", "end") or seat not in map(str, range(len(game.seats))):
        raise Sorry(OLD_BUTTON)
    kind: VoteKind = name  # type: ignore[assignment]
    about = int(seat)
    if game.seats[about].user_id == interaction.user.id:
        raise Sorry("vote-you-are-here")
    away = kind == "keep" and await is_away(interaction.client, game, about)
    if not away and not await is_gone(interaction.client, game, about):
        raise Sorry("free-back", name=label(game.seats[about]))
    await put(interaction, Motion(game, kind, about))


# Undoing more than /undo can


@app_commands.command(name="undo-vote", description=says("command-game-undo-vote"))
@app_commands.describe(
    turn=says("command-game-undo-vote-turn"), without_vote=says("command-game-without-vote")
)
async def undo_vote(interaction: Interaction, turn: int | None = None, without_vote: bool = False) -> None:
    """Propose to go back to the start of a turn: the given one, or the newest with anything to undo. A person's turn is
    preferred, because a computer would only move again."""
    games = interaction.client.games
    game = await game_here(interaction)
    if game.status == "lobby":
        raise Sorry("game-not-started")
    position = await games.position(game.id)
    starts = [start for start in await games.play.turn_starts(game.id) if start[0] < position.length]
    if turn is None:
        starts.sort(key=lambda start: game.seats[start[2]].by_computer)
    found = next((start for start in starts if turn is None or start[1] == turn), None)
    if found is None:
        raise Refused("refused-no-such-turn")
    to, number, _ = found
    details = {"to": to, "turn": number, "length": position.length, "revision": position.revision}
    await put(interaction, Motion(game, "undo", None, details), without_vote=without_vote)


class Votes(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        self._undone: set[int] = set()
        """Decisions that were not carried out at the last sweep."""

    @hears(SeatsChanged)
    async def on_seats_changed(self, notice: SeatsChanged) -> None:
        """Count open votes again, because a player who has left no longer votes, and one who is back does."""
        for vote in await self.bot.games.votes.recount(notice.game.id):
            if vote.voters:
                await refresh(self.bot, notice.game, vote)
            else:
                await break_off(self.bot, notice.game, vote, self.bot.words_in(notice.game)("vote-too-late"))

    @hears(GamesFound)
    async def on_games_found(self, notice: GamesFound) -> None:
        """After a start: carry out and announce what was decided."""
        for vote in await self.bot.games.store.votes.undone():
            await self._finish(vote)

    @hears(Sweep)
    async def on_sweep(self, notice: Sweep) -> None:
        """Carry out decisions whose process died. These are decisions that the last sweep found too, and that no
        process, including this one, is carrying out now."""
        undone = await self.bot.games.store.votes.undone()
        before, self._undone = self._undone, {vote.id for vote in undone}
        for vote in undone:
            if vote.id not in before or self.bot.undecided.waits(vote.game_id):
                continue
            if await self.bot.games.votes.claim(vote, again=False):
                await self._finish(vote)

    async def _finish(self, vote: Vote) -> None:
        try:
            await finish(self.bot, await self.bot.games.game(vote.game_id), vote)
        except Exception:
            # One game that cannot be loaded must not hold up the votes of the others.
            log.exception("vote %s was not carried out", vote.id, extra={"game": vote.game_id})


async def setup(bot: Euphoria) -> None:
    extend_game(bot, pause, resume, vote, undo_vote)
    await bot.add_cog(Votes(bot))
    await bot.add_cog(HostDecisions(bot))
