-- When the table is to be told that somebody's time is up: when it is, and later only where telling failed. NULL: told.
ALTER TABLE asked ADD COLUMN notice_at INTEGER;
UPDATE asked SET notice_at = due_at WHERE NOT EXISTS (
  SELECT 1 FROM messages m WHERE m.game_id = asked.game_id AND m.kind = 'overdue' AND m.seat = asked.seat
);
