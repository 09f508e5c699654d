"""Matches the short answers of a scenario with the questions of the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bot.engine.board import ARTIFACTS, GOODS
from bot.engine.prompts import Option, Prompt

from .position import Failed


class NotOffered(Failed):
    """The answer is not one of the options, so it could not be chosen in Discord."""


class Bag:
    """One player's answers for one move, used up in order."""

    def __init__(self, answers: dict[str, Any]) -> None:
        self._answers = {key: listed(value) for key, value in answers.items()}
        self._heeded: set[str] = set()
        """Answers about how to pay or whether to place a worker at once: questions do not consume them."""
        self._read: set[str] = set()
        """What has been asked so far."""

    def left(self) -> dict[str, list[str]]:
        """Answers that no question has asked for."""
        return {key: items for key, items in self._answers.items() if items and key not in self._heeded}

    def unread(self) -> list[str]:
        """Answers to questions that were not even asked."""
        return [key for key in self.left() if key not in self._read]

    def answers_to(self, key: str) -> bool:
        return bool(self._answers.get(key))

    def heed(self, key: str) -> list[str]:
        self._heeded.add(key)
        return self._answers.get(key, [])

    def reply(self, prompt: Prompt) -> Any:
        self._read |= {prompt.key, prompt.ask}
        if prompt.several:
            return self._several(prompt)
        if prompt.ask == "price":
            return self._price(prompt)
        items = self._answers.get(prompt.key, [])
        ids = [option.id for option in prompt.options]
        if prompt.ask == "order":
            return self._order(prompt, items)
        if "no" in ids:
            return self._optional(prompt, items, ids)
        found = self._take(prompt, items)
        if found is None:
            raise _unfit(prompt, items)
        return found

    def _optional(self, prompt: Prompt, items: list[str], ids: list[str]) -> str:
        if not items:
            return "no"
        if items[0] == "no":
            items.pop(0)
            return "no"
        said_yes = items[0] == "yes"
        if said_yes:
            items.pop(0)
        if "yes" in ids:
            return "yes"
        found = self._take(prompt, items)
        if found is not None:
            return found
        if len(ids) == 2 and (said_yes or items[0] not in GOODS + ARTIFACTS):
            return next(one for one in ids if one != "no")  # the answer is to the next question
        raise _unfit(prompt, items)

    def _take(self, prompt: Prompt, items: list[str]) -> str | None:
        """The first answer that is an option, or all of them together if an option consists of several things."""
        for item in items:
            if prompt.option(item):
                items.remove(item)
                return item
        together = Counter(items)
        for option in prompt.options:
            if items and Counter(option.things) == together:
                items.clear()
                return option.id
        return None

    def _order(self, prompt: Prompt, items: list[str]) -> str:
        """The order of abilities need not be given: abilities with answers come first, in the listed order."""
        found = self._take(prompt, items)
        if found:
            return found
        answered = [key for key in self._answers if prompt.option(key)]
        return answered[0] if answered else prompt.options[0].id

    def _several(self, prompt: Prompt) -> list[str]:
        items = self._answers.get(prompt.key, self._answers.get(prompt.ask, []))
        chosen: list[str] = []
        for item in list(items):
            twin = next((o.id for o in prompt.options if o.things == (item,) and o.id not in chosen), None)
            if twin and len(chosen) < prompt.most:
                chosen.append(twin)
                items.remove(item)
        if len(chosen) < prompt.least:
            raise _unfit(prompt, items)
        return chosen

    def _price(self, prompt: Prompt) -> str:
        options = list(prompt.options)
        for recruit in {use for option in options for use in option.uses}:
            said = self.heed(recruit)
            if said and said[0] == "no":
                options = [o for o in options if recruit not in o.uses]
            elif said:
                things = Counter(thing for thing in said if thing != "yes")
                options = [o for o in options if recruit in o.uses and not things - Counter(o.things)]
        items = self._answers.get("price", [])
        for named in (items, items[:1]):
            fitting = [o for o in options if not Counter(named) - Counter((*o.things, *o.uses))]
            exact = [o for o in fitting if Counter(named) in (Counter(o.id.split("+")), Counter(o.things))]
            best = _plainest(exact or fitting) if named or not items else None
            if best is not None:
                del items[: len(named)]
                return best.id
        raise _unfit(prompt, items)


def _unfit(prompt: Prompt, items: list[str]) -> Failed:
    offered = ", ".join(option.id for option in prompt.options)
    if items:
        return NotOffered(f"{prompt.key} is answered {items}; it offers {offered}")
    wanted = f"wants {prompt.least}, and" if prompt.several else "is asked, and"
    return Failed(f"{prompt.key} {wanted} too little is answered; it offers {offered}")


def _plainest(options: list[Option]) -> Option | None:
    """The only option, or the only one that uses no recruit."""
    if len(options) > 1:
        fewest = min(len(option.uses) for option in options)
        options = [option for option in options if len(option.uses) == fewest]
    things = {tuple(sorted(option.things)) for option in options}
    return options[0] if len(things) == 1 else None  # on a site any free space is fine


def listed(value: Any) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]
