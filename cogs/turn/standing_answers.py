"""Standing answers: what a player always answers in this game, so that the others need not wait for routine."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.engine.prompts import Prompt
from bot.games import FORCED
from bot.hosting.app import Euphoria
from bot.language.words import Words
from bot.store.records import StandingAnswer
from cogs.kit.command_texts import Typed, says
from cogs.kit.completion import matching, resolve
from cogs.kit.context import Playing, label, playing
from cogs.kit.controls import Key, control
from cogs.kit.replies import Interaction, Sorry, best_effort, say, words_for
from cogs.panel import show_result
from cogs.turn.cog import check_fresh

EVERYBODY = "trade"
"""The key for trades with anybody; for one player it is `trade:SEAT`."""
ROUTINE = ("ability", "penalty")
"""Questions that may have a standing answer. The decisions of a turn are never among them."""


def partners(me: Playing, w: Words) -> list[tuple[str, str]]:
    others = [(seat.name, f"trade:{seat.seat}") for seat in me.game.seats if seat.seat != me.seat]
    return [*others, (w("standing-everybody"), EVERYBODY)]


async def declines(interaction: Interaction, game_id: int, seat: int, offered_by: int) -> bool:
    """Whether this seat declines every trade with the other."""
    standing = await interaction.client.games.standing_answers.of(game_id, seat)
    return any(one.ask == "trade" and one.key in (EVERYBODY, f"trade:{offered_by}") for one in standing)


async def questions(interaction: Interaction, me: Playing, w: Words) -> list[tuple[str, str]]:
    """Abilities of the player's active recruits, and the routine question they are asked now."""
    view = await interaction.client.games.view(me.game.id, me.seat)
    found = {card: w.recruit(card) for card in view.me.recruits}
    if me.prompt is not None and me.prompt.ask in ROUTINE and not me.prompt.several:
        found[me.prompt.key] = question_name(me.prompt, w)
    return [*((name, key) for key, name in found.items()), (w("standing-forced"), FORCED)]


def question_name(prompt: Prompt, w: Words) -> str:
    return w("standing-penalty") if prompt.ask == "penalty" else w.thing(prompt.key)


def answers(me: Playing, key: str, w: Words) -> list[tuple[str, str]]:
    """The options of the question if it is asked now; otherwise yes and no."""
    if key == FORCED:
        return [(w("standing-yes"), "yes")]
    prompt = me.prompt
    if prompt is None or prompt.key != key:
        return [(w("standing-yes"), "yes"), (w("standing-no"), "no")]
    return [(answer_name(option.id, w), option.id) for option in prompt.options]


def answer_name(answer: str, w: Words) -> str:
    if answer in ("yes", "no"):
        return w(f"standing-{answer}")
    try:
        return w.list([w.thing(thing) for thing in answer.split("+")])
    except KeyError:
        return answer


def describe(me: Playing, standing: StandingAnswer, w: Words) -> str:
    if standing.ask == "trade":
        _, _, seat = standing.key.partition(":")
        if not seat:
            return w("standing-line-everybody")
        return w("standing-line-trade", name=label(me.game.seats[int(seat)]))
    if standing.key == FORCED:
        return w("standing-line-forced")
    what = w("standing-penalty") if standing.ask == "penalty" else w.thing(standing.key)
    return w("standing-line", what=what, answer=answer_name(str(standing.answer), w))


async def complete_partner(interaction: Interaction, typed: str) -> list[Choice[str]]:
    try:
        return matching(partners(await playing(interaction), await words_for(interaction)), typed)
    except Sorry:
        return []


async def complete_question(interaction: Interaction, typed: str) -> list[Choice[str]]:
    try:
        me = await playing(interaction)
        return matching(await questions(interaction, me, await words_for(interaction)), typed)
    except Sorry:
        return []


async def complete_answer(interaction: Interaction, typed: str) -> list[Choice[str]]:
    try:
        me = await playing(interaction)
        key = str(getattr(interaction.namespace, "question", ""))
        return matching(answers(me, key, await words_for(interaction)), typed)
    except Sorry:
        return []


async def complete_standing(interaction: Interaction, typed: str) -> list[Choice[str]]:
    try:
        me = await playing(interaction)
        w = await words_for(interaction)
        mine = await interaction.client.games.standing_answers.of(me.game.id, me.seat)
        return matching([(describe(me, one, w), one.key) for one in mine], typed)
    except Sorry:
        return []


@control("forced")
async def always_play_forced_turns(interaction: Interaction, key: Key, values: list[str]) -> None:
    """Play this turn, and every later one that has only one legal move."""
    me = await playing(interaction, key.game)
    check_fresh(me, key)
    standing = StandingAnswer(me.seat, "act", FORCED, "yes")
    moved = await interaction.client.games.play.set_standing(
        me.game.id, standing, user_id=interaction.user.id, interaction_id=interaction.id
    )
    await show_result(interaction, moved, me.seat)
    w = await words_for(interaction)
    await best_effort(say(interaction, w("standing-set", what=describe(me, standing, w))))


@app_commands.guild_only()
class StandingAnswers(commands.GroupCog, group_name="standing", group_description=says("command-standing")):
    def __init__(self, bot: Euphoria) -> None:
        self.bot = bot
        super().__init__()

    async def _set(self, interaction: Interaction, me: Playing, standing: StandingAnswer) -> None:
        moved = await self.bot.games.play.set_standing(
            me.game.id, standing, user_id=interaction.user.id, interaction_id=interaction.id
        )
        w = await words_for(interaction)
        await best_effort(say(interaction, w("standing-set", what=describe(me, standing, w))))
        if moved.length > moved.first:
            self.bot.publish(moved)

    @app_commands.command(name="decline", description=says("command-standing-decline"))
    @app_commands.describe(player=says("command-standing-player"))
    @app_commands.autocomplete(player=complete_partner)
    async def decline(self, interaction: Interaction, player: Typed) -> None:
        me = await playing(interaction)
        choices = partners(me, await words_for(interaction))
        key = resolve(choices, player, "standing-no-such-player")
        await self._set(interaction, me, StandingAnswer(me.seat, "trade", key, "no"))

    @app_commands.command(name="answer", description=says("command-standing-answer"))
    @app_commands.describe(question=says("command-standing-question"), answer=says("command-standing-what"))
    @app_commands.autocomplete(question=complete_question, answer=complete_answer)
    async def answer(self, interaction: Interaction, question: Typed, answer: Typed) -> None:
        me = await playing(interaction)
        w = await words_for(interaction)
        key = resolve(await questions(interaction, me, w), question, "standing-no-such-question")
        chosen = resolve(answers(me, key, w), answer, "standing-no-such-answer")
        ask = me.prompt.ask if me.prompt is not None and me.prompt.key == key else "ability"
        if key == FORCED:
            ask = "act"
        await self._set(interaction, me, StandingAnswer(me.seat, ask, key, chosen))

    @app_commands.command(name="list", description=says("command-standing-list"))
    async def list(self, interaction: Interaction) -> None:
        me = await playing(interaction)
        w = await words_for(interaction)
        mine = await self.bot.games.standing_answers.of(me.game.id, me.seat)
        lines = [f"• {describe(me, one, w)}" for one in mine]
        await say(interaction, "\n".join([w("standing-yours"), *lines]) if lines else w("standing-none"))

    @app_commands.command(name="clear", description=says("command-standing-clear"))
    @app_commands.describe(which=says("command-standing-which"))
    @app_commands.autocomplete(which=complete_standing)
    async def clear(self, interaction: Interaction, which: Typed = "") -> None:
        me = await playing(interaction)
        w = await words_for(interaction)
        key = None
        if which:
            mine = await self.bot.games.standing_answers.of(me.game.id, me.seat)
            choices = [(describe(me, one, w), one.key) for one in mine]
            key = resolve(choices, which, "standing-no-such-question")
        count = await self.bot.games.play.clear_standing(me.game.id, me.seat, key=key)
        await say(interaction, w("standing-cleared", n=count))


async def setup(bot: Euphoria) -> None:
    await bot.add_cog(StandingAnswers(bot))
