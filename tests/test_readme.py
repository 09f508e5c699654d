"""Checks what README and the pages it leads to say about commands, make targets, pictures, files and versions."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from discord import app_commands

from bot import __version__, games
from bot import store as stores
from bot.hosting.app import PERMISSIONS
from tests.cogs.patient_env import PatientEnv
from tests.cogs.table import new_bot

CHECKOUT = Path(__file__).parents[1]
README = (CHECKOUT / "README.md").read_text(encoding="utf-8")
CODE_PAGE = (CHECKOUT / "bot" / "README.md").read_text(encoding="utf-8")
PAGES = (
    "README.md",
    "CHANGELOG.md",
    "bot/README.md",
    "bot/hosting/README.md",
    ".github/CONTRIBUTING.md",
    ".github/SECURITY.md",
)


def test_it_can_be_read_in_five_minutes() -> None:
    assert len(README.encode()) <= 9 * 1024


@pytest.mark.parametrize("page", PAGES)
def test_its_links_lead_somewhere(page: str) -> None:
    path = CHECKOUT / page
    text = path.read_text(encoding="utf-8")
    for link, _, heading in (one.partition("#") for one in re.findall(r"\]\(((?!https?:)[^)]+)\)", text)):
        target = (path.parent / link) if link else path
        assert target.exists(), link
        if heading:
            headings = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in {re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings}, (
                link
            )


def test_the_changelog_begins_with_this_version() -> None:
    versions = re.findall(
        r"^## ([\d.]+)", (CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert versions[0] == __version__


def row_of(command: app_commands.Command) -> str:
    return f"| `/{command.qualified_name}` | {command.description} |"


async def test_the_table_of_commands_is_the_bots(tmp_path: Path) -> None:
    """A failure shows the line that README must have."""
    bot = new_bot(tmp_path / "games.sqlite3")
    env = PatientEnv(bot)
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
    contributing = (CHECKOUT / ".github" / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`make ([a-z.]+)", README + contributing))
    assert named >= {"run", "test", "quick", "bench"}
    assert named <= set(targets)


def test_its_pictures_exist_and_are_small() -> None:
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert pictures[0] == "data/pictures/page.png", "the first picture must show the page"
    for picture in pictures:
        assert (CHECKOUT / picture).stat().st_size <= 300_000, picture


def test_the_files_it_names_exist() -> None:
    """Paths in backticks must exist."""
    text = "".join((CHECKOUT / page).read_text(encoding="utf-8") for page in PAGES)
    paths = re.findall(r"`((?:bot|cogs|data|renderers|tests|\.ci)/[\w./]*)`", text)
    assert len(paths) > 10
    missing = [path for path in paths if not (CHECKOUT / path).exists()]
    assert not missing


async def test_the_packages_list_all_their_parts(tmp_path: Path) -> None:
    store = await stores.Store.open(tmp_path / "games.sqlite3")
    whole_games = games.Games(store)
    the_stores_own = {name for name, part in vars(whole_games).items() if part in vars(store).values()}
    wholes = (
        (stores, "store", store, {"database"}),
        (games, "games", whole_games, {"store", "loaded", *the_stores_own}),
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
        ("cogs/panel/answering.py", "async def commit("),
        ("bot/games/play.py", "async def answer("),
        ("bot/engine/game.py", "    def answer("),
        ("bot/notices.py", "HEARD_BY"),
        ("tests/scenarios/recruits/icarite/amanda_classic_off_turn_gives_bliss.toml", "amanda"),
    ],
)
def test_the_code_it_points_to_exists(path: str, holds: str) -> None:
    """Theater's rule, the price of the Breeze Bar, the code behind Confirm, and the tests of Amanda."""
    assert f"`{path}`" in CODE_PAGE
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
