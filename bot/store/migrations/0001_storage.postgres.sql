-- It is compressed already.
ALTER TABLE checkpoints ALTER COLUMN state SET STORAGE EXTERNAL;
