"""The tables: every way to change or look at a game."""

from __future__ import annotations

from .look import Looking
from .people import People
from .play import Play
from .trade import Trade


class Tables(People, Play, Trade, Looking):
    """All games of one database.

    Lobby    open_lobby join leave_lobby set_colour add_computer remove_computer change_lobby start rematch
    Looking  game game_in games_of position view preview paths log last_turn_of views_by_turn
    Play     answer undo rewind set_standing clear_standing
    Trade    offer_trade offers accept_trade decline_trade withdraw_trade
    Seats    keep hand_back free_seat free_seats take_seat vacate
    Votes    open_vote cast recount votes vote settle_vote undone_votes
    People   pause resume end rename forget
    """
