"""compose.yaml, read as far as one can without Docker: what it names is there, and its parts fit each other."""

from __future__ import annotations

import re
from pathlib import Path

from bot.hosting.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
LINE = re.compile(r"(?P<indent> *)(?:- (?P<item>.+)|(?P<key>[\w.<-]+):(?: (?P<value>.+))?)")


def lines(text: str) -> dict[str, str]:
    """Each value by the names that lead to it. Only what this file uses of YAML: blocks of two spaces, no tabs."""
    found: dict[str, str] = {}
    path: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        match = LINE.fullmatch(line)
        assert match and "\t" not in line and len(match["indent"]) % 2 == 0, f"line {number}: {line}"
        depth = len(match["indent"]) // 2
        assert depth <= len(path), f"line {number} is too deep"
        name = match["key"] or f"[{number}]"
        path = [*path[:depth], name]
        where = ".".join(path)
        assert where not in found, f"line {number}: {where} stands there twice"
        found[where] = match["item"] or match["value"] or ""
    return found


COMPOSE = lines((ROOT / "compose.yaml").read_text("utf-8"))


def test_a_database_and_two_processes_of_the_same_image() -> None:
    services = {name.split(".")[1] for name in COMPOSE if name.startswith("services.")}
    assert services == {"database", "bot-1", "bot-2"}
    assert COMPOSE["x-bot"] == "&bot"
    assert [COMPOSE[f"services.bot-{n}.<<"] for n in (1, 2)] == ["*bot", "*bot"]
    assert COMPOSE["x-bot.build"] == "." and (ROOT / "Dockerfile").exists()
    assert COMPOSE["x-bot.depends_on.database.condition"] == "service_healthy"


def test_it_sets_what_there_is_to_set() -> None:
    prefix = "x-bot.environment."
    given = {name.removeprefix(prefix): value for name, value in COMPOSE.items() if name.startswith(prefix)}
    assert {name.lower() for name in given} <= set(Settings.model_fields)
    assert "@database/" in given["DATABASE_URL"] and "DATABASE_PATH" not in given
    # What a host may leave out is empty or has its default; only two things must be there.
    asked = set(re.findall(r"\$\{(\w+):\?", "".join(COMPOSE.values())))
    assert asked == {"DISCORD_TOKEN", "POSTGRES_PASSWORD"}


def test_health_is_asked_where_it_is_shown_and_the_games_outlive_the_container() -> None:
    port = COMPOSE["x-bot.environment.METRICS_PORT"].strip('"')
    assert f"127.0.0.1:{port}/healthz" in COMPOSE["x-bot.healthcheck.test"]
    assert "pg_isready" in COMPOSE["services.database.healthcheck.test"]
    [volume] = [value for name, value in COMPOSE.items() if name.startswith("services.database.volumes.")]
    assert f"volumes.{volume.partition(':')[0]}" in COMPOSE
    assert not any(name.endswith(".ports") for name in COMPOSE), "nothing is reached from outside"


def test_the_image_has_no_tools_of_the_tests() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert "requirements-run.lock" in image and "requirements.lock" not in image.replace("-run.lock", "")
    lock = (ROOT / "requirements-run.lock").read_text("utf-8")
    assert not re.search(r"^(?:pytest|simcord|hypothesis|mypy|ruff|playwright)==", lock, re.MULTILINE)
    assert re.search(r"^asyncpg==", lock, re.MULTILINE)
