"""Trades: offers are made outside the game's log; only an accepted one enters it, in a single commit."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.events import Refused
from bot.engine.prompts import Answer, propose
from bot.store.records import Offer, OfferStatus

from .loaded_game import Change, LoadedGame, held_by
from .loaded_games import Part
from .results import Moved


class Trade(Part):
    async def offer(
        self,
        game_id: int,
        seat: int,
        to: int,
        give: Mapping[str, int],
        get: Mapping[str, int],
        *,
        user_id: int | None,
        counter_of: int | None = None,
    ) -> Offer:
        """Offer a trade, or make a counter-offer (`counter_of`). One of the two must be on turn. `give` is what `seat`
        gives. What the partner has is only checked when they accept."""
        async with self.loaded.lock(game_id):
            loaded = await self.loaded.running(game_id)
            held_by(loaded.record, seat, user_id)
            refusal = loaded.match.trade_refusal(seat, to, dict(give), dict(get))
            if refusal is not None:
                raise refusal
            if counter_of is not None:
                answered = await self._open_offer(game_id, counter_of)
                if (answered.seat, answered.to) != (to, seat):
                    raise Refused("refused-offer-gone")
            now = self.store.database.now()
            async with self.store.database.transaction() as tx:
                if counter_of is not None:
                    self.store.offers.close(tx, counter_of, "countered")
                offer = Offer(0, game_id, seat, to, give, get, "open", counter_of, now)
                made = self.store.offers.add(tx, offer)
            return await self._open_offer(game_id, made.value)

    async def refusal(
        self, game_id: int, seat: int, to: int, give: dict[str, int], get: dict[str, int]
    ) -> Refused | None:
        """Why the rules do not allow `seat` to offer this, as far as `seat` can know."""
        async with self.loaded.lock(game_id):
            return (await self.loaded.load(game_id)).match.trade_refusal(seat, to, give, get)

    async def accept(
        self,
        game_id: int,
        offer_id: int,
        seat: int,
        *,
        user_id: int | None,
        interaction_id: int | None = None,
    ) -> Moved:
        """Accept an offer: the proposal and the consent are one commit. Refused: refused-offer-gone, or by the
        rules."""

        async def act() -> Moved:
            loaded = await self.loaded.running(game_id)
            holder = held_by(loaded.record, seat, user_id)
            offer = await self._open_offer(game_id, offer_id)
            if offer.to != seat:
                raise Refused("refused-offer-gone")
            _check_holdings(loaded, offer)
            change = Change.of(loaded, interaction_id)
            change.trade = offer_id
            if holder.kept and user_id is not None:
                change.handed_back = holder
            with self.loaded.all_or_none(game_id, change):
                self._conclude(loaded, change, offer)
                self.loaded.go_on(loaded, change)
            return await self.loaded.commit(loaded, change)

        return await self.loaded.once(game_id, interaction_id, act)

    def _conclude(self, loaded: LoadedGame, change: Change, offer: Offer) -> None:
        """In the rules the player on turn proposes, no matter who made the offer."""
        proposer, partner, give, get = offer.seat, offer.to, offer.give, offer.get
        if loaded.match.turn != proposer:
            proposer, partner, give, get = partner, proposer, get, give
        answers: list[tuple[int, Answer]] = [(proposer, propose(partner, give, get)), (partner, "yes")]
        for seat, answer in answers:
            user_id = loaded.record.seats[seat].user_id
            self.loaded.give(
                loaded, change, seat, answer, user_id, "player" if user_id is not None else "auto"
            )

    async def decline(self, game_id: int, offer_id: int, seat: int, *, user_id: int | None) -> Offer:
        return await self._close_offer(game_id, offer_id, seat, user_id, "declined")

    async def withdraw(self, game_id: int, offer_id: int, seat: int, *, user_id: int | None) -> Offer:
        return await self._close_offer(game_id, offer_id, seat, user_id, "withdrawn")

    async def _close_offer(
        self, game_id: int, offer_id: int, seat: int, user_id: int | None, status: OfferStatus
    ) -> Offer:
        async with self.loaded.lock(game_id):
            held_by(await self.loaded.record(game_id), seat, user_id)
            offer = await self._open_offer(game_id, offer_id)
            if seat != (offer.seat if status == "withdrawn" else offer.to):
                raise Refused("refused-offer-gone")
            async with self.store.database.transaction() as tx:
                self.store.offers.close(tx, offer_id, status)
            closed = await self.store.offers.get(offer_id)
            assert closed is not None
            return closed

    async def _open_offer(self, game_id: int, offer_id: int) -> Offer:
        offer = await self.store.offers.get(offer_id)
        if offer is None or offer.game_id != game_id or offer.status != "open":
            raise Refused("refused-offer-gone")
        return offer


def _check_holdings(loaded: LoadedGame, offer: Offer) -> None:
    """Both players must still have what they would give."""
    mine = loaded.match.trade_refusal(offer.to, offer.seat, dict(offer.get), dict(offer.give))
    if mine is not None and mine.reason != "refused-trade-theirs":
        raise mine
    theirs = loaded.match.trade_refusal(offer.seat, offer.to, dict(offer.give), dict(offer.get))
    if mine is not None or theirs is not None:
        # The rules' own reason, "ask for less", would not fit: the accepting player has not asked for anything.
        raise Refused("refused-offer-spent")
