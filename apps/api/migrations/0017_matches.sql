-- What a logged match says besides date, minutes and effort: result, side, partner, tags. Forward-only.
-- Runs on PostgreSQL 15 and later.

alter table training_sessions add column match jsonb;
