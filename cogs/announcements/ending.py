"""The end of a game: who won and why, the standings, everybody's secrets, and a film of the whole game."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle

from bot.engine.events import TieBroken
from bot.engine.view import PlayerView, View
from bot.games import Moved, nonce_of
from bot.hosting.outage import is_outage
from bot.language.words import Words
from bot.store.records import GameRecord, Kind, Message, Ring, TableMessage
from bot.wording import reports
from cogs.kit import pictures as picture_files
from cogs.kit.colours import accent
from cogs.kit.context import label, mention, names_of
from cogs.kit.controls import Key, button
from cogs.kit.layouts import Part, alt_of, layout, pictures, without_pictures
from cogs.kit.limits import MAX_MESSAGE
from cogs.kit.public_text import fitting, with_digits
from cogs.kit.replies import fit
from cogs.kit.ringing import send
from cogs.posts import retire_rest
from cogs.proof import told_secret

if TYPE_CHECKING:
    from bot.hosting.app import Euphoria

log = logging.getLogger(__name__)


def ranking(view: View) -> list[PlayerView]:
    from renderers.final import ranking

    return ranking(view)


def final_text(moved: Moved, view: View, w: Words) -> str:
    """Who won, the tie-breaker if one decided, and the order of the others."""
    game, names = moved.game, names_of(moved.game)
    # The whole sentence is bold, so names in it must not be set in bold again.
    won = [game.seats[seat] for seat in view.winners]
    winners = w.list([label(seat) if seat.by_computer else mention(seat) for seat in won])
    lines = [w("end-won", players=winners, n=len(view.winners))]
    ties = (reports.line(fact, w, names) for fact in moved.facts if isinstance(fact, TieBroken))
    lines += [tie for tie in ties if tie]
    lines += ["", w("end-standings")]
    for rank, player in enumerate(ranking(view), start=1):
        called = mention(game.seats[player.seat])
        lines.append(w("end-place", rank=rank, player=called, tokens=player.tokens_placed))
    return "\n".join(lines)


def secrets_texts(game: GameRecord, view: View, w: Words) -> list[str]:
    """Everybody's hand, in as many messages as needed."""
    texts = [w("end-secrets")]
    for player in ranking(view):
        line = _secrets(player, names_of(game)[player.seat], w)
        if len(texts[-1]) + len(line) + 1 <= MAX_MESSAGE:
            texts[-1] = f"{texts[-1]}\n{line}"
        else:
            texts.append(line)
    return texts


def _secrets(player: PlayerView, name: str, w: Words) -> str:
    return w(
        "end-player",
        name=name,
        tokens=player.tokens_placed,
        morale=player.morale,
        knowledge=player.knowledge,
        recruits=player.recruits,
        hidden=player.hidden or (),
        artifacts=Counter(player.artifacts or ()),
        dilemma=[f"dilemma_{player.dilemma}"] if player.dilemma else [],
    )


async def post_end(bot: Euphoria, moved: Moved, news: list[str], nonce: str) -> None:
    """Post the last messages of a game. The film comes last because it takes longest to draw. Raises if Discord did not
    accept something; it is tried again later."""
    game, w = moved.game, bot.words_in(moved.game)
    view = await bot.games.view(game.id, None)
    players = [seat.user_id for seat in game.humans if seat.user_id is not None and not seat.kept]
    again = [button(Key("rematch", game.id), w("end-rematch"), ButtonStyle.primary)]
    more = {"ping": players, "ring": Ring("end", "", game.revision)}
    drawn = [await picture_files.final(bot, view, w), await picture_files.board(bot, view, w)]
    files = [file for file in drawn if file is not None]
    text = fitting(news, with_digits(final_text(moved, view, w), moved.digits, w))
    colour = accent(game.seats[view.winners[0]].colour)
    message = await _send_laid_out(
        bot, game, [text, *map(pictures, files), again], colour, nonce, files, **more
    )
    # Recorded before the rest is drawn and sent: after a restart the end is not posted twice, and the rest still comes.
    for kind in (Kind.SECRETS, Kind.FILM):
        await bot.games.messages.set(game.id, kind, message.channel.id, message.id)
    end = moved.length
    told = Message(Kind.TABLE, -1, message.channel.id, message.id)
    table_message = TableMessage(
        moved.first,
        end,
        end,
        moved.revision,
        view.turn_number,
        frozenset(),
        0,
        told,
        alt_of(message),
        moved.digits,
    )
    await bot.games.table_messages.post(game.id, table_message)
    await retire_rest(bot, game.id)
    await post_what_is_due(bot, game)


async def post_what_is_due(bot: Euphoria, game: GameRecord) -> None:
    """Post everybody's secrets and the film, unless they were posted already."""
    due = {message.kind for message in await bot.games.messages.of(game.id)}
    if Kind.SECRETS in due:
        await _post_secrets(bot, game)
        await bot.games.messages.forget(game.id, Kind.SECRETS)
    if Kind.FILM in due:
        await _post_film(bot, game)
        await bot.games.messages.forget(game.id, Kind.FILM)


async def _post_secrets(bot: Euphoria, game: GameRecord) -> None:
    view = await bot.games.view(game.id, None)
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    for number, text in enumerate(secrets_texts(game, view, bot.words_in(game))):
        await channel.send(fit(text), nonce=nonce_of(game, Kind.SECRETS, number))
    if (told := await told_secret(bot, game)) is not None:
        text, view_of_it = told
        await channel.send(text, nonce=nonce_of(game, "proof"), view=view_of_it)


async def _post_film(bot: Euphoria, game: GameRecord) -> None:
    w = bot.words_in(game)
    film = await picture_files.replay(bot, await bot.games.views_by_turn(game.id, None), w)
    if film is None:
        return
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    try:
        await channel.send(w("end-replay"), file=film, nonce=nonce_of(game, Kind.FILM))
    except discord.Forbidden as error:
        log.info("no replay, because files may not be attached: %s", error)


async def _send_laid_out(
    bot: Euphoria,
    game: GameRecord,
    parts: Sequence[Part],
    colour: int,
    nonce: str,
    files: Sequence[discord.File],
    **more: Any,
) -> discord.Message:
    """Send with pictures, or without if they are not allowed: the end of a game must not be lost over a file."""
    channel = bot.get_partial_messageable(game.channel_id, guild_id=game.guild_id)
    if files:
        try:
            shown = layout(*parts, colour=colour)
            return await send(bot, game.id, channel, view=shown, files=files, nonce=nonce, **more)
        except discord.HTTPException as error:
            if is_outage(error):
                raise
            log.warning("could not post with pictures in channel %s: %s", game.channel_id, error)
    shown = without_pictures(layout(*parts, colour=colour))
    return await send(bot, game.id, channel, view=shown, nonce=nonce, **more)
