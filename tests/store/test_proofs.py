"""Secrets, players' contributions, draws; and private notes."""

from __future__ import annotations

from bot.engine.prompts import Chance
from bot.store import Store
from bot.store.proofs import Draw
from bot.store.records import SeatRecord


async def a_lobby(store: Store, channel: int = 5) -> int:
    async with store.database.transaction() as tx:
        seats = [SeatRecord(0, 0, 7, "Ada", "red")]
        made = store.games.insert(tx, guild_id=1, channel_id=channel, host_id=7, seats=seats)
        store.proofs.begin(tx, channel, f"secret of {channel}", f"promise of {channel}")
    return int(made.value)


async def test_each_lobby_has_its_own_secret(store: Store):
    one, two = await a_lobby(store, 5), await a_lobby(store, 6)
    assert await store.proofs.secret(one) == "secret of 5" and await store.proofs.secret(two) == "secret of 6"
    game = await store.games.get(two)
    assert game is not None and (game.commitment, game.seed) == ("promise of 6", None)
    assert await store.proofs.secret(99) is None


async def test_contributions_keep_their_order(store: Store):
    game, other = await a_lobby(store, 5), await a_lobby(store, 6)
    async with store.database.transaction() as tx:
        store.proofs.mix(tx, game, "join:1")
        store.proofs.mix(tx, other, "join:2")
        store.proofs.mix(tx, game, "word:a", 7)
        store.proofs.mix(tx, game, "join:3")
    async with store.database.transaction() as tx:
        store.proofs.drop_word(tx, game, 7)
        store.proofs.mix(tx, game, "word:b", 7)
    assert await store.proofs.words(game) == ["word:b"]
    async with store.database.transaction() as tx:
        store.proofs.close(tx, game, ["join:1", "join:3", "start:4", "word:b"])
    assert await store.proofs.mixed(game) == ["join:1", "join:3", "start:4", "word:b"]
    assert await store.proofs.mixed(other) == ["join:2"]
    async with store.database.transaction() as tx:
        store.proofs.drop_word(tx, game, 7)
    assert len(await store.proofs.mixed(game)) == 4, "a word must stay after the game has begun"


async def test_sealed_words_are_replaced_revealed_and_forgotten(store: Store):
    game = await a_lobby(store)
    async with store.database.transaction() as tx:
        store.proofs.mix(tx, game, "word:told", 7)
        store.proofs.drop_word(tx, game, 7)
        store.proofs.seal(tx, game, 7, "bb")
        store.proofs.seal(tx, game, 8, "aa")
        store.proofs.reveal(tx, game, 7, "rosebud: a sled")
    assert await store.proofs.words(game) == ["withheld:aa", "sealed:bb:rosebud: a sled"]
    async with store.database.transaction() as tx:
        store.profiles.forget(tx, 8, "Somebody")
    assert [one.user_id for one in await store.proofs.sealed(game)] == [7]
    async with store.database.transaction() as tx:
        store.proofs.replace(tx, game, "fresh", "new promise")
    found = await store.games.get(game)
    assert found is not None and found.commitment == "new promise"
    assert await store.proofs.secret(game) == "fresh" and await store.proofs.words(game) == []


async def test_the_newest_secret_is_used(store: Store):
    game, other = await a_lobby(store, 5), await a_lobby(store, 6)
    epochs = [
        {"revision": n, "seq": n, "commitment": f"promise {n}", "secret": f"secret {n}", "why": "restored"}
        for n in (30, 4)
    ]
    async with store.database.transaction() as tx:
        for epoch in epochs:
            store.proofs.renew(tx, game, epoch)
    assert await store.proofs.secret(game) == "secret 30"
    assert await store.proofs.first_secret(game) == "secret of 5"
    assert await store.proofs.epochs(game) == epochs[::-1]
    assert await store.proofs.secret(other) == "secret of 6" and await store.proofs.epochs(other) == []


async def test_requested_draws_are_read_as_in_the_file(store: Store):
    game = await a_lobby(store)
    dice, cards = Chance("dice", 2), Chance("artifact", 1, {"book": 2, "bat": 1})
    async with store.database.transaction() as tx:
        store.proofs.add_draws(tx, game, [Draw(1, 4, cards), Draw(0, 4, dice)])
    assert await store.proofs.draws(game) == [
        {"revision": 0, "seq": 4, "key": "dice", "count": 2, "deck": {}},
        {"revision": 1, "seq": 4, "key": "artifact", "count": 1, "deck": {"bat": 1, "book": 2}},
    ]


async def test_notes_belong_to_a_person_and_a_game(store: Store):
    game, other = await a_lobby(store, 5), await a_lobby(store, 6)
    for text in ("one", "two", "three"):
        assert await store.notes.add(game, 7, text, max_notes=3)
    assert not await store.notes.add(game, 7, "too many", max_notes=3)
    assert await store.notes.add(game, 8, "hers", max_notes=3) and await store.notes.add(
        other, 7, "there", max_notes=3
    )
    assert [note.text for note in await store.notes.of(game, 7)] == ["one", "two", "three"]
    assert await store.notes.clear(game, 7, 2) == 1 and await store.notes.clear(game, 7, 9) == 0
    assert [note.text for note in await store.notes.of(game, 7)] == ["one", "three"]
    assert await store.notes.clear(game, 7) == 2
    assert [note.text for note in await store.notes.of(game, 8)] == ["hers"]
    async with store.database.transaction() as tx:
        store.profiles.forget(tx, 7, "Somebody")
    assert await store.notes.of(other, 7) == [] and len(await store.notes.of(game, 8)) == 1


async def test_deleting_a_lobby_deletes_everything_about_it(store: Store):
    game = await a_lobby(store)
    async with store.database.transaction() as tx:
        store.proofs.mix(tx, game, "join:1")
        store.proofs.add_draws(tx, game, [Draw(0, 0, Chance("dice", 1))])
        store.proofs.seal(tx, game, 7, "aa")
        store.proofs.renew(
            tx, game, {"revision": 1, "seq": 1, "commitment": "", "secret": "", "why": "restored"}
        )
    await store.notes.add(game, 7, "one", max_notes=3)
    await store.database.write("DELETE FROM games WHERE id = ?", (game,))
    for table in ("secrets", "mixed", "draws", "notes", "epochs", "sealed_words"):
        assert not await store.database.rows(f"SELECT * FROM {table}"), table
