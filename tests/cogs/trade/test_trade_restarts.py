"""Trades and restarts: open forms, offers that were not shown yet, and messages of offers that are over."""

from __future__ import annotations

import sys
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.results import InteractionResult

from bot.language.words import words
from tests.cogs.situations import goods, with_goods
from tests.cogs.table import Table, Unrefreshed, custom_id, filled, said, shown, verbs, was_ephemeral
from tests.resilience.kills.crash import crash_and_restart, crash_points

pytestmark = pytest.mark.slow

W = words("en")


async def open_form(table: Table, actor: MemberActor) -> InteractionResult:
    panel = shown(await table.take_turn(actor))
    form = await actor.click(panel, custom_id=custom_id(panel, "trade"))
    assert form.modal is not None
    return form


def trading(form: InteractionResult, give: str, get: str) -> dict[str, Any]:
    return filled(form, give=[f"{give}:1"], get=[f"{get}:1"])


def offers_shown(table: Table) -> list[Any]:
    return [m for m in table.messages if "offers" in m.content and m.components]


async def test_a_form_opened_before_a_restart_works_after_it(playing: Table) -> None:
    actor, other = await with_goods(playing)
    form = await open_form(playing, actor)
    await playing.restart()
    result = await actor.submit_modal(form, trading(form, "energy", "food"))
    assert "has your offer" in said(result)
    [message] = offers_shown(playing)
    before = await goods(playing)
    await other.click(message, label="Accept")
    assert await goods(playing) != before


async def test_a_form_from_before_the_turn_ended_says_so_and_opens_another(playing: Table) -> None:
    actor, _ = await with_goods(playing)
    form = await open_form(playing, actor)
    await playing.restart()
    loaded = await playing.bot.games.loaded.load(1)
    spent = [player.goods.pop("energy", 0) for player in loaded.match._game.players]
    result = await actor.submit_modal(form, trading(form, "energy", "food"))
    assert "don't have" in said(result)
    for player, n in zip(loaded.match._game.players, spent, strict=True):
        player.goods["energy"] = n
    again = await actor.click(result.followups[-1], label="Fill it in again")
    assert again.modal is not None
    result = await actor.submit_modal(again, trading(again, "energy", "food"))
    assert "has your offer" in said(result)
    assert len(offers_shown(playing)) == 1


async def test_a_counter_offers_form_from_before_a_restart_whose_offer_is_gone(playing: Table) -> None:
    actor, other = await with_goods(playing)
    await actor.slash(playing.channel, "trade", player=other.user.global_name, give="energy", get="food")
    [message] = offers_shown(playing)
    form = await other.click(message, label="Other offer")
    await actor.click(message, label="Withdraw")
    await playing.restart()
    result = await other.submit_modal(form, trading(form, "food", "energy"))
    assert "over" in said(result) and offers_shown(playing) == []


async def test_a_form_of_an_older_version_says_what_to_do(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    actor, _ = await with_goods(playing)
    with monkeypatch.context() as older:
        # The module as the bot has loaded it, which differs from an imported one.
        older.setattr(sys.modules["cogs.kit.forms"], "FORM", "older")
        form = await open_form(playing, actor)
    result = await actor.submit_modal(form, trading(form, "energy", "food"))
    assert "from before an update" in said(result) and was_ephemeral(result)
    assert offers_shown(playing) == []


async def test_a_form_in_a_paused_game_says_so(playing: Table) -> None:
    actor, _ = await with_goods(playing)
    form = await open_form(playing, actor)
    with playing.env.time_context():
        await playing.bot.games.lifecycle.pause((await playing.position()).game.id)
    await playing.restart()
    result = await actor.submit_modal(form, trading(form, "energy", "food"))
    assert "paused" in said(result) and offers_shown(playing) == []


@crash_points(2, on_postgres=range(2, 4))
async def test_an_offer_killed_at_each_write_is_shown_or_was_never_made(
    playing: Table, number: int, before: bool
) -> None:
    actor, other = await with_goods(playing)
    name = other.user.global_name

    async def offer(table: Table) -> None:
        await actor.slash(table.channel, "trade", player=name, give="energy", get="food")

    await crash_and_restart(playing, offer, number, before)
    game = (await playing.position()).game
    made = await playing.bot.games.offers.open(game.id)
    if not made:
        assert offers_shown(playing) == []
        await offer(playing)
    held = await goods(playing)
    await other.click(offers_shown(playing)[-1], label="Accept")
    assert await goods(playing) != held


async def test_the_message_of_an_offer_that_ended_unseen_says_so_after_a_start(playing: Table) -> None:
    actor, other = await with_goods(playing)
    await actor.slash(playing.channel, "trade", player=other.user.global_name, give="energy", get="food")
    [message] = offers_shown(playing)
    game = (await playing.position()).game
    [offer] = await playing.bot.games.offers.open(game.id)
    with playing.env.time_context():
        await playing.bot.games.trade.decline(game.id, offer.id, offer.to, user_id=other.id)
    await playing.restart()
    await playing.env.settle()
    settled = next(m for m in playing.messages if m.id == message.id)
    assert "declined" in settled.content and verbs(settled) == []


@pytest.mark.parametrize("how", ["back", "good", "forget"])
async def test_an_offer_of_a_player_who_left_cannot_be_accepted(playing: Table, how: str) -> None:
    """A computer has the seat then, and does not trade the owner's goods."""
    actor, other = await with_goods(playing)
    await actor.slash(playing.channel, "trade", player=other.user.global_name, give="energy", get="food")
    [message] = offers_shown(playing)
    old = Unrefreshed(playing, message)
    await playing.bot.remove_cog("Computers")
    before = await goods(playing)
    if how == "forget":
        asking = await actor.slash(playing.channel, "profile forget")
        await actor.click(shown(asking), custom_id=custom_id(shown(asking), "forget"))
    else:
        asking = await actor.slash(playing.channel, "game leave", how=how)
    if how == "good":
        await actor.click(shown(asking), label="Leave for good")
    assert "over" in said(await old.click(other, "Accept"))
    settled = next(m for m in playing.messages if m.id == message.id)
    assert "withdrawn" in settled.content and verbs(settled) == []
    assert await goods(playing) == before


async def test_an_offer_waits_for_a_player_who_comes_back(playing: Table) -> None:
    actor, other = await with_goods(playing)
    await actor.slash(playing.channel, "trade", player=other.user.global_name, give="energy", get="food")
    [message] = offers_shown(playing)
    await other.slash(playing.channel, "game leave", how="back")
    before = await goods(playing)
    await other.click(message, label="Accept")
    assert await goods(playing) != before and not any(s.kept for s in (await playing.position()).game.seats)


async def test_a_player_who_comes_back_by_accepting_a_trade_is_welcomed(playing: Table) -> None:
    """Two players have acted, but only one was away."""
    actor, other = await with_goods(playing)
    await actor.slash(playing.channel, "trade", player=other.user.global_name, give="energy", get="food")
    [message] = offers_shown(playing)
    await playing.bot.games.seats.keep(1, (await playing.position()).game.names.index(other.user.global_name))
    await other.click(message, label="Accept")
    await playing.env.advance_time(5)
    assert [m.content for m in playing.messages if "is back" in m.content] == [
        W("back-notice", name=other.mention)
    ]
    assert not any("While you were away" in m.content for m in playing.private(actor))
    assert not any(W("back-nothing") in m.content for m in playing.private(actor))


async def test_a_player_who_comes_back_by_a_move_gets_the_recap_without_direct_messages(
    playing: Table,
) -> None:
    actor, other = await with_goods(playing)
    await playing.bot.store.profiles.change(other.id, reach="channel")
    await actor.slash(playing.channel, "trade", player=other.user.global_name, give="energy", get="food")
    [message] = offers_shown(playing)
    await playing.bot.remove_cog("Computers")
    await other.slash(playing.channel, "game leave", how="back")
    result = await other.click(message, label="Accept")
    await playing.env.advance_time(5)
    assert W("back-nothing") in said(result)
