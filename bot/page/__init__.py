"""The board to touch: a web server that shows a game in a browser and takes its moves. It is off unless it is started.

messages   what the page and the server send each other
signing    tickets and sessions are signed with a key derived from the bot's token
tickets    who a visitor is: a ticket that counts once becomes a session
boxes      what differs between two pictures
boards     a game's picture, drawn once for everybody who watches
visit      one open page: what it asks for, and what it is sent
limits     how much a page may ask for
server     the HTTP server: headers, origins, sockets

It knows nothing of Discord: whoever starts it says how pictures are drawn, moves announced and words chosen.
"""

from __future__ import annotations

from .boards import Boards
from .server import Page
from .tickets import Tickets, Visitor

__all__ = ["Boards", "Page", "Tickets", "Visitor"]
