-- What a vote decided was carried out, or there was nothing to do: a decided vote without this is taken up at a start.
ALTER TABLE votes ADD COLUMN done INTEGER NOT NULL DEFAULT 0;
-- Until now a decided vote's message was forgotten as soon as its outcome was told.
UPDATE votes SET done = 1 WHERE closed AND NOT EXISTS (
  SELECT 1 FROM messages m WHERE m.game_id = votes.game_id AND m.kind = 'vote' AND m.seat = votes.id
);
