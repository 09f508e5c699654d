"""Runs a scenario: sets up the position, makes the moves, and compares the result."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from bot.engine.board import RECRUITS
from bot.engine.events import Event, Paid, Refused, TradeDeclined, WorkersRetrieved
from bot.engine.game import Match
from bot.engine.prompts import CHANCE, Ask, Chance, Prompt
from bot.engine.state import dump

from .answers import Bag, NotOffered, listed
from .position import NAMES, Failed, compare, default_card, lay_out

ACTIONS = {
    "place": {"worker", "on"},
    "retrieve": {"from", "pay"},
    "dilemma": {"choose", "pay"},
    "trade": {"with", "give", "get"},
}
"""The actions of a move, with their keys."""
MOVE = {"player", *ACTIONS, "stop", "answers", "others", "unasked", "refused"}
QUESTIONS = {*get_args(Ask), *RECRUITS}
"""The names by which answers and `unasked` refer to questions."""
NOT_AN_OPTION = "not-an-option"
EXAMPLES = Path(__file__).resolve().parent / "examples"
"""These came with the format and are never checked strictly, so that they can stay unchanged."""


def find(paths: list[Path]) -> Iterator[Path]:
    """All scenario files, including those in folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def run(path: Path, *, strict: bool = False) -> tuple[str, str]:
    """The scenario's title, and why it failed ("" if it passed).

    With `strict`, a refusal must name its reason, every answer must be asked for, all listed dice and recruits must
    be turned up, and a move may only contain what the runner knows.
    """
    title = path.stem
    try:
        scenario = tomllib.loads(path.read_text("utf-8"))
        title = scenario.get("title", title)
        Run(scenario, strict=strict and EXAMPLES not in path.resolve().parents).all()
    except Failed as failed:
        return title, str(failed)
    except Exception as error:  # a broken file or engine counts as a failure; the other scenarios still run
        return title, f"{type(error).__name__}: {error}"
    return title, ""


class Run:
    def __init__(self, scenario: dict[str, Any], *, strict: bool = False) -> None:
        self.scenario = scenario
        self.strict = strict
        board = scenario.get("given", {}).get("board", {})
        self.dice = list(scenario.get("dice", ()))
        self.artifacts = list(board.get("artifact_deck", ()))
        self.recruits = list(board.get("recruit_deck", ()))
        self.sites: dict[str, str] = board.get("sites", {})
        self.match = Match.of(lay_out(scenario))
        self.move: dict[str, Any] = {}
        self.bags: dict[int, Bag] = {}
        self.events: list[Event] = []
        self.stays_open = False
        """A move left it to the next move to place its new worker at once."""

    def all(self) -> None:
        moves = self.scenario.get("move", [])
        for n, move in enumerate(moves):
            if self.strict:
                self._check_known(move)
            following = moves[n + 1] if n + 1 < len(moves) else {}
            if move.get("refused"):
                self._refuse(move)
            else:
                try:
                    self._make(move, following)
                except Refused as refused:
                    raise Failed(f"move {n + 1} is refused: {refused.reason} {refused.details}") from refused
        if not self.stays_open:
            self._decline_the_rest()
        game = self.match.copy_state()
        turn = NAMES[self.match.prompts[0].seat] if self.match.prompts else None
        compare(game, self.scenario.get("then", {}), turn)
        if self.strict:
            self._check_turned_up()

    def _refuse(self, move: dict[str, Any]) -> None:
        """The move must be refused for the reason it names, and must not change anything."""
        reason, expected = self._reason(move), move["refused"]
        if expected is True and self.strict:
            raise Failed(f'the refusal names no reason: refused = "{reason}"')
        if expected is not True and expected != reason:
            raise Failed(f"the move is refused for {reason}, not {expected}")

    def _reason(self, move: dict[str, Any]) -> str:
        """Why the move is refused: the refusal's id, or that its answer is not an option."""
        seat, trial = NAMES.index(move["player"]), self.match.fork()
        before = dump(trial.copy_state())
        try:
            trial.answer(seat, _action(move))
        except Refused as refused:
            if dump(trial.copy_state()) != before:
                raise Failed("the refused move changed something") from None
            if self.strict and (move.get("answers") or move.get("others")):
                raise Failed("the move is refused before anything is asked: it needs no answers") from None
            return _short(refused)
        match, stays_open = self.match, self.stays_open
        dice, artifacts, recruits = list(self.dice), list(self.artifacts), list(self.recruits)
        self.match, self.events = match.fork(), []
        try:
            self._make(move, {})
        except Refused as refused:
            self._check_no_more_answers(move)
            return _short(refused)
        except NotOffered:
            self._check_no_more_answers(move)
            return NOT_AN_OPTION
        finally:
            self.match, self.stays_open = match, stays_open
            self.dice, self.artifacts, self.recruits = dice, artifacts, recruits
        if _ignored(move.get("answers", {}).get("price"), self.events):
            return NOT_AN_OPTION
        raise Failed("the move was not refused")

    def _make(self, move: dict[str, Any], following: dict[str, Any]) -> None:
        seat = NAMES.index(move["player"])
        others = {NAMES.index(name): Bag(said) for name, said in move.get("others", {}).items()}
        self.bags = bags = others | {seat: Bag(_answers(move))}
        self.move = move
        if "trade" in move and self.match.prompt_for(seat) is None:  # proposed to the player on turn
            seat, move = _turned_round(seat, move)
        asked = self.match.prompt_for(seat)
        if asked is None or asked.ask != "act":
            raise Refused("refused-not-asked")
        kinds = [kind for kind in ACTIONS if kind in move]
        if kinds or move.get("stop"):
            self.stays_open = False
            self._answer(seat, _action(move))
            self._go_on(bags, move, following)
            if self.strict and not move.get("refused"):
                self._check_all_asked(bags, move)
        if kinds and move.get("stop"):
            again = self.match.prompt_for(seat)
            if again is not None and again.option("stop"):
                self._answer(seat, "stop")

    def _go_on(self, bags: dict[int, Bag], move: dict[str, Any], following: dict[str, Any]) -> None:
        """Answer all questions that follow from the move, until a player may act."""
        while not self.match.over:
            if self.match.chance is not None:
                self.events += self.match.answer(CHANCE, self._turn_up(self.match.chance))
                continue
            prompt = self.match.prompts[0]
            bag = bags.get(prompt.seat, Bag({}))
            self._check_expected(prompt, bag, move)
            if prompt.ask == "act":
                if prompt.key == "act" or self._left_open(prompt, move, following):
                    bag.heed(prompt.key)
                    return
                bag.heed(prompt.key)
                self._answer(prompt.seat, _go_straight(prompt, move))
                continue
            self._answer(prompt.seat, _reply(prompt, move, bag))

    def _check_expected(self, prompt: Prompt, bag: Bag, move: dict[str, Any]) -> None:
        """`unasked` names questions that must not be asked, or not more often than they are answered."""
        asking = {prompt.key, *(use for option in prompt.options for use in option.uses)}
        if prompt.ask == "order" and not bag.answers_to("order"):  # otherwise the scenario gives the order
            asking |= {option.id for option in prompt.options}
        for key in move.get("unasked", {}).get(NAMES[prompt.seat], ()):
            if key in asking and not bag.answers_to(key):
                raise Failed(f"{NAMES[prompt.seat]} is asked about {key}")

    def _check_all_asked(self, bags: dict[int, Bag], move: dict[str, Any]) -> None:
        for seat, bag in bags.items():
            for key, items in bag.left().items():
                if not (key == "price" and "dilemma" in move):  # this one is compared with what was paid
                    raise Failed(f"nothing asks {NAMES[seat]} about {key}: {', '.join(items)}")

    def _check_no_more_answers(self, move: dict[str, Any]) -> None:
        """A refused move lists answers only up to the one that is refused."""
        for seat, bag in self.bags.items() if self.strict else ():
            for key in bag.unread():
                if not (key == "price" and "dilemma" in move):
                    raise Failed(f"the move is refused before {NAMES[seat]} is asked about {key}")

    def _check_known(self, move: dict[str, Any]) -> None:
        unknown = [key for key in move if key not in MOVE]
        unknown += [
            f"{kind}.{key}" for kind, keys in ACTIONS.items() for key in move.get(kind, {}) if key not in keys
        ]
        players = NAMES[: self.scenario["players"]]
        for kind in ("others", "unasked"):
            unknown += [f"{kind}.{name}" for name in move.get(kind, {}) if name not in players]
        unknown += [
            f"unasked.{name}: {key}"
            for name, keys in move.get("unasked", {}).items()
            for key in keys
            if key not in QUESTIONS
        ]
        if unknown:
            raise Failed(f"not known in a move: {', '.join(unknown)}")

    def _check_turned_up(self) -> None:
        """All dice are rolled and all recruits drawn; artifacts may be left, to show what is not drawn."""
        for what, unused in (("dice", self.dice), ("recruit_deck", self.recruits)):
            if unused:
                raise Failed(f"never turned up of {what}: {', '.join(map(str, unused))}")

    def _left_open(self, prompt: Prompt, move: dict[str, Any], following: dict[str, Any]) -> bool:
        """A new worker may be placed at once: by the next move, unless this move already answers."""
        if "chase" in move.get("answers", {}) or move.get("stop"):
            self.stays_open = move.get("answers", {}).get("chase") in ("yes", ["yes"])
            return self.stays_open
        return following.get("player") == NAMES[prompt.seat] and ("place" in following or "stop" in following)

    def _decline_the_rest(self) -> None:
        for prompt in self.match.prompts:
            if prompt.ask == "act" and prompt.key != "act":
                self._answer(prompt.seat, "stop")
                self._go_on({}, {}, {})

    def _answer(self, seat: int, answer: Any) -> None:
        events = self.match.answer(seat, answer)
        self.events += events
        for event in events:
            _check_done_as_said(event, self.move)

    def _turn_up(self, chance: Chance) -> list[Any]:
        if chance.key == "dice":
            if len(self.dice) < chance.count:
                raise Failed(f"more dice are rolled than listed ({chance.about.get('why')})")
            rolled, self.dice = self.dice[: chance.count], self.dice[chance.count :]
            return rolled
        if chance.key == "market":
            site = chance.about["space"]
            spoken_for = [tile for where, tile in self.sites.items() if where != site]
            return [self.sites.get(site) or next(t for t in chance.weights if t not in spoken_for)]
        stack = self.artifacts if chance.key == "artifact" else self.recruits
        drawn: list[str] = []
        weights = dict(chance.weights)
        while len(drawn) < chance.count:
            card = stack.pop(0) if stack else default_card(weights)
            weights[card] = weights.get(card, 0) - 1
            drawn.append(card)
        return drawn


def _short(refused: Refused) -> str:
    return refused.reason.removeprefix("refused-")


def _check_done_as_said(event: Event, move: dict[str, Any]) -> None:
    """A question with a single option is not asked: fail if the move names a different one, which is impossible."""
    if isinstance(event, TradeDeclined):
        raise Refused("refused-trade-theirs")
    if isinstance(event, WorkersRetrieved):
        spaces = move["retrieve"].get("from", "all")
        if event.pay != move["retrieve"].get("pay", "free"):
            raise Refused("refused-not-an-option")
        if spaces != "all" and sorted(spaces) != sorted(event.spaces):
            raise Refused("refused-not-an-option")
    if (
        isinstance(event, Paid)
        and event.why == "dilemma"
        and sorted(move["dilemma"].get("pay", [])) != sorted(event.artifacts)
    ):
        raise Refused("refused-dilemma-price")


def _reply(prompt: Prompt, move: dict[str, Any], bag: Bag) -> Any:
    if prompt.ask == "retrieve_pay":
        return move["retrieve"].get("pay", "free")
    if prompt.ask == "retrieve":
        return _retrieved(prompt, move["retrieve"].get("from", "all"))
    if prompt.ask == "trade":
        return "yes"
    return bag.reply(prompt)


def _answers(move: dict[str, Any]) -> dict[str, Any]:
    if "dilemma" in move:
        return {"price": move["dilemma"].get("pay", []), **move.get("answers", {})}
    answers: dict[str, Any] = move.get("answers", {})
    return answers


def _action(move: dict[str, Any]) -> Any:
    if "place" in move:
        return f"place:{move['place']['worker']}:{move['place']['on']}"
    if "retrieve" in move:
        _check_retrieval(move["retrieve"])
        return "retrieve"
    if "dilemma" in move:
        return f"dilemma:{move['dilemma']['choose']}"
    if "trade" in move:
        offer = move["trade"]
        return {
            "trade": {
                "with": NAMES.index(offer["with"]),
                "give": offer.get("give", {}),
                "get": offer.get("get", {}),
            }
        }
    return "stop"


def _turned_round(seat: int, move: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    """A trade offer from the partner's side."""
    offer = move["trade"]
    ours = {"with": NAMES[seat], "give": offer.get("get", {}), "get": offer.get("give", {})}
    return NAMES.index(offer["with"]), {**move, "trade": ours}


def _check_retrieval(retrieval: dict[str, Any]) -> None:
    if retrieval.get("from") == []:
        raise Refused("refused-how-many", least=1, most=4, exactly="False")


def _retrieved(prompt: Prompt, spaces: Any) -> list[str]:
    if spaces == "all":
        return [option.id for option in prompt.options]
    chosen: list[str] = []
    for space in spaces:
        found = next((o.id for o in prompt.options if o.things[0] == space and o.id not in chosen), None)
        if found is None:
            raise Refused("refused-not-an-option")
        chosen.append(found)
    return chosen


def _go_straight(prompt: Prompt, move: dict[str, Any]) -> str:
    """The move's answer on placing a worker as soon as it is rolled."""
    said = listed(move.get("answers", {}).get("chase", "no"))
    found = next((o.id for o in prompt.options if o.things and o.things[-1] in said), None)
    return found or "stop"


def _ignored(price: Any, events: list[Event]) -> bool:
    """Whether something else was paid than the named price, which would be impossible in Discord."""
    if price is None:
        return False
    named = listed(price)
    paid = [e for e in events if isinstance(e, Paid)]
    things = [t for e in paid for t in (*e.artifacts, *(g for g, n in e.goods.items() for _ in range(n)))]
    return any(named.count(thing) > things.count(thing) for thing in named)
