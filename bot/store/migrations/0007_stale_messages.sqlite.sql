-- Messages of the bot whose buttons are to be taken away: written together with what takes their place, removed when
-- Discord has done it or the message is beyond reach.
CREATE TABLE stale_messages (
  message_id INTEGER PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE
);
CREATE INDEX stale_messages_of_a_game ON stale_messages (game_id);

-- The mark (nonce) under which a game's next public message is being posted, until the message is noted: after a kill in
-- between, Discord tells by it which message that was.
CREATE TABLE posting (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  nonce TEXT NOT NULL
);
