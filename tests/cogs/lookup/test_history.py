"""/log, /recap, /board, and the buttons under the board."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.events import ArtifactsDrawn
from bot.language.words import words
from cogs.kit import pictures
from cogs.kit.controls import Key, button, rows
from cogs.lookup.recap import last_turns
from tests.cogs.fast_forward import play_on
from tests.cogs.table import Table, labelled, press, said, shown

pytestmark = pytest.mark.slow


# Without a running game


async def test_without_a_game_every_command_says_what_to_do(table: Table) -> None:
    for command in ("log", "recap", "board"):
        result = await table.watcher.slash(table.channel, command)
        assert "/game new" in said(result) and result.ephemeral
    await table.open_lobby()
    for command in ("log", "recap", "board"):
        assert "still in the lobby" in said(await table.watcher.slash(table.channel, command))
    assert not await table.watcher.autocomplete(table.channel, "board", "player", "")


# /log


async def test_the_log_shows_the_last_turns_newest_last(playing: Table) -> None:
    await play_on(playing, turns=6)
    result = await playing.people["Ada"].slash(playing.channel, "log", n=3)
    assert result.ephemeral
    lines = said(result).splitlines()
    numbers = [int(line.split("**")[1]) for line in lines[1:] if line]
    assert lines[0] == "**The last 3 turns**, the newest at the end:"
    assert numbers == sorted(numbers) and len(numbers) == 3, "the log must list three finished turns in order"
    assert "placed a" in said(result) or "retrieved" in said(result)


async def test_a_long_log_comes_as_a_file_too(playing: Table) -> None:
    await play_on(playing, turns=60)
    result = await playing.watcher.slash(playing.channel, "log", n=200)
    page = shown(result)
    assert len(page.content) <= 2000
    file = page.attachments[0]
    text = (await file.read()).decode()
    assert "**" not in text and text.count("\n") > 40
    assert page.content.splitlines()[-3].split("**")[1] == text.splitlines()[-1].split()[0]


async def test_only_the_requested_part_of_the_log_is_read(playing: Table) -> None:
    position = await play_on(playing, turns=30)
    turns = await last_turns(playing.bot, position.game, None, 5)
    assert len(turns) == 5
    assert [turn.number for turn in turns] == list(range(turns[0].number, turns[0].number + 5))


async def test_a_player_reads_their_own_cards_in_the_log_and_nobody_else_does(playing: Table) -> None:
    position = await play_on(
        playing, until=lambda moved: any(isinstance(fact, ArtifactsDrawn) for fact in moved.facts)
    )
    rows = await playing.bot.games.log.rows(position.game.id)
    drawn = next(fact for row in reversed(rows) for fact in row.facts if isinstance(fact, ArtifactsDrawn))
    mine = words("en")("choice-goods", goods=Counter(drawn.artifacts))
    names = position.game.names
    mover = playing.people[names[drawn.seat]]
    others = [playing.watcher, playing.people[names[1 - drawn.seat]]]
    for command in ("log", "recap"):
        for actor in others:
            assert f"+{mine}" not in said(await actor.slash(playing.channel, command))
    assert f"+{mine}" in said(await mover.slash(playing.channel, "log"))


# /recap


async def test_the_recap_numbers_what_others_did_in_words_and_picture(playing: Table) -> None:
    position = await playing.position()
    seat = position.turn
    mover = playing.people[position.game.names[seat]]
    await playing.follow(mover, lambda options: options[0])
    result = await mover.slash(playing.channel, "recap")
    assert "Nothing has happened since your last turn" in said(result)
    await play_on(playing, turns=1)
    result = await mover.slash(playing.channel, "recap")
    page = shown(result)
    assert page.ephemeral
    assert "**1** **" in page.content
    assert page.attachments[0].filename == "recap.png" and page.attachments[0].description
    assert "it's your turn" in page.content


async def test_a_spectator_gets_the_last_round(playing: Table) -> None:
    await play_on(playing, turns=6)
    result = await playing.watcher.slash(playing.channel, "recap")
    assert "The last round" in said(result)
    assert "**2** **" in said(result)


async def test_a_recap_after_a_long_absence_fits_a_message(playing: Table) -> None:
    """A computer kept the seat: the recap covers everything since the owner's last answer."""
    await play_on(playing, turns=4)
    game = (await playing.position()).game
    async with playing.bot.store.database.transaction() as tx:
        tx.add("UPDATE answers SET user_id = NULL WHERE game_id = ? AND seat = 0", (game.id,))
    await play_on(playing, turns=40)
    async with playing.bot.store.database.transaction() as tx:
        tx.add("UPDATE answers SET user_id = NULL WHERE game_id = ? AND seat = 0", (game.id,))
    result = await playing.people[game.names[0]].slash(playing.channel, "recap")
    page = shown(result)
    assert len(page.content) <= 2000
    assert "earlier moves" in page.content
    [last] = [line for line in page.content.splitlines() if line.startswith("**Turn ")]
    assert last.endswith("it's your turn.") == ((await playing.position()).turn == 0)


# /board


async def test_the_board_an_area_and_a_mat_are_shown(playing: Table) -> None:
    await play_on(playing, turns=4)
    result = await playing.watcher.slash(playing.channel, "board")
    assert shown(result).attachments[0].filename == "board.png" and shown(result).ephemeral
    result = await playing.watcher.slash(playing.channel, "board", area="icarus")
    assert shown(result).attachments[0].filename == "icarus.png"
    assert "Icarus" in shown(result).attachments[0].description
    result = await playing.watcher.slash(playing.channel, "board", player="Bo")
    assert "## Bo" in said(result) and "of 10 tokens placed" in said(result)
    assert len(said(result)) <= 2000
    assert shown(result).attachments[0].filename == "mat.png"


async def test_a_mat_shows_nothing_hidden_not_even_to_its_owner(playing: Table) -> None:
    """Because it can be posted. /hand shows one's own cards."""
    game = (await playing.position()).game
    for seat in game.seats:
        view = await playing.bot.games.view(game.id, seat.seat)
        assert view.me.hidden
        result = await playing.people[seat.name].slash(playing.channel, "board", player=seat.name, post=True)
        assert words("en").recruit(view.me.hidden[0]) not in said(result)
        assert "hidden recruits: 1" in said(result)


async def test_board_asks_for_one_thing_and_a_known_player(playing: Table) -> None:
    found = await playing.watcher.autocomplete(playing.channel, "board", "player", "")
    assert [one["name"] for one in found] == ["Ada", "Bo"]
    result = await playing.watcher.slash(playing.channel, "board", area="icarus", player="Bo")
    assert "not both" in said(result)
    assert "Choose someone from the list" in said(
        await playing.watcher.slash(playing.channel, "board", player="Zed")
    )


# Under the board


async def test_anybody_can_press_for_an_area_or_the_recap(playing: Table) -> None:
    await play_on(playing, turns=4)
    [asked] = await playing.asked()  # for the other player, nothing has happened since their turn
    for actor in (playing.watcher, asked):
        for area in ("Euphoria", "Wastelands", "Subterra", "Icarus"):
            result = await press(actor, playing.newest, labelled(playing.newest, area))
            page = shown(result)
            assert page.ephemeral and area in page.content
            assert area in page.attachments[0].description
        result = await press(actor, playing.newest, labelled(playing.newest, "Whole board"))
        assert shown(result).ephemeral and shown(result).attachments[0].description.startswith("Board, turn")
        result = await actor.click(playing.newest, label="Recap")
        assert shown(result).ephemeral and shown(result).attachments[0].filename == "recap.png"


async def test_a_button_with_an_unknown_area_is_called_old(playing: Table) -> None:
    forged = button(Key("area", (await playing.position()).game.id, rest="atlantis"), "Atlantis")
    message = await playing.newest.channel.send("An old message", view=rows(forged))
    result = await playing.watcher.click(message, label="Atlantis")
    assert words("en")("button-old") in said(result)


async def test_buttons_reveal_nothing_about_a_game_in_another_channel(playing: Table) -> None:
    game = (await playing.position()).game
    elsewhere = playing.bot.get_partial_messageable(playing.guild.create_text_channel("elsewhere").id)
    buttons = [button(Key("area", game.id, rest="icarus"), "Icarus"), button(Key("recap", game.id), "Recap")]
    message = await elsewhere.send("A message that was moved", view=rows(*buttons))
    for label in ("Icarus", "Recap"):
        result = await playing.watcher.click(message, label=label)
        assert f"<#{playing.channel.id}>" in said(result) and not shown(result).attachments


async def test_the_numbered_board_says_which_number_is_which(playing: Table) -> None:
    view = await playing.bot.games.view((await playing.position()).game.id, None)
    numbers = {"generator": 1, "site_subterra_upper": 2}
    picture = await pictures.numbered(playing.bot, view, numbers, words("en"))
    assert picture is not None and picture.filename == "board.png"
    assert "1 Generator and 2 " in (picture.description or "")
