-- What is shown of each move: the whole board, a close-up of what changed, or both.
ALTER TABLE games ADD COLUMN picture TEXT NOT NULL DEFAULT 'whole';
ALTER TABLE servers ADD COLUMN picture TEXT NOT NULL DEFAULT 'whole';
