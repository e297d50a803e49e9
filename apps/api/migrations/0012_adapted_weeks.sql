-- What a planned match is played for, and what changed when a week was adapted. Forward-only.
-- Runs on PostgreSQL 15 and later.

alter table plan_days add column aim text;
alter table plan_weeks add column changes text[] not null default '{}';
