-- The inbox of the contact page: what waits for an answer first, and of that what a plan gives priority. Forward-only.
-- Runs on PostgreSQL 15 and later.

alter table contact_messages
  -- what the plan said when the message was sent; it stays when the plan changes
  add column priority boolean not null default false,
  add column answered_at timestamptz,
  add column inbox_rank smallint not null
    generated always as (case when answered_at is not null then 0 when priority then 2 else 1 end) stored;
create index contact_messages_inbox_idx on contact_messages (inbox_rank desc, id desc);
