"""Deleting a user's or a server's data: what is left in the database's files, and in an older copy that is put back."""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.commands import backup, copy, restore
from bot.games import Games, Moved
from bot.store.forgotten import LIST, Entry, add_to_list, list_beside, read_list
from bot.store.postgres_content import ABOUT_USERS
from bot.store.profiles import PEOPLE
from bot.store.records import Kind, Message, Ring, TableMessage
from tests.databases import Place, read
from tests.games.helpers import USERS, answer_one, open_games, play_on, start_game
from tests.postgres import Server


@asynccontextmanager
async def opened(place: Place) -> AsyncIterator[Games]:
    games = await open_games(place)
    try:
        yield games
    finally:
        await games.store.close()


ZEBEDEE = 1_234_567_890_123_456_789
NAME = "Zebedee_Unmistakable 100%"


async def rename(games: Games, game_id: int, seat: int = 1) -> None:
    """Let a user with a remarkable id and name play this seat."""
    async with games.store.database.transaction() as tx:
        games.store.games.update_seat(tx, game_id, seat, user_id=ZEBEDEE, name=NAME)
        tx.add(
            "UPDATE answers SET user_id = ? WHERE game_id = ? AND user_id = ?",
            (ZEBEDEE, game_id, USERS[seat]),
        )
    games.loaded.drop(game_id)


async def show(games: Games, game_id: int, message_id: int) -> None:
    """Record a public message whose picture is described with everybody's name, and the one before it as stale."""
    for number in (message_id, message_id + 1):
        message = Message(Kind.TABLE, -1, 5, number)
        alt = f"Board, turn 7. {NAME} (B, red): 3 tokens. Ada (A, green): 4 tokens."
        shown = TableMessage(0, 3, 3, 0, 7, frozenset({1}), 0, message, alt)
        await games.table_messages.post(game_id, shown, retired=False)


async def everywhere(games: Games) -> Moved:
    """A finished game, a running one, a lobby and one that somebody else has taken over, with this user in each."""
    finished = await play_on(games, await start_game(games, 2), random.Random(21), 10_000)
    assert finished.over
    running = await play_on(games, await start_game(games, 3, channel=2), random.Random(3), 60)
    left = await play_on(games, await start_game(games, 2, channel=3), random.Random(4), 60)
    for number, moved in enumerate((finished, running, left)):
        await rename(games, moved.game.id)
        await show(games, moved.game.id, 100 * number + 100)
    await games.seats.vacate(left.game.id, 1, name="Computer")
    lobby = await games.lobby.open(guild_id=9, channel_id=4, host_id=ZEBEDEE, name=NAME)
    await games.words.give(lobby.id, ZEBEDEE, "secret")
    await games.profiles.change(ZEBEDEE, time_zone="Antarctica/Troll")
    await games.followers.add(left.game.id, ZEBEDEE)
    await games.notes.add(running.game.id, ZEBEDEE, f"I, {NAME}, think so", max_notes=3)
    await games.rings.claim(running.game.id, [ZEBEDEE], Ring("vote", 1), "nonce")
    sealed = await games.lobby.open(guild_id=9, channel_id=5, host_id=USERS[0], name="Ada")
    await games.lobby.join(sealed.id, ZEBEDEE, NAME)
    await games.words.give(sealed.id, ZEBEDEE, "0f" * 32)
    return running


async def columns(games: Games) -> set[tuple[str, str]]:
    """Every column whose name says that a user's id is in it."""
    found, database = set(), games.store.database
    for table in await database.tables():
        sql = f"SELECT name FROM pragma_table_info('{table}')"
        if database.path is None:
            sql = f"SELECT column_name AS name FROM information_schema.columns WHERE table_name = '{table}'"
        found |= {(table, row["name"]) for row in await database.rows(sql)}
    return {one for one in found if re.search("user|host_|holder|newcomer|opened_by|person$|member", one[1])}


async def test_every_column_with_a_user_is_known(place: Place) -> None:
    """Otherwise somebody is found neither in an older copy nor in what PostgreSQL writes anew."""
    async with opened(place) as games:
        assert await columns(games) == set(PEOPLE)
    assert {table for table, _ in PEOPLE} | {"table_messages", "stale_messages"} == set(ABOUT_USERS)


def bytes_of(place: Place, tmp_path: Path, postgres: Server | None) -> bytes:
    """All bytes of the database's files, with the write-ahead log of a file."""
    if isinstance(place, Path):
        files = [file for file in tmp_path.iterdir() if file.is_file()]
    else:
        assert postgres is not None
        read(place, "CHECKPOINT")
        [(folder,)] = read(place, "SELECT oid::text FROM pg_database WHERE datname = current_database()")
        files = list((postgres.folder / "data" / "base" / folder).iterdir())
    return b"".join(file.read_bytes() for file in files)


def traces(raw: bytes) -> set[str]:
    """What the bytes tell of the user. Numbers are stored with their first byte first (SQLite) or last (PostgreSQL)."""
    known = {
        "name": NAME.encode(),
        "zone": b"Antarctica/Troll",
        "digits": str(ZEBEDEE).encode(),
        "sqlite": ZEBEDEE.to_bytes(8, "big"),
        "postgres": ZEBEDEE.to_bytes(8, "little"),
    }
    return {what for what, text in known.items() if text in raw}


async def test_no_byte_of_a_forgotten_user_is_left(
    place: Place, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    postgres = request.getfixturevalue("postgres") if isinstance(place, str) else None
    async with opened(place) as games:
        running = await everywhere(games)
        assert traces(bytes_of(place, tmp_path, postgres)) == (
            {"name", "zone", "sqlite" if postgres is None else "postgres"}
        )
        changed = await games.forgetting.user(ZEBEDEE, name="Somebody", alt="The board.", called=(NAME,))
        assert not games.forgetting.unerased
        assert traces(bytes_of(place, tmp_path, postgres)) == set()
        assert {game.id for game in changed} == {running.game.id + n for n in (0, 2, 3)}
        shown = await games.store.table_messages.get(running.game.id)
        assert shown is not None and shown.alt == "The board."


async def test_a_game_that_is_over_keeps_no_former_players(place: Place) -> None:
    """Whoever had a seat before is found without reading every log."""
    async with opened(place) as games:
        moved = await play_on(games, await start_game(games, 2), random.Random(21), 40)
        await rename(games, moved.game.id)
        await games.seats.vacate(moved.game.id, 1, name="Computer")
        by = {row.user_id for row in await games.log.rows(moved.game.id)}
        assert by == {None, USERS[0], ZEBEDEE}
        await games.lifecycle.end(moved.game.id, "vote")
        assert {row.user_id for row in await games.log.rows(moved.game.id)} == {None, USERS[0]}


async def test_a_backup_in_progress_delays_only_the_erasing(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.sqlite3") as games:
        await everywhere(games)
        reading: Any = games.store.database.all_rows()
        await anext(reading)
        await games.forgetting.user(ZEBEDEE, name="Somebody")
        assert games.forgetting.unerased
        await reading.aclose()
        await games.forgetting.erase()
        assert not games.forgetting.unerased
        assert traces(bytes_of(tmp_path / "games.sqlite3", tmp_path, None)) == set()


# An older database


async def people(place: Place) -> set[int]:
    async with opened(place) as games:
        found = set(await games.store.profiles.all_ids())
    return found


async def test_a_restored_copy_brings_nobody_back(place: Place, tmp_path: Path) -> None:
    """Who was forgotten before the copy and has played again since is still in it."""
    async with opened(place) as games:
        await everywhere(games)
        await games.forgetting.user(USERS[2], name="Somebody")
        await games.profiles.change(USERS[2], language="fr")
        made, *_ = await backup.backup(place, tmp_path / "copies")
        await games.forgetting.user(ZEBEDEE, name="Somebody")
    if isinstance(place, Path):
        await restore.restore(made, place)
    else:
        await restore.restore_into(made, place, tmp_path / "copies")
    assert await people(place) == {USERS[0], USERS[1], USERS[2]}


async def test_a_copy_in_place_of_a_lost_database_brings_nobody_back(tmp_path: Path) -> None:
    """The list is beside the copies, and beside the file."""
    place = tmp_path / "games.sqlite3"
    async with opened(place) as games:
        await everywhere(games)
        made, *_ = await backup.backup(place, tmp_path / "copies")
        await games.forgetting.user(ZEBEDEE, name="Somebody")
        await backup.backup(place, tmp_path / "copies")
    assert read_list(tmp_path / "copies" / LIST) == read_list(list_beside(place))
    await restore.restore(made, tmp_path / "new.sqlite3")
    assert ZEBEDEE not in await people(tmp_path / "new.sqlite3")
    assert not (tmp_path / "new.sqlite3.part.forgotten").exists()
    # As somebody would do by hand with the copy that a migration leaves.
    place.write_bytes(made.read_bytes())
    async with opened(place) as games:
        await games.forgetting.follow_list(name="Somebody")
        assert ZEBEDEE not in await games.store.profiles.all_ids()


async def test_the_list_has_no_ids_and_survives_a_cut_off_line(tmp_path: Path) -> None:
    place = tmp_path / "games.sqlite3"
    async with opened(place) as games:
        await games.forgetting.user(ZEBEDEE, name="Somebody")
        await games.forgetting.user(ZEBEDEE, name="Somebody")
        path = list_beside(place)
        assert re.fullmatch(r"(\nuser \d+ [0-9a-f]{32} [0-9a-f]{64}\n){2}", path.read_text())
        assert str(ZEBEDEE) not in path.read_text() and path.stat().st_mode & 0o777 == 0o600
        with path.open("a") as file:
            file.write("user 17000")
        more = Entry("server", 5, "aa", "b" * 64)
        add_to_list(path, [more])
        assert read_list(path) == await games.store.forgotten.all() | {more}


async def test_a_list_of_many_is_applied_in_seconds(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.sqlite3") as games:
        async with games.store.database.transaction() as tx:
            tx.add_many("INSERT INTO profiles (user_id) VALUES (?)", [(user,) for user in range(1, 1001)])
        entries = [Entry("user", number, "aa", f"{number:064x}") for number in range(1000)]
        assert await games.forgetting.again(entries, name="Somebody") == 0
        assert await games.store.forgotten.all() == set(entries)


# Servers


async def test_everything_about_a_server_is_deleted(place: Place, tmp_path: Path) -> None:
    async with opened(place) as games:
        await everywhere(games)
        await games.servers.change(9, language="fr")
        other = await games.lobby.open(guild_id=8, channel_id=50, host_id=10, name="Ada")
        made, *_ = await backup.backup(place, tmp_path / "copies")
        assert await games.forgetting.server(9) == 5
        for table in await games.store.database.tables():
            rows = await games.store.database.rows(f"SELECT * FROM {table}")
            left = {
                "games": 1,
                "seats": 1,
                "profiles": 1,
                "forgotten": 1,
                "secrets": 1,
                "mixed": 1,
                "punctuality": 3,
            }
            assert len(rows) <= left.get(table, 0), table
        assert (await games.store.games.all_ids()) == [other.id]
    if isinstance(place, Path):
        await restore.restore(made, place)
    else:
        await restore.restore_into(made, place, tmp_path / "copies")
    async with opened(place) as games:
        assert (await games.store.games.all_ids()) == [other.id]


async def test_a_server_that_removed_the_bot_is_forgotten_later(place: Place) -> None:
    async with opened(place) as games:
        await start_game(games, 2)
        month = timedelta(days=30)
        now = games.now()
        forgetting, database = games.forgetting, games.store.database
        for here, of_ours, after, due in (
            ({9}, {9}, month, []),
            ((), (), month, []),  # another process knows
            ((), {9}, None, []),  # never
            ((), {9}, month, [9]),
            ((), {9}, month, [9]),  # not later because the bot started again
        ):
            await forgetting.match_servers(set(here), set(of_ours).__contains__, after)
            assert await forgetting.servers_due() == []
            database.now = lambda: now + month
            assert await forgetting.servers_due() == due
            database.now = lambda: now
        await forgetting.match_servers({9}, lambda _: True, month)
        database.now = lambda: now + month
        assert await forgetting.servers_due() == [], "the bot was invited again"
        await forgetting.plan_server(9)
        await forgetting.match_servers({9}, lambda _: True, month)
        assert await forgetting.servers_due() == [9], "its managers wanted it"


async def test_a_copied_database_has_the_list(place: Place, tmp_path: Path) -> None:
    async with opened(tmp_path / "old.sqlite3") as games:
        await answer_one(games, await start_game(games, 2), random.Random(1))
        await games.forgetting.user(USERS[1], name="Somebody")
        entries = await games.store.forgotten.all()
    await copy.copy(tmp_path / "old.sqlite3", place)
    async with opened(place) as games:
        assert len(entries) == 1 and await games.store.forgotten.all() == entries
