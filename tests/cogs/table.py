"""A simulated Discord server with a bot and people at a table, and helpers for what they do there."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle
from simcord.components import walk_components
from simcord.env import Env
from simcord.results import InteractionResult, ResponseMessage

from bot.games import Position
from bot.hosting.app import Euphoria
from bot.hosting.press_limits import Presses
from bot.hosting.settings import Settings
from bot.language import words
from cogs.kit.layouts import text_of
from tests.cogs.patient_env import PatientEnv
from tests.databases import Place, make_file
from tests.waiting import HANG

PEOPLE = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay")


class Commands(list[Any]):
    """The commands as they are sent to Discord. They do not change: simcord keeps them in its log instead of a copy,
    which takes longer than everything else at the start of a bot."""

    known: tuple[tuple[str, ...], ...]

    def __deepcopy__(self, _: dict[int, Any]) -> Commands:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return known_commands, (self.known,)


_commands: dict[tuple[tuple[str, ...], ...], Commands] = {}
"""The languages, and the names of a bot's commands → its commands."""


def known_commands(known: tuple[tuple[str, ...], ...]) -> Commands:
    return _commands[known]


class Bot(Euphoria):
    """A bot that shares with others what does not change, because tests create hundreds of bots in one process."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.thinking.grace = HANG  # computer players may take as long as a busy machine needs

    async def unload_extension(self, name: str, *, package: str | None = None) -> None:
        """Closing the bot removes the cogs, but keeps their modules imported."""

    async def command_list(self) -> list[dict[str, Any]]:
        """Translate the commands only for the first of many bots."""
        known = (words.LANGUAGES, tuple(command.name for command in self.tree.get_commands()))
        if known not in _commands:
            _commands[known] = Commands(await super().command_list())
            _commands[known].known = known
        return _commands[known]


def new_bot(
    path: Place, seed: int | None = 1, *, hear_host: bool = False, offer_live: bool = False, **settings: Any
) -> Euphoria:
    """Without a seed, rolls derive from a secret, as in a real game."""
    kept = Settings(_env_file=None, **settings)
    dice = None if seed is None else Random(seed)
    bot = Bot(kept, path, random=dice, pause=0.0, warm_up=False, hear_host=hear_host, offer_live=offer_live)
    bot.presses = Presses(burst=inf)  # tests are faster than any person
    return bot


@dataclass
class Table:
    env: Env
    path: Place
    guild: GuildHandle
    channel: ChannelHandle
    people: dict[str, MemberActor]
    watcher: MemberActor
    seed: int | None = 1
    settings: dict[str, Any] = field(default_factory=dict)

    @classmethod
    async def create(cls, path: Place, players: int = 2, seed: int | None = 1, **settings: Any) -> Table:
        make_file(path)
        env = PatientEnv(new_bot(path, seed, **settings))
        await env.start()
        host = env.create_user("owner")
        guild = env.create_guild("Test", owner=host)
        channel = guild.create_text_channel("table")
        people = {
            name: guild.add_member(env.create_user(name.lower(), global_name=name))
            for name in PEOPLE[:players]
        }
        watcher = guild.add_member(env.create_user("wim", global_name="Wim"))
        await env.settle()
        return cls(env, path, guild, channel, people, watcher, seed, settings)

    @property
    def bot(self) -> Euphoria:
        bot = self.env.bot
        assert isinstance(bot, Euphoria)
        return bot

    async def clear(self) -> None:
        """Stop everything. The test fails if the bot had an internal error, even if it apologised for it."""
        bot = self.bot
        try:
            await self.env.shutdown()
        finally:
            await bot.close()
        if bot.unexpected_errors:
            raise ExceptionGroup(
                "the bot apologised for", [e for e in bot.unexpected_errors if isinstance(e, Exception)]
            )
        self.env.raise_errors()

    async def restart(self) -> None:
        """Replace the bot by a new one on the same database and the same Discord."""
        old = self.bot
        self.seed = None if self.seed is None else self.seed + 1
        await self.env.restart_bot(new_bot(self.path, self.seed, **self.settings))
        await old.store.close()
        assert not old.unexpected_errors

    # Reading

    @property
    def messages(self) -> list[discord.Message]:
        """The public messages."""
        return [read(m) for m in self.channel.history(viewer=self.watcher) if not m.flags.ephemeral]

    @property
    def newest(self) -> discord.Message:
        """The newest message with a button to press."""
        return next(m for m in reversed(self.messages) if verbs(m))

    def pinged(self, message: discord.Message) -> list[int]:
        """Users who are pinged by the message, as opposed to only named."""
        return list(self.env.backend.get_message(message.channel.id, message.id).ping_user_ids)

    def private(self, actor: MemberActor) -> list[discord.Message]:
        return [read(m) for m in actor.user.dm_channel.history()]

    async def position(self) -> Position:
        game = await self.bot.games.records.last_in(self.channel.id)
        assert game is not None
        return await self.bot.games.position(game.id)

    async def asked(self) -> list[MemberActor]:
        position = await self.position()
        return [self.people[position.game.seats[seat].name] for seat in position.waiting]

    # Acting

    async def open_lobby(self, players: int | None = None, **options: Any) -> discord.Message:
        """Open a lobby that the first few people join."""
        actors = list(self.people.values())[: players or len(self.people)]
        result = await actors[0].slash(self.channel, "game new", **options)
        assert result.response is not None
        lobby = result.response.message
        for actor in actors[1:]:
            await actor.click(lobby, label="Join")
        return lobby

    async def start(self, players: int | None = None, **options: Any) -> None:
        lobby = await self.open_lobby(players, **options)
        await next(iter(self.people.values())).click(lobby, label="Start")

    async def choose_recruits(self) -> None:
        """Everybody takes the first pair of recruits, until the first turn begins."""
        for _ in range(20):
            position = await self.position()
            if any(prompt.ask == "act" for prompt in position.prompts):
                return
            actor = (await self.asked())[0]
            await self.follow(actor, lambda options: options[0])
        raise AssertionError("the set-up did not end")

    async def take_turn(self, actor: MemberActor) -> InteractionResult:
        """Press the newest button that opens the panel."""
        newest = next(m for m in reversed(self.messages) if "turn" in verbs(m))
        return await actor.click(newest, custom_id=custom_id(newest, "turn"))

    async def follow(self, actor: MemberActor, choose: Any, most: int = 30) -> InteractionResult:
        """Open the panel and follow it, selecting options with `choose`, until the move is complete."""
        result = await self.take_turn(actor)
        before = await self.position()
        for _ in range(most):
            panel = shown(result)
            assert panel is not None, result
            if not offers(panel):
                return result
            result = await press(actor, panel, choose(offers(panel)))
            now = await self.position()
            if (now.length, now.revision) != (before.length, before.revision):
                return result
        raise AssertionError(f"the panel did not complete the move: {shown(result)}")


class Unrefreshed:
    """An outdated message, as still shown on a user's screen although it has been edited since."""

    def __init__(self, table: Table, message: Any) -> None:
        channel = message.channel.id if isinstance(message, discord.Message) else message.channel_id
        self.stored = table.env.backend.get_message(channel, message.id)
        self.message = message
        self.components = self.stored.components

    async def click(self, actor: MemberActor, label: str) -> InteractionResult:
        now, self.stored.components = self.stored.components, self.components
        try:
            return await actor.click(self.message, label=label)
        finally:
            if self.stored.components is self.components:
                self.stored.components = now


class Shown(ResponseMessage):
    """A message whose text is available in `content`, whether it is a layout or not."""

    @property
    def content(self) -> str:
        return self._message.content or "\n".join(
            part["content"] for part in walk_components(self._message.components) if part["type"] == TEXT
        )


LAYOUT = 1 << 15
"""The flag of a message that is laid out in components."""
TEXT = 10


def shown(result: InteractionResult) -> Any:
    """The private message after an interaction: its own response, or the panel it edited."""
    if result.response is not None:
        return Shown(result._env, result.response._message)
    env, source = result._env, result._interaction.source_message_id
    if source is not None:
        return Shown(env, env.backend.get_message(result._interaction.channel_id, source))
    return Shown(env, result.followups[-1]._message) if result.followups else None


def said(result: InteractionResult) -> str:
    """All texts that an interaction showed to the user."""
    texts = [Shown(result._env, message._message).content for message in result.followups]
    message = shown(result)
    return "\n".join([message.content if message is not None else "", *texts])


def was_ephemeral(result: InteractionResult) -> bool:
    """Whether the last response to an interaction is only visible to that user."""
    message = result.followups[-1] if result.followups else result.response
    return message is not None and message.ephemeral


def read(message: discord.Message) -> discord.Message:
    """Copy the text of a layout to `content`, where other messages have theirs."""
    message.content = text_of(message)
    return message


def parts(message: Any) -> list[dict[str, Any]]:
    if isinstance(message, discord.Message):
        return list(walk_components([component.to_dict() for component in message.components]))
    return list(walk_components(message.components))


def custom_id(message: Any, verb: str) -> str:
    """The custom id of the only control with that verb."""
    return next(
        part["custom_id"]
        for part in parts(message)
        if re.match(rf"e[bs]:{verb}:", part.get("custom_id") or "")
    )


def verbs(message: Any) -> list[str]:
    return [part["custom_id"].split(":")[1] for part in parts(message) if part.get("custom_id")]


def filled(form: InteractionResult, **changes: Any) -> dict[str, Any]:
    """The fields of a form with their default values, except for these changes."""
    assert form.modal is not None, said(form)
    found: dict[str, Any] = {}
    for asks in (part["component"] for part in form.modal["components"]):
        chosen = [option["value"] for option in asks.get("options", ()) if option.get("default")]
        one = asks["type"] in (RADIO, LINE)
        found[asks["custom_id"]] = (chosen[0] if chosen else asks.get("value") or "") if one else chosen
    return {field: value for field, value in (found | changes).items() if value != ""}


RADIO, LINE = 21, 4


async def set_options(actor: MemberActor, lobby: Any, **changes: Any) -> InteractionResult:
    """The host changes the settings of the game."""
    form = await actor.click(lobby, label="Game options")
    return await actor.submit_modal(form, filled(form, **changes))


MOVES = ("lead", "pick", "several", "choose", "go")


def offers(message: Any) -> list[tuple[str, str]]:
    """The choices of a panel that advance the move: (custom id, menu value)."""
    found: list[tuple[str, str]] = []
    for part in parts(message):
        identity = part.get("custom_id") or ""
        if not identity or identity.split(":")[1] not in MOVES or part.get("disabled"):
            continue
        if part["type"] == 3:
            found += [(identity, option["value"]) for option in part["options"]]
        else:
            found.append((identity, ""))
    return found


def labelled(message: Any, text: str) -> tuple[str, str]:
    """The button or menu option with this text: (custom id, menu value)."""
    for part in parts(message):
        if text in (part.get("label") or ""):
            return part["custom_id"], ""
        for option in part.get("options", ()):
            if text in option["label"]:
                return part["custom_id"], option["value"]
    raise AssertionError(f"no button or menu option contains {text!r}")


def labels(message: Any) -> list[str]:
    """The texts of all buttons and menu options."""
    said = [[part.get("label"), *(o["label"] for o in part.get("options", ()))] for part in parts(message)]
    return [label for some in said for label in some if label]


async def confirmed(actor: MemberActor, result: InteractionResult) -> InteractionResult:
    """Confirm a command that shows its move first, because the move cannot be undone."""
    panel = shown(result)
    assert verbs(panel)[0] == "go", panel.content
    return await actor.click(panel, custom_id=custom_id(panel, "go"))


async def press(actor: MemberActor, message: Any, choice: tuple[str, str]) -> InteractionResult:
    identity, value = choice
    if not value:
        return await actor.click(message, custom_id=identity)
    menu = next(part for part in parts(message) if part.get("custom_id") == identity)
    values = [value]
    for option in menu["options"]:
        if len(values) < menu.get("min_values", 1) and option["value"] not in values:
            values.append(option["value"])
    return await actor.select(message, values, custom_id=identity)
