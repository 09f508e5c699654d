"""Plays whole games: at every new kind of question, the panel is opened and a hint is requested."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.engine.prompts import Prompt
from bot.engine.state import Edition, Variant
from bot.games import Position
from tests.cogs.fast_forward import announce, answer_once
from tests.cogs.table import Table, offers, said, shown

pytestmark = pytest.mark.usefixtures("hints")

LONGEST = 2000


def kind_of(prompt: Prompt) -> tuple[str, ...]:
    """Identifies questions that are shown in the same way."""
    return (
        prompt.ask,
        prompt.key if prompt.ask in ("ability", "act") else "",
        prompt.about.get("moment", ""),
    )


async def look(table: Table, position: Position, prompt: Prompt) -> None:
    actor = table.people[position.game.seats[prompt.seat].name]
    panel = shown(await actor.slash(table.channel, "turn"))
    assert offers(panel), (prompt, panel.content)
    assert 0 < len(panel.content) <= LONGEST
    advice = said(await actor.slash(table.channel, "hint"))
    assert (
        "I would choose:" in advice and "_" not in advice.partition("I would choose:")[2].partition("\n")[0]
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "edition", "variants"),
    [
        (11, "classic", ()),
        (12, "revised", ("recruit_draft", "market_draft", "track_draft", "doubles_cost")),
        (13, "classic", ("doubles_cost",)),
        (14, "revised", ()),
        (15, "classic", ("recruit_draft",)),
        (16, "revised", ("track_draft",)),
        (17, "classic", ("market_draft",)),
        (18, "revised", ("market_draft", "recruit_draft")),
        (19, "classic", ()),
        (20, "revised", ("track_draft", "doubles_cost")),
    ],
)
async def test_every_kind_of_question_in_a_game_can_be_shown_and_has_a_hint(
    tmp_path: Path, seed: int, edition: Edition, variants: tuple[Variant, ...]
) -> None:
    table = await Table.create(tmp_path / "games.sqlite3", players=4, seed=seed)
    try:
        lobby = await table.open_lobby(pace="none")
        ada = table.people["Ada"]
        game = await table.bot.games.records.open_in(table.channel.id)
        assert game is not None
        await table.bot.games.lobby.change(game.id, edition=edition, variants=variants)
        await ada.click(lobby, label="Start")
        rng = Random(seed)
        seen: dict[tuple[str, ...], int] = {}
        position: Position = await table.position()
        while not position.over:
            for prompt in position.prompts:
                count = seen[kind_of(prompt)] = seen.get(kind_of(prompt), 0) + 1
                if count == 1 or (prompt.ask == "act" and count % 12 == 0):
                    await look(table, position, prompt)
            moved = await answer_once(table, position, rng)
            if rng.random() < 0.02 or moved.over:
                await announce(table, moved)
            position = moved
        assert len(seen) > 5
    finally:
        await table.clear()
