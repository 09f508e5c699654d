-- What people elsewhere on the server are told of a game's open seats.
CREATE TABLE openings (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  level TEXT NOT NULL DEFAULT 'any',            -- of the players wanted
  looking BOOLEAN NOT NULL DEFAULT FALSE,       -- the lobby's host wants its seats announced
  channel_id INTEGER,                           -- the channel or forum of the announcement, null: there is none
  message_id INTEGER NOT NULL DEFAULT 0,        -- 0: it is being posted
  post_id INTEGER,                              -- the post in a forum that begins with it; null: it is none
  mark TEXT NOT NULL DEFAULT '',                -- Discord takes a message with it once; a post's title
  shown TEXT NOT NULL DEFAULT ''                -- a digest of what it says
);
