"""Events as phrases: what each player did, merged where it reads better, and the news of the table.

`bot.wording.reports` makes the channel's lines of them, `bot.wording.questions` what a choice would bring.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Literal

from bot.engine import events as happened
from bot.engine.board import COMMODITY_OF, MARKETS, RECRUITS, SPACES, tile_at
from bot.engine.events import Event
from bot.engine.view import offer_at
from data.words import Words

Names = Mapping[int, str]
Verb = Literal["paid", "gained", "lost", "drew"]
Step = tuple[str, str, int, int]
"""Message, faction, seat, and in which of the turn's placements."""
COMMODITY_AREA = {space.faction: space.id for space in SPACES.values() if offer_at(space.id).totals}


class Then:
    """Stands before each further placement of a turn: what came of one worker is not mixed with the next."""


THEN = Then()


@dataclass(slots=True)
class Sum:
    """Several events told as one: all that a player gained (paid, lost, drew) from one source."""

    verb: Verb
    why: str
    goods: Counter[str] = field(default_factory=Counter)
    tracks: Counter[str] = field(default_factory=Counter)

    def words(self, w: Words) -> str:
        goods = [w.count(thing, n) for thing, n in self.goods.items()]
        things = w.list(goods + [w(f"amount-{track}", n=n) for track, n in self.tracks.items()])
        return w(f"did-{self.verb}", things=things)


def because(w: Words, deed: str, why: str) -> str:
    """Adds the card a deed came from; a space or an occasion needs no mention."""
    if why in RECRUITS:
        return w("did-because", deed=deed, why=w.recruit(why))
    if why in MARKETS:
        return w("did-because", deed=deed, why=w.market(why))
    return deed


@dataclass(slots=True)
class Phrases:
    """Gathers events, as one person may see them."""

    w: Words
    names: Names
    built: Mapping[str, str] = field(default_factory=dict)
    """Lot → tile, for calling constructed markets by name."""
    deeds: dict[int, list[str | Sum | Step | Then]] = field(default_factory=dict)
    """Of each player, in the order of their first."""
    news: list[str | tuple[str, int]] = field(default_factory=list)
    tokens: dict[int, tuple[list[str], int]] = field(default_factory=dict)
    """Places of a player's new tokens, and how many are left."""
    levels: dict[Step, int] = field(default_factory=dict)
    """Where allegiances and miners came to, told once however many steps it took."""

    def gather(self, events: Iterable[Event]) -> Phrases:
        for event in events:
            TELL[type(event)](self, event)
        return self

    # Building blocks

    def did(self, seat: int, message: str, why: str = "", /, **variables: Any) -> None:
        self.deeds.setdefault(seat, []).append(because(self.w, self.w(message, **variables), why))

    def add(self, seat: int, verb: Verb, why: str, goods: Mapping[str, int], **tracks: int) -> None:
        """Adds to the sum for this player, verb and card; spaces and occasions are one source."""
        if not any(goods.values()) and not tracks:
            return
        source = why if why in RECRUITS or why in MARKETS else ""
        mine = self.deeds.setdefault(seat, [])
        begun = next((n for n in range(len(mine), 0, -1) if mine[n - 1] is THEN), 0)
        found = next(
            (d for d in mine[begun:] if isinstance(d, Sum) and (d.verb, d.why) == (verb, source)), None
        )
        if found is None:
            found = Sum(verb, source)
            mine.append(found)
        found.goods.update(goods)
        found.tracks.update(tracks)

    def step(self, seat: int, message: str, faction: str, level: int) -> None:
        mine = self.deeds.setdefault(seat, [])
        key = (message, faction, seat, mine.count(THEN))
        if key not in self.levels:
            mine.append(key)
        self.levels[key] = level

    def place(self, seat: int, knowledge: int, space: str) -> None:
        if self.deeds.get(seat):
            self.deeds[seat].append(THEN)
        self.did(seat, "did-placed", knowledge=knowledge, at=self.at(space))

    def tell(self, message: str, **variables: Any) -> None:
        self.news.append(self.w(message, **variables))

    # What was gathered

    def _phrases(self, deeds: Iterable[str | Sum | Step | Then]) -> list[str]:
        """Deeds as phrases without a subject; what one card did in a row is one phrase."""
        found: list[str] = []
        for why, group in groupby(deeds, lambda d: d.why if isinstance(d, Sum) else ""):
            said = [self._phrase(deed) for deed in group]
            found += [because(self.w, self.w.list(said), why)] if why else said
        return found

    def _phrase(self, deed: str | Sum | Step | Then) -> str:
        if isinstance(deed, str):
            return deed
        if isinstance(deed, Sum):
            return deed.words(self.w)
        assert isinstance(deed, tuple)
        return self.w(deed[0], faction=self.w.faction(deed[1]), level=self.levels[deed])

    def sentence(self, seat: int) -> str:
        """What a player did, one placement after the other."""
        told = ""
        for then, group in groupby(self.deeds[seat], lambda deed: deed is THEN):
            if not then:
                deeds = self.w.list(self._phrases(group))
                told = self.w("told-then", before=told, deeds=deeds) if told else deeds
        return self.w("told", name=self.names[seat], deeds=told)

    def headlines(self) -> list[str]:
        """The news in order; whoever placed their tokens at the same place stands in one sentence."""
        lines: list[str] = []
        told: set[int] = set()
        for item in self.news:
            if isinstance(item, str):
                lines.append(item)
            elif item[1] not in told:
                places = self.tokens[item[1]][0]
                together = [seat for seat, (others, _) in self.tokens.items() if others == places]
                told.update(together)
                lines.append(self._tokens(together, places))
        return lines

    def _tokens(self, seats: list[int], places: list[str]) -> str:
        where = self.w.list(
            place if n == 1 else self.w("news-token-times", place=place, n=n)
            for place, n in Counter(places).items()
        )
        each = [{"name": self.names[seat], "left": self.tokens[seat][1]} for seat in seats]
        if len(each) == 1:
            return self.w("news-token", places=where, n=len(places), **each[0])
        who = self.w.list(self.w("news-token-of", **one) for one in each)
        return self.w("news-tokens", who=who, places=where, n=len(places))

    def at(self, space: str) -> str:
        return self.w.at(space, self.tile(space))

    def tile(self, space: str) -> str:
        return tile_at(space, self.built)

    def cards(self, count: int, seen: tuple[str, ...]) -> dict[str, int]:
        return Counter(seen) if seen else {"artifact": count}


def _bumped(c: Phrases, e: happened.WorkerBumped) -> None:
    if e.victim == e.seat:
        c.did(e.seat, "did-bumped-own", knowledge=e.knowledge)
    else:
        c.did(e.seat, "did-bumped", victim=c.names[e.victim], knowledge=e.knowledge)


def _retrieved(c: Phrases, e: happened.WorkersRetrieved) -> None:
    """Which workers, and from where; games stored long ago do not know what they showed."""
    dice = e.dice or (0,) * len(e.spaces)
    workers = [
        c.w(
            "did-retrieved-worker",
            knowledge=knowledge,
            space=c.w.space(space, c.tile(space)),
            site="yes" if offer_at(space).construction else "no",
        )
        for knowledge, space in zip(dice, e.spaces, strict=False)
    ]
    c.did(e.seat, "did-retrieved", workers=c.w.list(workers), pay=e.pay)


def _rolled(c: Phrases, e: happened.DiceRolled) -> None:
    dice = c.w.list(str(die) for die in e.dice)
    c.did(e.seat, "did-rolled-tie" if e.why == "tie" else "did-rolled", n=len(e.dice), dice=dice)


def _moved(c: Phrases, e: happened.MoraleChanged | happened.KnowledgeChanged) -> None:
    track = "morale" if isinstance(e, happened.MoraleChanged) else "knowledge"
    if e.change:
        c.add(e.seat, "gained" if e.change > 0 else "lost", e.why, {}, **{track: abs(e.change)})


def _token(c: Phrases, e: happened.TokenPlaced) -> None:
    if e.seat not in c.tokens:
        c.news.append(("tokens", e.seat))
    places = c.tokens.get(e.seat, ([], 0))[0]
    c.tokens[e.seat] = ([*places, c.w.place(e.place, c.tile(e.place))], e.left)


def _tier(c: Phrases, e: happened.TierReached) -> None:
    if (e.faction, e.tier) == ("icarite", 2):
        c.tell("news-tier-icarus")
        return
    commodity, area = c.w.good(COMMODITY_OF[e.faction]), c.w.space(COMMODITY_AREA[e.faction])
    c.tell("news-tier", tier=e.tier, faction=c.w.faction(e.faction), commodity=commodity, area=area)


def _built(c: Phrases, e: happened.MarketBuilt) -> None:
    c.built = {**c.built, e.lot: e.tile}
    builders = c.w.list(c.names[seat] for seat in e.builders)
    c.tell("news-built", builders=builders, tile=c.w.market(e.tile), penalty=c.w.penalty(e.tile))


def _chose(c: Phrases, e: happened.RecruitsChosen) -> None:
    if e.hidden:
        hidden = c.w.list(map(c.w.recruit, e.hidden))
        c.did(e.seat, "did-chose-hidden", recruit=c.w.recruit(e.recruit), hidden=hidden)
    else:
        c.did(e.seat, "did-chose", recruit=c.w.recruit(e.recruit))


def _dealt(c: Phrases, e: happened.RecruitsDealt | happened.DilemmaDealt | happened.TilesDealt) -> None:
    """Only the owner hears what was dealt; to others there is nothing to tell."""
    match e:
        case happened.RecruitsDealt(recruits=recruits) if recruits:
            c.did(e.seat, "did-dealt-recruits", recruits=c.w.list(map(c.w.recruit, recruits)))
        case happened.DilemmaDealt(dilemma=dilemma) if dilemma:
            fight, serve = (c.w.dilemma(dilemma[0], side) for side in ("fight", "serve"))
            c.did(e.seat, "did-dealt-dilemma", fight=fight, serve=serve)
        case happened.TilesDealt(tiles=tiles) if tiles:
            c.did(e.seat, "did-dealt-tiles", tiles=c.w.list(map(c.w.market, tiles)))
        case _:
            pass


def _kept(c: Phrases, e: happened.RecruitKept) -> None:
    if e.recruit:
        c.did(e.seat, "did-kept-seen", recruit=c.w.list(map(c.w.recruit, e.recruit)))
    else:
        c.did(e.seat, "did-kept")


def _traded(c: Phrases, e: happened.Traded) -> None:
    gave, got = e.artifacts or ((), ())
    give = c.w.goods({**e.give, **c.cards(e.give_cards, gave)})
    get = c.w.goods({**e.get, **c.cards(e.get_cards, got)})
    c.did(e.seat, "did-traded", to=c.names[e.to], give=give, get=get)


def _silent(c: Phrases, e: Event) -> None:
    """Nothing worth a word."""


TELL: dict[type[Event], Callable[[Phrases, Any], None]] = {
    happened.GameStarted: _silent,  # the lobby's message says so
    happened.StartingPlayerFound: lambda c, e: c.tell(
        "news-first-lot" if e.by_lot else "news-first", name=c.names[e.seat]
    ),
    happened.RecruitsDealt: _dealt,
    happened.RecruitsChosen: _chose,
    happened.DilemmaDealt: _dealt,
    happened.TilesDealt: _dealt,
    happened.TrackDrafted: lambda c, e: c.did(e.seat, "did-drafted", track=e.track, level=e.to_level),
    happened.TurnStarted: lambda c, e: c.tell("news-turn", name=c.names[e.seat], n=e.number),
    happened.TurnEnded: _silent,
    happened.WorkerPlaced: lambda c, e: c.place(e.seat, e.knowledge, e.space),
    happened.WorkerBumped: _bumped,
    happened.WorkersRetrieved: _retrieved,
    happened.WorkersReturned: lambda c, e: c.did(e.seat, "did-returned", n=len(e.dice), at=c.at(e.space)),
    happened.DiceRolled: _rolled,
    happened.DieSet: lambda c, e: c.did(e.seat, "did-set", e.recruit, knowledge=e.knowledge),
    happened.WorkerDeserted: lambda c, e: c.did(e.seat, "did-deserted", knowledge=e.knowledge),
    happened.WorkerSacrificed: lambda c, e: c.did(e.seat, "did-sacrificed", e.recruit),
    happened.WorkerGained: lambda c, e: c.did(e.seat, "did-added"),
    happened.Paid: lambda c, e: c.add(e.seat, "paid", e.why, {**e.goods, **Counter(e.artifacts)}),
    happened.GoodsGained: lambda c, e: c.add(e.seat, "gained", e.why, e.goods),
    happened.GoodsLost: lambda c, e: c.add(e.seat, "lost", e.why, e.goods),
    happened.GoodsGiven: lambda c, e: c.did(
        e.seat, "did-gave", e.why, to=c.names[e.to], goods=c.w.goods(e.goods)
    ),
    happened.ArtifactsDrawn: lambda c, e: c.add(e.seat, "drew", e.why, c.cards(e.count, e.artifacts)),
    happened.ArtifactsShown: lambda c, e: c.did(
        e.seat, "did-showed", e.why, cards=c.w.artifacts(e.artifacts)
    ),
    happened.ArtifactsDiscarded: lambda c, e: c.did(
        e.seat, "did-discarded", e.why, cards=c.w.artifacts(e.artifacts)
    ),
    happened.DiscardsShuffled: lambda c, e: c.tell("news-shuffled", n=e.cards),
    happened.MoraleChanged: _moved,
    happened.KnowledgeChanged: _moved,
    happened.AllegianceAdvanced: lambda c, e: c.step(e.seat, "did-allegiance", e.faction, e.level),
    happened.TierReached: _tier,
    happened.MinerMoved: lambda c, e: c.step(e.seat, "did-mined", e.faction, e.level),
    happened.HiddenCalled: lambda c, e: c.tell("news-called", faction=c.w.faction(e.faction)),
    happened.TunnelCompleted: lambda c, e: c.tell("news-tunnel", faction=c.w.faction(e.faction)),
    happened.RecruitActivated: lambda c, e: c.tell(
        "news-activated", name=c.names[e.seat], recruit=c.w.recruit(e.recruit)
    ),
    happened.AbilityUsed: lambda c, e: c.did(e.seat, "did-used", recruit=c.w.recruit(e.recruit)),
    happened.TokenPlaced: _token,
    happened.MarketBuilt: _built,
    happened.PenaltySuffered: lambda c, e: c.did(e.seat, "did-suffered", tile=c.w.market(e.tile)),
    happened.DilemmaResolved: lambda c, e: c.did(
        e.seat, "did-dilemma", side=e.choice, choice=c.w.dilemma(e.dilemma, e.choice)
    ),
    happened.RecruitKept: _kept,
    happened.TradeProposed: lambda c, e: c.did(e.seat, "did-proposed", to=c.names[e.to]),
    happened.Traded: _traded,
    happened.TradeDeclined: lambda c, e: c.did(e.seat, "did-declined", to=c.names[e.to]),
    happened.TieBroken: lambda c, e: c.tell(
        "news-tie", seats=c.w.list(c.names[seat] for seat in e.seats), breaker=e.breaker
    ),
    happened.GameWon: lambda c, e: c.tell("news-won", name=c.names[e.seat]),
}
"""How each kind of event is told. A test holds this to be all of them."""
