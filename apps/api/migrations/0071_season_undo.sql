-- The season as it was before its last change, so that the change can be taken back whole: blocks changed by hand, weeks
-- that are over and goals that gave way cannot be laid anew. Forward-only. Runs on PostgreSQL 15 and later.
create table season_undo (
  user_id uuid primary key references users (id) on delete cascade,
  -- of the change
  id uuid not null,
  -- [{ "id": "…", "kind": "net", "name": "", "date": null }, …]
  goals jsonb not null,
  -- [{ "goalId": "…", "kind": "base", "from": "2026-11-16", "weeks": 3 }, …]
  blocks jsonb not null,
  changed_at timestamptz not null
);
