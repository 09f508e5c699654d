-- What is asked at every press, every few seconds or at every look of the clock finds its rows without reading all of a
-- table that grows with every game or person.
CREATE INDEX games_by_status ON games (status, ended_at);
CREATE INDEX games_of_a_channel ON games (channel_id, id);
CREATE INDEX games_of_a_server ON games (guild_id, status);
CREATE INDEX rematches_of_a_game ON games (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX open_votes ON votes (id) WHERE NOT closed;
CREATE INDEX votes_to_carry_out ON votes (id) WHERE NOT done;
CREATE INDEX messages_to_send ON messages (kind) WHERE message_id = 0;
CREATE INDEX plan_reports_to_tell ON plan_reports (id) WHERE told = FALSE;
CREATE INDEX digests_to_send ON profiles (digest_at) WHERE digest_at IS NOT NULL;
CREATE INDEX openings_announced ON openings (game_id) WHERE channel_id IS NOT NULL;
