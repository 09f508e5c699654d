"""Every card has its clauses, recruits in both printings, each with its rule as docstring."""

from __future__ import annotations

from bot.engine import turn  # noqa: F401  (registers the recruits and markets)
from bot.engine.board import MARKETS, RECRUITS, REVISED
from bot.engine.cards import penalties
from bot.engine.cards.abilities import described
from bot.engine.state import EDITIONS


def test_every_recruit_has_a_clause_in_both_printings() -> None:
    found = {(edition, recruit) for edition, recruit, _, _ in described()}
    assert found == {(edition, recruit) for edition in EDITIONS for recruit in RECRUITS}


def test_every_clause_has_its_rule_as_docstring() -> None:
    for edition, recruit, moment, rule in described():
        assert len(rule) > 15, (edition, recruit, moment)


def test_only_revised_recruits_differ_between_printings() -> None:
    def clauses(edition: str, recruit: str) -> set[tuple[str, str]]:
        return {(moment, rule) for e, r, moment, rule in described() if (e, r) == (edition, recruit)}

    for recruit in RECRUITS:
        same = clauses("classic", recruit) == clauses("revised", recruit)
        assert same or recruit in REVISED, recruit


def test_every_market_has_a_penalty_with_its_rule_as_docstring() -> None:
    described = penalties.described()
    assert sorted(tile for tile, _, _ in described) == sorted(MARKETS)
    for tile, about, rule in described:
        assert len(rule) > 15, (tile, about)
