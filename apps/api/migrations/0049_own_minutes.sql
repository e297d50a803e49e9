-- A session of the player's own that steps back for an absence comes back as short as it was. Forward-only. Runs on
-- PostgreSQL 15 and later.
alter table plan_days add column own_minutes smallint check (own_minutes > 0);
