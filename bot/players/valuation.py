"""The current value of things to one player: the basis of every answer."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from bot.engine.board import (
    ARTIFACTS,
    COMMODITIES,
    COMMODITY_OF,
    DESERTION,
    FACTION_OF,
    GOODS,
    LOTS,
    MARKET_ON,
    MARKET_PRICE,
    MINER_ACTIVATES,
    MINER_END,
    RESOURCE_OF,
    RESOURCES,
    SITE_ON,
    TIER_1,
    TIER_2,
    TIER_3,
    TIER_4,
    spaces_needed,
)
from bot.players.situation import Body, Situation, room_in_territories, suffering
from bot.players.weights import Weights

AT_LEAST: tuple[tuple[float, ...], ...] = tuple(
    tuple(
        sum(1 for dice in product(range(1, 7), repeat=n) if sum(dice) >= least) / 6**n for least in range(26)
    )
    for n in range(5)
)
"""AT_LEAST[n][s]: the probability that the sum of n dice is at least s."""

_STEPS = {**dict.fromkeys(COMMODITIES, 0.75), **dict.fromkeys(RESOURCES, 1.7)}
"""The average number of placements needed to get one of a good."""
_STEPS_FOR_CARD = 1.6
_STEPS_FOR_FACE = 4.0
_MORALE = (0.0, 0.0, 1.3, 2.3, 2.9, 3.3, 3.5)
"""The value of each space of the morale track, which sets the hand limit."""
_MANY = (1.0, 0.95, 0.85, 0.7, 0.4, 0.25, 0.15, 0.1, 0.05, 0.03, 0.0)
"""The share of its value that one more of a good has for a player who has 0, 1, 2… of it."""
_SITE_SHARE = {
    2: (1.0, 0.55, 0.3, 0.2),
    3: (1.0, 0.6, 0.3, 0.2),
    4: (1.0, 0.75, 0.55, 0.4),
    5: (1.0, 0.75, 0.6, 0.5),
    6: (1.0, 0.75, 0.6, 0.5),
}
"""Number of players → the share of a token that a worker on a site is worth while 0, 1, 2, 3 more are needed."""

_PRICES = {lot: tuple(dict.fromkeys(prices)) for lot, prices in LOTS.items()}


class Mind:
    """One player's valuation of everything at one question."""

    __slots__ = (
        "cards",
        "factions",
        "gain",
        "goods",
        "hidden",
        "hold",
        "me",
        "needed",
        "room",
        "situation",
        "stage",
        "suffers",
        "w",
        "working",
    )

    def __init__(self, situation: Situation, seat: int, weights: Weights) -> None:
        self.situation = situation
        self.w = weights
        self.me: Body = situation.players[seat]
        me = self.me
        self.goods = me.goods
        self.cards: Sequence[str] = me.artifacts or ()
        self.hidden: Sequence[str] = me.hidden or ()
        self.suffers = suffering(situation, me)
        self.room = room_in_territories(situation)
        self.needed = spaces_needed(len(situation.players))
        self.factions = [FACTION_OF[recruit] for recruit in me.recruits]
        self.working = {FACTION_OF[recruit] for recruit in me.recruits if recruit not in me.fresh}
        self.stage = min(player.tokens_left for player in situation.players) / 10
        """The weight of the future: from 1 at the start to 0 when a player places their last token."""
        gain: dict[str, float] = {}
        hold: dict[str, float] = {}
        plain = (weights.commodity, weights.commodity, weights.commodity, weights.bliss)
        for good, worth in zip(GOODS, plain + (weights.resource,) * 3, strict=True):
            have = me.goods.get(good, 0)
            if have:
                have = min(10, int(have * weights.glut))
                gain[good] = worth * _MANY[have]
                hold[good] = worth * _MANY[max(0, have - 1)]
            else:
                gain[good] = hold[good] = worth
        for card in ARTIFACTS:
            gain[card] = hold[card] = weights.card
        gain["card"] = hold["card"] = weights.card
        self.gain = gain
        """Thing → the value of getting one more; `card` is an unknown card."""
        self.hold = hold
        """Thing → the cost of giving one away."""
        if weights.plan:
            self._plan()
        self._limit()

    # The plan: every reachable token, and what is still missing for it
    def _plan(self) -> None:
        for needs in self._recipes():
            self._weigh(needs, self.w.token)
        fresh = self.new_worker()
        if fresh > self.w.tempo:
            self._weigh({"energy": 3}, fresh)
            self._weigh({"water": 3}, fresh)
        self._weigh_sites()
        self._weigh_cards()
        self._weigh_icarus()

    def _recipes(self) -> list[dict[str, int]]:
        """Prices that buy a token: built markets with room, and the Nimbus Loft."""
        situation, me, room = self.situation, self.me, self.room
        found: list[dict[str, int]] = []
        for lot, tile in situation.built.items():
            area = lot.split("_")[0]
            if room[area] and not ("plaza" in self.suffers and MARKET_ON[lot] not in me.tokens):
                found.append(MARKET_PRICE[tile])
        if room["icarus"] and "apothecary" not in self.suffers:
            found.append({"resource": 3})
        return found

    def _weigh(self, needs: dict[str, int], prize: float) -> None:
        """Distribute the value of a prize over the missing parts of its price and over the parts the player has."""
        goods, cards = self.goods, self.cards
        steps = 1.0
        lacking: list[tuple[str, float]] = []
        held: list[tuple[str, float]] = []
        names: tuple[str, ...]
        for thing, n in needs.items():
            if thing in _STEPS:
                cost, have, names = _STEPS[thing], goods.get(thing, 0), (thing,)
            elif thing == "resource":
                cost, have, names = 1.7, sum(goods.get(r, 0) for r in RESOURCES), RESOURCES
            elif thing == "commodity":
                cost, have, names = 0.75, sum(goods.get(c, 0) for c in COMMODITIES), COMMODITIES
            elif thing == "artifact":
                cost, have, names = _STEPS_FOR_CARD, len(cards), (*ARTIFACTS, "card")
            else:
                cost, have, names = _STEPS_FOR_FACE, cards.count(thing), (thing,)
            missing = n - have
            if missing > 0:
                steps += cost * missing
                lacking += [(name, cost) for name in names]
            if have and have <= n:
                held += [(name, cost) for name in names]
        patience = self.w.patience
        worth = self.w.plan * prize * patience**steps
        gain, hold = self.gain, self.hold
        for name, cost in lacking:
            more = worth * (patience**-cost - 1)
            gain[name] = max(gain[name], more)
        for name, cost in held:
            more = worth * (1 - patience**cost)
            hold[name] = max(hold[name], more)

    def _weigh_sites(self) -> None:
        """A resource is worth as much as the best site it can be used on; the next one, as the next best."""
        me, situation, tempo = self.me, self.situation, self.w.tempo
        worths: dict[str, list[float]] = {resource: [] for resource in RESOURCES}
        untouched = self.site_share(self.needed - 1) - tempo
        for lot, prices in _PRICES.items():
            if lot in situation.built:
                continue
            there = situation.workers.get(SITE_ON[lot])
            if not there:
                for resource in prices:
                    worths[resource].append(untouched)
                continue
            seats = [worker.seat for worker in there]
            if me.seat in seats or "lounge" in self.suffers:
                continue
            worth = self.site_share(self.needed - len(there) - 1) - tempo
            taken = [worker.slot for worker in there]
            every = LOTS[lot]
            for resource in {every[slot] for slot in range(4) if slot not in taken}:
                worths[resource].append(worth)
        share = self.w.plan * self.w.haste
        for resource, sites in worths.items():
            sites.sort(reverse=True)
            have = self.goods.get(resource, 0)
            if have < len(sites):
                self.gain[resource] = max(self.gain[resource], share * sites[have])
            if 0 < have <= len(sites):
                self.hold[resource] = max(self.hold[resource], share * sites[have - 1])
        for faction, resource in RESOURCE_OF.items():
            commodity = COMMODITY_OF[faction]
            have = min(10, self.goods.get(commodity, 0))
            worth = self.w.haste * (self.gain[resource] - tempo)
            self.gain[commodity] = max(self.gain[commodity], worth * _MANY[have])
            self.hold[commodity] = max(self.hold[commodity], worth * _MANY[max(0, have - 1)])

    def _weigh_cards(self) -> None:
        """The value of pairs and sets of three for the artifact markets, and of the dilemma's card."""
        me, cards, gain, hold, w = self.me, self.cards, self.gain, self.hold, self.w
        places = any(self.room.values()) or any(
            MARKET_ON[lot] not in me.tokens for lot in self.situation.built
        )
        if places and cards:
            kinds = set(cards)
            twins = {card for card in kinds if cards.count(card) > 1}
            pairs = "courthouse" not in self.suffers
            if pairs:
                for card in kinds:
                    if card not in twins:
                        gain[card] = max(gain[card], w.pair)
                    else:
                        hold[card] = max(hold[card], 0.75 * w.pair)
            if len(cards) == 2 and not twins:
                for card in ARTIFACTS:
                    gain[card] = max(gain[card], w.third)
            if not twins:
                gain["card"] = sum([gain[card] for card in ARTIFACTS]) / 6
        if me.dilemma and not me.dilemma_choice:
            gain[me.dilemma] = max(gain[me.dilemma], w.dilemma)
            hold[me.dilemma] = max(hold[me.dilemma], w.dilemma)
            gain["card"] += (w.dilemma - w.card) / 6

    def _weigh_icarus(self) -> None:
        """The Breeze Bar and the Sky Lounge need bliss together with another commodity; bliss alone is worth little."""
        if "apothecary" in self.suffers:
            self.gain["bliss"] *= 0.6
            return
        w, goods = self.w, self.goods
        bliss = goods.get("bliss", 0)
        others = sum([goods.get(good, 0) for good in ("energy", "water", "food")])
        worth = (2 * w.resource - w.tempo) * w.icarus
        if bliss > others:
            self.gain["bliss"] *= 0.6
            for good in ("energy", "water", "food"):
                self.gain[good] = max(self.gain[good], 0.65 * worth)
        elif others > bliss and bliss < 2:
            self.gain["bliss"] = max(self.gain["bliss"], 0.65 * worth)

    def _limit(self) -> None:
        """A card beyond the hand limit only replaces another."""
        if len(self.cards) >= self.me.morale:
            for card in (*ARTIFACTS, "card"):
                self.gain[card] = max(0.3, self.gain[card] - self.w.card) * 0.5

    # Values of single changes
    def price(self, things: Sequence[str]) -> float:
        """The cost of giving these away."""
        return sum([self.hold[thing] for thing in things])

    def cards_drawn(self, count: int, paid: int = 0) -> float:
        """The value of drawing artifacts, considering the hand limit."""
        fit = max(0, min(count, self.me.morale - len(self.cards) + paid))
        return fit * self.gain["card"] + (count - fit) * 0.4

    def risk(self, workers: int, knowledge: int) -> float:
        """The probability that a worker deserts when these workers are retrieved."""
        home = min(workers, 3)
        return AT_LEAST[home][max(0, DESERTION - knowledge)]

    def knowledge(self, change: int) -> float:
        """The value of moving on the knowledge track: a different risk at the next knowledge check."""
        me = self.me
        level = min(6, max(1, me.knowledge + change))
        if level == me.knowledge:
            return 0.0
        lost = self.risk(me.workers, level) - self.risk(me.workers, me.knowledge)
        worth: float = -0.6 * self.w.fear * self.w.worker * lost * max(0.3, self.stage)
        return worth - 0.1 * (level - me.knowledge)

    def morale(self, change: int) -> float:
        me = self.me
        level = min(6, max(1, me.morale + change))
        worth: float = self.w.morale * (_MORALE[level] - _MORALE[me.morale]) * max(0.4, self.stage)
        if level < len(self.cards):
            worth -= (len(self.cards) - level) * self.w.card * 0.9
        return worth

    def new_worker(self) -> float:
        if self.me.workers >= 4 or ("laboratory" in self.suffers and self.me.workers >= 2):
            return 0.0
        share = (0.0, 1.6, 1.0, 0.5)[self.me.workers]
        safe = 1 - AT_LEAST[min(3, len(self.me.available) + 1)][max(0, 16 - self.me.knowledge)]
        return self.w.worker * share * self.stage * max(0.1, safe)

    def advance(self, faction: str) -> float:
        """The value of one step of allegiance: tokens on recruits at the end, bonuses on the way."""
        level = self.situation.allegiance[faction]
        if level >= TIER_4:
            return 0.0
        mine = self.factions.count(faction) + 0.9 * sum(1 for r in self.hidden if FACTION_OF[r] == faction)
        theirs = 0
        for player in self.situation.players:
            if player is not self.me:
                theirs += sum(1 for recruit in player.recruits if FACTION_OF[recruit] == faction)
        share = mine - self.w.rivalry * theirs / max(1, len(self.situation.players) - 1)
        if level == TIER_4 - 1:
            return self.w.token * share
        step = self.w.allegiance
        if level >= TIER_2:
            step += (self.w.loyalty - step) * (0.4 if level < TIER_3 else 1.0)
        worth = step * share
        if level + 1 in (TIER_1, TIER_2) and faction in self.working:
            worth += self.w.tier * self.stage
        return worth

    def dig(self, faction: str) -> float:
        """The value of one step of a miner: it activates hidden recruits at six and opens the tunnel's end at nine."""
        level = self.situation.miner[faction]
        if level >= MINER_END:
            return 0.0
        worth = 0.0
        if level < MINER_ACTIVATES and any(FACTION_OF[recruit] == faction for recruit in self.hidden):
            worth += self.w.digging * (1 if level < MINER_ACTIVATES - 1 else 4)
        if faction in self.factions:
            worth += self.w.tunnel * (1 if level < MINER_END - 1 else 5)
        return worth

    def site_share(self, more: int) -> float:
        """The value of a worker on a construction site while this many more are needed."""
        if more <= 0:
            return self.w.token
        lean = self.w.last_site if more == 1 else self.w.first_site
        return self.w.token * lean * _SITE_SHARE[len(self.situation.players)][min(3, more)]
