"""Names of computer players."""

from __future__ import annotations

from bot.players.names import COMPUTERS, unused_name


def test_computers_get_different_names_while_there_are_enough():
    taken = ["Ada"]
    for _ in COMPUTERS:
        assert unused_name(taken) not in taken
        taken.append(unused_name(taken))
    assert unused_name(taken) in COMPUTERS, "a name must be found even if all names are taken"
