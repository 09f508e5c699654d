"""The log: rows are read back as they were written, including undone ones."""

from __future__ import annotations

from dataclasses import fields

import pytest

from bot.engine import events as kinds
from bot.engine.events import ArtifactsDrawn, Event, GoodsGained, Traded, WorkerPlaced
from bot.engine.game import Row
from bot.store import Conflict, Store
from bot.store.log import Click, dump_events, load_events
from tests.store.helpers import new_game

PLACED = WorkerPlaced(0, 5, "generator")
DRAWN = ArtifactsDrawn(1, 2, ("book", "bat"), "market_euphoria_upper")
ROWS: list[tuple[Row, list[Event], int | None]] = [
    (Row(0, "act", "place:5:generator"), [PLACED], 10),
    (Row(-1, "dice", [3, 4], "chance"), [], None),
    (Row(1, "discard", ["book", "bat#2"], "auto"), [DRAWN], None),
    (Row(0, "act", {"trade": {"with": 1, "give": {"gold": 1}, "get": {"book": 1}}}), [], 10),
]


async def fill(store: Store) -> int:
    game = await new_game(store)
    async with store.database.transaction() as tx:
        store.log.save_checkpoint(tx, game, 0, "zero")
        store.log.append(tx, game, 0, ROWS)
        store.log.save_checkpoint(tx, game, 2, "two")
    return game


async def test_rows_and_checkpoints_are_read_as_written(store: Store):
    game = await fill(store)
    saved = await store.log.saved(game)
    assert saved is not None
    assert (saved.checkpoint, saved.at, saved.rows) == ("two", 2, [row for row, _, _ in ROWS[2:]])
    earlier = await store.log.saved(game, 1)
    assert earlier is not None and (earlier.checkpoint, earlier.rows) == ("zero", [ROWS[0][0]])
    assert await store.log.length(game) == 4
    assert await store.log.last_by(game, 0) == 4 and await store.log.last_by(game, 1) == 0
    logged = await store.log.rows(game, 2)
    assert [row.seq for row in logged] == [2, 3] and logged[0].facts == (DRAWN,)
    assert logged[0].seen_by(None) == [ArtifactsDrawn(1, 2, (), "market_euphoria_upper")]
    assert logged[0].seen_by(1) == [DRAWN]
    assert await store.log.saved(game + 1) is None


async def test_what_is_rolled_for_an_answer_belongs_to_it(store: Store):
    game = await new_game(store)
    for first, length, after in ((0, 1, 1), (1, 2, 2), (2, 3, 2)):
        async with store.database.transaction() as tx:
            store.log.append(tx, game, first, ROWS[first:length])
        assert await store.log.last_by(game, 0) == after and await store.log.last_by(game, 1) == 0


async def test_a_log_position_can_be_written_once(store: Store):
    game = await fill(store)
    with pytest.raises(Conflict):
        async with store.database.transaction() as tx:
            store.log.append(tx, game, 3, ROWS[:2])
    assert await store.log.length(game) == 4


async def test_undone_rows_are_kept(store: Store):
    game = await fill(store)
    async with store.database.transaction() as tx:
        store.log.take_back(tx, game, 1, 0, "undo")
    saved = await store.log.saved(game)
    assert saved is not None and (saved.checkpoint, len(saved.rows)) == ("zero", 1)
    undone = await store.log.undone(game)
    assert [(row["revision"], row["seq"], row["why"]) for row in undone] == [
        (0, 1, "undo"),
        (0, 2, "undo"),
        (0, 3, "undo"),
    ]
    assert undone[2]["answer"] == ROWS[3][0].answer
    async with store.database.transaction() as tx:  # the same positions can be filled and undone again
        store.log.append(tx, game, 1, ROWS[1:2])
        store.log.take_back(tx, game, 0, 1, "rewind")
    assert len(await store.log.undone(game)) == 5


async def test_a_click_is_stored_once(store: Store):
    game = await fill(store)
    click = Click(game, 0, 0, 4, 0)
    async with store.database.transaction() as tx:
        store.log.add_click(tx, 2**63 - 1, click)
    assert await store.log.click(2**63 - 1) == click
    assert await store.log.click(1) is None
    with pytest.raises(Conflict):
        async with store.database.transaction() as tx:
            store.log.add_click(tx, 2**63 - 1, click)


def _sample(kind: type[Event]) -> Event:
    """One event of each kind, with every field filled according to its type."""
    by_type = {
        "int": 3,
        "str": "gold",
        "bool": True,
        "tuple[str, ...]": ("book", "bat"),
        "tuple[int, ...]": (1, 2),
        "Mapping[str, int]": {"gold": 2},
        "tuple[tuple[str, ...], tuple[str, ...]] | tuple[()]": (("book",), ("bat",)),
    }
    return kind(**{f.name: by_type[str(f.type)] for f in fields(kind)})


ALL = [kind for kind in vars(kinds).values() if isinstance(kind, type) and issubclass(kind, Event)]


@pytest.mark.parametrize("kind", [kind for kind in ALL if kind is not Event], ids=lambda kind: kind.__name__)
def test_every_kind_of_event_is_read_as_written(kind: type[Event]):
    event = _sample(kind)
    assert load_events(dump_events([event, event.public()])) == [event, event.public()]


def test_events_of_another_version_are_left_out():
    known = dump_events([GoodsGained(0, {"gold": 1}, "mine"), Traded(0, 1, {"gold": 1}, {}, 0, 1)])
    older = known[:-1] + (',{"event":"MoonLanded","seat":1},{"event":"WorkerPlaced","who":1}]')
    assert len(older) > len(known)
    assert [type(event).__name__ for event in load_events(older)] == ["GoodsGained", "Traded"]
