-- What somebody wrote down in a game, for their own eyes.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX notes_of_a_person ON notes (user_id, game_id);
