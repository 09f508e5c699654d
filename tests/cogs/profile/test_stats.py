"""Results: /stats and /leaderboard, and that a finished game counts at once."""

from __future__ import annotations

from bot.store.records import Stats
from bot.store.stats import Standing
from cogs.profile.stats import board_text, stats_text
from data.words import words
from tests.cogs.fast_forward import finish
from tests.cogs.table import Table, said


async def test_before_any_game_there_is_nothing_to_count(table: Table) -> None:
    assert "has not finished a game yet" in said(await table.watcher.slash(table.channel, "stats"))
    result = await table.watcher.slash(table.channel, "leaderboard")
    assert "/game new" in said(result) and result.ephemeral


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
    assert "Computer players keep no statistics" in said(result)


def test_equal_results_share_a_rank_and_names_cannot_decorate_the_list():
    standings = [Standing(1, "A", 4, 2), Standing(2, "**B**", 4, 2), Standing(3, "C", 5, 1)]
    lines = board_text(standings, words("en")).splitlines()[1:]
    assert [line.split(".")[0] for line in lines] == ["1", "1", "3"]
    assert r"\*\*B\*\*" in lines[1]


def test_the_longest_leaderboard_fits_a_message():
    standings = [Standing(n, "*" * 32, 100_000, 99_999) for n in range(15)]
    assert len(board_text(standings, words("en"))) <= 2000


def test_both_printings_are_told_apart_where_both_were_played():
    stats = Stats(1, 3, 1, {"classic": (2, 1), "revised": (1, 0)}, (1, 0), 8.333, 2)
    text = stats_text(stats, "Ada", words("en"), server=False)
    assert "Classic recruits: 2 played, 1 won" in text and "Revised recruits: 1 played, 0 won" in text
    assert "8.3 of 10" in text and "everywhere" in text and "Running now: 2" in text
