-- The screen of the audit log: newest first, of everybody, of one actor, of one kind of thing. Forward-only.
-- Runs on PostgreSQL 15 and later.

drop index audit_log_actor_idx;
create index audit_log_time_idx on audit_log (created_at, id);
create index audit_log_actor_idx on audit_log (actor_id, created_at, id) where actor_id is not null;
create index audit_log_kind_idx on audit_log (entity, created_at, id);
