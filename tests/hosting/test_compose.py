"""compose.yaml and the Dockerfile, checked without Docker: everything they name exists and fits together."""

from __future__ import annotations

import ast
import re
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

from bot.hosting.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
LINE = re.compile(r"(?P<indent> *)(?:- (?P<item>.+)|(?P<key>[\w.<-]+):(?: (?P<value>.+))?)")


def lines(text: str) -> dict[str, str]:
    """Key path → value. Reads only the YAML that this file uses: blocks indented by two spaces."""
    found: dict[str, str] = {}
    path: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        match = LINE.fullmatch(line)
        assert match and "\t" not in line and len(match["indent"]) % 2 == 0, (
            f"line {number} is not in the supported format: {line}"
        )
        depth = len(match["indent"]) // 2
        assert depth <= len(path), f"line {number} is indented too far"
        name = match["key"] or f"[{number}]"
        path = [*path[:depth], name]
        where = ".".join(path)
        assert where not in found, f"line {number}: {where} occurs twice"
        found[where] = match["item"] or match["value"] or ""
    return found


COMPOSE = lines((ROOT / "compose.yaml").read_text("utf-8"))


def test_compose_has_a_database_and_two_processes_of_the_same_image() -> None:
    services = {name.split(".")[1] for name in COMPOSE if name.startswith("services.")}
    assert services == {"database", "bot-1", "bot-2"}
    assert COMPOSE["x-bot"] == "&bot"
    assert [COMPOSE[f"services.bot-{n}.<<"] for n in (1, 2)] == ["*bot", "*bot"]
    assert COMPOSE["x-bot.build"] == "." and (ROOT / "Dockerfile").exists()
    assert COMPOSE["x-bot.depends_on.database.condition"] == "service_healthy"


def test_compose_only_sets_existing_settings() -> None:
    prefix = "x-bot.environment."
    given = {name.removeprefix(prefix): value for name, value in COMPOSE.items() if name.startswith(prefix)}
    of_a_file = {"database_path", "local_database_path", "local_port", "drawings_path"}
    of_compose = {"postgres_password"}
    assert {name.lower() for name in given} == set(Settings.model_fields) - of_a_file - of_compose
    assert "@database/" in given["DATABASE_URL"]
    for name, value in given.items():
        usual = re.fullmatch(rf"\$\{{{name}:-(.*)\}}", value)
        if usual and usual[1] and name != "SHARDS":
            assert str(Settings.model_fields[name.lower()].default) == usual[1], name
    # Only two variables are required; all others are empty or have a default.
    asked = set(re.findall(r"\$\{(\w+):\?", "".join(COMPOSE.values())))
    assert asked == {"DISCORD_TOKEN", "POSTGRES_PASSWORD"}


def test_the_health_check_uses_the_right_port_and_games_are_in_a_volume() -> None:
    port = COMPOSE["x-bot.environment.METRICS_PORT"].strip('"')
    assert f"127.0.0.1:{port}/healthz" in COMPOSE["x-bot.healthcheck.test"]
    assert "pg_isready" in COMPOSE["services.database.healthcheck.test"]
    [volume] = [value for name, value in COMPOSE.items() if name.startswith("services.database.volumes.")]
    assert f"volumes.{volume.partition(':')[0]}" in COMPOSE
    [copies] = [value for name, value in COMPOSE.items() if name.startswith("x-bot.volumes.")]
    assert f"volumes.{copies.partition(':')[0]}" in COMPOSE
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert f"WORKDIR {copies.partition(':')[2]}\n" in image, "backups must be written to the volume"
    assert not any(name.endswith(".ports") for name in COMPOSE), "no port may be published"


def test_the_image_is_pinned_and_checks_itself() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert re.search(r"^ARG BASE=docker.io/library/python:3\.\d+\.\d+-slim-\w+$", image, re.MULTILINE)
    [port] = re.findall(r'"--metrics-port", "(\d+)"', image)
    assert f"or {port}}}/healthz" in image and '"--stay"' in image and "STOPSIGNAL SIGUSR1" in image
    assert COMPOSE["x-bot.environment.METRICS_PORT"].strip('"') == port
    assert "x-bot.logging.options.max-size" in COMPOSE, "logs must not fill the disk"
    assert (COMPOSE["x-bot.logging"], COMPOSE["services.database.logging"]) == ("&logging", "*logging")


def test_the_image_has_no_test_tools() -> None:
    image = (ROOT / "Dockerfile").read_text("utf-8")
    assert "requirements-run.lock" in image and "requirements.lock" not in image.replace("-run.lock", "")
    names = {name.partition("==")[0] for name in locked("requirements-run.lock")}
    assert names.isdisjoint({"pytest", "simcord", "hypothesis", "mypy", "ruff", "playwright"})
    assert "USER euphoria" in image and image.index("USER euphoria") < image.index("CMD")


def locked(name: str) -> dict[str, set[str]]:
    """Package with version and platform marker → accepted hashes, from a lock file."""
    found: dict[str, set[str]] = {}
    for line in (ROOT / name).read_text("utf-8").splitlines():
        if line and line[0] not in " #":
            found[line.rstrip(" \\")] = hashes = set()
        elif "--hash=" in line:
            hashes.add(line.strip(" \\"))
    return found


def test_the_image_has_the_tested_versions() -> None:
    """The same versions with the same hashes."""
    image, tested = locked("requirements-run.lock"), locked("requirements.lock")
    assert image and image.items() <= tested.items()


def test_the_image_has_everything_that_the_bot_imports() -> None:
    there = {
        re.sub(r"[-_.]+", "-", name.partition("==")[0]).lower() for name in locked("requirements-run.lock")
    }
    belongs = packages_distributions()
    for path in [path for part in ("bot", "cogs", "renderers") for path in (ROOT / part).rglob("*.py")]:
        tree = ast.parse(path.read_text("utf-8"))
        named = {
            alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names
        }
        named |= {
            str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level
        }
        for module in {name.partition(".")[0] for name in named} - {"bot", "cogs", "renderers"}:
            if module in sys.stdlib_module_names or module == "simcord":  # the table in the browser
                continue
            owners = {re.sub(r"[-_.]+", "-", name).lower() for name in belongs[module]}
            assert owners & there, f"{path} imports {module}, which is not in the image"
