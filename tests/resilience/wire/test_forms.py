"""Forms: Discord opens each of them, and the submitted values are read. The lobby's form: test_forged_input.py."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.engine.state import Game, Worker
from tests.games.helpers import stand_at

from .wire import Click
from .wire_components import LINE_OF_TEXT, MENU, RADIO, TICKS, form_refusal
from .wire_shapes import control, text_of
from .wired_table import Wired, at_first_turn

pytestmark = pytest.mark.slow

ADA, BO, CY = 100, 101, 102


@pytest.fixture
async def busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wired]:
    """Three people; Ada is on turn and has workers on the board."""
    async with at_first_turn(tmp_path / "games.sqlite3", monkeypatch, people=3) as wired:
        games = wired.bot.games
        await stand_at(games, await games.game(1), with_much_to_do)
        yield wired


def with_much_to_do(game: Game) -> None:
    game.workers = {
        "farm": (Worker(0, 3),),
        "generator": (Worker(0, 1),),
        "site_subterra_lower": (Worker(0, 5, 1),),
    }
    for player in game.players:
        player.goods = {"energy": 2, "food": 1, "bliss": 1}
    game.players[0].available, game.players[0].placed = [2], 3


async def opened(table: Wired, verb: str) -> Click:
    """The form behind a button of Ada's panel."""
    panel = (await table.answered(await table.wire.slash(ADA, "turn"))).panel
    assert panel is not None
    click = await table.answered(await table.wire.press(ADA, panel, str(control(panel, verb))))
    assert click.form is not None and click.callbacks == [9]
    return click


def fields(click: Click) -> dict[str, dict[str, Any]]:
    assert click.form is not None
    return {part["component"]["custom_id"]: part["component"] for part in click.form["components"]}


def values(field: dict[str, Any]) -> list[str]:
    return [one["value"] for one in field["options"]]


async def test_one_form_asks_for_workers_and_payment(busy: Wired) -> None:
    click = await opened(busy, "which")
    found = fields(click)
    assert {name: field["type"] for name, field in found.items()} == {"workers": TICKS, "pay": RADIO}
    lost = [one.get("description") for one in found["workers"]["options"]]
    assert sorted(filter(None, lost)) == ["its stone is lost"]
    assert values(found["pay"]) == ["free", "food", "bliss"]
    brings = [one.get("description") for one in found["pay"]["options"]]
    assert brings == [None, "+2 morale", "+2 morale"], "at morale 1, retrieving for free must not cost morale"
    before = (await busy.position()).length
    home = await busy.answered(
        await busy.wire.submit(ADA, click, workers=["farm:3", "site_subterra_lower:5"], pay=["food"])
    )
    assert home.panel is not None and (await busy.position()).length == before
    said = text_of(home.panel)
    assert "You retrieve" in said and "its stone is lost" in said and "−1 food" in said
    assert "Then you roll 2 dice" in said
    await busy.answered(await busy.wire.press(ADA, home.panel, str(control(home.panel, "go"))))
    assert (await busy.position()).length > before


async def test_a_trade_is_put_together_in_one_form(busy: Wired) -> None:
    click = await opened(busy, "trade")
    found = fields(click)
    assert {name: field["type"] for name, field in found.items()} == {
        "with": RADIO,
        "give": MENU,
        "get": MENU,
    }
    assert values(found["with"]) == ["1", "2"]
    done = await busy.answered(
        await busy.wire.submit(ADA, click, **{"with": ["2"]}, give=["energy:2"], get=["food:1"])
    )
    assert "has your offer" in done.text
    offer = await busy.wire.until(lambda: next(iter(busy.tells("offers")), None))
    assert offer["pinged"] == [CY]


async def test_a_trade_is_opened_from_a_persons_context_menu(busy: Wired) -> None:
    click = await busy.answered(await busy.wire.context_menu(ADA, "Trade", BO))
    found = fields(click)
    assert found["with"]["type"] == MENU and values(found["with"]) == ["1"]
    assert found["with"]["options"][0]["default"]
    done = await busy.answered(await busy.wire.submit(ADA, click, give=["energy:1"], get=["bliss:1"]))
    assert "has your offer" in done.text


async def test_a_mat_and_what_happened_are_layouts_too(busy: Wired) -> None:
    mat = await busy.answered(await busy.wire.context_menu(BO, "Mat", ADA))
    assert mat.panel is not None and mat.panel["flags"] & 1 << 15 and mat.panel["attachments"]
    assert "Ada" in text_of(mat.panel) and "Farm" in text_of(mat.panel)
    table_message = await busy.shown()
    told = await busy.answered(await busy.wire.context_menu(BO, "What happened here", table_message))
    assert told.panel is not None and told.panel["flags"] & 1 << 15 and text_of(told.panel)


async def test_the_profile_is_set_in_one_form(busy: Wired) -> None:
    shown = (await busy.answered(await busy.wire.slash(ADA, "profile show"))).panel
    assert shown is not None
    click = await busy.answered(await busy.wire.press(ADA, shown, str(control(shown, "settings"))))
    kinds = {name: field["type"] for name, field in fields(click).items()}
    assert kinds == {
        "language": RADIO,
        "time_zone": LINE_OF_TEXT,
        "quiet_hours": LINE_OF_TEXT,
        "reach": RADIO,
        "palette": RADIO,
    }
    await busy.answered(
        await busy.wire.submit(
            ADA, click, language=["nl"], time_zone=["Europe/Amsterdam"], quiet_hours=[""], palette=["none"]
        )
    )
    profile = await busy.bot.games.profiles.get(ADA)
    assert (profile.language, profile.time_zone, profile.palette) == ("nl", "Europe/Amsterdam", "none")
    # From now on she reads Dutch, and texts instead of pictures.
    again = await busy.answered(await busy.wire.press(ADA, shown, str(control(shown, "settings"))))
    assert again.form is not None and "Taal" in str(again.form)
    hand = await busy.answered(await busy.wire.slash(ADA, "hand"))
    assert hand.panel is not None and not hand.panel["attachments"]


RADIO_OF_ONE = {"type": RADIO, "custom_id": "a", "options": [{"value": "a", "label": "A"}]}
MUST_TICK = {
    "type": TICKS,
    "custom_id": "a",
    "options": [{"value": "a", "label": "A"}],
    "min_values": 0,
    "required": True,
}
TWO_CHOSEN = {
    "type": RADIO,
    "custom_id": "a",
    "options": [{"value": one, "label": one, "default": True} for one in "ab"],
}


@pytest.mark.parametrize("field", [RADIO_OF_ONE, MUST_TICK, TWO_CHOSEN])
def test_a_form_that_discord_refuses_is_refused(field: dict[str, Any]) -> None:
    label = {"type": 18, "label": "A", "component": field}
    assert form_refusal({"custom_id": "ef:x", "title": "A", "components": [label]})
