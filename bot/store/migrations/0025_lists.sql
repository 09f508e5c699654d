-- Direct messages that list what waits for somebody in several games: they are changed when an entry no longer waits.
CREATE TABLE lists (
  message_id INTEGER PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  user_id INTEGER,              -- null: whoever it was for is forgotten, and nothing on it waits
  kind TEXT NOT NULL,           -- digest: the daily one, reminders: a reminder of several games
  language TEXT NOT NULL        -- in which it was written
);
CREATE INDEX lists_of_a_person ON lists (user_id);

-- The entries that such a message still shows.
CREATE TABLE listed (
  message_id INTEGER NOT NULL REFERENCES lists (message_id) ON DELETE CASCADE,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,           -- turn, asked, vote, offer or seat
  about INTEGER NOT NULL,       -- the question, the vote, the offer or the seat
  PRIMARY KEY (message_id, game_id, kind, about)
);
CREATE INDEX listed_of_a_game ON listed (game_id);
