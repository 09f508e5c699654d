"""Checks README's statements on commands, make targets, pictures and settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from discord import app_commands

from bot import store as stores
from bot import tables
from bot.hosting.app import PERMISSIONS
from tests.cogs.table import PatientEnv, new_bot

CHECKOUT = Path(__file__).parents[1]
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")


def row_of(command: app_commands.Command) -> str:
    options = [p.display_name if p.required else f"[{p.display_name}]" for p in command.parameters]
    return f"| `{' '.join(['/' + command.qualified_name, *options])}` | {command.description} |"


async def test_the_table_of_commands_is_the_bots(tmp_path: Path) -> None:
    """A failure shows the line that README must have."""
    bot = new_bot(tmp_path / "games.sqlite3")
    env = PatientEnv(bot, settle_timeout=60)
    await env.start()
    try:
        commands = [c for c in bot.tree.walk_commands() if isinstance(c, app_commands.Command)]
        rows = [row_of(command) for command in commands]
    finally:
        await env.shutdown()
        await bot.close()
    table = README.partition("<!-- commands:")[2].partition("<!-- end of commands -->")[0]
    told = [line for line in table.splitlines() if line.startswith("| `/")]
    assert sorted(told) == sorted(rows)


def test_every_target_it_names_is_in_the_makefile() -> None:
    targets = re.findall(r"^([a-z.]+):", (CHECKOUT / "Makefile").read_text(), re.MULTILINE)
    named = set(re.findall(r"`make ([a-z.]+)", README))
    assert named >= {"run", "test", "quick", "bench"}
    assert named <= set(targets)


def test_its_pictures_exist_and_are_small() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert pictures[0] == "data/pictures/page.png", "the first picture must show the page"
    for picture in pictures:
        assert (CHECKOUT / picture).stat().st_size <= 300_000, picture


def test_the_files_it_names_exist() -> None:
    """Paths in backticks must exist."""
    paths = re.findall(r"`((?:bot|cogs|data|renderers|tests|\.ci)/[\w./]*)`", README)
    assert len(paths) > 10
    missing = [path for path in paths if not (CHECKOUT / path).exists()]
    assert not missing


async def test_the_packages_list_all_their_parts(tmp_path: Path) -> None:
    store = await stores.Store.open(tmp_path / "games.sqlite3")
    wholes = (
        (stores, "store", store, {"database"}),
        (tables, "tables", tables.Tables(store), {"store", "games"}),
    )
    await store.close()
    for package, name, whole, besides in wholes:
        told = re.findall(rf"^ *{name}\.(\w+)  ", package.__doc__ or "", re.MULTILINE)
        assert set(told) == set(vars(whole)) - besides, name


@pytest.mark.parametrize(
    ("path", "holds"),
    [
        ("bot/engine/markets/costs.py", '@when("theater", "token")'),
        ("bot/engine/spaces/icarus.py", '@kind("icarus", "breeze_bar")'),
        ("cogs/turn/cog.py", '@control("go")'),
        ("cogs/kit/panel/answering.py", "async def commit("),
        ("bot/tables/play.py", "async def answer("),
        ("bot/engine/game.py", "    def answer("),
        ("bot/notices.py", "HEARD_BY"),
        ("tests/scenarios/recruits/icarite/amanda_classic_off_turn_gives_bliss.toml", "amanda"),
    ],
)
def test_the_code_it_points_to_exists(path: str, holds: str) -> None:
    """Theater's rule, the price of the Breeze Bar, the code behind Confirm, and the tests of Amanda."""
    assert f"`{path}`" in README
    assert holds in (CHECKOUT / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("permission", [name for name, wanted in PERMISSIONS if wanted])
def test_it_names_every_permission_of_the_invitation(permission: str) -> None:
    shown = {"read_messages": "View Channels"}.get(permission, permission.replace("_", " ").title())
    assert f"*{shown.replace(' In ', ' in ')}*" in README


@pytest.mark.parametrize("language", ["ru", "fr", "ja", "nl"])
def test_its_first_section_exists_in_every_language(language: str) -> None:
    path = CHECKOUT / "data" / "locales" / language / "README.md"
    assert f"(data/locales/{language}/README.md)" in README
    text = path.read_text(encoding="utf-8")
    assert "make run" in text and "make test" in text and text.count("\n1. ") == 1 and "\n6. " in text
    for link in re.findall(r"\]\(((?!https?:)[^)#]+)", text):
        assert (path.parent / link).exists(), link
