"""Names of computer players."""

from __future__ import annotations

from bot.players.names import COMPUTERS, unused_name


def test_a_computer_is_called_as_nobody_else_at_the_table_while_there_is_a_name_left():
    taken = ["Ada"]
    for _ in COMPUTERS:
        assert unused_name(taken) not in taken
        taken.append(unused_name(taken))
    assert unused_name(taken) in COMPUTERS, "people may be called like all of them"
