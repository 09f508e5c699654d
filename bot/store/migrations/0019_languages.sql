-- Which language a game's channel reads, and which a person's Discord had last, for direct messages.
ALTER TABLE games ADD COLUMN language TEXT;
ALTER TABLE profiles ADD COLUMN locale TEXT;
