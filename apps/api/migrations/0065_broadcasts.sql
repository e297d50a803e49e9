-- What the desk writes to many: one mail each, ordered in batches that go on where the last one ended.
-- Forward-only. Runs on PostgreSQL 15 and later.

create table broadcasts (
  id uuid primary key,
  created_by uuid references users (id) on delete set null,
  kind text not null check (kind in ('advertising', 'service')),
  segment text not null,
  subject text not null,
  body text not null,
  send_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- the last recipient that was ordered; null: none yet
  cursor uuid,
  ordered integer not null default 0,
  ended_at timestamptz,
  cancelled_at timestamptz
);

alter table mails add column broadcast_id uuid;
create index mails_broadcast_idx on mails (broadcast_id) where broadcast_id is not null;
