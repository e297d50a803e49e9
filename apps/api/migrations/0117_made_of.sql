-- What a routine of the trainer is made of, kept when the routine is gone: the next one is another. Forward-only.
-- Runs on PostgreSQL 15 and later.

alter table usage_routines add column exercise_ids uuid[] not null default '{}';
