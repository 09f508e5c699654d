-- The game whose people are invited to play this one. A lobby that was closed before it became a game does not count.
ALTER TABLE games ADD COLUMN rematch_of BIGINT REFERENCES games (id) ON DELETE SET NULL;
CREATE UNIQUE INDEX one_rematch_a_game ON games (rematch_of) WHERE status != 'ended' OR started_at IS NOT NULL;
