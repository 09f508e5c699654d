-- What kind of message loses its buttons, and about which seat: it is to read as past too. Null: it tells its own words
-- already, or whoever it is about has the seat no longer.
ALTER TABLE stale_messages ADD COLUMN kind TEXT;
ALTER TABLE stale_messages ADD COLUMN about BIGINT;
