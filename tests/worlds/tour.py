"""One person looks at everything: every completion of every command, every command that changes nothing, panels, plans,
refusals, and at last a trade and an undo. The same choices are made in both games."""

from __future__ import annotations

from random import Random
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.interactions import command_leaves

from bot.engine.board import AREAS, SPACES
from tests.cogs.table import parts, shown, verbs

from .on_discord import World

LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("status", {}),
    ("board", {}),
    ("log", {"n": 200}),
    ("log", {"file": "json"}),
    ("log", {"file": "text"}),
    ("recap", {}),
    ("hand", {}),
    ("hint", {}),
    ("note show", {}),
    ("standing list", {}),
    ("games list", {}),
    ("profile show", {}),
    ("stats", {}),
)
HARMLESS = {
    "turn", "hand", "recap", "area", "rules", "spaces", "show", "lead", "pick", "several", "choose", "plans", "planned",
    "plan_show", "plan_choose", "plan_pick", "plan_several", "plan_tick", "plan_edit", "plan_go", "proof",
}  # fmt: skip
"""Verbs of controls that do not change the game. `plan_go` stores a plan, which nobody else can notice."""
ANSWERS = {"pick", "several", "choose"}
"""Verbs that are moves if they can be undone."""
USER, MESSAGE = 2, 3
"""Kinds of commands in the menu of a user and of a message."""
PRESSES = 6
"""How far a panel is followed."""


class Tour:
    def __init__(self, world: World, seat: int | None, seed: int) -> None:
        self.world = world
        self.table = world.table
        self.seat = seat
        self.actor: MemberActor = world.actor(seat)
        self.rng = Random(seed)
        self.done: list[str] = []
        """What was looked at, for the proof that the tour saw something."""

    async def everything(self) -> None:
        await self.complete()
        for command, options in LOOKS:
            await self.slash(command, **options)
        await self.slash("board", area=self.rng.choice(AREAS))
        await self.slash("board", player=self.rng.choice(self.world.position.game.names))
        await self.press_all()
        await self.open_menus()
        for _ in range(2):
            await self.follow("turn")
            await self.follow("plan")
        await self.be_refused()
        await self.trade()
        await self.slash("undo")

    async def slash(self, command: str, **options: Any) -> Any:
        self.done.append(command)
        return await self.actor.slash(self.table.channel, command, **options)

    async def complete(self) -> None:
        """Every option of every command that completes what is typed."""
        backend = self.table.env.backend
        commands = backend.visible_commands(user_id=self.actor.id, channel_id=self.table.channel.id)
        for command in commands:
            for path, leaf in command_leaves(command):
                for option in leaf.get("options") or ():
                    if option.get("autocomplete"):
                        typed = self.rng.choice(("", "", "a", "1"))
                        await self.actor.autocomplete(
                            self.table.channel, " ".join(path), option["name"], typed
                        )
                        self.done.append("completion")

    @property
    def newest(self) -> discord.Message:
        """The newest message with buttons; while a computer is asked, perhaps none has any."""
        messages = self.table.messages
        return next((message for message in reversed(messages) if verbs(message)), messages[-1])

    async def press_all(self) -> None:
        """Every harmless button under the newest message."""
        newest = self.newest
        for part in parts(newest):
            identity = part.get("custom_id") or ""
            if part["type"] == 2 and identity.split(":")[1:2] and identity.split(":")[1] in HARMLESS:
                await self.actor.click(newest, custom_id=identity)
                self.done.append("button")

    async def open_menus(self) -> None:
        """What Discord offers for a message, and for every other player."""
        backend, channel = self.table.env.backend, self.table.channel
        others = [actor for actor in self.world.actors if actor is not self.actor]
        for kind, targets in ((USER, others), (MESSAGE, [self.newest])):
            for command in backend.visible_commands(user_id=self.actor.id, channel_id=channel.id, type=kind):
                for target in targets:
                    await self.actor.context_menu(channel, command["name"], target)
                    self.done.append(command["name"])

    async def follow(self, command: str) -> None:
        """Open a panel and press something in it, again and again, except where a press is a move: what follows a move
        is decided by chance."""
        panel = shown(await self.slash(command))
        allowed = HARMLESS - ANSWERS if self.asked else HARMLESS
        for _ in range(PRESSES):
            controls = [
                part
                for part in parts(panel)
                if (part.get("custom_id") or "::").split(":")[1] in allowed and not part.get("disabled")
            ]
            if not controls:
                return
            control = self.rng.choice(controls)
            if control["type"] == 3:
                values = [option["value"] for option in control["options"]]
                count = max(1, control.get("min_values", 1))
                result = await self.actor.select(
                    panel, self.rng.sample(values, count), custom_id=control["custom_id"]
                )
            else:
                result = await self.actor.click(panel, custom_id=control["custom_id"])
            self.done.append("press")
            panel = shown(result)
            if panel is None:
                return

    @property
    def asked(self) -> bool:
        """Whether an answer in the panel may be a move, which counts at once."""
        return self.seat is not None and self.world.position.prompt_for(self.seat) is not None

    async def be_refused(self) -> None:
        """Moves that the rules do not allow."""
        prompt = None if self.seat is None else self.world.position.prompt_for(self.seat)
        legal = {option.id for option in prompt.options} if prompt is not None else set()
        moves = [(die, space) for die in range(1, 7) for space in SPACES]
        for die, space in self.rng.sample(moves, 8):
            if f"place:{die}:{space}" not in legal:
                await self.slash("place", worker=die, space=space)
        if prompt is None or prompt.ask != "act":
            await self.slash("dilemma", choose="fight")
            await self.slash("retrieve")
            await self.slash("done")

    async def trade(self) -> None:
        """An offer for a card that the partner may or may not have, and one for more cards than there are."""
        names = self.world.position.game.names
        for wanted in ("1 bat", "3 book"):
            name = self.rng.choice([name for seat, name in enumerate(names) if seat != self.seat])
            await self.slash("trade", player=name, give="1 gold, 1 bear", get=wanted)
            goods = (await self.table.bot.games.view(1, None)).players[self.seat or 0].goods
            if goods:
                await self.slash("trade", player=name, give=f"1 {min(goods)}", get=wanted)
