"""The texts of rare questions by recruits, and of rare ends of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.engine.board import GOODS, TERRITORIES
from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import announce, play_on, set_position
from tests.cogs.situations import bo_stands_at
from tests.cogs.table import Table, offers, press, said, shown

pytestmark = pytest.mark.slow


def ada_may_bump_amanda(game: Game) -> None:
    """Ada's worker can bump one of Bo, who has Amanda and a bliss for her."""
    ada, bo = game.players
    ada.goods, ada.available = {"energy": 1}, [5]
    bo.recruits, bo.goods = ["amanda"], {"bliss": 1}
    bo_stands_at(game, "euphorian_tunnel")


async def test_the_bumping_player_is_asked_before_the_roll(playing: Table) -> None:
    def change(game: Game) -> None:
        game.edition = "revised"
        me = game.players[0]
        me.recruits, me.goods, me.morale, me.available = ["julia"], {"energy": 1}, 4, [5]
        bo_stands_at(game, "euphorian_tunnel")

    await set_position(playing, change)
    text = said(
        await playing.people["Ada"].slash(playing.channel, "place", worker=5, space="euphorian_tunnel")
    )
    assert "Julia the Thought Inspector" in text and "You bumped a worker." in text


async def test_the_bumping_player_may_take_more_from_a_tunnel(playing: Table) -> None:
    def change(game: Game) -> None:
        me = game.players[0]
        me.recruits, me.goods, me.available = ["dave"], {"energy": 1}, [5]
        bo_stands_at(game, "euphorian_tunnel")

    await set_position(playing, change)
    ada = playing.people["Ada"]
    panel = shown(await ada.slash(playing.channel, "place", worker=5, space="euphorian_tunnel"))
    for _ in range(3):
        if "Dave" in panel.content and "You placed a worker in a tunnel." in panel.content:
            return
        panel = shown(await ada.click(panel, custom_id=offers(panel)[0][0]))
    raise AssertionError(panel.content)


async def test_paying_bliss_to_retrieve_may_be_asked_about(playing: Table) -> None:
    def change(game: Game) -> None:
        me = game.players[0]
        me.recruits, me.goods, me.available, me.placed = ["gidget"], {"bliss": 1}, [], 1
        game.workers = {"farm": (Worker(0, 3),)}

    await set_position(playing, change)
    text = said(await playing.people["Ada"].slash(playing.channel, "retrieve", workers="all", pay="bliss"))
    assert "Gidget the Hypnotist" in text and "You paid to retrieve workers." in text


async def test_a_gift_says_whose_recruit_gives_it(playing: Table) -> None:
    def change(game: Game) -> None:
        game.edition = "revised"
        game.players[0].recruits, game.players[0].available = ["zong"], [2]

    await set_position(playing, change)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    panel = shown(await ada.slash(playing.channel, "place", worker=2, space="cloud_mine"))
    panel = shown(await ada.click(panel, label="Use Zong the Astronomer"))
    await ada.click(panel, label="Confirm")
    question = "Ada used Zong the Astronomer, so you may gain 1 bliss. Do you?"
    assert question in playing.private(bo)[-1].content
    panel = shown(await playing.take_turn(bo))
    assert question in panel.content
    await bo.click(panel, label="Yes")
    assert (await playing.bot.games.view(1, 1)).me.goods == {"bliss": 1}


async def test_a_gift_of_cards_says_whose_recruit_gives_it(playing: Table) -> None:
    def change(game: Game) -> None:
        game.edition = "revised"
        me = game.players[0]
        me.recruits, me.artifacts, me.available, me.morale = ["jacko"], ["bat"], [5], 4

    await set_position(playing, change)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    result = await ada.slash(playing.channel, "place", worker=5, space="Ark of Fractured Memories")
    for _ in range(4):
        if (await playing.position()).prompt_for(1) is not None:
            break
        result = await press(ada, shown(result), offers(shown(result))[0])
    panel = shown(await playing.take_turn(bo))
    assert "Ada used Jacko the Archivist, so you may draw 1 artifact" in panel.content


async def test_a_recruit_may_be_paid_in_two_ways(playing: Table) -> None:
    def change(game: Game) -> None:
        ada, bo = game.players
        ada.goods, ada.available = {"energy": 1}, [5]
        bo.recruits, bo.goods = ["amanda", "brian"], {"bliss": 1, "food": 1}
        bo_stands_at(game, "euphorian_tunnel")

    await set_position(playing, change)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    text = said(await ada.slash(playing.channel, "place", worker=5, space="euphorian_tunnel"))
    assert "Done. The game is waiting for Bo." in text
    panel = shown(await playing.take_turn(bo))
    panel = shown(await press(bo, panel, offers(panel)[0]))
    assert "What do you pay for Amanda the Broker?" in panel.content


async def test_a_standing_answer_can_choose_knowledge(playing: Table) -> None:
    def change(game: Game) -> None:
        game.players[0].recruits, game.players[0].available = ["scarby"], [6]

    await set_position(playing, change)
    ada = playing.people["Ada"]
    await playing.bot.games.play.answer(1, 0, ["place:6:farm"], user_id=ada.id)
    text = said(await ada.slash(playing.channel, "standing answer", question="scarby", answer="knowledge"))
    assert "Sir Scarby the Harvester: always “knowledge”" in text


async def test_a_tie_that_nothing_else_decides_is_rolled(playing: Table) -> None:
    def change(game: Game) -> None:
        for player in game.players:
            player.tokens = {place: 2 for place in TERRITORIES} | {"dilemma": 1}
            player.goods = {"gold": 2, "stone": 2, "clay": 2}
            player.morale, player.knowledge = 3, 3
        game.players[0].available = [2]
        bo_stands_at(game, "site_wastelands_upper")

    await set_position(playing, change)
    ada = playing.people["Ada"]
    moved = await playing.bot.games.play.answer(1, 0, ["place:2:site_wastelands_upper"], user_id=ada.id)
    while not moved.over:
        prompt = moved.prompts[0]
        user = moved.game.seats[prompt.seat].user_id
        moved = await playing.bot.games.play.answer(1, prompt.seat, [prompt.answers()[0]], user_id=user)
    await announce(playing, moved)
    end = next(m for m in playing.messages if "has won" in m.content)
    assert "to break the tie" in end.content and "the lowest roll decided" in end.content


async def test_a_mat_says_whose_move_it_is_and_who_won(playing: Table) -> None:
    await set_position(playing, ada_may_bump_amanda)
    moved = await playing.bot.games.play.answer(
        1, 0, ["place:5:euphorian_tunnel"], user_id=playing.people["Ada"].id
    )
    assert moved.waiting == (1,)
    wim = playing.watcher
    assert shown(await wim.slash(playing.channel, "board", player="Bo")).attachments
    over = await play_on(playing)
    name = over.game.seats[over.winners[0]].name
    assert shown(await wim.slash(playing.channel, "board", player=name)).attachments


# One recruit after the other: what they do, and why they ask now


def at_home(*recruits: str) -> Callable[[Game], None]:
    """Plenty of goods and cards, two available workers, these recruits active, two markets built."""

    def change(game: Game) -> None:
        me = game.players[0]
        me.recruits, me.morale, me.knowledge = list(recruits), 5, 1
        me.goods, me.artifacts = dict.fromkeys(GOODS, 9), ["bat", "bat", "book"]
        me.available, me.placed = [5], 1
        game.workers = {"aquifer": (Worker(0, 2),)}
        game.artifact_deck, game.artifact_discard = {"bear": 1, "game": 1}, {"bat": 2, "bifocals": 2}
        game.built = {"subterra_lower": "spa", "euphoria_upper": "arena"}
        me.tokens = {"market_subterra_lower": 1, "market_euphoria_upper": 1}

    return change


def on_the_way(*recruits: str, knowledge: int = 1) -> Callable[[Game], None]:
    def change(game: Game) -> None:
        at_home(*recruits)(game)
        me = game.players[0]
        me.available, me.placed, me.knowledge = [6, 6], 2, knowledge
        game.workers = {"farm": (Worker(0, 6), Worker(0, 6))}

    return change


def a_deck_at_its_end(game: Game) -> None:
    at_home()(game)
    game.artifact_deck = {"bear": 1}


MARKET = {"worker": 5, "space": "market_subterra_lower"}


@pytest.mark.parametrize(
    ("change", "command", "options", "expected"),
    [
        (at_home("bradley"), "place", MARKET, "Which artifact do you keep?"),
        (at_home("bradley", "nakagawa"), "place", MARKET, "Several of your recruits trigger."),
        (at_home("nakagawa"), "place", MARKET, "an authority token** on the Territory of Subterra"),
        (at_home("bradley"), "place", MARKET, "You visited a market and placed your authority token."),
        (
            at_home("jonathan_artist"),
            "place",
            {"worker": 5, "space": "site_wastelands_upper"},
            "on a construction site.",
        ),
        (at_home("esme"), "place", MARKET, "Esme the Fireman"),
        (at_home("geek"), "place", {"worker": 5, "space": "breeze_bar"}, "Geek the Oracle: which artifact"),
        (a_deck_at_its_end, "place", {"worker": 5, "space": "breeze_bar"}, "were shuffled into a new deck"),
        (at_home("chase"), "place", {"worker": 5, "space": "tank_water"}, "Place it at once?"),
        (at_home("sheppard"), "place", {"worker": 5, "space": "tank_water"}, "You added a worker."),
        (on_the_way("sheppard"), "retrieve", {"workers": "all", "pay": "food"}, "they aren't rolled yet."),
        (on_the_way("steven", knowledge=6), "retrieve", {"workers": "all", "pay": "food"}, "deserted."),
    ],
)
async def test_a_recruits_question_says_why_it_is_asked(
    playing: Table, change: Callable[[Game], None], command: str, options: dict[str, Any], expected: str
) -> None:
    await set_position(playing, change)
    ada = playing.people["Ada"]
    result = await ada.slash(playing.channel, command, **options)
    read = []
    for _ in range(8):
        read.append(said(result))
        if expected in read[-1] or not offers(shown(result)):
            break
        result = await press(ada, shown(result), offers(shown(result))[0])
    assert expected in "\n".join(read)


async def test_paying_to_set_a_worker_instead_of_rolling(playing: Table) -> None:
    await set_position(playing, ada_may_bump_amanda)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    await ada.slash(playing.channel, "place", worker=5, space="euphorian_tunnel")
    panel = shown(await playing.take_turn(bo))
    text = said(await press(bo, panel, offers(panel)[0]))
    assert "gave Ada 1 bliss" in text and "set a worker to" in text


async def test_a_mat_shows_what_markets_forbid_its_owner(playing: Table) -> None:
    def change(game: Game) -> None:
        game.built = {"subterra_lower": "spa"}

    await set_position(playing, change)
    assert shown(await playing.watcher.slash(playing.channel, "board", player="Ada")).attachments
