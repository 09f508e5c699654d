"""Markets that cost players without a token on them something."""

from __future__ import annotations

from ..actions.tracks import emit, lose_goods
from ..board import GOODS, ROLL_PENALTY
from ..cards.occasions import change_knowledge
from ..cards.penalties import modify, when
from ..events import PenaltySuffered
from ..prompts import Option, Prompt, ask
from ..state import Game, Player, Token


@modify("cafeteria", "retrieve_morale")
def bad_food(game: Game, me: Player) -> int:
    """Retrieving for free costs you 1 more morale."""
    return 1


@when("theater", "token")
async def propaganda(game: Game, me: Player, tile: str, token: Token) -> None:
    """Each time you place an authority token, wherever it goes, you gain 1 knowledge."""
    emit(game, PenaltySuffered(me.seat, tile))
    await change_knowledge(game, me, 1, tile)


@when("teddy_bear_shop", "die")
@when("clinic", "die")
@when("bemusement_park", "die")
@when("bonfire", "die")
@when("stadium", "die")
@when("literacy_center", "die")
async def unlucky_number(game: Game, me: Player, tile: str, die: int) -> None:
    """For each die you roll that shows the number on the tile, you lose 1 commodity or resource of your choice."""
    goods = [good for good in GOODS if good in me.goods] if ROLL_PENALTY[tile] == die else []
    if not goods:
        return
    emit(game, PenaltySuffered(me.seat, tile))
    # This may take what an unpaid price needs: then the placement has no effect.
    options = tuple(Option(good, (good,)) for good in goods)
    good = await ask(Prompt(me.seat, "penalty", "penalty", options, about={"tile": tile, "die": die}))
    lose_goods(game, me, {good: 1}, tile)
