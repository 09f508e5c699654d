"""The same moves as commands with autocompletion, for players who know what they want.

What a command leaves open (a price with alternatives, a benefit) is asked by the panel.
"""

from __future__ import annotations

import asyncio

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.board import SPACES, called
from bot.engine.events import Refused
from bot.engine.prompts import Answer, Option, Prompt
from bot.engine.view import View
from bot.games import Games
from bot.hosting.app import Euphoria
from bot.language.folding import folded
from bot.language.words import SOURCE_LANGUAGE, Words, words
from bot.wording import reports, retrieving
from bot.wording.questions import clip
from cogs.kit.command_texts import Typed, choice, says
from cogs.kit.completion import matching, resolve
from cogs.kit.context import Playing, asked
from cogs.kit.limits import MAX_DESCRIPTION
from cogs.kit.replies import Interaction, Sorry, words_for
from cogs.kit.typed_things import parts_of
from cogs.panel import give

ALL = "all"


async def completing(interaction: Interaction) -> tuple[Playing, Prompt, View, Words] | None:
    """What an autocompletion may offer: nothing to users who are not asked."""
    try:
        me, prompt = await asked(interaction)
    except (Sorry, Refused):
        return None
    view = await interaction.client.games.view(me.game.id, me.seat)
    return me, prompt, view, await words_for(interaction)


def on_turn(me: Playing, prompt: Prompt) -> Prompt:
    if prompt.ask != "act":
        raise Sorry("moves-answer-first")
    return prompt


# /place


def workers(prompt: Prompt) -> list[str]:
    return list(dict.fromkeys(o.id.split(":")[1] for o in prompt.options if o.id.startswith("place:")))


def spaces(prompt: Prompt, worker: str, w: Words, view: View) -> list[tuple[str, str]]:
    """Where a worker may go: (name, space)."""
    found = [o for o in prompt.options if o.id.startswith(f"place:{worker}:" if worker else "place:")]
    return list({o.id.split(":")[2]: (space_name(o, w, view), o.id.split(":")[2]) for o in found}.values())


def space_name(chosen: Option, w: Words, view: View) -> str:
    space = chosen.id.split(":")[2]
    return w.thing(called(space, view.built))


def all_spaces(w: Words, view: View) -> list[tuple[str, str]]:
    """All spaces: (name, space)."""
    return [(w.thing(called(space, view.built)), space) for space in SPACES]


async def complete_worker(interaction: Interaction, typed: str) -> list[Choice[int]]:
    found = await completing(interaction)
    if found is None:
        return []
    _, prompt, _, _ = found
    return [
        Choice(name=knowledge, value=int(knowledge)) for knowledge in workers(prompt) if typed in knowledge
    ]


async def complete_space(interaction: Interaction, typed: str) -> list[Choice[str]]:
    found = await completing(interaction)
    if found is None:
        return []
    me, prompt, view, w = found
    worker = getattr(interaction.namespace, "worker", None)
    chosen = str(worker) if worker is not None else ""
    fitting = matching(spaces(prompt, chosen, w, view), typed, all_spaces(words(SOURCE_LANGUAGE), view))
    return await with_what_they_bring(interaction.client.games, me, prompt, fitting, worker, view, w)


async def with_what_they_bring(
    games: Games,
    me: Playing,
    prompt: Prompt,
    found: list[Choice[str]],
    worker: int | None,
    view: View,
    w: Words,
) -> list[Choice[str]]:
    """Each space with its price and result, as in the panel. These may depend on the worker: without one, only the
    names."""
    if worker is None:
        return found
    options = [
        chosen for one in found if (chosen := prompt.option(f"place:{worker}:{one.value}")) is not None
    ]
    ways = []
    for chosen in options:
        ways.append(await games.paths(me.game.id, me.seat, [chosen.id]))
        await asyncio.sleep(0)  # let other tasks run during a long list
    details = reports.details(prompt, options, ways, w, view)
    return [
        Choice(
            name=clip(w("moves-space", space=called(one.value, view.built), brings=detail), MAX_DESCRIPTION),
            value=one.value,
        )
        if detail
        else one
        for one, detail in zip(found, details, strict=True)
    ]


# /retrieve


def placed(view: View, w: Words) -> list[tuple[str, str]]:
    """A player's workers on the board as (name, `SPACE:KNOWLEDGE`); equal ones are numbered as the rules number
    them."""
    return [
        (
            w(
                "moves-worker-twin" if one.twin else "choice-worker",
                knowledge=one.knowledge,
                space=called(one.space, view.built),
                n=one.twin,
            ),
            one.id,
        )
        for one in retrieving.placed(view)
    ]


async def complete_workers(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Several workers, separated by commas; all of them first."""
    found = await completing(interaction)
    if found is None:
        return []
    _, _, view, w = found
    mine = placed(view, w)
    *before, last = parts_of(typed)
    rest = [one for one in mine if one[0] not in before]
    choices = [(", ".join([*before, name]), ", ".join([*before, name])) for name, _ in rest]
    if not before:
        choices.insert(0, (w("moves-all"), ALL))
    return matching(choices, ", ".join([*before, last]))


async def complete_pay(interaction: Interaction, typed: str) -> list[Choice[str]]:
    found = await completing(interaction)
    if found is None:
        return []
    _, _, view, w = found
    goods = [good for good in ("food", "bliss", "energy") if view.me.goods.get(good)]
    offered = [(w("choice-free"), "free"), *((w.count(good, 1), good) for good in goods)]
    return matching(offered, typed, [(words(SOURCE_LANGUAGE).count(good, 1), good) for good in goods])


# /dilemma


async def complete_dilemma_pay(interaction: Interaction, typed: str) -> list[Choice[str]]:
    found = await completing(interaction)
    if found is None:
        return []
    me, prompt, view, w = found
    side = f"dilemma:{getattr(interaction.namespace, 'choose', '')}"
    if prompt.option(side) is None:
        return []
    preview = await interaction.client.games.preview(me.game.id, me.seat, [side])
    if preview.prompt is None or preview.prompt.ask != "price":
        return []
    asks = preview.prompt
    return matching([(reports.label(asks, o, w, view), o.id) for o in asks.options], typed)


class Moves(commands.Cog):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot

    @app_commands.command(name="place", description=says("command-place"))
    @app_commands.describe(worker=says("command-place-worker"), space=says("command-place-space"))
    @app_commands.autocomplete(worker=complete_worker)
    @app_commands.autocomplete(space=complete_space)
    async def place(self, interaction: Interaction, worker: int, space: Typed) -> None:
        me, prompt = await asked(interaction)
        on_turn(me, prompt)
        view = await self.bot.games.view(me.game.id, me.seat)
        w, english = await words_for(interaction), all_spaces(words(SOURCE_LANGUAGE), view)
        try:
            chosen = resolve(spaces(prompt, str(worker), w, view), space, "moves-no-space", english)
        except Sorry:
            # A known space that is closed to this worker: the rules say why.
            chosen = resolve(all_spaces(w, view), space, "moves-no-space", english)
        await give(interaction, me, [f"place:{worker}:{chosen}"])

    @app_commands.command(name="retrieve", description=says("command-retrieve"))
    @app_commands.describe(workers=says("command-retrieve-workers"), pay=says("command-retrieve-pay"))
    @app_commands.autocomplete(workers=complete_workers, pay=complete_pay)
    async def retrieve(
        self, interaction: Interaction, workers: Typed | None = None, pay: Typed | None = None
    ) -> None:
        me, prompt = await asked(interaction)
        on_turn(me, prompt)
        answers: list[Answer] = ["retrieve"]
        games = self.bot.games
        view = await games.view(me.game.id, me.seat)
        w = await words_for(interaction)
        asks = (await games.preview(me.game.id, me.seat, answers)).prompt
        if asks is not None and asks.ask == "retrieve":
            if workers is None:
                await give(interaction, me, answers)
                return
            answers.append(self._chosen(asks, workers, view, w))
            asks = (await games.preview(me.game.id, me.seat, answers)).prompt
        if asks is not None and asks.ask == "retrieve_pay" and pay is not None:
            offered, english = (
                [(reports.label(asks, o, one, view), o.id) for o in asks.options]
                for one in (w, words(SOURCE_LANGUAGE))
            )
            answers.append(resolve(offered, pay, "moves-cannot-pay", english))
        await give(interaction, me, answers)

    def _chosen(self, asks: Prompt, typed: str, view: View, w: Words) -> list[str]:
        if folded(typed) in (ALL, folded(w("moves-all"))):
            return [o.id for o in asks.options]
        mine = placed(view, w) + [(o.id, o.id) for o in asks.options]
        english = placed(view, words(SOURCE_LANGUAGE))
        wanted = [resolve(mine, part, "moves-no-such-worker", english) for part in parts_of(typed) if part]
        return list(dict.fromkeys(wanted))

    @app_commands.command(name="dilemma", description=says("command-dilemma"))
    @app_commands.describe(choose=says("command-dilemma-choose"), pay=says("command-dilemma-pay"))
    @app_commands.choices(
        choose=[choice("dilemma-side-fight", "fight"), choice("dilemma-side-serve", "serve")]
    )
    @app_commands.autocomplete(pay=complete_dilemma_pay)
    async def dilemma(self, interaction: Interaction, choose: str, pay: Typed | None = None) -> None:
        me, prompt = await asked(interaction)
        on_turn(me, prompt)
        answers: list[Answer] = [f"dilemma:{choose}"]
        asks = (await self.bot.games.preview(me.game.id, me.seat, answers)).prompt
        if asks is not None and asks.ask == "price" and pay is not None:
            view = await self.bot.games.view(me.game.id, me.seat)
            w = await words_for(interaction)
            offered, english = (
                [(reports.label(asks, o, one, view), o.id) for o in asks.options]
                for one in (w, words(SOURCE_LANGUAGE))
            )
            answers.append(resolve(offered, pay, "moves-cannot-pay", english))
        await give(interaction, me, answers)

    @app_commands.command(name="done", description=says("command-done"))
    async def done(self, interaction: Interaction) -> None:
        me, prompt = await asked(interaction)
        on_turn(me, prompt)
        await give(interaction, me, ["stop"])


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(Moves(bot))
