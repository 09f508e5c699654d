"""Metrics and logs for the host's tools while the bot plays, over real sockets."""

from __future__ import annotations

import asyncio
import json
import logging
import platform
import re
import shutil
import socket
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot import __version__
from bot.hosting.app import Euphoria
from bot.hosting.errors import HostError
from bot.hosting.logs import configure_logging
from bot.hosting.metrics import Metrics
from bot.hosting.press_limits import Presses
from bot.hosting.settings import Settings
from bot.store import StoreError
from tests.waiting import HANG

from .bot_process import ROOT
from .wire import Click, Fault, Wire
from .wired_table import Wired, point_at


@pytest.fixture
async def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wired]:
    async with Wire(people=2) as wire:
        point_at(wire, monkeypatch)
        wired = Wired(wire, tmp_path / "games.sqlite3", metrics_port=0)
        await wired.start()
        await wired.begin()
        yield wired
        await wired.stop()


async def asked(wired: Wired, path: str) -> tuple[int, str]:
    host, port = wired.bot.health.address
    async with aiohttp.ClientSession() as session, session.get(f"http://{host}:{port}{path}") as answer:
        return answer.status, await answer.text()


async def figures(wired: Wired) -> dict[str, float]:
    """Metrics by name and labels, parsed by Prometheus's own library."""
    status, text = await asked(wired, "/metrics")
    assert status == 200
    return {
        "/".join((sample.name, *sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def test_metrics_of_a_move(watched: Wired) -> None:
    before = await figures(watched)
    assert before["euphoria_games/running"] == 1 and before["euphoria_games/lobby"] == 0
    assert before["euphoria_shards/connected"] == before["euphoria_servers"] == 1
    assert before["euphoria_identifies_left"] > 0 and before["process_resident_memory_bytes"] > 2**20
    assert before[f"euphoria_build_info/{platform.python_version()}/{__version__}"] == 1
    watched.wire.faults = [Fault("POST", r"/channels/\d+/messages", 429, retry_after=0.1, times=1)]
    posted = len(watched.wire.channel)
    await watched.answered(await watched.place("generator"))
    await watched.wire.until(lambda: len(watched.wire.channel) > posted)
    after = await figures(watched)
    while after["euphoria_picture_seconds_count"] == before["euphoria_picture_seconds_count"]:
        await asyncio.sleep(0.05)  # the players' cards are sent after the picture
        after = await figures(watched)
    assert after["euphoria_acknowledge_seconds_count"] > before["euphoria_acknowledge_seconds_count"]
    assert after["euphoria_rate_limited_total"] == 1
    assert after["euphoria_moves_total"] > before["euphoria_moves_total"]
    for name in ("euphoria_database_seconds_count/read", "euphoria_database_seconds_count/commit"):
        assert after[name] > before[name]
    assert after["euphoria_requests_total/POST/200"] > before["euphoria_requests_total/POST/200"]


async def test_presses_are_counted_by_outcome(watched: Wired, monkeypatch: pytest.MonkeyPatch) -> None:
    """Acknowledged, refused by Discord as too late, never answered, and refused by a limit."""
    name = "euphoria_presses_total"
    before = await figures(watched)
    await watched.answered(await watched.place("generator"))
    now = await figures(watched)
    assert now[f"{name}/acknowledged"] == before[f"{name}/acknowledged"] + 1
    watched.wire.faults = [Fault("POST", r"/interactions/.*/callback", 404, 10062, times=1)]
    await watched.wire.slash(next(iter(watched.wire.people)), "board")
    while (await figures(watched))[f"{name}/refused"] == 0:  # noqa: ASYNC110 (Discord's answer is counted)
        await asyncio.sleep(0.05)
    monkeypatch.setattr("bot.hosting.metrics.UNANSWERED", 0.0)
    watched.bot.metrics.arrived(17)
    assert (await figures(watched))[f"{name}/unanswered"] >= 1
    watched.bot.presses = Presses(burst=0, a_second=0)
    await watched.answered(await watched.wire.slash(next(iter(watched.wire.people)), "board"))
    assert (await figures(watched))["euphoria_limited_total/presses"] == 1


async def test_healthy_until_the_database_or_discord_fails(
    watched: Wired, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await asked(watched, "/healthz") == (200, '{"ok": true, "wrong": []}')

    async def away(*_: object) -> None:
        raise StoreError("store", "away")

    with monkeypatch.context() as patch:
        patch.setattr(watched.bot.store.database, "read", watched.bot.metrics._timed("read", away))
        now = await figures(watched)
        assert now["euphoria_database_errors_total"] == 1 and "euphoria_games/running" not in now
    watched.bot._ready.clear()
    status, text = await asked(watched, "/healthz")
    assert status == 503 and "not connected to Discord" in text
    watched.bot._ready.set()


async def test_a_port_in_use_is_explained(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        bot = Euphoria(Settings(_env_file=None, metrics_port=port), tmp_path / "games.sqlite3")
        with pytest.raises(HostError, match=f"METRICS_PORT {port} .* cannot be used"):
            await bot.health.start("127.0.0.1", port)
        await bot.health.close()


async def test_one_press_is_followed_through_the_log(
    watched: Wired, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is logged by its id from its arrival to the announcement or refusal. The log does not say what was chosen."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    configure_logging("INFO", "json")
    told = list[dict[str, str]]()

    def lines(click: Click) -> list[str]:
        told.extend(map(json.loads, capsys.readouterr().err.splitlines()))
        return [line["message"] for line in told if line.get("press") == str(click.id)]

    click = await watched.answered(await watched.place("generator"))
    await watched.wire.until(lambda: any(line.startswith("announced: all") for line in lines(click)))
    arrived, acknowledged, stored, *_, shown = lines(click)
    assert arrived.startswith("/place by ") and re.match(r"acknowledged after \d+\.\d", acknowledged)
    assert re.fullmatch(r"stored: answers \d+ to \d+", stored)
    assert stored.split()[-1] == shown.split()[-1], (
        "the last stored answer must also be the last one announced"
    )
    assert {line["game"] for line in told if line["message"] in (stored, shown)} == {"1"}
    assert "generator" not in " ".join(lines(click))
    again = await watched.answered(await watched.wire.slash(click.user, "place", worker=6, space="generator"))
    assert any(line.startswith("refused: ") for line in lines(again))


def of_ours(text: str) -> set[str]:
    """The metrics of the bot that an expression asks for."""
    endings = ("_bucket", "_total")
    found = set(re.findall(r"euphoria_\w+", text))
    return {next((name.removesuffix(end) for end in endings if name.endswith(end)), name) for name in found}


def served() -> set[str]:
    return {family.name for family in Metrics().registry.collect() if family.name.startswith("euphoria_")}


def test_the_dashboard_shows_exactly_the_existing_metrics() -> None:
    board = json.loads((ROOT / "bot/hosting/grafana.json").read_text(encoding="utf-8"))
    assert of_ours(" ".join(t["expr"] for p in board["panels"] for t in p["targets"])) == served()
    places = [(p["gridPos"]["x"], p["gridPos"]["y"]) for p in board["panels"]]
    assert len(set(places)) == len(places) == len({p["id"] for p in board["panels"]}), (
        "each panel must have its own place and id"
    )


def test_every_alert_asks_for_existing_metrics_and_is_in_the_runbook() -> None:
    rules = (ROOT / "bot/hosting/alerts.yml").read_text(encoding="utf-8")
    asked = of_ours(rules)
    assert asked and asked <= served()
    runbook = (ROOT / "bot/hosting/runbook.md").read_text(encoding="utf-8")
    alerts = re.findall(r"- alert: (\w+)", rules)
    assert alerts and alerts == re.findall(r"^## (\w+)$", runbook, re.MULTILINE)
    assert rules.count("summary: ") == rules.count("severity: ") == len(alerts)


@pytest.mark.skipif(shutil.which("promtool") is None, reason="Prometheus's promtool is not installed")
def test_prometheus_reads_the_rules() -> None:
    command = ["promtool", "check", "rules", str(ROOT / "bot/hosting/alerts.yml")]
    checked = subprocess.run(command, capture_output=True, text=True, timeout=HANG, check=False)
    assert checked.returncode == 0, checked.stderr
