"""The systemd units in the page for hosts."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.hosting.settings import EXIT_CONFIG
from tests.waiting import HANG

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "bot" / "hosting" / "README.md").read_text("utf-8")
UNITS = dict(
    re.findall(r"`/etc/systemd/system/([\w.-]+)`:\n\n```ini\n(.*?)```", PAGE, flags=re.DOTALL)
)  # fmt: skip
HARD = 3.0
"""The exposure below which `systemd-analyze security` counts a service as well protected."""

analyzed = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")


def test_the_service_is_restarted_unless_only_the_host_can_mend_it() -> None:
    lines = UNITS["euphoria.service"].splitlines()
    assert f"RestartPreventExitStatus={EXIT_CONFIG}" in lines and "Restart=on-failure" in lines
    assert "Type=notify" in lines and any(line.startswith("WatchdogSec=") for line in lines)
    assert "UMask=0077" in lines


@analyzed
@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_the_services_are_well_protected(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text(UNITS[name], "utf-8")
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(tmp_path / name)]
    told = subprocess.run(command, capture_output=True, text=True, timeout=HANG, check=False).stdout
    exposure = re.search(r"Overall exposure level for \S+: ([\d.]+)", told)
    assert exposure and float(exposure[1]) < HARD, told
