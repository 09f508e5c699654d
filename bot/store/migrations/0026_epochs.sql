-- What makes it noticed if the log is rewritten, and keeps rolls unknown to who reads this database: see bot/fair/README.md.
ALTER TABLE games ADD COLUMN chance INTEGER NOT NULL DEFAULT 1;   -- how its rolls were derived at first: euphoria-chance-1 or -2
ALTER TABLE games ADD COLUMN log_hash TEXT;                       -- the running hash after the newest answer
ALTER TABLE games ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;    -- the revision since which the newest secret is used
ALTER TABLE games ADD COLUMN starting INTEGER;                    -- the press on Start, while sealed words are awaited
ALTER TABLE answers ADD COLUMN press INTEGER;                     -- the press behind it, if any
ALTER TABLE answers ADD COLUMN hash TEXT;                         -- the running hash after this answer
ALTER TABLE undone ADD COLUMN press INTEGER;
ALTER TABLE undone ADD COLUMN hash TEXT;
ALTER TABLE shown ADD COLUMN digits TEXT;                         -- of the running hash, as a game's newest message shows them
ALTER TABLE stale_messages ADD COLUMN digits TEXT;                -- the same of an older message

-- Fresh secrets of games that were restored from a copy. The first secret of each game is in `secrets`.
CREATE TABLE epochs (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,                    -- the first in which this secret is used
  seq INTEGER NOT NULL,                         -- the length of the log then
  commitment TEXT NOT NULL,
  secret TEXT NOT NULL,
  why TEXT NOT NULL,                            -- restored
  PRIMARY KEY (game_id, revision)
);

-- The SHA-256 of a word that a player gave before the start, and the word, once it is revealed after the press on Start.
CREATE TABLE sealed_words (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  hash TEXT NOT NULL,
  word TEXT,
  PRIMARY KEY (game_id, user_id)
);
