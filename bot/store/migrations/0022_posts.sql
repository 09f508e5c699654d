-- Which rows of the log each public message of a game told: from `since` to before `until`, as the log was in this revision.
CREATE TABLE posts (
  message_id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL,
  revision INTEGER NOT NULL
);
CREATE INDEX posts_of_a_game ON posts (game_id, message_id);
INSERT INTO posts (message_id, game_id, since, until, revision)
SELECT m.message_id, s.game_id, s.since, s.posted, s.revision
FROM shown s JOIN messages m ON m.game_id = s.game_id AND m.kind = 'front'
WHERE m.message_id != 0;
