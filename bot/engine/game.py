"""`Match` runs the rules: open questions, answering, replaying, checkpoints, previews, undo."""

from __future__ import annotations

from collections.abc import Coroutine, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from .cards.purse import UNKNOWN
from .dilemma import own_card
from .events import Event, Refused
from .prompts import CHANCE, Answer, Chance, Prompt, Proposal, Questions, check_chance, check_several, propose
from .setup import new_game
from .state import NAMES, Game, Hand, Options, dump, load
from .trade import check_trade
from .turn import TURN_BEGINS, pass_on, play, purse_for_next
from .view import View, view

Source = Literal["player", "chance", "auto"]
Stop = Literal["question", "chance", "reveal", "other", "done", "over"]


class Row(NamedTuple):
    """One row of a game's log."""

    seat: int
    key: str
    answer: Answer
    source: Source = "player"


class Diverged(Exception):
    """A stored answer does not fit the question: the rules were changed while the game was running."""

    def __init__(self, good: int, why: str) -> None:
        super().__init__(f"after {good} answers: {why}")
        self.good = good
        """How many rows after the checkpoint still fit."""


@dataclass(slots=True, frozen=True)
class Preview:
    """What a move would do, up to the first roll, reveal or question to another player."""

    events: list[Event]
    stops: Stop
    prompt: Prompt | None
    """The next question to the same player, if the preview stops there."""
    asked: tuple[int, ...] = ()
    """The seats that are asked then."""
    chance: Chance | None = None
    """The roll or draw at which the preview stops."""


@dataclass(slots=True)
class _Chapter:
    """One turn, or the set-up, in a form that can be replayed: the state at its start and the answers since."""

    start: Game
    rows: list[Row]
    sealed: list[bool]
    """For each row, whether it is a roll or draw or has revealed something, so that it cannot be undone."""


class Match:
    """A game in progress: its state, the running rules, and the open questions."""

    def __init__(self, game: Game, start: Game | None = None) -> None:
        """`start`: the same state, never to be changed; if left out, `game` is copied."""
        self._chapter = _Chapter(start or game.copy(), [], [])
        self._before: _Chapter | None = None
        self._begin(game)

    def _begin(self, game: Game) -> None:
        self._game = game
        self._rules: Coroutine[Any, Any, None] = play(game)
        self._questions = Questions(())
        self._given: dict[int, Answer] = {}
        self._advance(None)

    @classmethod
    def new(cls, options: Options) -> Match:
        return cls(new_game(options))

    @classmethod
    def of(cls, game: Game) -> Match:
        """A match from a state between two actions."""
        return cls(game)

    @classmethod
    def restore(cls, checkpoint: str, rows: Iterable[Row] = ()) -> Match:
        """A match from the newest checkpoint and the answers after it."""
        match = cls(load(checkpoint))
        match._replay(rows)
        return match

    def _replay(self, rows: Iterable[Row]) -> None:
        for n, row in enumerate(rows):
            asked = self.chance if row.seat == CHANCE else self.prompt_for(row.seat)
            if asked is None or asked.key != row.key:
                raise Diverged(n, f"{row.key} was answered, {asked.key if asked else 'nothing'} is asked")
            try:
                self.answer(row.seat, row.answer, row.source)
            except Refused as refused:
                raise Diverged(n, str(refused)) from refused

    # Open questions
    @property
    def prompts(self) -> tuple[Prompt, ...]:
        """The open questions to players."""
        if not self._given:
            return self._questions.prompts
        return tuple(prompt for prompt in self._questions.prompts if prompt.seat not in self._given)

    @property
    def together(self) -> bool:
        """Whether several players are asked at once. That is so until the last of them has answered: what the others
        chose is secret up to then."""
        return len(self._questions.prompts) > 1

    @property
    def chance(self) -> Chance | None:
        return self._questions.chance

    @property
    def question(self) -> int:
        """The running number of the open question."""
        return self._game.questions

    @property
    def over(self) -> bool:
        return self._game.phase == "over"

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(self._game.winners)

    @property
    def answers(self) -> int:
        """The length of the log."""
        return self._game.answers

    @property
    def turn(self) -> int:
        """The seat on turn."""
        return self._game.turn.seat

    @property
    def turn_number(self) -> int:
        return self._game.turn.number

    def prompt_for(self, seat: int) -> Prompt | None:
        for prompt in self._questions.prompts:
            if prompt.seat == seat and seat not in self._given:
                return prompt
        return None

    def view(self, seat: int | None, names: Sequence[str] = NAMES) -> View:
        """The position as this seat sees it, or as spectators do (None), with these names for the seats."""
        return view(self._game, seat, tuple(prompt.seat for prompt in self.prompts), names)

    # Answering
    def answer(self, seat: int, answer: Answer, source: Source = "player") -> list[Event]:
        """Apply an answer and run the rules to the next question. A refused answer changes nothing."""
        key: str
        if seat == CHANCE:
            chance = self._questions.chance
            if chance is None:
                raise Refused("refused-not-asked")
            answer, key = check_chance(chance, answer), chance.key
            source = "chance"
        else:
            prompt = self.prompt_for(seat)
            if prompt is None:
                raise Refused("refused-game-over" if self.over else "refused-not-asked")
            answer, key = self._check(prompt, answer), prompt.key
        self._game.answers += 1
        chapter = self._chapter
        chapter.rows.append(Row(seat, key, answer, source))
        chapter.sealed.append(source == "chance")
        self._given[seat] = answer
        if len(self._given) < len(self._questions.prompts):
            return []
        given, self._given = self._given, {}
        events = self._advance(given)
        if len(given) > 1 or _reveals(events):  # simultaneous answers are revealed together
            chapter.sealed[-1] = True
        return events

    def _advance(self, given: dict[int, Answer] | None) -> list[Event]:
        """Run the rules to their next question."""
        game = self._game
        try:
            asked = self._rules.send(given)
            while asked == TURN_BEGINS:
                self._begin_chapter()
                asked = self._rules.send(None)
            self._questions = asked
            game.questions += 1
        except StopIteration:
            self._questions = Questions(())
        events, game.scratch.events = game.scratch.events, []
        return events

    def _begin_chapter(self) -> None:
        """A turn begins: from here the game can be replayed."""
        if self._chapter.rows:
            self._before = self._chapter
            self._chapter = _Chapter(self._game.copy(), [], [])

    def _check(self, prompt: Prompt, answer: Answer) -> Answer:
        """The answer in its stored form. Raises Refused with the reason if it is not legal."""
        if prompt.several:
            return check_several(prompt, answer)
        if isinstance(answer, dict) and prompt.partners:
            return self._check_offer(prompt.seat, answer)
        if isinstance(answer, str) and prompt.option(answer):
            return answer
        if prompt.ask == "act" and isinstance(answer, str):
            raise self._why_not(prompt, answer)
        raise Refused("refused-not-an-option")

    def _check_offer(self, seat: int, answer: Proposal) -> Proposal:
        try:
            offer = answer["trade"]
            to, give, get = offer["with"], dict(offer["give"]), dict(offer["get"])
        except (KeyError, TypeError, ValueError):
            raise Refused("refused-not-an-option") from None
        refused = check_trade(self._game, seat, to, give, get)
        if refused:
            raise refused
        return propose(to, give, get)

    def trade_refusal(self, seat: int, to: int, give: dict[str, int], get: dict[str, int]) -> Refused | None:
        return check_trade(self._game, seat, to, give, get)

    def _why_not(self, prompt: Prompt, action: str) -> Refused:
        """The reason why an action is not among the options."""
        from .actions.placement import why_not
        from .board import SPACES

        game, me = self._game, self._game.players[prompt.seat]
        kind, _, rest = action.partition(":")
        if kind == "place":
            die, _, space = rest.partition(":")
            if space not in SPACES:
                return Refused("refused-no-such-space")
            if die not in map(str, me.available):
                return Refused("refused-no-such-worker", die=die)
            new: int | None = prompt.about.get("new")  # set if only a worker just gained may be placed
            if new not in (None, int(die)):
                return Refused("refused-not-an-option")
            another = new is None and game.turn.acted
            if another and int(die) != game.turn.double:
                return Refused("refused-not-of-the-double", double=game.turn.double)
            purse = purse_for_next(game, me) if another else None
            refused = why_not(game, me, int(die), SPACES[space], purse)
            return refused or Refused("refused-cannot-pay", space=space)
        if game.turn.acted:
            return Refused("refused-turn-begun")
        if kind == "retrieve":
            return Refused("refused-nothing-to-retrieve")
        if kind == "dilemma":
            return Refused("refused-dilemma-done" if me.dilemma_choice else "refused-dilemma-price")
        return Refused("refused-must-act" if kind == "stop" else "refused-not-an-option")

    # Looking ahead and going back
    def fork(self) -> Match:
        """An independent copy in the same position."""
        start = self._chapter.start
        match = Match(start.copy(), start)
        match._replay(self._chapter.rows)
        return match

    def ahead(self, seat: int) -> Match:
        """A copy at the start of this player's next turn, as if all others passed until then: the position for which
        the player plans. An unfinished action is left out, because its outcome is not known yet, and every card of the
        deck is unknown, because what is in it tells what other players hold."""
        rows = self._chapter.rows
        acts = [number for number, row in enumerate(rows) if row.key == "act"]
        begun = self.chance is not None or any(prompt.key != "act" for prompt in self.prompts)
        before = Match(self._chapter.start.copy(), self._chapter.start)
        before._replay(rows[: acts[-1]] if begun and acts else rows)
        game = before.copy_state()
        pass_on(game)
        while game.turn.seat != seat:
            pass_on(game)
        game.artifact_deck = {UNKNOWN: sum(game.artifact_deck.values())}
        return Match(game)

    def preview(self, seat: int, answers: list[Answer]) -> Preview:
        """What these answers would do, as far as it can be known. Nothing changes."""
        match = self.fork()
        events: list[Event] = []
        shown = False
        for answer in answers:
            together = match.together
            more = match.answer(seat, answer)
            if together and not match._given:
                return Preview(events, "reveal", None)
            for event in more:
                events.append(event.seen_by(seat))
                if own_card(event, seat):
                    shown = True
                elif event.reveal:
                    return Preview(events, "reveal", None)
        if match.chance:
            return Preview(events, "chance", None, chance=match.chance.from_outside())
        if match.over:
            return Preview(events, "over", None)
        if shown:
            return Preview(events, "reveal", None)
        prompt = match.prompt_for(seat)
        asked = tuple(one.seat for one in match.prompts)
        same_turn = match.turn_number == self.turn_number
        if prompt is not None and same_turn:
            return Preview(events, "question", prompt, asked)
        return Preview(events, "other" if same_turn else "done", None, asked)

    def undo_refusal(self, seat: int) -> Refused | None:
        """Why the player's last answer cannot be undone; None if it can."""
        chapter = self._undoable_chapter()
        if chapter is None:
            return Refused("refused-undo-nothing")
        row = chapter.rows[-1]
        if row.source == "chance":
            return Refused("refused-undo-roll")
        if row.seat != seat:
            return Refused("refused-undo-not-yours")
        if chapter.sealed[-1]:
            return Refused("refused-undo-reveal")
        return None

    def _undoable_chapter(self) -> _Chapter | None:
        if self._chapter.rows:
            return self._chapter
        if self._before is not None and self._before.start.phase == "play":
            return self._before
        return None

    def undo(self, seat: int) -> int:
        """Undo the player's last answer. Returns the number of rows removed from the log."""
        refused = self.undo_refusal(seat)
        if refused:
            raise refused
        chapter = self._undoable_chapter()
        assert chapter is not None
        rows = chapter.rows[:-1]
        if chapter is self._before:
            self._before = None
        self._chapter = _Chapter(chapter.start, [], [])
        self._begin(chapter.start.copy())
        self._replay(rows)
        return 1

    # For the store
    @property
    def checkpoint(self) -> str:
        """The state at the start of this turn, or of set-up, as JSON."""
        return dump(self._chapter.start)

    @property
    def checkpoint_at(self) -> int:
        """The log's length at the checkpoint."""
        return self._chapter.start.answers

    @property
    def rows(self) -> list[Row]:
        """Answers since the checkpoint."""
        return list(self._chapter.rows)

    def copy_state(self) -> Game:
        return self._game.copy()

    @property
    def hands(self) -> list[Hand]:
        return [player.hand for player in self._game.players]


def _reveals(events: list[Event]) -> bool:
    for event in events:  # noqa: SIM110  (asked after every answer: a generator costs more)
        if event.reveal:
            return True
    return False
