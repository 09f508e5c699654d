"""Tests of the architecture checks themselves: each check must be able to fail."""

from __future__ import annotations

import pytest

from tests.architecture import (
    OUTSIDE,
    broken_rules,
    cards_named,
    cycles,
    inherited_parts,
    kinds_told_apart,
    modules,
    past_the_face,
    reaches_for_the_store,
)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("bot.engine.turn", "import random"),
        ("bot.engine.turn", "import asyncio.tasks"),
        ("bot.engine.turn", "from time import monotonic"),
        ("bot.engine.turn", "from os import path"),
        ("bot.engine.turn", "def roll():\n    from secrets import randbelow"),
        ("bot.engine.turn", "print('a die')"),
        ("bot.engine.turn", "import discord"),
        ("bot.engine.turn", "from bot import games"),
        ("bot.engine.recruits.icarite", "from ...store import log"),
        ("bot.engine.turn", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import bot.players"),
        ("bot.players.normal", "from bot.games import Tables"),
        ("bot.players.normal", "from bot import store"),
        ("bot.store.log", "import discord"),
        ("bot.store.log", "import bot.players.normal"),
        ("bot.games", "from renderers import board"),
        ("bot.games", "import cogs.turn.cog"),
        ("bot.hosting.settings", "from bot import games"),
        ("bot.hosting.app", "from cogs import turn"),
        ("bot.hosting.app", "import cogs"),
        ("bot.hosting.app", "from tests.engine import playing"),
        ("renderers.board", "from bot.engine.state import Game"),
        ("renderers.board", "from bot.engine import state"),
        ("renderers.board", "from bot import engine"),
        ("renderers.board", "import numpy"),
        ("renderers.board", "from cogs import turn"),
        ("bot.data", "import bot.engine"),
        ("cogs.turn.cog", "from tests import conftest"),
    ],
)
def test_the_checker_finds_a_wrong_import(module, source):
    assert len(broken_rules(module, source)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "bot.engine.turn",
            "from collections import Counter\nfrom pydantic import BaseModel\nimport bot.data",
        ),
        ("bot.engine.turn", "from .state import Game\nfrom . import board"),
        (
            "bot.engine.recruits.icarite",
            "from ..cards.abilities import when\nfrom bot.engine.events import Event",
        ),
        ("bot.players.normal", "import random, time\nfrom bot.engine.view import View"),
        (
            "bot.store.log",
            "import sqlite3, aiosqlite\nfrom ..engine.game import Match\nfrom bot.hosting.errors import HostError",
        ),
        ("bot.games", "import asyncio\nfrom bot.store import log\nfrom bot.players import normal"),
        ("bot.hosting.app", "import discord\nCOGS = ['cogs.turn.cog']"),
        ("bot.commands.render", "from renderers import board"),
        (
            "renderers.board",
            "from PIL import Image\nfrom bot.engine.view import View\nfrom . import mat\nimport bot.data",
        ),
        (
            "cogs.turn.cog",
            "import discord\nfrom bot.games import Tables\nfrom renderers import board\nfrom . import hint",
        ),
        ("tests.test_architecture", "import bot.engine, cogs.turn.cog"),
    ],
)
def test_the_checker_accepts_a_correct_import(module, source):
    assert broken_rules(module, source) == []


def test_relative_imports_are_followed_from_a_package_too():
    assert broken_rules("bot.engine", "from . import state", is_package=True) == []
    assert broken_rules("bot.engine", "from .. import games", is_package=True) == [
        "bot.engine:1 imports bot.games"
    ]


@pytest.mark.parametrize(
    ("module", "source", "named"),
    [
        ("bot.engine.turn", 'if suffers(game, me, "fountain"): pass', 1),
        ("bot.engine.turn", 'Refused("refused-apothecary")', 1),
        ("bot.engine.actions.dice", 'why = "steven"', 1),
        ("bot.engine.recruits.icarite", '@may("amanda", "bumped")\ndef f(): pass', 0),
        ("bot.engine.recruits.icarite", 'suffers(game, me, "spa")', 1),
        ("bot.engine.markets.costs", '@when("theater", "token")\ndef f(): pass', 0),
        ("bot.engine.markets.costs", 'if "nick" in me.recruits: pass', 1),
        ("bot.engine.turn", 'def f():\n    """The fountain in a docstring is only a word."""', 0),
    ],
)
def test_the_checker_finds_a_card(module, source, named):
    assert len(cards_named(module, source)) == named


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("bot.engine.cards.prices", "match space.kind:\n    case 'tank': pass", 1),
        ("bot.engine.cards.prices", "if visit.space.kind in ('tank', 'site'): pass", 1),
        ("bot.engine.cards.prices", "if space.kind == 'site': pass", 1),
        ("bot.engine.cards.prices", "if space.kind in helped: pass", 0),
        ("bot.engine.recruits.icarite", "if space.kind == 'site': pass", 0),
        ("cogs.lookup.card_sheets", "match space.kind:\n    case 'tunnel': pass", 1),
        ("bot.players.situation", "if space.kind == 'commodity': pass", 1),
        ("bot.wording.questions", "space.startswith('market_')", 1),
        ("cogs.turn.commands", "lot = f'site_{lot}'", 1),
        ("cogs.votes.voting", "if vote.kind == 'undo': pass", 0),
    ],
)
def test_the_checker_finds_distinctions_of_kinds(module, source, found):
    assert len(kinds_told_apart(module, source)) == found


@pytest.mark.parametrize("folder", ["work", "root", "home", "tmp", "Users"])
def test_the_checker_finds_a_path_outside_the_repository(folder):
    assert OUTSIDE.search(f"open('/{folder}/somewhere')")
    assert not OUTSIDE.search(f"data/{folder}/somewhere and ./{folder}/x and /{folder}s/")


def test_the_checker_finds_a_registry():
    assert OUTSIDE.search("https://" + "pypi" + ".org/simple")


@pytest.mark.parametrize(
    "source",
    [
        "from bot.store import Store",
        "import bot.store.games",
        "games.store.database",
        "async def f():\n    async with store.transaction() as tx: pass",
    ],
)
def test_the_checker_finds_a_cog_that_bypasses_the_games(source):
    assert len(reaches_for_the_store("cogs.turn.cog", source)) == 1


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("cogs.turn.cog", "from cogs.votes.voting import is_gone", 1),
        ("cogs.turn.cog", "from ..votes import voting", 1),
        ("cogs.turn.cog", "from cogs.votes import is_gone", 0),
        ("cogs.turn.cog", "from cogs.votes import is_gone, voting", 1),
        ("cogs.kit.completion", "from cogs.votes import is_gone", 1),
        ("cogs.kit.completion", "from cogs.turn import cog", 1),
        (
            "cogs.turn.cog",
            "from . import hint\nfrom ..kit import completion\nfrom cogs.kit.completion import Known",
            0,
        ),
        ("cogs.kit.completion", "from .pictures import hand\nimport cogs.kit", 0),
    ],
)
def test_the_checker_finds_a_cog_that_passes_by_a_face(module, source, found):
    assert len(past_the_face(module, source, {"votes": {"is_gone"}, "turn": set()})) == found


def test_the_checker_finds_modules_that_import_each_other():
    straight = {"a": {"b", "c"}, "b": {"c"}, "c": set()}
    assert not cycles(straight)
    assert cycles({**straight, "c": {"d"}, "d": {"b"}}) == [["b", "c", "d"]]


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("bot.games.play", "from .loaded_games import Part\nclass Play(Part): pass", 0),
        ("bot.games.play", "from .results import Refused\nclass Late(Refused): pass", 0),
        ("bot.games.results", "class Position: pass\nclass Moved(Position): pass", 0),
        (
            "bot.games.play",
            "from .loaded_games import Part\nfrom .trade import Trade\nclass Play(Trade): pass",
            1,
        ),
        ("bot.games.play", "from bot.games import trade\nclass Play(trade.Trade): pass", 1),
        ("bot.games.play", "from .loaded_games import Part\nclass One(Part): pass\nclass Two(One): pass", 1),
        ("bot.games.play", "class Play(dict, Mixin): pass", 1),
    ],
)
def test_the_checker_finds_inheritance_between_games(module, source, found):
    assert len(inherited_parts(module, source)) == found


def test_the_modules_checked_here_exist():
    cases = [
        test_the_checker_finds_a_wrong_import,
        test_the_checker_accepts_a_correct_import,
        test_the_checker_finds_a_card,
        test_the_checker_finds_distinctions_of_kinds,
        test_the_checker_finds_a_cog_that_passes_by_a_face,
        test_the_checker_finds_inheritance_between_games,
    ]
    named = {case[0] for test in cases for mark in test.pytestmark for case in mark.args[1]}
    assert named <= {name for name, _ in modules()}
