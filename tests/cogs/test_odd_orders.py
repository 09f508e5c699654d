"""Unusual sequences of actions: votes that are over, standing answers, closed direct messages, leaving."""

from __future__ import annotations

import pytest

from bot.engine.board import GOODS, ROLL_PENALTY
from bot.engine.state import Game, Worker
from tests.cogs.fast_forward import play_on, set_position
from tests.cogs.situations import vote_message
from tests.cogs.table import Table, Unrefreshed, confirmed, parts, press, said, shown

pytestmark = pytest.mark.slow


# Games


async def test_a_paused_game_is_listed_as_such(playing: Table) -> None:
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "game pause")
    await bo.click(vote_message(playing), label="Yes")
    assert "paused" in said(await ada.slash(playing.channel, "games list"))


async def test_the_log_of_a_new_game_is_empty(table: Table) -> None:
    await table.start()
    assert said(await table.watcher.slash(table.channel, "log")) == table.bot.default_words("history-nothing")


async def test_commands_in_a_game_that_was_ended_early(playing: Table) -> None:
    ada, bo = playing.people.values()
    await ada.slash(playing.channel, "game vote", what="end")
    await bo.click(vote_message(playing), label="Yes")
    for command in ("turn", "undo", "game pause", "game follow"):
        text = said(await ada.slash(playing.channel, command))
        assert "/game new" in text, (command, text)


async def test_the_profile_says_that_direct_messages_are_closed(table: Table) -> None:
    ada = table.people["Ada"]
    table.env.inject_error(
        "POST", f"/channels/{ada.user.dm_channel.id}/messages", status=403, code=50007, times=None
    )
    await table.start()
    assert "My last direct message to you couldn't be delivered" in said(
        await ada.slash(table.channel, "profile show")
    )


async def test_a_constructed_market_can_be_looked_up_by_its_place(playing: Table) -> None:
    def change(game: Game) -> None:
        game.built = {"subterra_lower": "spa", "euphoria_upper": "arena"}
        game.players[1].tokens = {"market_subterra_lower": 1}

    await set_position(playing, change)
    text = said(await playing.watcher.slash(playing.channel, "card", name="Spa of Fleeting Pleasure"))
    assert "In this game: constructed in" in text and "Tokens on it: Bo" in text
    text = said(await playing.watcher.slash(playing.channel, "card", name="market:arena"))
    assert "No one has a token on it" in text


# All topics of the rules


async def test_every_topic_of_the_rules_can_be_chosen(table: Table) -> None:
    result = await table.watcher.slash(table.channel, "rules")
    topics = [
        (part["custom_id"], option["value"], option["label"])
        for part in parts(shown(result))
        if part["type"] == 3
        for option in part["options"]
    ]
    assert len(topics) > 20
    for identity, topic, title in topics:
        result = await table.watcher.select(shown(result), [topic], custom_id=identity)
        assert f"## {title}" in said(result) and len(said(result)) <= 2000


# Reminders


async def test_remind_me_later_means_minutes_in_a_live_game(table: Table) -> None:
    await table.start(pace="live")
    await table.choose_recruits()
    actor = (await table.asked())[0]
    await table.env.advance_time(360)
    reminder = next(m for m in reversed(table.private(actor)) if m.components)
    result = await actor.user.click(reminder, label="Remind me later")
    labels = [
        option["label"] for part in parts(shown(result)) if part["type"] == 3 for option in part["options"]
    ]
    assert labels == ["In 5 minutes", "In 10 minutes", "In 20 minutes"]


# Standing answers


async def test_standing_answers_that_make_no_sense(playing: Table) -> None:
    ada = playing.people["Ada"]
    text = said(await ada.slash(playing.channel, "standing decline", player="Zeus"))
    assert "no other player “Zeus”" in text
    recruit = (await playing.bot.games.view(1, 0)).me.recruits[0]
    text = said(await ada.slash(playing.channel, "standing answer", question=recruit, answer="perhaps"))
    assert "“perhaps” isn't an answer to that" in text
    await ada.slash(playing.channel, "standing decline", player="Everyone")
    assert "Trades with anyone: always declined" in said(await ada.slash(playing.channel, "standing list"))


async def test_a_standing_answer_to_a_recruits_choice(playing: Table) -> None:
    def change(game: Game) -> None:
        me = game.players[0]
        me.recruits, me.available, me.goods = ["gary"], [5], {}
        game.workers = {"generator": (Worker(1, 5),)}
        game.players[1].placed = 1

    await set_position(playing, change)
    ada = playing.people["Ada"]
    await playing.bot.games.play.answer(1, 0, ["place:5:generator"], user_id=ada.id)
    prompt = (await playing.position()).prompt_for(0)
    assert prompt is not None and prompt.key == "gary"
    found = await ada.autocomplete(playing.channel, "standing answer", "answer", "", question="gary")
    assert {choice["name"] for choice in found} == {"energy", "morale"}
    text = said(await ada.slash(playing.channel, "standing answer", question="gary", answer="morale"))
    assert "Gary the Electrician: always “morale”" in text
    assert (await playing.position()).prompt_for(0) is None, (
        "the standing answer must answer the open question at once"
    )


async def test_a_standing_answer_to_a_markets_penalty(playing: Table) -> None:
    """With this tile certain rolls cost a good. A standing answer decides which one."""
    for seed in range(40):

        def change(game: Game) -> None:
            me = game.players[0]
            game.built = {"euphoria_upper": next(iter(ROLL_PENALTY))}
            me.goods, me.available, me.placed = dict.fromkeys(GOODS, 2), [], 2
            game.workers = {"farm": (Worker(0, 3), Worker(0, 4))}

        await set_position(playing, change)
        playing.bot.games.loaded.chance.random.seed(seed)
        ada = playing.people["Ada"]
        await confirmed(ada, await ada.slash(playing.channel, "retrieve", workers="all", pay="food"))
        prompt = (await playing.position()).prompt_for(0)
        if prompt is not None and prompt.ask == "penalty":
            break
    else:
        raise AssertionError("no roll cost a good in forty tries")
    found = await ada.autocomplete(playing.channel, "standing answer", "question", "")
    assert "What a market takes" in [choice["name"] for choice in found]
    text = said(
        await ada.slash(playing.channel, "standing answer", question="What a market takes", answer="water")
    )
    assert "What a market takes: always “water”" in text


# Votes


async def test_a_decided_vote_takes_no_more_ballots(three: Table) -> None:
    ada, bo, cy = three.people.values()
    await ada.slash(three.channel, "game vote", what="end")
    ballot = vote_message(three)
    screen = Unrefreshed(three, ballot)
    await bo.click(ballot, label="Yes")
    assert "This vote is decided." in said(await screen.click(cy, "No"))


async def test_votes_that_make_no_sense(three: Table) -> None:
    ada, bo, cy = three.people.values()
    text = said(await ada.slash(three.channel, "game vote", what="replace", player="Bo", newcomer=cy.user))
    assert "Cy can't take the seat" in text
    await bo.slash(three.channel, "game leave", how="back")
    await three.env.settle()
    text = said(await ada.slash(three.channel, "game vote", what="keep", player="Bo"))
    assert "A computer is already playing Bo 🤖's seat." in text


async def test_another_newcomer_is_another_proposal(three: Table) -> None:
    ada, bo, cy = three.people.values()
    await bo.slash(three.channel, "game leave", how="back")
    await three.env.settle()
    watcher = three.watcher.user
    await ada.slash(three.channel, "game vote", what="replace", player="Bo", newcomer=watcher)
    assert f"Let <@{watcher.id}> take over" in vote_message(three).content
    other = three.env.create_user("zoe", global_name="Zoe")
    three.guild.add_member(other)
    await three.env.settle()
    text = said(await cy.slash(three.channel, "game vote", what="replace", player="Bo", newcomer=other))
    assert "There's already a vote about this" in text


async def test_a_player_who_is_back_may_vote(three: Table) -> None:
    ada, bo, _ = three.people.values()
    await bo.slash(three.channel, "game leave", how="back")
    await three.env.settle()
    await ada.slash(three.channel, "game pause")
    text = said(await bo.click(vote_message(three), label="No"))
    assert "No: Bo" in text and "Your seat is yours again" in text


# Leaving


async def test_leaving_on_ones_own_turn_lets_a_computer_move_at_once(playing: Table) -> None:
    actor = (await playing.asked())[0]
    other = next(one for one in playing.people.values() if one.id != actor.id)
    result = await actor.slash(playing.channel, "game leave", how="good")
    await actor.click(shown(result), label="Leave for good")
    for _ in range(20):
        if [one.id for one in await playing.asked() if one.id == other.id]:
            break
        await playing.env.advance_time(5)
    game = (await playing.position()).game
    assert game.seat_of(actor.id) is None and game.seat_of(other.id) is not None
    assert "no seat" in said(
        await actor.slash(playing.channel, "game leave", how="good")
    ) or "watching" in said(await actor.slash(playing.channel, "game leave", how="good"))


LOOKING = {"area", "recap"}
"""Verbs of the buttons that anybody may press."""


async def test_spectators_press_everything_and_change_nothing(playing: Table) -> None:
    before = await playing.position()
    wim = playing.watcher
    table_message = playing.newest
    for part in parts(table_message):
        if part.get("custom_id"):
            value = part["options"][0]["value"] if part.get("options") else ""
            result = await press(wim, table_message, (part["custom_id"], value))
            assert result.ephemeral
            looks = part["custom_id"].split(":")[1] in LOOKING
            assert looks or "You're watching this game" in said(result), part["custom_id"]
    for command, options in (
        ("turn", {}),
        ("hand", {}),
        ("undo", {}),
        ("place", {"worker": 3, "space": "farm"}),
        ("retrieve", {}),
        ("dilemma", {"choose": "fight"}),
        ("done", {}),
        ("trade", {"player": "Ada", "give": "1 gold", "get": "1 gold"}),
        ("standing list", {}),
        ("standing clear", {}),
        ("game leave", {"how": "good"}),
        ("game pause", {}),
        ("game resume", {}),
        ("game undo-vote", {}),
        ("game vote", {"what": "end"}),
        ("hint", {}),
    ):
        result = await wim.slash(playing.channel, command, **options)
        assert result.ephemeral and said(result).rstrip().endswith("."), (command, said(result))
    after = await playing.position()
    assert (after.length, after.revision, after.question) == (before.length, before.revision, before.question)
    assert not playing.bot.unexpected_errors


async def test_commands_in_a_finished_game(playing: Table) -> None:
    await play_on(playing)
    for command in ("status", "board", "log", "stats"):
        assert (await playing.watcher.slash(playing.channel, command)).acknowledged
    assert "over" in said(await playing.people["Ada"].slash(playing.channel, "turn"))
