"""/stats and /leaderboard: a finished game counts at once."""

from __future__ import annotations

import pytest

from bot.language.words import words
from bot.store.records import Stats
from bot.store.stats import Standing
from cogs.profile.stats import board_text, stats_text
from tests.cogs.fast_forward import finish
from tests.cogs.table import Table, said


async def test_statistics_before_any_game(table: Table) -> None:
    assert "hasn't finished a game yet" in said(await table.watcher.slash(table.channel, "stats"))
    result = await table.watcher.slash(table.channel, "leaderboard")
    assert "/game new" in said(result) and result.ephemeral


@pytest.mark.slow
async def test_a_finished_game_counts_for_its_players(playing: Table) -> None:
    running = said(await playing.people["Ada"].slash(playing.channel, "stats"))
    assert "Running now: 1" in running
    over = await finish(playing)
    winner, loser = over.winners[0], 1 - over.winners[0]
    names = over.game.names
    mine = said(await playing.people[names[winner]].slash(playing.channel, "stats"))
    assert "1 game played, 1 won (100 %)" in mine
    theirs = await playing.people[names[winner]].slash(
        playing.channel, "stats", player=playing.people[names[loser]].user
    )
    assert "1 game played, 0 won (0 %)" in said(theirs) and theirs.ephemeral
    result = await playing.watcher.slash(playing.channel, "leaderboard")
    assert result.ephemeral
    lines = said(result).strip().splitlines()
    assert lines[1].startswith(f"1. **{names[winner]}**: 1 of 1")
    assert lines[2].startswith(f"2. **{names[loser]}**: 0 of 1")
    await playing.watcher.slash(playing.channel, "leaderboard", post=True)
    assert "Most games won" in playing.messages[-1].content


async def test_the_bot_itself_has_no_statistics(table: Table) -> None:
    robot = table.env.create_user("robot", bot=True)
    table.guild.add_member(robot)
    result = await table.watcher.slash(table.channel, "stats", player=robot)
    assert "Computer players have no statistics" in said(result)


def test_equal_results_share_a_rank_and_names_cannot_decorate_the_list():
    standings = [Standing(1, "A", 4, 2), Standing(2, "**B**", 4, 2), Standing(3, "C", 5, 1)]
    lines = board_text(standings, words("en")).splitlines()[1:]
    assert [line.split(".")[0] for line in lines] == ["1", "1", "3"]
    assert r"\*\*B\*\*" in lines[1]


def test_the_longest_leaderboard_fits_a_message():
    standings = [Standing(n, "*" * 32, 100_000, 99_999) for n in range(15)]
    assert len(board_text(standings, words("en"))) <= 2000


def test_printings_are_listed_separately_if_both_were_played():
    stats = Stats(1, 3, 1, {"classic": (2, 1), "revised": (1, 0)}, (1, 0), 8.333, 2)
    text = stats_text(stats, "Ada", words("en"), server=False)
    assert "Classic recruits: 2 played, 1 won" in text and "Revised recruits: 1 played, 0 won" in text
    assert "8.3 of 10" in text and "everywhere" in text and "Running now: 2" in text


# Rating and reliability, which others see only if the player agrees


async def test_the_rating_is_only_for_players_who_enable_it(playing: Table) -> None:
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    assert "none yet" not in said(await ada.slash(playing.channel, "stats"))
    await ada.slash(playing.channel, "profile set", rating="me")
    assert "Rating: none yet" in said(await ada.slash(playing.channel, "stats"))
    over = await finish(playing)
    assert "Rating: On, for me alone" in said(await ada.slash(playing.channel, "profile show"))
    mine = said(await ada.slash(playing.channel, "stats"))
    won = over.winners[0] == 0
    assert "Rating with 2 players: " in mine and "after 1 game" in mine
    assert f"Against Bo: 1 game, ahead in {int(won)}" in mine
    assert f"1 game, {int(won)} won" in mine, "the games with Ada's recruits must be listed"
    assert "Rating" not in said(await bo.slash(playing.channel, "stats", player=ada.user)), (
        "Ada's rating must not be shown to Bo"
    )
    off = said(await bo.slash(playing.channel, "stats"))
    assert "You aren't rated" in off and "Rating with" not in off
    await ada.slash(playing.channel, "profile set", rating="everybody")
    seen = said(await bo.slash(playing.channel, "stats", player=ada.user))
    assert "Rating with 2 players: " in seen and f"Against you: 1 game, ahead in {int(won)}" in seen
    assert "Against Bo" not in seen
    assert "Rating" not in said(await bo.user.slash("stats", player=ada.user))


async def test_reliability_in_three_tiers(playing: Table) -> None:
    ada, store = playing.people["Ada"], playing.bot.store
    assert "too early to tell" in said(await ada.slash(playing.channel, "stats"))
    for in_time, late, words_ in (
        (100, 1, "Reliable: answers in time"),
        (90, 10, "Mostly reliable"),
        (50, 50, "Often late"),
    ):
        await store.database.write("DELETE FROM punctuality WHERE user_id = ?", (ada.id,))
        await store.database.write("INSERT INTO punctuality VALUES (?, ?, ?)", (ada.id, in_time, late))
        assert words_ in said(await ada.slash(playing.channel, "stats"))
    asking = await ada.slash(playing.channel, "profile forget")
    assert asking.response is not None
    await ada.click(asking.response, label="Forget me")
    assert (await store.punctuality.of(ada.id)).in_time == 0
