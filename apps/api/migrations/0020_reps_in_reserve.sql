-- How many repetitions were left after a set, and what is proposed for an exercise from it. Forward-only.
-- Runs on PostgreSQL 15 and later.

alter table session_sets add column in_reserve smallint check (in_reserve between 0 and 10);
-- What was proposed when the session began: part of the snapshot, so that it stays as it was shown.
alter table session_entries add column proposal jsonb;
