-- A broadcast to players an admin has chosen one by one.
-- Forward-only. Runs on PostgreSQL 15 and later.

alter table broadcasts add column player_ids uuid[] not null default '{}';
