-- What is said of the picture in a game's public message to whoever cannot see it: it is said again whenever the message
-- changes. Empty: it has no picture. Null: a message of text, as they were before.
ALTER TABLE shown ADD COLUMN alt TEXT;
ALTER TABLE stale_messages ADD COLUMN alt TEXT;
