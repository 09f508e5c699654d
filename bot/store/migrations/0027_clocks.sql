-- A question's clock that stands still goes on where it stood: while the game is paused, and while a computer keeps a
-- seat in a game that nobody plays.
ALTER TABLE asked ADD COLUMN paused_at INTEGER;   -- NULL: the game is not paused
ALTER TABLE asked ADD COLUMN paused_due INTEGER;  -- the deadline at that time
ALTER TABLE asked ADD COLUMN kept_at INTEGER;     -- when a computer got the seat; NULL: it had it when it was asked

-- The clocks of questions that are not asked any more, but may be asked again after an undo or a trade.
CREATE TABLE stopped_clocks (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  question INTEGER NOT NULL,
  until INTEGER NOT NULL,        -- the last question of this seat that was answered together with it
  turn INTEGER NOT NULL,
  ask TEXT NOT NULL,
  since INTEGER NOT NULL,
  due_at INTEGER,
  reminded INTEGER NOT NULL,
  stopped_at INTEGER NOT NULL,
  overtime INTEGER NOT NULL,     -- seconds that were added to the seat's overtime when it was answered
  PRIMARY KEY (game_id, seat, question)
);
