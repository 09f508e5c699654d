"""The database: schema and migrations, the log of every game, and what is known of people.

store = await Store.open(path)
store.games     games, seats, messages to find again, who is waited for
store.fronts    what each channel was told
store.log       answers, checkpoints, what was taken back
store.talk      standing answers, trade offers, votes, followers
store.profiles  what people set for themselves, and forgetting them
store.stats     results of finished games
"""

from .database import StoreError
from .store import Store

__all__ = ["Store", "StoreError"]
