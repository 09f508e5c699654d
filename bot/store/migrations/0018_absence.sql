-- When somebody is away (rules as JSON, also those that are over), and how they want to be reminded.
ALTER TABLE profiles ADD COLUMN away TEXT NOT NULL DEFAULT '[]';
ALTER TABLE profiles ADD COLUMN digest INTEGER;                                -- minutes after midnight; NULL: none
ALTER TABLE profiles ADD COLUMN digest_at INTEGER;                             -- when the next one is to go out
ALTER TABLE profiles ADD COLUMN next_up BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE profiles ADD COLUMN standing TEXT NOT NULL DEFAULT 'off';

-- How long a game waits for each of its players beyond its pace, and whether everybody is here and plays live now.
ALTER TABLE games ADD COLUMN away_days INTEGER NOT NULL DEFAULT 7;
ALTER TABLE games ADD COLUMN live BOOLEAN NOT NULL DEFAULT FALSE;
-- Seconds of that which a player has used.
ALTER TABLE seats ADD COLUMN overtime INTEGER NOT NULL DEFAULT 0;
-- When that is used up and the clock runs again although they are away. NULL: it is not, or it was told.
ALTER TABLE asked ADD COLUMN used_up_at INTEGER;

-- How many questions with a time limit somebody answered in time, and how many not.
CREATE TABLE punctuality (
  user_id INTEGER PRIMARY KEY,
  in_time INTEGER NOT NULL DEFAULT 0,
  late INTEGER NOT NULL DEFAULT 0
);
