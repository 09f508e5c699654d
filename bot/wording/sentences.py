"""Turns events into phrases: what each player did, merged where that reads better, and headlines about the game.

`bot.wording.reports` makes lines of them. Each phrase, and each way of joining phrases, is a separate message, so that
every language can word a move in its own way. Gains, prices and losses are signed amounts without a verb.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.engine import events as happened
from bot.engine.board import COMMODITY_OF, MARKETS, RECRUITS, SPACES, TOKENS, called
from bot.engine.events import Event
from bot.engine.view import printed_at
from bot.language.words import Words

Names = Mapping[int, str]
COMMODITY_AREA = {space.faction: space.id for space in SPACES.values() if printed_at(space.id).totals}


@dataclass(slots=True)
class Phrase:
    """What a player did, in part of a sentence: its message, the card that caused it if any, and its variables."""

    message: str
    why: str
    variables: dict[str, Any]


@dataclass(slots=True)
class Part:
    """A part of a turn: one placed worker or another action, with its results. The results of two workers are not
    mixed."""

    phrases: list[Phrase] = field(default_factory=list)
    changes: dict[str, dict[tuple[str, bool], int]] = field(default_factory=dict)
    """The card that caused them → (thing, gained or lost) → amount."""
    steps: dict[tuple[str, str], Phrase] = field(default_factory=dict)
    """The last level of each allegiance and miner, reported once for any number of steps."""


@dataclass(slots=True)
class Step:
    """A step of a move: what players did, then the news that came of it. Placements, rolls and the effects of cards
    after news are the next step, so that a cause is told before its effect."""

    parts: dict[int, list[Part]] = field(default_factory=dict)
    """Seat → parts, in the order of the first event about each seat."""
    news: list[str | int] = field(default_factory=list)
    """Headlines, or seats: the place where that seat's new tokens are reported."""
    tokens: dict[int, tuple[list[str], int]] = field(default_factory=dict)
    """Seat → the places of new tokens, and how many tokens are left."""


@dataclass(slots=True)
class Phrases:
    """Collects events as one person may see them."""

    w: Words
    names: Names
    built: Mapping[str, str] = field(default_factory=dict)
    """Lot → tile, for the names of constructed markets."""
    you: int | None = None
    """The seat addressed as `you`; None if everybody reads it."""
    ahead: bool = False
    """It tells that player what their move would do, not what was done."""
    steps: list[Step] = field(default_factory=lambda: [Step()])

    def gather(self, events: Iterable[Event]) -> Phrases:
        for event in events:
            TELL[type(event)](self, event)
        return self

    # Building blocks

    def after_the_news(self) -> None:
        """What follows comes after the news so far."""
        if self.steps[-1].news:
            self.steps.append(Step())

    def part(self, seat: int) -> Part:
        return self.steps[-1].parts.setdefault(seat, [Part()])[-1]

    def did(self, seat: int, message: str, why: str = "", /, **variables: Any) -> None:
        if _card(why):
            self.after_the_news()
        self.part(seat).phrases.append(Phrase(message, _card(why), variables))

    def change(self, seat: int, why: str, amounts: Mapping[str, int]) -> None:
        """Add amounts caused by this card; all spaces and occasions count as one cause."""
        if _card(why):
            self.after_the_news()
        for thing, n in amounts.items():
            if n:
                changes = self.part(seat).changes.setdefault(_card(why), {})
                changes[thing, n > 0] = changes.get((thing, n > 0), 0) + abs(n)

    def step(self, seat: int, message: str, faction: str, level: int) -> None:
        part = self.part(seat)
        phrase = part.steps.get((message, faction))
        if phrase is None:
            self.did(seat, message, faction=faction)
            phrase = part.steps[message, faction] = part.phrases[-1]
        phrase.variables["level"] = level

    def place(self, seat: int, knowledge: int, space: str) -> None:
        self.after_the_news()
        if self.part(seat).phrases:
            self.steps[-1].parts[seat].append(Part())
        self.did(seat, "did-placed", knowledge=knowledge, space=self.called(space))

    def add_headline(self, message: str, **variables: Any) -> None:
        self.steps[-1].news.append(self.w(message, **variables))

    def called(self, space: str) -> str:
        return called(space, self.built)

    def own(self, seat: int) -> str:
        """The attribute of a message that addresses this player, or "" if it is about somebody else."""
        if seat != self.you:
            return ""
        return ".you" if self.ahead else ".done"

    def about(self, seat: int, message: str) -> str:
        """The message in the form that addresses this player, if it is about the reader and has one."""
        own = message + self.own(seat)
        return own if self.w.has(own) else message

    # Results

    def sentences(self, step: Step) -> list[str]:
        """What each player did in this step."""
        return [self._sentence(seat, parts) for seat, parts in step.parts.items()]

    def _sentence(self, seat: int, done: list[Part]) -> str:
        """What a player did, one part after the other."""
        own = self.own(seat)
        parts = [(self._phrases(part, seat), self._changes(part)) for part in done]
        if not parts[0][0]:
            return self.w(f"told-changes{own}", name=self.names[seat], changes=parts[0][1])
        told = ""
        for deeds, changes in parts:
            more = self.w("told-deeds", deeds=deeds, changes=changes)
            told = self.w("told-then", before=told, deeds=more) if told else more
        return self.w(f"told{own}", name=self.names[seat], deeds=told)

    def _phrases(self, part: Part, seat: int) -> list[str]:
        last = len(part.phrases) - 1
        texts = []
        for n, phrase in enumerate(part.phrases):
            position = "only" if not last else "first" if not n else "last" if n == last else "middle"
            text = self.w(
                self.about(seat, phrase.message), name=self.names[seat], position=position, **phrase.variables
            )
            texts.append(self._because(text, phrase.why))
        return texts

    def _changes(self, part: Part) -> list[str]:
        told = []
        for why, changes in part.changes.items():
            texts = [
                self.w("change-gain" if gained else "change-loss", thing=thing, n=n)
                for (thing, gained), n in changes.items()
            ]
            told.append(self.w("change-because" if why else "change-all", changes=texts, why=why))
        return told

    def _because(self, deed: str, why: str) -> str:
        return self.w("did-because", deed=deed, why=why) if why else deed

    def headlines(self, step: Step) -> list[str]:
        """The headlines in order. Players who placed tokens at the same place share a sentence."""
        lines: list[str] = []
        told: set[int] = set()
        for item in step.news:
            if isinstance(item, str):
                lines.append(item)
            elif item not in told:
                places = step.tokens[item][0]
                together = [seat for seat, (others, _) in step.tokens.items() if others == places]
                told.update(together)
                lines.append(self._tokens(step, together, places))
        return lines

    def _tokens(self, step: Step, seats: list[int], places: list[str]) -> str:
        where = {"places": list(dict.fromkeys(places)), "n": len(places)}
        each = [{"name": self.names[seat], "placed": TOKENS - step.tokens[seat][1]} for seat in seats]
        if len(each) == 1:
            return self.w(self.about(seats[0], "news-token"), **where, **each[0])
        return self.w("news-tokens", who=[self.w("news-token-of", **one) for one in each], **where)


def _card(why: str) -> str:
    """The card that caused something; "" for a space or an occasion, which is not mentioned."""
    return why if why in RECRUITS or why in MARKETS else ""


def _cards(count: int, seen: tuple[str, ...]) -> Mapping[str, int]:
    return Counter(seen) if seen else {"artifact": count}


def _less(things: Mapping[str, int]) -> dict[str, int]:
    return {thing: -n for thing, n in things.items()}


def _bumped(c: Phrases, e: happened.WorkerBumped) -> None:
    if e.victim == e.seat:
        c.did(e.seat, "did-bumped-own", knowledge=e.knowledge)
    else:
        c.did(e.seat, "did-bumped", victim=c.names[e.victim], knowledge=e.knowledge)


def _retrieved(c: Phrases, e: happened.WorkersRetrieved) -> None:
    """Which workers, and from where. In games stored by old versions their knowledge and costs are unknown."""
    c.after_the_news()
    dice = e.dice or (0,) * len(e.spaces)
    lost = e.lost or ["any" if printed_at(space).construction else "none" for space in e.spaces]
    workers = [
        c.w("did-retrieved-worker", knowledge=knowledge, space=c.called(space), resource=resource)
        for knowledge, space, resource in zip(dice, e.spaces, lost, strict=False)
    ]
    c.did(e.seat, "did-retrieved", workers=workers, pay=e.pay)


def _rolled(c: Phrases, e: happened.DiceRolled) -> None:
    c.after_the_news()
    dice = [c.w("did-rolled-die", knowledge=die) for die in e.dice]
    c.did(e.seat, "did-rolled-tie" if e.why == "tie" else "did-rolled", dice=dice)


def _moved(c: Phrases, e: happened.MoraleChanged | happened.KnowledgeChanged) -> None:
    track = "morale" if isinstance(e, happened.MoraleChanged) else "knowledge"
    c.change(e.seat, e.why, {track: e.change})


def _token(c: Phrases, e: happened.TokenPlaced) -> None:
    step = c.steps[-1]
    if e.seat not in step.tokens:
        step.news.append(e.seat)
    places = step.tokens.get(e.seat, ([], 0))[0]
    step.tokens[e.seat] = ([*places, c.called(e.place)], e.left)


def _tier(c: Phrases, e: happened.TierReached) -> None:
    if (e.faction, e.tier) == ("icarite", 2):
        c.add_headline("news-tier-icarus")
        return
    good, space = COMMODITY_OF[e.faction], COMMODITY_AREA[e.faction]
    c.add_headline("news-tier", tier=e.tier, faction=e.faction, good=good, space=space)


def _built(c: Phrases, e: happened.MarketBuilt) -> None:
    c.built = {**c.built, e.lot: e.tile}
    c.add_headline("news-built", builders=[c.names[seat] for seat in e.builders], tile=e.tile)


def _chose(c: Phrases, e: happened.RecruitsChosen) -> None:
    if e.hidden:
        c.did(e.seat, "did-chose-hidden", recruit=e.recruit, hidden=e.hidden)
    else:
        c.did(e.seat, "did-chose", recruit=e.recruit)


def _dealt(c: Phrases, e: happened.RecruitsDealt | happened.DilemmaDealt | happened.TilesDealt) -> None:
    """Reported only to the owner of the cards."""
    match e:
        case happened.RecruitsDealt(recruits=recruits) if recruits:
            c.did(e.seat, "did-dealt-recruits", recruits=recruits)
        case happened.DilemmaDealt(dilemma=dilemma) if dilemma:
            c.did(e.seat, "did-dealt-dilemma", dilemma=f"dilemma_{dilemma[0]}")
        case happened.TilesDealt(tiles=tiles) if tiles:
            c.did(e.seat, "did-dealt-tiles", tiles=tiles)
        case _:
            pass


def _kept(c: Phrases, e: happened.RecruitKept) -> None:
    if e.recruit:
        c.did(e.seat, "did-kept-seen", recruits=e.recruit)
    else:
        c.did(e.seat, "did-kept")


def _traded(c: Phrases, e: happened.Traded) -> None:
    gave, got = e.artifacts or ((), ())
    give = {**e.give, **_cards(e.give_cards, gave)}
    get = {**e.get, **_cards(e.get_cards, got)}
    c.did(e.seat, "did-traded", to=c.names[e.to], give=give, get=get)


def _silent(c: Phrases, e: Event) -> None:
    """Not reported."""


TELL: dict[type[Event], Callable[[Phrases, Any], None]] = {
    happened.GameStarted: _silent,  # the lobby's message says so
    happened.StartingPlayerFound: lambda c, e: c.add_headline(
        c.about(e.seat, "news-first-lot" if e.by_lot else "news-first"), name=c.names[e.seat]
    ),
    happened.RecruitsDealt: _dealt,
    happened.RecruitsChosen: _chose,
    happened.DilemmaDealt: _dealt,
    happened.TilesDealt: _dealt,
    happened.TrackDrafted: lambda c, e: c.did(e.seat, "did-drafted", track=e.track, level=e.to_level),
    happened.TurnStarted: lambda c, e: c.add_headline("news-turn", name=c.names[e.seat], n=e.number),
    happened.TurnEnded: _silent,
    happened.WorkerPlaced: lambda c, e: c.place(e.seat, e.knowledge, e.space),
    happened.WorkerBumped: _bumped,
    happened.WorkersRetrieved: _retrieved,
    happened.WorkersReturned: lambda c, e: c.did(
        e.seat, "did-returned", n=len(e.dice), space=c.called(e.space)
    ),
    happened.DiceRolled: _rolled,
    happened.DieSet: lambda c, e: c.did(e.seat, "did-set", e.recruit, knowledge=e.knowledge),
    happened.WorkerDeserted: lambda c, e: c.did(e.seat, "did-deserted", knowledge=e.knowledge),
    happened.WorkerSacrificed: lambda c, e: c.did(e.seat, "did-sacrificed", e.recruit),
    happened.WorkerGained: lambda c, e: c.did(e.seat, "did-added"),
    happened.Paid: lambda c, e: c.change(e.seat, e.why, _less({**e.goods, **Counter(e.artifacts)})),
    happened.GoodsGained: lambda c, e: c.change(e.seat, e.why, e.goods),
    happened.GoodsLost: lambda c, e: c.change(e.seat, e.why, _less(e.goods)),
    happened.GoodsGiven: lambda c, e: c.did(e.seat, "did-gave", e.why, to=c.names[e.to], goods=e.goods),
    happened.ArtifactsDrawn: lambda c, e: c.change(e.seat, e.why, _cards(e.count, e.artifacts)),
    happened.ArtifactsShown: lambda c, e: c.did(e.seat, "did-showed", e.why, cards=Counter(e.artifacts)),
    happened.ArtifactsDiscarded: lambda c, e: c.did(
        e.seat, "did-discarded", e.why, cards=Counter(e.artifacts)
    ),
    happened.DiscardsShuffled: lambda c, e: c.add_headline("news-shuffled", n=e.cards),
    happened.MoraleChanged: _moved,
    happened.KnowledgeChanged: _moved,
    happened.AllegianceAdvanced: lambda c, e: c.step(e.seat, "did-allegiance", e.faction, e.level),
    happened.TierReached: _tier,
    happened.MinerMoved: lambda c, e: c.step(e.seat, "did-mined", e.faction, e.level),
    happened.HiddenCalled: lambda c, e: c.add_headline("news-called", faction=e.faction),
    happened.TunnelCompleted: lambda c, e: c.add_headline("news-tunnel", faction=e.faction),
    happened.RecruitActivated: lambda c, e: c.add_headline(
        c.about(e.seat, "news-activated"), name=c.names[e.seat], recruit=e.recruit
    ),
    happened.AbilityUsed: lambda c, e: c.did(e.seat, "did-used", recruit=e.recruit),
    happened.TokenPlaced: _token,
    happened.MarketBuilt: _built,
    happened.PenaltySuffered: lambda c, e: c.did(e.seat, "did-suffered", tile=e.tile),
    happened.DilemmaResolved: lambda c, e: c.did(
        e.seat, "did-dilemma", side=e.choice, dilemma=f"dilemma_{e.dilemma}"
    ),
    happened.RecruitKept: _kept,
    happened.TradeProposed: lambda c, e: c.did(e.seat, "did-proposed", to=c.names[e.to]),
    happened.Traded: _traded,
    happened.TradeDeclined: lambda c, e: c.did(e.seat, "did-declined", to=c.names[e.to]),
    happened.TieBroken: lambda c, e: c.add_headline(
        "news-tie", names=[c.names[seat] for seat in e.seats], breaker=e.breaker
    ),
    happened.GameWon: lambda c, e: c.add_headline(c.about(e.seat, "news-won"), name=c.names[e.seat]),
}
"""How each kind of event is reported. A test checks that none is missing."""
