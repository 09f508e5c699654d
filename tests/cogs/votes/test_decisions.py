"""Every kind of decision has one function that carries it out, wherever it belongs."""

from __future__ import annotations

from importlib import import_module
from typing import get_args

from bot.hosting.app import COGS
from bot.store.records import VoteKind
from cogs.votes.decisions import DECISIONS


def test_every_kind_of_decision_can_be_carried_out() -> None:
    for name in COGS:
        import_module(name)
    assert set(DECISIONS) == set(get_args(VoteKind))
