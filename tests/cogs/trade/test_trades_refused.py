"""Trades that are refused: by computers, with a reason; at the wrong moment; or because they are empty."""

from __future__ import annotations

import pytest

from bot.engine.board import TERRITORIES
from bot.engine.state import Game
from bot.language.words import words
from tests.cogs.fast_forward import set_position
from tests.cogs.table import Table, said, shown

pytestmark = pytest.mark.slow

W = words("en")


async def with_a_computer(table: Table) -> str:
    """Ada against one computer player, whose name is returned."""
    ada = table.people["Ada"]
    lobby = await table.open_lobby(players=1)
    panel = shown(await ada.click(lobby, label="Add a computer player"))
    await ada.click(panel, label="Normal")
    await ada.click(lobby, label="Start")
    while any(prompt.ask != "act" for prompt in (await table.position()).prompts):
        await table.follow(ada, lambda options: options[0])
    return (await table.position()).game.seats[1].name


def answers_of(table: Table, name: str) -> list[str]:
    return [m.content.partition(": ")[2] for m in table.messages if m.content.startswith(f"**{name}**: ")]


@pytest.mark.parametrize(
    ("theirs", "give", "get", "reason"),
    [
        (["bat"], "1 water", "1 book", "trade-no-card"),
        (["book", "book"], "1 water", "1 book", "trade-no-card"),
        (["book", "game"], "1 water", "1 book", "trade-no-card"),
        (["book"], "1 bat", "6 food", "trade-no-use-card"),
    ],
)
async def test_a_computer_says_why_not_and_names_no_card(
    table: Table, theirs: list[str], give: str, get: str, reason: str
) -> None:
    name = await with_a_computer(table)

    def change(game: Game) -> None:
        ada, other = game.players
        ada.goods, ada.artifacts = {"water": 3}, ["bat"]
        other.goods, other.artifacts, other.morale = {"food": 9}, theirs, 1

    await set_position(table, change)
    await table.people["Ada"].slash(table.channel, "trade", player=name, give=give, get=get)
    assert W(reason) in answers_of(table, name), (
        "the reason must be the same whether or not the computer has the card"
    )


@pytest.mark.parametrize(
    ("theirs", "give", "get", "tokens", "text"),
    [
        ({"stone": 3}, "1 gold", "1 stone", 0, "I need my stone myself."),
        ({"water": 5, "gold": 5}, "1 water", "2 gold", 0, "I have no use for water now."),
        ({"water": 5}, "1 gold", "5 water", 0, "That's too little for what you're asking."),
        ({"water": 5}, "3 gold", "1 water", 8, "You're too close to winning for me to help."),
    ],
)
async def test_a_computer_says_what_is_wrong_with_an_offer(
    table: Table, theirs: dict[str, int], give: str, get: str, tokens: int, text: str
) -> None:
    name = await with_a_computer(table)

    def change(game: Game) -> None:
        ada, other = game.players
        ada.goods, other.goods, other.artifacts = {"gold": 5, "water": 5}, theirs, ["bat"]
        ada.tokens = {place: tokens // 4 for place in TERRITORIES if tokens}

    await set_position(table, change)
    game = (await table.position()).game
    async with table.bot.store.database.transaction() as tx:
        # A computer player without a personality.
        table.bot.store.games.update_seat(tx, game.id, 1, personality=None)
    table.bot.games.loaded.drop(game.id)
    await table.people["Ada"].slash(table.channel, "trade", player=name, give=give, get=get)
    assert answers_of(table, name) == [text]


async def test_a_computer_on_a_kept_seat_refuses_to_trade(playing: Table) -> None:
    def change(game: Game) -> None:
        for player in game.players:
            player.goods = {"gold": 1, "water": 1}

    await playing.people["Bo"].slash(playing.channel, "game leave", how="back")
    await set_position(playing, change)
    await playing.people["Ada"].slash(playing.channel, "trade", player="Bo", give="1 gold", get="1 water")
    assert any(W("trade-no-kept") in m.content for m in playing.messages)


async def test_an_empty_offer_is_refused(playing: Table) -> None:
    actor = (await playing.asked())[0]
    other = next(name for name, one in playing.people.items() if one.id != actor.id)
    text = said(await actor.slash(playing.channel, "trade", player=other, give=" , ", get="1 gold"))
    assert text.startswith("Both sides give something")


async def test_alone_on_a_computers_turn_there_is_nobody_to_trade_with(table: Table) -> None:
    name = await with_a_computer(table)

    def change(game: Game) -> None:
        game.turn.seat = game.first = 1

    await table.bot.remove_cog("Computers")
    await set_position(table, change)
    text = said(
        await table.people["Ada"].slash(table.channel, "trade", player=name, give="1 gold", get="1 water")
    )
    assert text.startswith("There's no one you can trade with now")


async def test_a_form_submitted_too_late(table: Table) -> None:
    name = await with_a_computer(table)

    def change(game: Game) -> None:
        game.players[0].goods = game.players[1].goods = {"gold": 1, "water": 1}
        game.players[0].available = [2, 5]

    await table.bot.remove_cog("Computers")
    await set_position(table, change)
    ada = table.people["Ada"]
    panel = shown(await ada.slash(table.channel, "turn"))
    form = await ada.click(panel, label="Trade")
    await table.bot.games.play.answer(1, 0, ["place:2:farm"], user_id=ada.id)
    result = await ada.submit_modal(form, {"with": ["1"], "give": ["gold:1"], "get": ["water:1"]})
    # A separate private message below the panel from which the form was opened.
    [refusal] = result.followups
    assert refusal.ephemeral and refusal.content.startswith(f"{name} is a computer player")
