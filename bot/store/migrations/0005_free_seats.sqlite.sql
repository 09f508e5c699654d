-- Seats that somebody else may take: whose each is, for whom if the table named somebody, and until when.
CREATE TABLE free_seats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- its button carries it: a later offer of the same seat has another
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  holder INTEGER,                        -- nobody: a computer's
  newcomer INTEGER,
  until INTEGER NOT NULL,
  UNIQUE (game_id, seat)
);
