"""Recruits that ask in rare moments, and ends of a game that are rarer still, as the players read them."""

from __future__ import annotations

from bot.engine.board import TERRITORIES
from bot.engine.state import Game, Worker

from .quick import announce, set_position
from .table import Table, offers, said, shown


def bo_stands_at(game: Game, space: str) -> None:
    game.workers = {space: (Worker(1, 6),)}
    game.players[1].placed, game.players[1].available = 1, [2]


async def test_who_bumps_may_be_asked_before_the_roll(playing: Table) -> None:
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


async def test_who_bumps_in_a_tunnel_may_take_more_of_it(playing: Table) -> None:
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


async def test_bliss_for_the_way_home_may_be_asked_about(playing: Table) -> None:
    def change(game: Game) -> None:
        me = game.players[0]
        me.recruits, me.goods, me.available, me.placed = ["gidget"], {"bliss": 1}, [], 1
        game.workers = {"farm": (Worker(0, 3),)}

    await set_position(playing, change)
    text = said(await playing.people["Ada"].slash(playing.channel, "retrieve", workers="all", pay="bliss"))
    assert "Gidget the Hypnotist" in text and "You paid to retrieve your workers." in text


async def test_a_gift_says_whose_recruit_gives_it(playing: Table) -> None:
    def change(game: Game) -> None:
        game.edition = "revised"
        game.players[0].recruits, game.players[0].available = ["zong"], [2]

    await set_position(playing, change)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    panel = shown(await ada.slash(playing.channel, "place", worker=2, space="cloud_mine"))
    panel = shown(await ada.click(panel, label="Use Zong the Astronomer"))
    await ada.click(panel, label="Confirm")
    question = "Zong the Astronomer works for Ada and shares the sky: do you want 1 bliss?"
    assert question in playing.private(bo)[-1].content
    panel = shown(await playing.take_turn(bo))
    assert question in panel.content
    await bo.click(panel, label="Yes")
    assert (await playing.bot.tables.view(1, 1)).me.goods == {"bliss": 1}


async def test_a_recruit_may_be_paid_in_two_ways(playing: Table) -> None:
    def change(game: Game) -> None:
        ada, bo = game.players
        ada.goods, ada.available = {"energy": 1}, [5]
        bo.recruits, bo.goods = ["amanda", "brian"], {"bliss": 1, "food": 1}
        bo_stands_at(game, "euphorian_tunnel")

    await set_position(playing, change)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    text = said(await ada.slash(playing.channel, "place", worker=5, space="euphorian_tunnel"))
    assert "Done. The table waits for Bo." in text
    panel = shown(await playing.take_turn(bo))
    panel = shown(await bo.select(panel, [offers(panel)[0][1]], custom_id=offers(panel)[0][0]))
    assert "What do you pay for Amanda the Broker?" in panel.content


async def test_knowledge_can_be_what_one_always_takes(playing: Table) -> None:
    def change(game: Game) -> None:
        game.players[0].recruits, game.players[0].available = ["scarby"], [6]

    await set_position(playing, change)
    ada = playing.people["Ada"]
    await playing.bot.tables.answer(1, 0, ["place:6:farm"], user_id=ada.id)
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
    moved = await playing.bot.tables.answer(1, 0, ["place:2:site_wastelands_upper"], user_id=ada.id)
    while not moved.over:
        prompt = moved.prompts[0]
        user = moved.game.seats[prompt.seat].user_id
        moved = await playing.bot.tables.answer(1, prompt.seat, [prompt.answers()[0]], user_id=user)
    await announce(playing, moved)
    end = next(m for m in playing.messages if "has won" in m.content)
    assert "to break the tie" in end.content and "the lowest roll decided" in end.content


async def test_a_mat_says_whose_move_it_is_and_who_won(playing: Table) -> None:
    def change(game: Game) -> None:
        ada, bo = game.players
        ada.goods, ada.available = {"energy": 1}, [5]
        bo.recruits, bo.goods = ["amanda"], {"bliss": 1}
        bo_stands_at(game, "euphorian_tunnel")

    await set_position(playing, change)
    moved = await playing.bot.tables.answer(
        1, 0, ["place:5:euphorian_tunnel"], user_id=playing.people["Ada"].id
    )
    assert moved.waiting == (1,)
    wim = playing.watcher
    assert shown(await wim.slash(playing.channel, "board", player="Bo")).attachments
    from .quick import play_on

    over = await play_on(playing)
    name = over.game.seats[over.winners[0]].name
    assert shown(await wim.slash(playing.channel, "board", player=name)).attachments
