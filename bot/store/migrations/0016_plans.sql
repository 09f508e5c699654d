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
