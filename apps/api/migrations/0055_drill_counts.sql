-- Balls of a drill's set: how many were played and how many were good. Forward-only.
alter table session_sets
  add column hits integer,
  add column attempts integer,
  add constraint session_sets_counted check (hits >= 0 and attempts >= hits);
create index session_sets_counted_idx on session_sets (user_id, session_id) where attempts is not null;
