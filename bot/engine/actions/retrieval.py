"""Retrieving workers: choose dice, pay, move the tracks, roll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..board import SPACES
from ..cards.abilities import helped_with, modifiers
from ..cards.occasions import change_knowledge, change_morale, occasion
from ..cards.penalties import dearer
from ..events import Paid, WorkersRetrieved
from ..prompts import Option, Prompt, ask
from ..space_kinds import RULES
from ..state import Edition, Game, Player, Worker
from .dice import roll_home
from .tracks import emit, take_things
from .workers import remove_worker


@dataclass(slots=True)
class Retrieval:
    """Retrieved workers that are not rolled yet."""

    seat: int
    areas: tuple[str, ...]
    """The area of each worker."""
    pay: str
    count: int
    chosen: tuple[int, ...] = ()
    """Dice that are set instead of rolled."""
    reward: dict[str, int] = field(default_factory=lambda: {"morale": 2})
    """The changes on the tracks for paying."""


def worker_options(game: Game, me: Player) -> dict[str, tuple[str, Worker]]:
    """Option id → (space, worker) for the player's workers on the board."""
    found: dict[str, tuple[str, Worker]] = {}
    seen: dict[str, int] = {}
    for space, dice in game.workers.items():
        for worker in dice:
            if worker.seat == me.seat:
                name = f"{space}:{worker.knowledge}"
                seen[name] = seen.get(name, 0) + 1
                found[name if seen[name] == 1 else f"{name}#{seen[name]}"] = (space, worker)
    return found


def ways_to_pay(game: Game, me: Player) -> list[str]:
    goods = ["food", "bliss"]
    for more in modifiers(game, me, "retrieve_pay"):
        goods += more(game, me)
    return ["free", *(good for good in goods if me.goods.get(good, 0))]


NONE, ANY = "none", "any"


def lost_with(space: str, worker: Worker, edition: Edition, recruits: Sequence[str]) -> str:
    """The resource paid for a worker's space on a construction site, which is lost if the worker is retrieved.

    `none`: not on a construction site. `any`: unknown, because a recruit of the owner may have changed the price."""
    rules = RULES[space]
    if not rules.slots:
        return NONE
    if rules.space.kind in helped_with(edition, tuple(recruits)):
        return ANY
    return rules.slots[worker.slot]


async def retrieve(game: Game, me: Player) -> None:
    workers = worker_options(game, me)
    options = tuple(Option(name, (space, str(w.knowledge))) for name, (space, w) in workers.items())
    chosen = await ask(Prompt(me.seat, "retrieve", "retrieve", options, 1, len(options)))
    names = [chosen] if isinstance(chosen, str) else chosen
    ways = tuple(Option(way, (way,)) for way in ways_to_pay(game, me))
    pay = await ask(Prompt(me.seat, "retrieve_pay", "pay", ways, about={"count": len(names)}))
    for name in names:
        remove_worker(game, *workers[name])
    spaces = tuple(workers[name][0] for name in names)
    dice = tuple(workers[name][1].knowledge for name in names)
    lost = tuple(lost_with(*workers[name], game.edition, me.recruits) for name in names)
    emit(game, WorkersRetrieved(me.seat, spaces, pay, dice, lost))
    areas = tuple(SPACES[space].area for space in spaces)
    retrieval = Retrieval(me.seat, areas, pay, len(names))
    await _pay(game, me, retrieval)
    await occasion(game, me, "retrieving", retrieval)
    await roll_home(game, me, retrieval.count - len(retrieval.chosen), "retrieved", retrieval.chosen)
    await occasion(game, me, "retrieved", retrieval)


async def _pay(game: Game, me: Player, retrieval: Retrieval) -> None:
    if retrieval.pay == "free":
        spared = any(
            costs_nothing(game, me, retrieval) for costs_nothing in modifiers(game, me, "retrieve_free")
        )
        if not spared:
            await change_morale(game, me, -1 - dearer(game, me, "retrieve_morale"), "retrieve")
        return
    goods, cards = take_things(game, me, (retrieval.pay,))
    emit(game, Paid(me.seat, goods, cards, "retrieve"))
    await occasion(game, me, "retrieve_gain", retrieval)
    if "knowledge" in retrieval.reward:
        await change_knowledge(game, me, retrieval.reward["knowledge"], "retrieve")
    if "morale" in retrieval.reward:
        await change_morale(game, me, retrieval.reward["morale"], "retrieve")
