"""New secrets for the games of a restored database.

Whoever saw how a restored game went on before knows its rolls: its secret may have been published by then. So every
open game goes on with a new secret, whose commitment is posted in its channel when the bot starts."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from bot.fair import derivation
from bot.store import Store
from bot.store.records import GameRecord, Kind, Message

RESTORED = "restored"
_SINCE = datetime(2026, 1, 1, tzinfo=UTC)


async def renew_all(store: Store) -> int:
    """Give every open game a new secret; return their number. All or none of them: it is one transaction."""
    games = [
        game for status in ("lobby", "running", "paused") for game in await store.games.with_status(status)
    ]
    lengths = {game.id: await store.log.length(game.id) for game in games}
    async with store.database.transaction() as tx:
        for game in games:
            secret = secrets.token_hex(32)
            commitment = derivation.commitment(secret)
            if game.status == "lobby":
                if game.commitment is not None:
                    store.proofs.replace(tx, game.id, secret, commitment)
                    store.messages.set(tx, game.id, Message(Kind.FAIRNESS, 0, 0, 0))
                continue
            revision = _next_revision(game, store.database.now())
            store.games.update(tx, game.id, revision=revision, epoch=revision)
            if game.seed is not None:
                epoch = {"revision": revision, "seq": lengths[game.id], "commitment": commitment}
                store.proofs.renew(tx, game.id, epoch | {"secret": secret, "why": RESTORED})
                store.proofs.keep_log(tx, game.id, derivation.begin_log(secret, game.log_hash or game.seed))
                store.messages.set(tx, game.id, Message(Kind.FAIRNESS, revision, 0, 0))
    return len(games)


def _next_revision(game: GameRecord, now: datetime) -> int:
    """Buttons carry the revision. Those posted after the copy was made must be stale, whatever was undone or restored
    since: so it is the number of minutes since 2026, which none of them has."""
    return max(game.revision + 1, int((now - _SINCE).total_seconds() // 60))
