-- The log of a game that has been over for a while: see bot/store/archives.py.
CREATE TABLE archives (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  length INTEGER NOT NULL,      -- of the log
  digest TEXT NOT NULL,         -- of the content
  content BLOB                  -- null in a backup: it is in the file that all backups share
);
