-- The tables of the first release. Times are seconds since 1970, UTC. Seats are numbered as in the engine; -1 is chance,
-- or no seat. Lists and mappings are JSON.

-- Games

CREATE TABLE games (
  id INTEGER PRIMARY KEY AUTOINCREMENT,         -- never used twice: buttons of a deleted game must not find another
  version INTEGER NOT NULL DEFAULT 0,           -- one more after every change: another process sees that one was made
  guild_id INTEGER,
  channel_id INTEGER NOT NULL,
  host_id INTEGER,
  status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'paused', 'finished', 'ended')),
  ended_why TEXT,
  server_gone BOOLEAN NOT NULL DEFAULT FALSE,   -- paused because the bot was removed from its server
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  started_at INTEGER,
  ended_at INTEGER,
  rematch_of INTEGER REFERENCES games (id) ON DELETE SET NULL,
  -- How it is played and shown
  edition TEXT NOT NULL DEFAULT 'classic',
  variants TEXT NOT NULL DEFAULT '[]',
  pace TEXT NOT NULL DEFAULT 'day',
  live BOOLEAN NOT NULL DEFAULT FALSE,          -- everybody is here and plays live now
  away_days INTEGER NOT NULL DEFAULT 7,         -- how long it waits for each absent player beyond its pace
  hints BOOLEAN NOT NULL DEFAULT TRUE,
  fold_boards BOOLEAN NOT NULL DEFAULT FALSE,   -- older public messages lose their boards
  picture TEXT NOT NULL DEFAULT 'whole',        -- what is shown of each move: the whole board, a close-up, or both
  language TEXT,                                -- which its channel reads
  -- Its log
  revision INTEGER NOT NULL DEFAULT 0,          -- how often the log was taken back
  turn_reset BOOLEAN NOT NULL DEFAULT FALSE,    -- a turn is asked anew and the players do not know yet
  log_hash TEXT,                                -- the running hash after the newest answer
  rated BOOLEAN NOT NULL DEFAULT FALSE,
  verified TEXT,                                -- the rules with which it was played again without a difference, a digest
  -- Its rolls and draws: see bot/fair/README.md
  commitment TEXT,                              -- of the secret, shown in the lobby; null: they come from no secret
  seed TEXT,                                    -- of what was mixed in, shown at the start
  epoch INTEGER NOT NULL DEFAULT 0,             -- the revision since which the newest secret is used
  starting INTEGER                              -- the press on Start, while sealed words are awaited
);
CREATE UNIQUE INDEX one_game_a_channel ON games (channel_id) WHERE status IN ('lobby', 'running', 'paused');
-- A lobby that was closed before it became a game does not count.
CREATE UNIQUE INDEX one_rematch_a_game ON games (rematch_of) WHERE status != 'ended' OR started_at IS NOT NULL;
CREATE INDEX games_by_status ON games (status, ended_at);
CREATE INDEX games_of_a_channel ON games (channel_id, id);
CREATE INDEX games_of_a_server ON games (guild_id, status);
CREATE INDEX rematches_of_a_game ON games (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX games_to_rate ON games (ended_at, id) WHERE rated = FALSE AND ended_at IS NOT NULL;

CREATE TABLE seats (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER,                              -- null: a computer's
  name TEXT NOT NULL,
  colour TEXT NOT NULL,
  level TEXT,
  personality TEXT,
  kept BOOLEAN NOT NULL DEFAULT FALSE,          -- a computer keeps it for user_id
  kept_since INTEGER,                           -- the log's length when that began
  anonymous BOOLEAN NOT NULL DEFAULT FALSE,
  overtime INTEGER NOT NULL DEFAULT 0,          -- seconds that the game waited for them beyond its pace
  won BOOLEAN,
  tokens_left INTEGER,
  recruits TEXT,                                -- those that were active at the end
  PRIMARY KEY (game_id, seat),
  UNIQUE (game_id, user_id)
) WITHOUT ROWID;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

-- Seats that somebody else may take: whose each is, for whom if the players named somebody, and until when.
CREATE TABLE free_seats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,         -- its button carries it: a later offer of the same seat has another
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  holder INTEGER,                               -- null: a computer's
  newcomer INTEGER,
  until INTEGER NOT NULL,
  UNIQUE (game_id, seat)
);

-- What people elsewhere on the server are told of a game's open seats.
CREATE TABLE openings (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  level TEXT NOT NULL DEFAULT 'any',            -- of the players wanted
  looking BOOLEAN NOT NULL DEFAULT FALSE,       -- the lobby's host wants its seats announced
  channel_id INTEGER,                           -- the channel or forum of the announcement, null: there is none
  message_id INTEGER NOT NULL DEFAULT 0,        -- 0: it is being posted
  post_id INTEGER,                              -- the post in a forum that begins with it; null: it is none
  nonce_or_title TEXT NOT NULL DEFAULT '',      -- Discord takes a message with it once; a post's title
  shown TEXT NOT NULL DEFAULT ''                -- a digest of what it says
);
CREATE INDEX openings_announced ON openings (game_id) WHERE channel_id IS NOT NULL;

CREATE TABLE follows (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id)
) WITHOUT ROWID;

-- The log: nothing else changes a game

CREATE TABLE answers (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  answer TEXT NOT NULL,
  source TEXT NOT NULL CHECK (source IN ('player', 'chance', 'auto')),
  user_id INTEGER,
  at INTEGER NOT NULL,
  events TEXT NOT NULL,                         -- what came of it, secrets included
  press INTEGER,                                -- the press behind it, if any
  hash TEXT,                                    -- the running hash after this answer
  PRIMARY KEY (game_id, seq)
) WITHOUT ROWID;

-- Answers that were taken back, and why: by the player, by consent, or because the rules changed.
CREATE TABLE undone (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,                    -- the revision they belonged to
  seq INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  key TEXT NOT NULL,
  answer TEXT NOT NULL,
  source TEXT NOT NULL,
  user_id INTEGER,
  at INTEGER NOT NULL,
  why TEXT NOT NULL,
  press INTEGER,
  hash TEXT,
  PRIMARY KEY (game_id, revision, seq)
) WITHOUT ROWID;

-- The whole state at the start of a turn, compressed, and the log's length then.
CREATE TABLE checkpoints (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seq INTEGER NOT NULL,
  state BLOB NOT NULL,
  PRIMARY KEY (game_id, seq)
);

-- The log of a game that has been over for a while: see bot/store/archives.py.
CREATE TABLE archives (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  length INTEGER NOT NULL,                      -- of the log
  digest TEXT NOT NULL,                         -- of the content
  content BLOB                                  -- null in a backup: it is in the file that all backups share
);

-- Discord may deliver a click twice: the second finds the first here.
CREATE TABLE clicks (
  interaction_id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  first INTEGER NOT NULL,                       -- answers first ≤ seq < length came of it
  length INTEGER NOT NULL,
  taken_back INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX clicks_of_a_game ON clicks (game_id);

-- What makes rolls and draws checkable: see bot/fair/README.md

-- Never shown before the game is over.
CREATE TABLE secrets (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  secret TEXT NOT NULL
);

-- Fresh secrets of games that were restored from a copy. The first secret of each game is in `secrets`.
CREATE TABLE epochs (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,                    -- the first in which this secret is used
  seq INTEGER NOT NULL,                         -- the length of the log then
  commitment TEXT NOT NULL,
  secret TEXT NOT NULL,
  why TEXT NOT NULL,                            -- restored
  PRIMARY KEY (game_id, revision)
);

-- What was put in before the start, in its order.
CREATE TABLE mixed (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  entry TEXT NOT NULL,                          -- join:ID, word:SHA-256 or start:ID
  user_id INTEGER,                              -- whose word it is, until the start
  PRIMARY KEY (game_id, number)
);

-- The SHA-256 of a word that a player gave before the start, and the word, once it is revealed after the press on Start.
CREATE TABLE sealed_words (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  hash TEXT NOT NULL,
  word TEXT,
  PRIMARY KEY (game_id, user_id)
);

-- What chance was asked, also where the answer was taken back later.
CREATE TABLE draws (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  revision INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  key TEXT NOT NULL,
  cards INTEGER NOT NULL,                       -- or dice: how many
  deck TEXT NOT NULL,                           -- what was there; empty for dice
  PRIMARY KEY (game_id, revision, seq)
);

-- Waiting

-- Who is waited for, and until when: known without loading a game.
CREATE TABLE asked (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  question INTEGER NOT NULL,
  ask TEXT NOT NULL,
  since INTEGER NOT NULL,
  due_at INTEGER,
  remind_at INTEGER,                            -- when the next reminder is to be sent
  reminded INTEGER NOT NULL DEFAULT 0,
  notice_at INTEGER,                            -- when the others are to be told that the time is up; null: they know
  used_up_at INTEGER,                           -- when the clock runs again although they are away; null: told, or never
  paused_at INTEGER,                            -- null: the game is not paused
  paused_due INTEGER,                           -- the deadline at that time
  kept_at INTEGER,                              -- when a computer got the seat; null: it had it when it was asked
  PRIMARY KEY (game_id, seat)
) WITHOUT ROWID;

-- The clocks of questions that are not asked any more, but may be asked again after an undo or a trade.
CREATE TABLE stopped_clocks (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  question INTEGER NOT NULL,
  until INTEGER NOT NULL,                       -- the last question of this seat that was answered together with it
  turn INTEGER NOT NULL,
  ask TEXT NOT NULL,
  since INTEGER NOT NULL,
  due_at INTEGER,
  reminded INTEGER NOT NULL,
  stopped_at INTEGER NOT NULL,
  overtime INTEGER NOT NULL,                    -- seconds that were added to the seat's overtime when it was answered
  PRIMARY KEY (game_id, seat, question)
);

-- How many questions with a time limit somebody answered in time, and how many not.
CREATE TABLE punctuality (
  user_id INTEGER PRIMARY KEY,
  in_time INTEGER NOT NULL DEFAULT 0,
  late INTEGER NOT NULL DEFAULT 0
);

-- What players decide

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
  newcomer INTEGER,                             -- whom it would let in
  details TEXT NOT NULL DEFAULT '{}',
  opened_by INTEGER,
  opened_at INTEGER NOT NULL,
  closed BOOLEAN NOT NULL DEFAULT FALSE,
  done BOOLEAN NOT NULL DEFAULT FALSE           -- what it decided was carried out, or there was nothing to do
);
CREATE UNIQUE INDEX one_vote_of_a_kind ON votes (game_id, kind, coalesce(about, -1)) WHERE NOT closed;
CREATE INDEX open_votes ON votes (id) WHERE NOT closed;
CREATE INDEX votes_to_carry_out ON votes (id) WHERE NOT done;

CREATE TABLE ballots (
  vote_id INTEGER NOT NULL REFERENCES votes (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  yes BOOLEAN,                                  -- null: asked, no answer yet
  PRIMARY KEY (vote_id, seat)
) WITHOUT ROWID;

-- What somebody has planned for a turn of theirs: ids alone, no words. Nobody else is shown any of it.
CREATE TABLE plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  turn INTEGER NOT NULL,
  rank INTEGER NOT NULL,
  made_at INTEGER NOT NULL,
  body TEXT NOT NULL,
  used INTEGER NOT NULL,
  first INTEGER
);
CREATE INDEX plans_of_a_game ON plans (game_id, seat, turn);
CREATE INDEX plans_of_a_person ON plans (user_id);

-- What became of a plan, for its owner to be told once.
CREATE TABLE plan_reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  user_id INTEGER NOT NULL,
  what TEXT NOT NULL,
  turn INTEGER NOT NULL,
  first INTEGER NOT NULL,
  until INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  why TEXT NOT NULL,
  told BOOLEAN NOT NULL
);
CREATE INDEX plan_reports_of_a_person ON plan_reports (game_id, user_id);
CREATE INDEX plan_reports_to_tell ON plan_reports (id) WHERE told = FALSE;

-- What somebody wrote down in a game, for their own eyes.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX notes_of_a_person ON notes (user_id, game_id);

-- Messages

-- Messages that are found again: to be edited, or to be posted still (message_id 0).
CREATE TABLE messages (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  about INTEGER NOT NULL DEFAULT -1,            -- a seat, a vote, an offer or a revision
  channel_id INTEGER NOT NULL,
  message_id INTEGER NOT NULL,
  shown TEXT NOT NULL DEFAULT '',               -- its version, and a digest of its text and buttons; empty: unknown
  PRIMARY KEY (game_id, kind, about)
) WITHOUT ROWID;
CREATE INDEX messages_to_send ON messages (kind) WHERE message_id = 0;

-- What a game's channel was told: all rows of the log before `length`, those from `since` on in its newest message.
CREATE TABLE table_messages (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  since INTEGER NOT NULL,
  posted INTEGER NOT NULL,                      -- the log's length when it was posted; later rows are edits
  length INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  turn INTEGER NOT NULL,                        -- the number of the turn it was posted in
  asked TEXT NOT NULL,                          -- the seats it pinged
  told INTEGER NOT NULL,                        -- players had their own cards by direct message as of this length
  alt TEXT,                                     -- the alt text of its picture; empty: it has none
  digits TEXT                                   -- of the running hash, as it shows them
);

-- The nonce under which that is being posted, until it is on record: after a kill in between, Discord tells by it which
-- message that was.
CREATE TABLE posting (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  nonce TEXT NOT NULL
);

-- Which rows of the log each public message of a game told, as the log was in this revision.
CREATE TABLE posts (
  message_id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL,                       -- before this row
  revision INTEGER NOT NULL
);
CREATE INDEX posts_of_a_game ON posts (game_id, message_id);

-- Messages that are to lose their buttons: written together with what takes their place, removed when Discord has done it
-- or the message is beyond reach.
CREATE TABLE stale_messages (
  message_id INTEGER PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT,                                    -- it is to read as past too; null: its text stays
  about INTEGER,
  since INTEGER,                                -- the rows and the turn that it told, if it is a game's public message
  until INTEGER,
  turn INTEGER,
  alt TEXT,
  digits TEXT
);
CREATE INDEX stale_messages_of_a_game ON stale_messages (game_id);

-- Direct messages that list what waits for somebody in several games: they are changed when an entry no longer waits.
CREATE TABLE lists (
  message_id INTEGER PRIMARY KEY,
  channel_id INTEGER NOT NULL,
  user_id INTEGER,                              -- null: whoever it was for is forgotten, and nothing on it waits
  kind TEXT NOT NULL,                           -- digest: the daily one, reminders: a reminder of several games
  language TEXT NOT NULL                        -- in which it was written
);
CREATE INDEX lists_of_a_person ON lists (user_id);

-- The entries that such a message still shows.
CREATE TABLE listed (
  message_id INTEGER NOT NULL REFERENCES lists (message_id) ON DELETE CASCADE,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,                           -- turn, asked, vote, offer or seat
  about INTEGER NOT NULL,                       -- the question, the vote, the offer or the seat
  PRIMARY KEY (message_id, game_id, kind, about)
);
CREATE INDEX listed_of_a_game ON listed (game_id);

-- What people were last pinged for: nobody is pinged twice for the same thing. Written before the message is sent.
CREATE TABLE rings (
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL,
  subject TEXT NOT NULL,                        -- question, vote pause, offer 2, …
  about TEXT NOT NULL,                          -- which of them: another one may ring at once
  occasion TEXT NOT NULL,                       -- the same again, for instance after an undo: it may ring after an hour
  nonce TEXT NOT NULL,                          -- of the message; empty when that is on record
  at INTEGER NOT NULL,
  PRIMARY KEY (game_id, user_id, subject)
);
CREATE INDEX rings_by_age ON rings (at);

-- People and servers

CREATE TABLE profiles (
  user_id INTEGER PRIMARY KEY,
  language TEXT,
  locale TEXT,                                  -- which their Discord had last, for direct messages
  time_zone TEXT,
  quiet_from INTEGER,                           -- minutes after midnight
  quiet_to INTEGER,
  reach TEXT NOT NULL DEFAULT 'dm',
  dm_closed BOOLEAN NOT NULL DEFAULT FALSE,
  palette TEXT NOT NULL DEFAULT 'printed',
  away TEXT NOT NULL DEFAULT '[]',              -- rules, also those that are over
  digest INTEGER,                               -- minutes after midnight; null: none
  digest_at INTEGER,                            -- when the next one is to go out
  next_up BOOLEAN NOT NULL DEFAULT FALSE,       -- tell them that their turn is next
  standing TEXT NOT NULL DEFAULT 'off'
);
CREATE INDEX digests_to_send ON profiles (digest_at) WHERE digest_at IS NOT NULL;

-- Ratings grow from the last game that was rated.
CREATE TABLE ratings (
  user_id INTEGER NOT NULL,
  players INTEGER NOT NULL,                     -- in games of so many
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (user_id, players)
);

-- What those who manage a server set for the games there. A server without a row has the usual; a null leaves it to the
-- bot's own settings.
CREATE TABLE servers (
  guild_id INTEGER PRIMARY KEY,
  language TEXT,
  pace TEXT NOT NULL DEFAULT 'day',
  edition TEXT NOT NULL DEFAULT 'classic',
  variants TEXT NOT NULL DEFAULT '[]',
  hints BOOLEAN NOT NULL DEFAULT TRUE,
  fold_boards BOOLEAN NOT NULL DEFAULT FALSE,
  picture TEXT NOT NULL DEFAULT 'whole',
  openers TEXT NOT NULL DEFAULT '[]',           -- roles of those who may open games; empty: everybody
  channels TEXT NOT NULL DEFAULT '[]',          -- channels and categories for games; empty: all
  max_games INTEGER,                           -- lobbies and games at once
  seats_channel INTEGER,                        -- channel or forum where open seats are announced
  posts BOOLEAN NOT NULL DEFAULT FALSE,         -- in a forum: a game keeps its post to the end
  forget_at INTEGER                             -- when everything about it is to be deleted
);
CREATE INDEX servers_to_forget ON servers (forget_at) WHERE forget_at IS NOT NULL;

-- Who asked to be forgotten, as salted hashes: an older copy of the database knows them still, and putting it back must
-- not bring them back.
CREATE TABLE forgotten (
  hash TEXT PRIMARY KEY,                        -- SHA-256 of the salt and the id
  salt TEXT NOT NULL,
  kind TEXT NOT NULL,                           -- user or server
  at INTEGER NOT NULL
);

-- What one process of several is about to do, and until when it is taken to be at it.
CREATE TABLE leases (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  owner TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (kind, key)
);
