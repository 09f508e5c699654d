-- One more after every change of a game: a process that holds the game in memory sees that another changed it.
ALTER TABLE games ADD COLUMN version BIGINT NOT NULL DEFAULT 0;

-- What one process of several is about to do, and until when it is taken to be at it.
CREATE TABLE leases (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  owner TEXT NOT NULL,
  until BIGINT NOT NULL,
  PRIMARY KEY (kind, key)
);
