-- What a public message told that another one follows: rows of the log, and the turn that began. Null for others.
ALTER TABLE stale_messages ADD COLUMN since BIGINT;
ALTER TABLE stale_messages ADD COLUMN until BIGINT;
ALTER TABLE stale_messages ADD COLUMN turn BIGINT;

-- Whether a game's older public messages lose their boards.
ALTER TABLE games ADD COLUMN fold_boards BOOLEAN NOT NULL DEFAULT FALSE;
