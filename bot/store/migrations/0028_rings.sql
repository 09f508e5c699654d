-- What people were last pinged for: nobody is pinged twice for the same thing. Written before the message is sent.
CREATE TABLE rings (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  subject TEXT NOT NULL,        -- question, vote pause, offer 2, …
  about TEXT NOT NULL,          -- which of them: another one may ring at once
  occasion TEXT NOT NULL,       -- the same again, for instance after an undo: it may ring when an hour has passed
  nonce TEXT NOT NULL,          -- of the message; empty when that is on record
  at INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id, subject)
);
CREATE INDEX rings_by_age ON rings (at);

-- What a kept message says: its version, and a digest of its text and buttons. Empty: unknown.
ALTER TABLE messages ADD COLUMN shown TEXT NOT NULL DEFAULT '';
