-- A game that is paused because the bot was removed from its server, not by its table.
ALTER TABLE games ADD COLUMN server_gone INTEGER NOT NULL DEFAULT 0;
