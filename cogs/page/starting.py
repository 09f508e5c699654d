"""What the page's server learns from the bot: who reads which language, how pictures are drawn, who hears of moves."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from bot.page import Boards, Page, Tickets, Visitor
from bot.page.server import Reader
from bot.page.signing import Signer
from bot.store.records import GameRecord
from cogs.kit.pictures import painted
from cogs.posts import link

from .looking import Looks

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria


def page_of(bot: Euphoria, url: str, *, framed_by: str = "'none'") -> Page:
    token = bot.settings.discord_token
    signer = Signer(token.get_secret_value() if token is not None else secrets.token_hex())

    async def reader_of(visitor: Visitor, game: GameRecord) -> Reader:
        """Spectators read what the channel reads."""
        back = "" if bot.local else link(game)
        if visitor.user_id is None:
            return Reader(bot.words_in(game), "printed", back)
        profile = await bot.games.profiles.get(visitor.user_id)
        return Reader(await bot.words_of(visitor.user_id, game), profile.palette, back)

    return Page(
        bot.games,
        Tickets(signer, bot.games.leases, bot.games.now, shared=bot.games.shared),
        Boards(painted),
        url=url,
        reader_of=reader_of,
        announce=bot.publish,
        look=Looks(bot),
        framed_by=framed_by,
    )
