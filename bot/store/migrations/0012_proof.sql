-- What makes rolls and draws checkable: see bot/fair/README.md. NULL in games from before.
ALTER TABLE games ADD COLUMN commitment TEXT;   -- of the secret, shown in the lobby
ALTER TABLE games ADD COLUMN seed TEXT;         -- of what was mixed in, shown at the start

-- Never shown before the game is over.
CREATE TABLE secrets (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  secret TEXT NOT NULL
);

-- What was put in before the start, in its order.
CREATE TABLE mixed (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  entry TEXT NOT NULL,                          -- join:ID, word:SHA-256 or start:ID
  user_id INTEGER,                              -- whose word it is, until the start
  PRIMARY KEY (game_id, number)
);

-- What chance was asked, also where the answer was taken back later.
CREATE TABLE draws (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  key TEXT NOT NULL,
  cards INTEGER NOT NULL,                       -- or dice: how many
  deck TEXT NOT NULL,                           -- what was there, JSON; empty for dice
  PRIMARY KEY (game_id, revision, seq)
);
