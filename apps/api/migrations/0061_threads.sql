-- Threads: what a person writes to the desk, and what is answered. A coach and a player will use the same ones (`kind`).
-- Forward-only. Runs on PostgreSQL 15 and later.

alter table contact_messages rename to threads;
alter index contact_messages_pkey rename to threads_pkey;
alter index contact_messages_user_idx rename to threads_user_idx;
alter index contact_messages_digest_idx rename to threads_digest_idx;
alter index contact_messages_address_idx rename to threads_address_idx;
drop index contact_messages_inbox_idx;

create sequence thread_references;

alter table threads
  drop column inbox_rank,
  add column kind text not null default 'support',
  -- what the receipt names: BJ-YYMM-NNNN
  add column reference text not null default
    'BJ-' || to_char(now() at time zone 'Europe/Madrid', 'YYMM') || '-' || lpad(nextval('thread_references')::text, 4, '0'),
  -- the first message that waits for an answer; it stays when that was given
  add column waiting_since timestamptz,
  add column due_at timestamptz,
  add column closed_at timestamptz,
  add column assignee_id uuid references users (id) on delete set null,
  -- up to when the person has read the answers in the app
  add column read_at timestamptz;
update threads set waiting_since = created_at, due_at = created_at + interval '3 days', read_at = now();
alter table threads
  alter column waiting_since set not null,
  alter column due_at set not null,
  add column waiting_rank smallint not null generated always as (case when priority then 0 else 1 end) stored;
create unique index threads_reference_key on threads (reference);
-- the inbox: Premium and Pro first, then whoever has waited longest
create index threads_waiting_idx on threads (waiting_rank, waiting_since, id) where answered_at is null and closed_at is null;
create index threads_due_idx on threads (due_at) where answered_at is null and closed_at is null;
create index threads_assignee_idx on threads (assignee_id, id) where assignee_id is not null;

-- What follows the first message of a thread.
create table thread_messages (
  thread_id uuid not null references threads (id) on delete cascade,
  id uuid not null,
  author_id uuid references users (id) on delete set null,
  -- person: who opened the thread; team: an answer; note: for the team alone
  side text not null check (side in ('person', 'team', 'note')),
  text text not null,
  created_at timestamptz not null default now(),
  primary key (thread_id, id)
);
create index thread_messages_author_idx on thread_messages (author_id) where author_id is not null;

-- Roles an admin gives: a desk without payments, a catalogue without players.
alter table users
  add column is_editor boolean not null default false,
  add column is_support boolean not null default false;
