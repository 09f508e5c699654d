"""The host's settings, from the environment or a `.env` file; `.env.example` explains each one."""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import Annotated, Literal
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.data import FOLDER
from bot.hosting.errors import HostError

# "Configuration error" in sysexits.h. A service manager should not restart the bot after it.
EXIT_CONFIG = 78

# Who the bot is, when the token was made, and a signature: a shorter word is not sent to Discord at all.
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)


def languages() -> list[str]:
    """The languages of the bot: the folders of data/locales that contain texts. English is always one."""
    folder = FOLDER / "locales"
    found = {path.name for path in folder.iterdir() if any(path.glob("*.ftl"))} if folder.is_dir() else set()
    return sorted(found | {"en"})


def _known_language(value: str) -> str:
    if value not in languages():
        raise ValueError("unknown language")
    return value


def _whole_token(value: SecretStr) -> SecretStr:
    token = value.get_secret_value().strip()
    if not TOKEN.fullmatch(token):
        raise ValueError("not a token")
    return SecretStr(token)


def _url(value: SecretStr) -> SecretStr:
    if not value.get_secret_value().startswith(("postgresql://", "postgres://")):
        raise ValueError("not the URL of a PostgreSQL database")
    return value


def _page_url(value: str) -> str:
    """People find the page at https: anything else would show others on the way what a player sees."""
    parts = urlsplit(value)
    safe = parts.scheme == "https" or (
        parts.scheme == "http" and parts.hostname in ("127.0.0.1", "localhost")
    )
    if not safe or not parts.hostname or parts.query or parts.fragment or parts.username:
        raise ValueError("not an address")
    return value.rstrip("/")


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _ids(value: object) -> object:
    return re.split(r"[\s,;]+", value.strip(" ,;")) if isinstance(value, str) else value


def _or_never(value: object) -> object:
    return None if isinstance(value, str) and value.strip().lower() == "never" else value


Id = Annotated[int, Field(ge=1, lt=2**63)]


class Settings(BaseSettings):
    """Every setting's name is its field's name in capitals."""

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        # .env.example writes `NAME=` for a setting that is not set.
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: Annotated[SecretStr, AfterValidator(_whole_token)] | None = None
    database_path: Path = Path("euphoria.sqlite3")
    # It may contain a password.
    database_url: Annotated[SecretStr, AfterValidator(_url)] | None = None
    drawings_path: Path | None = None
    database_connections: Annotated[int, Field(ge=2, le=100)] = 5
    # Not used by the bot: compose.yaml reads it from the same file.
    postgres_password: SecretStr | None = None
    shards: Annotated[int, Field(ge=1, le=1000)] | None = None
    default_language: Annotated[str, BeforeValidator(_lower), AfterValidator(_known_language)] = "en"
    owner_channel: Id | None = None
    servers: Annotated[frozenset[Id] | None, NoDecode, BeforeValidator(_ids)] = None
    games_a_server: Annotated[int, Field(ge=1, le=10_000)] = 50
    forget_servers_after: Annotated[
        Annotated[int, Field(ge=0, le=36_500)] | None, BeforeValidator(_or_never)
    ] = 30
    retention: Annotated[Annotated[int, Field(ge=1, le=36_500)] | None, BeforeValidator(_or_never)] = None
    log_level: Annotated[Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper)] = "INFO"
    log_format: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = "text"
    # For monitoring only: do not expose it to the internet.
    metrics_port: Annotated[int, Field(ge=0, le=65535)] | None = None
    metrics_host: str = "127.0.0.1"
    # The board to touch is off without it.
    page_url: Annotated[str, AfterValidator(_page_url)] | None = None
    page_port: Annotated[int, Field(ge=0, le=65535)] = 8766
    page_host: str = "127.0.0.1"
    local_port: Annotated[int, Field(ge=0, le=65535)] = 8765
    # Separate from the real games, because the local table's players are simulated.
    local_database_path: Path = Path("euphoria-local.sqlite3")

    @property
    def database(self) -> Path | str:
        """The SQLite file, or the URL of PostgreSQL."""
        return self.database_path if self.database_url is None else self.database_url.get_secret_value()


def _what_to_write(field: str) -> str:
    return {
        "discord_token": "write the bot's token as the developer portal shows it: one word with two dots",
        "database_path": "write the path of a file, such as euphoria.sqlite3",
        "database_url": "write postgresql://user:password@host/database, or nothing to keep the games in a file",
        "drawings_path": "write the path of a folder, or leave it empty",
        "database_connections": "write a number from 2 to 100",
        "postgres_password": "write a password of letters and digits",
        "shards": "write how many connections there are to be at least, such as 2, or leave it empty",
        "default_language": f"write one of {', '.join(languages())}",
        "owner_channel": "write a channel's id, a number that Discord's “Copy Channel ID” gives",
        "servers": "write servers' ids, numbers that Discord's “Copy Server ID” gives, with commas between them",
        "games_a_server": "write a number from 1 to 10000",
        "forget_servers_after": "write a number of days, or never",
        "retention": "write a number of days, or nothing to keep all games",
        "log_level": "write one of DEBUG, INFO, WARNING, ERROR",
        "log_format": "write text or json",
        "metrics_port": "write a number from 0 to 65535, or leave it empty",
        "metrics_host": "write the address to listen on, such as 127.0.0.1",
        "page_url": "write an address that begins with https://, or leave it empty",
        "page_port": "write a number from 0 to 65535",
        "page_host": "write the address to listen on, such as 127.0.0.1",
        "local_port": "write a number from 0 to 65535 (0 takes any free port)",
        "local_database_path": "write the path of a file, such as euphoria-local.sqlite3",
    }[field]


def load_settings(env_file: Path = Path(".env")) -> Settings:
    """The settings, or a HostError with one sentence for each one that has to be changed."""
    _refuse_unreadable_lines(env_file)
    try:
        return Settings(_env_file=env_file)
    except ValidationError as error:
        wrong = dict.fromkeys(str(problem["loc"][0]).lower() for problem in error.errors())
        raise HostError(*(_explain(name, env_file) for name in wrong), exit_code=EXIT_CONFIG) from None


def _explain(name: str, env_file: Path) -> str:
    if name in Settings.model_fields:
        return f"{name.upper()} cannot be used as it is: {_what_to_write(name)}."
    near = difflib.get_close_matches(name, Settings.model_fields, n=1)
    advice = f"write {near[0].upper()}, or remove it" if near else "remove it; .env.example lists them all"
    return f"{name.upper()} in {env_file} is not a setting: {advice}."


def _refuse_unreadable_lines(env_file: Path) -> None:
    """Refuse lines that dotenv cannot read: it would skip them silently."""
    try:
        with env_file.open(encoding="utf-8") as file:
            wrong = [
                line.original.line
                for line in parse_stream(file)
                if line.error or (line.key is not None and line.value is None)
            ]
    except FileNotFoundError:
        return
    except (OSError, UnicodeDecodeError):
        raise HostError(
            f"{env_file} cannot be read: make it a text file in UTF-8 that this user may read.",
            exit_code=EXIT_CONFIG,
        ) from None
    if wrong:
        raise HostError(
            *(
                f"Line {line} of {env_file} cannot be read: write NAME=value, or # before it."
                for line in wrong
            ),
            exit_code=EXIT_CONFIG,
        )
