-- What a message is about was called its seat: for some kinds it is a seat, for others a vote's or an offer's id.
ALTER TABLE messages RENAME COLUMN seat TO about;
