-- Who asked to be forgotten, as salted hashes: an older copy of the database knows them still, and putting it back must
-- not bring them back.
CREATE TABLE forgotten (
  hash TEXT PRIMARY KEY,        -- SHA-256 of the salt and the id
  salt TEXT NOT NULL,
  kind TEXT NOT NULL,           -- user or server
  at INTEGER NOT NULL
);

-- When everything about a server is to be deleted: at once if its managers asked for it, later if the bot was removed.
ALTER TABLE servers ADD COLUMN forget_at INTEGER;
CREATE INDEX servers_to_forget ON servers (forget_at) WHERE forget_at IS NOT NULL;

-- What was said of a picture names the players, also one who was forgotten since.
UPDATE shown SET alt = '' WHERE alt != '' AND game_id IN (SELECT game_id FROM seats WHERE anonymous);
UPDATE stale_messages SET alt = '' WHERE alt != '' AND game_id IN (SELECT game_id FROM seats WHERE anonymous);

-- In the log of a game that is over, only those who have a seat in it: who else played there is found by reading all logs.
UPDATE answers SET user_id = NULL WHERE user_id IS NOT NULL
  AND game_id IN (SELECT id FROM games WHERE status IN ('finished', 'ended'))
  AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game_id = answers.game_id AND s.user_id = answers.user_id);
UPDATE undone SET user_id = NULL WHERE user_id IS NOT NULL
  AND game_id IN (SELECT id FROM games WHERE status IN ('finished', 'ended'))
  AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game_id = undone.game_id AND s.user_id = undone.user_id);

-- Ratings grow from the last game that was rated.
CREATE TABLE ratings (
  user_id INTEGER NOT NULL,
  players INTEGER NOT NULL,     -- in games of so many
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (user_id, players)
);
ALTER TABLE games ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
CREATE INDEX games_to_rate ON games (ended_at, id) WHERE rated = FALSE AND ended_at IS NOT NULL;
-- The recruits that were active at the end, JSON. Null in games from before.
ALTER TABLE seats ADD COLUMN recruits TEXT;

-- The rules with which a finished game was last played again without a difference: a digest of their code.
ALTER TABLE games ADD COLUMN verified TEXT;
