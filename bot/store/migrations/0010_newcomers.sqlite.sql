-- Whom a vote would let in, found without reading its details.
ALTER TABLE votes ADD COLUMN newcomer INTEGER;
UPDATE votes SET newcomer = json_extract(details, '$.newcomer'), details = json_remove(details, '$.newcomer');
