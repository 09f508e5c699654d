-- Times are seconds since 1970, UTC. Seats are numbered as in the engine; -1 is chance, or no seat.

CREATE TABLE games (
  id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used twice: buttons of a deleted game must not find another
  guild_id INTEGER,
  channel_id INTEGER NOT NULL,
  host_id INTEGER,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'finished', 'ended')),
  edition TEXT NOT NULL DEFAULT 'classic',
  variants TEXT NOT NULL DEFAULT '[]',
  pace TEXT NOT NULL DEFAULT 'day',
  hints INTEGER NOT NULL DEFAULT 1,
  revision INTEGER NOT NULL DEFAULT 0,   -- how often the log was taken back
  turn_reset INTEGER NOT NULL DEFAULT 0, -- a turn is asked anew and the table does not know yet
  ended_why TEXT,
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  started_at INTEGER,
  ended_at INTEGER
);
-- One open game a channel.
CREATE UNIQUE INDEX one_game_a_channel ON games (channel_id) WHERE status IN ('lobby', 'running', 'paused');

CREATE TABLE seats (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER,                       -- nobody: a computer's
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  level TEXT,
  personality TEXT,
  kept INTEGER NOT NULL DEFAULT 0,       -- a computer keeps it for user_id
  kept_since INTEGER,                    -- the log's length when that began
  anonymous INTEGER NOT NULL DEFAULT 0,
  won INTEGER,
  tokens_left INTEGER,
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, user_id)
) WITHOUT ROWID;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

-- The log: nothing else changes a game.
CREATE TABLE answers (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  answer TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('player', 'chance', 'auto')),
  user_id INTEGER,
  at INTEGER NOT NULL,
  events TEXT NOT NULL,                  -- what came of it, secrets included
  PRIMARY KEY (game_id, seq)
) WITHOUT ROWID;

-- Answers that were taken back, and why: by the player, by consent, or because the rules changed.
CREATE TABLE undone (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,             -- the revision they belonged to
  seq INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  answer TEXT NOT NULL,
  source TEXT NOT NULL,
  user_id INTEGER,
  at INTEGER NOT NULL,
  why TEXT NOT NULL,
  PRIMARY KEY (game_id, revision, seq)
) WITHOUT ROWID;

-- The whole state at the start of a turn, compressed JSON, and the log's length then.
CREATE TABLE checkpoints (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  state BLOB NOT NULL,
  PRIMARY KEY (game_id, seq)
);

-- Discord may deliver a click twice: the second finds the first here.
CREATE TABLE clicks (
  interaction_id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  first INTEGER NOT NULL,                -- answers first ≤ seq < length came of it
  length INTEGER NOT NULL,
  taken_back INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX clicks_of_a_game ON clicks (game_id);

-- Who is waited for: known without loading a game.
CREATE TABLE asked (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  question INTEGER NOT NULL,
  ask TEXT NOT NULL,
  since INTEGER NOT NULL,
  due_at INTEGER,
  remind_at INTEGER,
  reminded INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

CREATE TABLE messages (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL DEFAULT -1,
  channel_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, kind, seat)
) WITHOUT ROWID;

CREATE TABLE standing_answers (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  ask TEXT NOT NULL,
  key TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (game_id, seat, ask, key)
) WITHOUT ROWID;

CREATE TABLE offers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  partner INTEGER NOT NULL,
  give TEXT NOT NULL,
  get TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'open',
  counter_of INTEGER REFERENCES offers (id),
  at INTEGER NOT NULL
);
CREATE INDEX offers_of_a_game ON offers (game_id, status);

CREATE TABLE votes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  about INTEGER,
  details TEXT NOT NULL DEFAULT '{}',
  opened_by INTEGER,
  opened_at INTEGER NOT NULL,
  closed INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_vote_of_a_kind ON votes (game_id, kind, ifnull(about, -1)) WHERE NOT closed;

CREATE TABLE ballots (
  vote_id INTEGER NOT NULL REFERENCES votes (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  yes INTEGER,                           -- NULL: asked, no answer yet
  PRIMARY KEY (vote_id, seat)
) WITHOUT ROWID;

CREATE TABLE follows (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;

CREATE TABLE profiles (
  user_id INTEGER PRIMARY KEY,
  language TEXT,
  time_zone TEXT,
  quiet_from INTEGER,
  quiet_to INTEGER,
  reach TEXT NOT NULL DEFAULT 'dm',
  palette TEXT NOT NULL DEFAULT 'printed',
  dm_closed INTEGER NOT NULL DEFAULT 0
);
