-- A planned week of deload, of a tournament or after a pause: nothing gets heavier in it. Forward-only. Runs on PostgreSQL 15
-- and later.

alter table plan_weeks add column is_lighter boolean not null default false;
