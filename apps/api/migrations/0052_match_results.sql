-- The played matches of one player, in their order: what the results are counted over. Forward-only.
-- Runs on PostgreSQL 15 and later.
create index training_sessions_matches_idx on training_sessions (user_id, started_at)
  where match is not null and finished_at is not null and discarded_at is null;
