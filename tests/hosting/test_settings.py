"""The host's settings: each is documented, and each mistake gets a helpful sentence."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.hosting.errors import HostError
from bot.hosting.settings import EXIT_CONFIG, Settings, load_settings

EXAMPLE = Path(__file__).resolve().parents[2] / ".env.example"


def refusal(folder: Path, text: str) -> str:
    env_file = folder / "settings.env"
    env_file.write_text(text, "utf-8")
    with pytest.raises(HostError) as caught:
        load_settings(env_file)
    assert caught.value.exit_code == EXIT_CONFIG
    return str(caught.value)


def test_the_example_documents_every_setting_with_its_default():
    values = dotenv_values(EXAMPLE)
    assert list(values) == [name.upper() for name in Settings.model_fields]
    blocks = re.split(r"\n\n", EXAMPLE.read_text("utf-8").strip())[1:]
    assert len(blocks) == len(values)
    for (name, value), block in zip(values.items(), blocks, strict=True):
        default = Settings.model_fields[name.lower()].default
        assert value == ("" if default is None else str(default))
        shown = "none" if default is None else str(default)
        assert re.search(rf"^# Default: {re.escape(shown)}(?: |$)", block, re.MULTILINE), block
        assert block.splitlines()[-1] == f"{name}={value}"


def test_the_example_itself_gives_the_defaults(tmp_path):
    assert load_settings(EXAMPLE) == load_settings(tmp_path / "missing")


def test_settings_come_from_the_file_and_the_environment_wins(tmp_path, monkeypatch):
    env_file = tmp_path / "settings.env"
    env_file.write_text("LOG_LEVEL=debug\nLOCAL_PORT=0\nDISCORD_TOKEN=' abc.def.ghi '\n", "utf-8")
    monkeypatch.setenv("LOCAL_PORT", "9000")
    settings = load_settings(env_file)
    assert (settings.log_level, settings.local_port) == ("DEBUG", 9000)
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "abc.def.ghi"


@pytest.mark.parametrize("line", ["SERVERS=12,34", "SERVERS='12, 34,'", "SERVERS=12 34"])
def test_servers_are_a_list_of_ids(tmp_path, line):
    env_file = tmp_path / "settings.env"
    env_file.write_text(f"{line}\n", "utf-8")
    assert load_settings(env_file).servers == frozenset({12, 34})
    assert load_settings(tmp_path / "missing").servers is None


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("LOCAL_PORT=http", "LOCAL_PORT cannot be used as it is: write a number from 0 to 65535"),
        (
            "PAGE_URL=euphoria.example",
            "PAGE_URL cannot be used as it is: write an address that begins with https://",
        ),
        ("PAGE_URL=http://euphoria.example", "PAGE_URL cannot be used as it is: write an address"),
        ("PAGE_URL=https://euphoria.example/?a=b", "PAGE_URL cannot be used as it is: write an address"),
        ("PAGE_PORT=-1", "PAGE_PORT cannot be used as it is: write a number from 0 to 65535"),
        ("SERVERS=my server", "SERVERS cannot be used as it is: write servers' ids"),
        ("SERVERS=-4", "SERVERS cannot be used as it is: write servers' ids"),
        ("GAMES_A_SERVER=0", "GAMES_A_SERVER cannot be used as it is: write a number from 1 to 10000"),
        ("LOCAL_PORT=70000", "LOCAL_PORT cannot be used as it is: write a number"),
        ("LOG_LEVEL=loud", "LOG_LEVEL cannot be used as it is: write one of DEBUG, INFO, WARNING, ERROR."),
        ("LOG_FORMAT=xml", "LOG_FORMAT cannot be used as it is: write text or json."),
        ("OWNER_CHANNEL='#reports'", "OWNER_CHANNEL cannot be used as it is: write a channel's id"),
        ("OWNER_CHANNEL=0", "OWNER_CHANNEL cannot be used as it is: write a channel's id"),
        ("DEFAULT_LANGUAGE=klingon", "DEFAULT_LANGUAGE cannot be used as it is: write one of"),
        ("DISCORD_TOKEN=my secret", "DISCORD_TOKEN cannot be used as it is: write the bot's token"),
        ("DISCORD_TOKEN=abc", "one word with two dots"),
        ("DISCORD_TOKN=abc", "is not a setting: write DISCORD_TOKEN, or remove it."),
        ("FAVOURITE_COLOUR=red", "is not a setting: remove it; .env.example lists them all."),
        ("# a comment\nDISCORD_TOKEN", "Line 2 of "),
        ("LOG_LEVEL=INFO\n='x", "Line 2 of "),
    ],
)
def test_a_wrong_setting_is_refused_with_a_sentence(tmp_path, line, sentence):
    message = refusal(tmp_path, line + "\n")
    assert sentence in message
    assert "\n" not in message


def test_each_wrong_setting_has_its_own_sentence(tmp_path):
    message = refusal(tmp_path, "LOCAL_PORT=x\nLOG_FORMAT=y\nNONSENSE=z\n")
    named = sorted(sentence.split()[0] for sentence in message.splitlines())
    assert named == ["LOCAL_PORT", "LOG_FORMAT", "NONSENSE"]


def test_an_unreadable_file_is_refused(tmp_path):
    env_file = tmp_path / "settings.env"
    env_file.write_bytes(b"LOG_LEVEL=\xff\xfe")
    with pytest.raises(HostError, match="cannot be read"):
        load_settings(env_file)


def test_the_token_is_never_shown(tmp_path):
    assert "hush" not in refusal(tmp_path, "DISCORD_TOKEN=hush hush\n")
    env_file = tmp_path / "settings.env"
    env_file.write_text("DISCORD_TOKEN=hush.hush.hush\n", "utf-8")
    assert "hush" not in repr(load_settings(env_file))


def test_the_password_for_compose_may_be_in_the_same_file(tmp_path):
    """Shell commands in the checkout read the `.env` that compose.yaml needs."""
    (tmp_path / ".env").write_text("DISCORD_TOKEN=abc.def.ghi\nPOSTGRES_PASSWORD=secret\n")
    assert load_settings(tmp_path / ".env").database == Path("euphoria.sqlite3")
