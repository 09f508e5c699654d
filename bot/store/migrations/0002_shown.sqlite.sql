-- What a game's channel was told: all rows of the log before `length`, those from `since` on in its front message.
CREATE TABLE shown (
  game_id INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
  since INTEGER NOT NULL,
  posted INTEGER NOT NULL,               -- the log's length when the front message was posted; later rows are edits
  length INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  turn INTEGER NOT NULL,                 -- the number of the turn it was posted in
  asked TEXT NOT NULL,                   -- the seats it pinged, JSON
  told INTEGER NOT NULL                  -- players had their own cards by direct message as of this length
);
-- Until now a message's id told when it was sent: what was answered by then was shown.
INSERT INTO shown
SELECT id, length, length, length, revision, -1, '[]', length FROM (
  SELECT g.id, g.revision, (
    SELECT count(*) FROM answers a
    WHERE a.game_id = g.id AND a.at <= (m.message_id >> 22) / 1000 + 1420070400
  ) AS length
  FROM games g JOIN messages m ON m.game_id = g.id AND m.kind = 'front'
);
