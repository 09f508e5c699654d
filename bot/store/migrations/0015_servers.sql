-- What those who manage a server set for the games there. A server without a row has the usual; a NULL leaves it to the
-- bot's own settings.
CREATE TABLE servers (
  guild_id INTEGER PRIMARY KEY,
  language TEXT,
  pace TEXT NOT NULL DEFAULT 'day',
  edition TEXT NOT NULL DEFAULT 'classic',
  variants TEXT NOT NULL DEFAULT '[]',
  hints BOOLEAN NOT NULL DEFAULT TRUE,
  fold_boards BOOLEAN NOT NULL DEFAULT FALSE,
  openers TEXT NOT NULL DEFAULT '[]',           -- roles of those who may open games; empty: everybody
  channels TEXT NOT NULL DEFAULT '[]',          -- channels and categories for games; empty: all
  most_games INTEGER,                           -- lobbies and games at once
  seats_channel INTEGER,                        -- channel or forum where open seats are announced
  posts BOOLEAN NOT NULL DEFAULT FALSE          -- in a forum: a game keeps its post to the end
);
