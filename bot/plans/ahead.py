"""A future turn as it would be if it came now: the same questions as in the real turn, answered in a copy of the game.

The simulation assumes a result for a bumped worker's roll and for other players' choices, which the player need not
know to plan. Like a preview, it ends where the player draws or rolls, or where something hidden is revealed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.engine.cards.purse import UNKNOWN
from bot.engine.dilemma import own_card
from bot.engine.events import Event, Refused
from bot.engine.game import Match, Preview
from bot.engine.paths import Path, paths
from bot.engine.prompts import CHANCE, Answer, Chance, Prompt
from bot.engine.state import NAMES
from bot.engine.view import PlayerView, View

from .plan import Plan, Step

Standing = Callable[[Prompt], Answer | None]
"""The standing answer to a question, if there is one."""
LOW = 1
"""The default assumption for a roll: with it no worker deserts."""


def no_standing_answer(prompt: Prompt) -> Answer | None:
    return None


@dataclass(slots=True)
class Walk:
    """A simulation of one player's turn in a copy of the game."""

    match: Match
    seat: int
    standing: Standing = no_standing_answer
    face: int = LOW
    """The assumed roll of a bumped worker."""
    events: list[Event] = field(default_factory=list)
    """The events as the player sees them."""
    stops: str = ""
    """Why the simulation ended, in the terms of `Preview`."""
    sure: bool = True
    """Whether nothing was assumed, rolled or revealed so far."""
    rolled: bool = False
    """Whether a roll was assumed."""
    turn: int = 0

    @staticmethod
    def begin(match: Match, seat: int, standing: Standing = no_standing_answer, face: int = LOW) -> Walk:
        return Walk(match.fork(), seat, standing, face, turn=match.turn_number)

    def question(self) -> Prompt | None:
        """The next question to the player; None if the simulation has ended."""
        while not self.stops:
            match = self.match
            if match.over or match.turn_number != self.turn:
                self.stops = "over" if match.over else "done"
            elif match.chance is not None:
                self._roll(match.chance)
            elif len(match.prompts) != 1:
                self.stops = "reveal"
            else:
                (prompt,) = match.prompts
                answer = assumed(prompt) if prompt.seat != self.seat else self.standing(prompt)
                if answer is None:
                    return prompt
                self.sure = False
                self._give(prompt.seat, answer)
        return None

    def give(self, answer: Answer) -> None:
        """Answer the current question. Refused if the rules do not allow the answer."""
        self._give(self.seat, answer)

    def _roll(self, chance: Chance) -> None:
        if chance.key != "dice" or chance.about.get("why") != "bumped":
            self.stops = "chance"
            return
        self.sure, self.rolled = False, True
        self._give(CHANCE, [self.face] * chance.count)

    def _give(self, seat: int, answer: Answer) -> None:
        for event in self.match.answer(seat, answer):
            self.events.append(event.seen_by(self.seat))
            if event.reveal:
                self.sure = False
                if not own_card(event, self.seat):
                    self.stops = "reveal"
                    return

    @property
    def me(self) -> PlayerView:
        return self.match.view(self.seat).me


def assumed(prompt: Prompt) -> Answer:
    """The assumed answer where none is planned: no, or no further worker, if that is an option."""
    return next((one for one in ("no", "stop") if prompt.option(one)), prompt.answers()[0])


def changes(before: PlayerView, after: PlayerView) -> tuple[dict[str, int], dict[str, int]]:
    """What a player has lost and gained; gaining knowledge counts as a cost."""
    was, now = _things(before), _things(after)
    cost = {thing: was[thing] - now[thing] for thing in was if now[thing] < was[thing]}
    gain = {thing: now[thing] - was[thing] for thing in now if now[thing] > was[thing]}
    return cost, gain


def _things(me: PlayerView) -> Counter[str]:
    things = Counter(dict(me.goods))
    things.update(artifact=me.artifact_count, morale=me.morale, token=sum(me.tokens.values()))
    things.update(knowledge=-me.knowledge)
    return things


def left(me: PlayerView) -> Mapping[str, int]:
    """The amount of each thing a player has."""
    return {**me.goods, "artifact": me.artifact_count, "morale": me.morale}


class Ahead:
    """A future turn, as its player sees it."""

    def __init__(
        self, match: Match, seat: int, standing: Standing = no_standing_answer, names: Sequence[str] = NAMES
    ) -> None:
        """`match` is at the start of that turn."""
        self.match = match
        self.seat = seat
        self.standing = standing
        self.names = names

    @property
    def prompt(self) -> Prompt | None:
        return self.match.prompt_for(self.seat)

    def walk(self, answers: Sequence[Answer]) -> tuple[Walk, list[Step]]:
        """Simulate these answers. Refused if one does not fit."""
        walk, steps = Walk.begin(self.match, self.seat, self.standing), []
        for answer in answers:
            prompt = walk.question()
            if prompt is None:
                raise Refused("refused-stale")
            walk.give(answer)
            steps.append(Step.of(prompt, answer))
        return walk, steps

    def preview(self, answers: Sequence[Answer]) -> Preview:
        walk, _ = self.walk(answers)
        prompt = walk.question()
        stops = "question" if prompt is not None else walk.stops
        return Preview(walk.events, stops, prompt)  # type: ignore[arg-type]

    def paths(self, answers: Sequence[Answer]) -> list[Path]:
        """Every way the last answer could continue."""
        *before, last = answers
        walk, _ = self.walk(before)
        walk.question()
        known = tuple(walk.events)
        return [replace(path, events=known + path.events) for path in paths(walk.match, self.seat, [last])]

    def view(self, answers: Sequence[Answer] = ()) -> View:
        """The game after these answers, or before the last one if it would reveal something hidden."""
        walk, _ = self.walk(answers)
        walk.question()
        if answers and walk.stops == "reveal":
            return self.view(answers[:-1])
        return walk.match.view(self.seat, self.names)

    def plan(self, answers: Sequence[Answer], only: Sequence[str] = ()) -> Plan:
        """Make a plan of these answers. Refused if a question is left unanswered or an answer does not fit
        (refused-stale)."""
        walk, steps = self.walk(answers)
        if not steps or walk.question() is not None:
            raise Refused("refused-stale")
        cost, gain = changes(self.match.view(self.seat).me, walk.me)
        return Plan(tuple(steps), tuple(only), cost, gain)

    def after(self, plan: Plan) -> Ahead:
        """The player's following turn if this plan is played now. Refused if the plan reveals something hidden, which
        cannot be planned for (plan-not-after)."""
        walk = Walk.begin(self.match, self.seat, self.standing)
        steps = list(plan.steps)
        while walk.match.turn_number == walk.turn and not walk.match.over:
            prompt = walk.question()
            if prompt is not None:
                fitting = next((step for step in steps if step.fits(prompt)), None)
                if fitting is not None:
                    steps = steps[steps.index(fitting) + 1 :]
                walk.give(assumed(prompt) if fitting is None else fitting.answer(prompt))
            elif (
                walk.stops == "chance" and walk.match.chance and walk.match.chance.key in ("dice", "artifact")
            ):
                walk.stops = ""
                try:
                    walk._give(CHANCE, _neutral(walk.match.chance))
                except Refused:  # the deck is used up, and the discards were shuffled
                    raise Refused("plan-not-after") from None
            elif walk.stops != "done":
                raise Refused("plan-not-after")
        if walk.stops == "reveal":  # by the last answer of the turn
            raise Refused("plan-not-after")
        game = walk.match.copy_state()
        me = game.players[self.seat]
        me.artifacts = [card for card in me.artifacts if card != UNKNOWN]
        game.artifact_discard.pop(UNKNOWN, None)
        return Ahead(Match(game).ahead(self.seat), self.seat, self.standing, self.names)


def _neutral(chance: Chance) -> Answer:
    """Low dice; cards that nobody knows, whatever is in the deck."""
    return [LOW] * chance.count if chance.key == "dice" else [UNKNOWN] * chance.count
