-- What players told the trainer about themselves, each with the sentence it came from. Forward-only. Runs on PostgreSQL
-- 15 and later.

create table coach_facts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null,
  -- tells facts of one kind apart: the name of a partner, the place of a kit
  key text not null,
  value jsonb not null,
  sentence text not null,
  said_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, kind, key)
);
