"""Before a game: `/game new` and the message where people join and agree on how to play."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands, tasks

from bot.app import PERMISSIONS, Euphoria
from bot.engine.board import COLOURS
from bot.engine.state import VARIANTS
from bot.players import LEVELS
from bot.store.records import PACES, GameRecord
from bot.tables import ChannelTaken, Moved
from cogs.controls import Key, button, control, menu, option, rows
from cogs.people import mention, names_of
from cogs.play import telling
from cogs.private import tell
from cogs.quiet import hushed
from cogs.reach import edit
from cogs.replies import Interaction, Sorry, hold, say, update, words_for
from cogs.text import choice, says
from data.words import Words

log = logging.getLogger(__name__)

MOST_SEATS = 6
EDITIONS = ("classic", "revised")
STALE = timedelta(days=2)
COMPUTERS = ("Orwell", "Huxley", "Zamyatin", "Atwood", "Bradbury", "Butler")
"""Computer players are called after authors of dystopias."""


# What the message looks like


def lobby_text(game: GameRecord, w: Words) -> str:
    lines = [w("lobby-title", game=game.id)]
    names = names_of(game)
    for seat in game.seats:
        who = mention(seat) if seat.user_id is not None else names[seat.seat]
        lines.append(
            w("lobby-computer", name=who, colour=w.colour(seat.colour), level=seat.level or "normal")
            if seat.user_id is None
            else w(
                "lobby-seat", name=who, colour=w.colour(seat.colour), host=str(seat.user_id == game.host_id)
            )
        )
    lines.append(w("lobby-seats", n=len(game.seats), most=MOST_SEATS))
    chosen = w.list([w(f"variant-{variant}") for variant in game.variants]) or w("lobby-no-variants")
    lines.append(
        w("lobby-how", edition=w(f"edition-{game.edition}"), variants=chosen, pace=w(f"pace-{game.pace}"))
    )
    return "\n".join(lines)


def lobby_view(game: GameRecord, w: Words) -> ui.View:
    def key(verb: str) -> Key:
        return Key(verb, game.id)

    full = len(game.seats) >= MOST_SEATS
    items: list[ui.Item[Any]] = [
        button(key("join"), w("lobby-join"), ButtonStyle.success, disabled=full, row=0),
        button(key("leave"), w("lobby-leave"), row=0),
        button(key("colour"), w("lobby-colour"), row=0),
        button(key("start"), w("lobby-start"), ButtonStyle.primary, disabled=len(game.seats) < 2, row=0),
        button(key("close"), w("lobby-close"), ButtonStyle.danger, row=0),
        menu(
            key("edition"),
            [
                option(e, w(f"edition-{e}"), w(f"edition-{e}.text"), default=e == game.edition)
                for e in EDITIONS
            ],
            w("lobby-edition"),
        ),
        menu(
            key("variants"),
            [
                option(v, w(f"variant-{v}"), w(f"variant-{v}.text"), default=v in game.variants)
                for v in VARIANTS
            ],
            w("lobby-variants"),
            least=0,
            most=len(VARIANTS),
        ),
        menu(
            key("pace"),
            [option(p, w(f"pace-{p}"), w(f"pace-{p}.about"), default=p == game.pace) for p in PACES],
            w("lobby-pace"),
        ),
    ]
    items.append(button(key("computer"), w("lobby-add-computer"), disabled=full, row=4))
    if any(seat.user_id is None for seat in game.seats):
        items.append(button(key("uncomputer"), w("lobby-remove-computer"), row=4))
    items.append(button(key("hints"), w("lobby-hints", on="yes" if game.hints else "no"), row=4))
    return rows(*items)


async def refresh(interaction: Interaction, game: GameRecord) -> None:
    """Show the lobby as it is now, by the press that changed it or by finding the message again."""
    bot = interaction.client
    w = bot.public_words
    text, view = lobby_text(game, w), lobby_view(game, w) if game.status == "lobby" else None
    if game.status != "lobby":
        text = w("lobby-closed")
    known = await bot.store.games.message(game.id, "lobby")
    pressed = interaction.message
    if pressed is not None and known is not None and pressed.id == known.message_id:
        if not interaction.response.is_done():
            await interaction.response.edit_message(content=text, view=view)
            return
        await pressed.edit(content=text, view=view)
    elif known is not None:
        partial = bot.get_partial_messageable(known.channel_id).get_partial_message(known.message_id)
        try:
            await partial.edit(content=text, view=view)
        except discord.HTTPException as error:
            log.warning("the lobby message could not be updated: %s", error)


# Rules of the house


def missing_permissions(interaction: Interaction) -> list[str]:
    """Which of the permissions a game needs the bot lacks in this channel."""
    wanted = dict(PERMISSIONS)
    in_thread = isinstance(interaction.channel, discord.Thread)
    wanted["send_messages" if in_thread else "send_messages_in_threads"] = False
    have = dict(interaction.app_permissions)
    return [name for name, needed in wanted.items() if needed and not have[name]]


def check_permissions(interaction: Interaction, w: Words) -> None:
    missing = missing_permissions(interaction)
    if missing:
        raise Sorry("lobby-missing", permissions=w.list([w(f"permission-{name}") for name in missing]))


def may_run(interaction: Interaction, game: GameRecord) -> bool:
    """The host decides; whoever manages the channel may too."""
    return interaction.user.id == game.host_id or interaction.permissions.manage_channels


async def lobby_of(interaction: Interaction, key: Key, *, host: bool = False) -> GameRecord:
    game = await interaction.client.tables.game(key.game)
    if game.status != "lobby":
        raise Sorry("lobby-gone")
    if host and not may_run(interaction, game):
        raise Sorry("lobby-host-only", host=f"<@{game.host_id}>")
    return game


def shown_name(interaction: Interaction) -> str:
    return interaction.user.display_name[:32]


# Buttons


@control("join")
async def join(interaction: Interaction, key: Key, values: list[str]) -> None:
    bot = interaction.client
    game = await lobby_of(interaction, key)
    game = await bot.tables.join(game.id, interaction.user.id, shown_name(interaction))
    await refresh(interaction, game)
    await welcome(interaction, game)


async def welcome(interaction: Interaction, game: GameRecord) -> None:
    """The first direct message shows at once whether they arrive."""
    seat = game.seat_of(interaction.user.id)
    if seat is not None:
        w = await words_for(interaction)
        text = w("lobby-welcome", channel=f"<#{game.channel_id}>")
        await tell(interaction.client, game, seat, text, force=True)


@control("leave")
async def leave(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key)
    await refresh(interaction, await interaction.client.tables.leave_lobby(game.id, interaction.user.id))


@control("colour")
async def colour(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Only the colours nobody has, in private."""
    game = await lobby_of(interaction, key)
    if game.seat_of(interaction.user.id) is None:
        raise Sorry("lobby-join-first")
    w = await words_for(interaction)
    taken = {seat.colour for seat in game.seats}
    free = [option(c, w.colour(c)) for c in COLOURS if c not in taken]
    if not free:
        raise Sorry("lobby-no-colour")
    await say(interaction, w("lobby-which-colour"), rows(menu(Key("hue", game.id), free, w("lobby-colour"))))


@control("hue")
async def choose_colour(interaction: Interaction, key: Key, values: list[str]) -> None:
    bot = interaction.client
    game = await lobby_of(interaction, key)
    seat = game.seat_of(interaction.user.id)
    if seat is None:
        raise Sorry("lobby-join-first")
    game = await bot.tables.set_colour(game.id, seat.seat, values[0])
    w = await words_for(interaction)
    await update(interaction, w("lobby-colour-set", colour=w.colour(values[0])))
    await refresh(interaction, game)


@control("edition")
async def edition(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key, host=True)
    chosen: Any = values[0]
    await refresh(interaction, await interaction.client.tables.change_lobby(game.id, edition=chosen))


@control("variants")
async def variants(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key, host=True)
    chosen: Sequence[Any] = [variant for variant in VARIANTS if variant in values]
    await refresh(interaction, await interaction.client.tables.change_lobby(game.id, variants=chosen))


@control("pace")
async def pace(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key, host=True)
    chosen: Any = values[0]
    await refresh(interaction, await interaction.client.tables.change_lobby(game.id, pace=chosen))


@control("computer")
async def computer(interaction: Interaction, key: Key, values: list[str]) -> None:
    """How well should it play? In private."""
    game = await lobby_of(interaction, key, host=True)
    w = await words_for(interaction)
    levels = [option(level, w(f"level-{level}"), w(f"level-{level}.about")) for level in LEVELS]
    await say(
        interaction, w("lobby-which-level"), rows(menu(Key("level", game.id), levels, w("lobby-level")))
    )


@control("level")
async def choose_level(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key, host=True)
    chosen: Any = values[0]
    name = next(name for name in COMPUTERS if name not in game.names)
    game = await interaction.client.tables.add_computer(game.id, name=name, level=chosen)
    w = await words_for(interaction)
    await update(interaction, w("lobby-computer-added", name=name))
    await refresh(interaction, game)


@control("uncomputer")
async def remove_computer(interaction: Interaction, key: Key, values: list[str]) -> None:
    """The last one goes."""
    game = await lobby_of(interaction, key, host=True)
    computers = [seat.seat for seat in game.seats if seat.user_id is None]
    if computers:
        game = await interaction.client.tables.remove_computer(game.id, computers[-1])
    await refresh(interaction, game)


@control("close")
async def close(interaction: Interaction, key: Key, values: list[str]) -> None:
    game = await lobby_of(interaction, key, host=True)
    await refresh(interaction, await interaction.client.tables.end(game.id, "closed"))


@control("start")
async def start(interaction: Interaction, key: Key, values: list[str]) -> None:
    bot = interaction.client
    game = await lobby_of(interaction, key)
    if game.seat_of(interaction.user.id) is None and not may_run(interaction, game):
        raise Sorry("lobby-host-only", host=f"<@{game.host_id}>")
    check_permissions(interaction, await words_for(interaction))
    moved: Moved = await bot.tables.start(game.id, user_id=interaction.user.id, interaction_id=interaction.id)
    with telling(interaction, moved):
        if not interaction.response.is_done():
            text = started_text(moved.game, bot.public_words)
            await interaction.response.edit_message(content=text, view=None)


def started_text(game: GameRecord, w: Words) -> str:
    return w("lobby-started", names=w.list([mention(seat) for seat in game.seats]))


@control("rematch")
async def rematch(interaction: Interaction, key: Key, values: list[str]) -> None:
    bot = interaction.client
    old = await bot.tables.game(key.game)
    if old.seat_of(interaction.user.id) is None:
        raise Sorry("people-spectator")
    check_permissions(interaction, await words_for(interaction))
    await hold(interaction)
    game = await bot.tables.rematch(old.id, host_id=interaction.user.id)
    w = bot.public_words
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    people = [seat.user_id for seat in game.humans if seat.user_id is not None]
    message = await channel.send(
        lobby_text(game, w),
        view=lobby_view(game, w),
        allowed_mentions=discord.AllowedMentions(users=[discord.Object(user) for user in people]),
        silent=await hushed(bot, people),
    )
    await bot.store.games.set_message(game.id, "lobby", message.channel.id, message.id)
    await update(interaction, (await words_for(interaction))("lobby-rematch"))


@app_commands.guild_only()
class Lobby(commands.GroupCog, group_name="game", group_description=says("command-game")):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        super().__init__()

    async def cog_load(self) -> None:
        self.close_stale.start()

    async def cog_unload(self) -> None:
        self.close_stale.cancel()

    @app_commands.command(name="new", description=says("command-game-new"))
    @app_commands.describe(pace=says("command-game-new-pace"))
    @app_commands.choices(pace=[choice(f"pace-{name}", name) for name in PACES])
    async def new(self, interaction: Interaction, pace: str = "day") -> None:
        bot = self.bot
        check_permissions(interaction, await words_for(interaction))
        assert interaction.channel_id is not None
        chosen: Any = pace
        try:
            game = await bot.tables.open_lobby(
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id,
                host_id=interaction.user.id,
                name=shown_name(interaction),
                pace=chosen,
            )
        except ChannelTaken as taken:
            await self._taken(interaction, taken.game)
            return
        await self._show(interaction, game)
        await welcome(interaction, game)

    async def _show(self, interaction: Interaction, game: GameRecord) -> None:
        w = self.bot.public_words
        await interaction.response.send_message(lobby_text(game, w), view=lobby_view(game, w))
        message = await interaction.original_response()
        await self.bot.store.games.set_message(game.id, "lobby", message.channel.id, message.id)

    async def _lost(self, game: GameRecord) -> bool:
        """Whether a lobby's message was deleted, or never could be sent."""
        known = await self.bot.store.games.message(game.id, "lobby")
        if known is None:
            return True
        w = self.bot.public_words
        partial = self.bot.get_partial_messageable(known.channel_id).get_partial_message(known.message_id)
        try:
            await partial.edit(content=lobby_text(game, w), view=lobby_view(game, w))
        except discord.NotFound:
            return True
        except discord.HTTPException as error:
            log.info("could not look for a lobby's message: %s", error)
        return False

    async def _taken(self, interaction: Interaction, game: GameRecord) -> None:
        """Where the running game is, and what can be done."""
        if game.status == "lobby" and await self._lost(game):
            await self._show(interaction, game)
            return
        w = await words_for(interaction)
        front = await self.bot.store.games.message(game.id, "lobby" if game.status == "lobby" else "front")
        link = ""
        if front is not None:
            link = (
                f"https://discord.com/channels/{game.guild_id or '@me'}/{front.channel_id}/{front.message_id}"
            )
        await say(
            interaction, w("lobby-taken", status=game.status, game=game.id, link=link or w("lobby-here"))
        )

    @tasks.loop(hours=1)
    async def close_stale(self) -> None:
        """Lobbies nobody comes to close themselves."""
        for game in await self.bot.tables.stale_lobbies(STALE):
            await self.bot.tables.end(game.id, "stale")
            known = await self.bot.store.games.message(game.id, "lobby")
            if known is not None:
                await edit(self.bot, known, content=self.bot.public_words("lobby-stale"), view=None)

    @close_stale.before_loop
    async def _ready(self) -> None:
        await self.bot.wait_until_ready()


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Lobby(bot))
