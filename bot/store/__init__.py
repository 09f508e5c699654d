"""The database: schema and migrations, the log of every game, and the users' data.

store = await Store.open(path)
store.games             games and their seats
store.asked             the seats that each game waits for
store.messages          messages the bot edits later, and those whose buttons must still be removed
store.lists             direct messages that list what waits for a user in several games
store.rings             what people were pinged for
store.table_messages    how much of the log each channel has been shown
store.log               answers, checkpoints and undone answers
store.archives          the same of games that have been over for a while, compressed
store.proofs            the data that makes rolls and draws verifiable
store.standing_answers  answers given automatically for a seat
store.offers            trade offers
store.votes             votes and their ballots
store.plans             moves planned ahead
store.free_seats        seats that another player may take
store.openings          announcements of open seats
store.followers         users who follow a game without playing
store.notes             private notes
store.profiles          users' settings, and deleting a user's data
store.servers           settings of a Discord server, and when its data is to be deleted
store.forgotten         hashes of the ids of those whose data was deleted
store.stats             results of finished games
store.punctuality       how often each player answered in time
store.leases            locks between processes, so that a job is done by one of them only

Statements are collected in a transaction and sent to the database when its block ends:

async with store.database.transaction() as tx:
    store.games.update(tx, game_id, status="paused")
    expired = store.offers.expire(tx, game_id)
ids = [row["id"] for row in expired.rows]
"""

from .database import Conflict, InTheWay, Outdated, Overtaken, StoreError
from .store import Store

__all__ = ["Conflict", "InTheWay", "Outdated", "Overtaken", "Store", "StoreError"]
