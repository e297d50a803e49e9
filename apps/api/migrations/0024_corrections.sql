-- What players corrected of how their words were read, without their name, for 90 days. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table corrections (
  id uuid primary key,
  -- where the words were written: wish (generator) or chat
  channel text not null check (channel in ('wish', 'chat')),
  message text not null,
  -- readings or chips, as codes
  understood text[] not null,
  corrected text[] not null,
  -- what an admin says of the message, in the labels of the corpus; null until then
  labels text[],
  spans jsonb,
  labelled_at timestamptz,
  created_at timestamptz not null
);

create index corrections_created_idx on corrections (created_at);
