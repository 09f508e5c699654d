"""The database: schema and migrations, the log of every game, and what is known of people.

store = await Store.open(path)
store.games             games and their seats
store.asked             who is waited for
store.messages          messages to find again, and those whose buttons are still to be taken away
store.table_messages    what each channel was told
store.log               answers, checkpoints, what was taken back
store.proofs            what makes rolls and draws checkable
store.standing_answers  what a seat always answers
store.offers            trades offered
store.votes             votes and their ballots
store.plans             what people have planned for their turns
store.free_seats        seats that somebody else may take
store.openings          where open seats are announced
store.followers         who follows a game without playing
store.notes             what people write down for themselves
store.profiles          what people set for themselves, and forgetting them
store.servers           what those who manage a server set for its games
store.stats             results of finished games
store.punctuality       how often somebody answered in time
store.leases            what one of several processes does, so that it happens once

What is written together is collected in a transaction and sent to the database at its end:

async with store.database.transaction() as tx:
    store.games.update(tx, game_id, status="paused")
    expired = store.offers.expire(tx, game_id)
ids = [row["id"] for row in expired.rows]
"""

from .database import Conflict, StoreError
from .store import Store

__all__ = ["Conflict", "Store", "StoreError"]
