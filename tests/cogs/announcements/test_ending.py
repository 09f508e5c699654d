"""The end of a game: the winner, the tie-breaker, everybody's secrets, pictures, the replay, and a rematch."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine.events import GameWon, TieBroken
from bot.games import Moved
from bot.language.words import words
from cogs.announcements.ending import final_text, secrets_texts
from cogs.kit import pictures
from tests.cogs.fast_forward import answer_once, crowded_end, finish, told_later
from tests.cogs.situations import be_quiet, no_film
from tests.cogs.table import Table, custom_id, said, verbs

pytestmark = pytest.mark.slow

W = words("en")


@pytest.fixture
async def over(playing: Table):
    moved = await finish(playing)
    return playing, moved


async def test_the_end_is_announced_with_picture_and_secrets(over) -> None:
    table, moved = over
    winner = table.people[moved.game.names[moved.winners[0]]]
    end = next(message for message in table.messages if "won!" in message.content)
    assert winner.mention in end.content
    assert f"1. {winner.mention}" in end.content
    assert [file.filename for file in end.attachments] == ["standings.png", "board.png"]
    assert all(file.description for file in end.attachments)
    assert verbs(end) == ["rematch"]
    assert {user.id for user in end.mentions} == {actor.id for actor in table.people.values()}
    told = "\n".join(message.content for message in table.messages)
    for seat in range(2):
        me = (await table.bot.games.view(moved.game.id, None)).players[seat]
        assert me.dilemma is not None and W.dilemma(me.dilemma) in told
        for card in me.hidden or ():
            assert W.recruit(card) in told
    film = table.messages[-1].attachments[0]
    assert film.filename == "replay.gif" and film.size < 10 * 1024 * 1024 and film.description
    # Only the last message still has buttons.
    assert [m.id for m in table.messages if verbs(m)] == [end.id]


async def test_a_finished_game_can_still_be_looked_at(over) -> None:
    table, _ = over
    for command in ("status", "board", "log", "recap"):
        result = await table.watcher.slash(table.channel, command)
        assert said(result) is not None and not table.bot.unexpected_errors
    assert "over" in said(await table.people["Ada"].slash(table.channel, "turn"))


async def test_players_can_have_another_game_and_spectators_cannot(over) -> None:
    table, moved = over
    end = next(message for message in table.messages if "won!" in message.content)
    result = await table.watcher.click(end, custom_id=custom_id(end, "rematch"))
    assert "You're watching" in said(result)
    await table.people["Bo"].click(end, custom_id=custom_id(end, "rematch"))
    game = await table.bot.games.records.open_in(table.channel.id)
    assert game is not None and game.status == "lobby" and game.id != moved.game.id
    assert [seat.name for seat in game.seats] == ["Bo"]
    # A second press points to the open lobby instead of failing.
    result = await table.people["Ada"].click(end, custom_id=custom_id(end, "rematch"))
    assert said(result).strip()


def test_a_tie_breaker_is_named():
    game, view = crowded_end()
    facts = (TieBroken((0, 1), "morale"), GameWon(0))
    moved = Moved(game=game, question=1, prompts=(), over=True, winners=(0,), turn=0, length=9, facts=facts)
    text = final_text(moved, view, W)
    assert "morale" in text and text.startswith("🏆") and len(text) <= 1500


async def test_without_permission_to_attach_files_the_end_is_text(playing: Table) -> None:
    path = f"/channels/{playing.channel.id}/messages"
    playing.env.inject_error("POST", path, status=403, code=50013, times=1)
    await finish(playing)
    end = next(message for message in playing.messages if "won!" in message.content)
    assert not end.attachments and verbs(end) == ["rematch"]
    assert "What everyone was holding" in "".join(message.content for message in playing.messages)


async def test_discord_refusing_everything_stops_nothing(playing: Table) -> None:
    playing.env.inject_error(
        "POST", f"/channels/{playing.channel.id}/messages", status=403, code=50013, times=None
    )
    moved = await finish(playing)
    assert moved.over and (await playing.bot.store.stats.of(playing.people["Ada"].id)).played == 1


async def test_secrets_that_could_not_be_posted_come_later_without_repeating_the_rest(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.hosting.outage.SHORTEST_WAIT", 0.5)
    note = playing.bot.games.table_messages.post

    async def then_fail(*args: Any) -> None:
        await note(*args)
        path = f"/channels/{playing.channel.id}/messages"
        playing.env.inject_error("POST", path, status=503, code=0, times=1)

    setattr(playing.bot.games.table_messages, "post", then_fail)  # noqa: B010 (for the type checker)
    await finish(playing)

    def told(text: str) -> int:
        return sum(text in message.content for message in playing.messages)

    await told_later(playing)
    assert (told("won!"), told("What everyone was"), told("The whole game")) == (1, 1, 1)
    await playing.restart()
    await playing.env.settle()
    assert (told("won!"), told("What everyone was"), told("The whole game")) == (1, 1, 1)


async def test_a_replay_that_cannot_be_attached_is_not_announced(playing: Table) -> None:
    drawn = pictures.replay

    async def then_forbid(*args: Any) -> Any:
        film = await drawn(*args)
        path = f"/channels/{playing.channel.id}/messages"
        playing.env.inject_error("POST", path, status=403, code=50013, times=1)
        return film

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "replay", then_forbid)
        await finish(playing)
    await playing.env.advance_time(3600)
    assert "What everyone was holding" in playing.messages[-1].content


async def test_the_end_is_silent_if_everybody_has_quiet_hours(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "replay", no_film)
    for actor in playing.people.values():
        await be_quiet(playing, actor)
    await finish(playing)
    end = next(message for message in playing.messages if "won!" in message.content)
    assert end.flags.silent


async def test_the_end_does_not_ring_for_who_has_left(
    playing: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A computer plays on for them, and the only one who is still there has quiet hours."""
    monkeypatch.setattr(pictures, "replay", no_film)
    ada, bo = playing.people["Ada"], playing.people["Bo"]
    await be_quiet(playing, bo)
    rng, moved = Random(1), await playing.position()
    while not moved.over:
        moved = await answer_once(playing, moved, rng)
    await playing.bot.store.database.write("UPDATE seats SET kept = ? WHERE user_id = ?", (True, ada.id))
    await playing.restart()
    await playing.env.settle()
    end = next(message for message in playing.messages if "won!" in message.content)
    assert end.flags.silent and playing.pinged(end) == [bo.id]


def test_a_computer_that_wins_is_called_by_its_name():
    game, view = crowded_end()
    seats = (replace(game.seats[0], user_id=None, name="Orwell", level="easy"), *game.seats[1:])
    moved = Moved(replace(game, seats=seats), 1, (), True, (0,), 0, 1)
    assert final_text(moved, view, W).splitlines()[0] == "🏆 **Orwell has won!**"
    one_left = replace(view, players=tuple(replace(player, tokens_left=1) for player in view.players))
    assert "⭐ 9/10" in secrets_texts(game, one_left, W)[0]


def test_the_largest_end_fits_its_messages():
    game, view = crowded_end()
    texts = secrets_texts(game, view, W)
    assert len(texts) > 1 and all(len(text) <= 2000 for text in texts)
