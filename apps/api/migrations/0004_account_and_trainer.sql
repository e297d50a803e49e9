-- The account's rights, imports, the calendar's address, generated routines and conversations. Forward-only.
-- Runs on PostgreSQL 15 and later.

-- Sessions that came from a file. Undoing an import deletes its sessions.
create table imports (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  source text not null,
  file_name text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index imports_latest_idx on imports (user_id, created_at desc);

alter table training_sessions
  add column import_id uuid,
  -- tells an imported session from every other: the same file again adds nothing
  add column import_key text,
  add column average_heart_rate integer,
  add column max_heart_rate integer,
  add column distance_metres integer,
  add foreign key (user_id, import_id) references imports (user_id, id) on delete cascade;
create unique index training_sessions_import_key on training_sessions (user_id, import_key)
  where import_key is not null;
create index training_sessions_import_idx on training_sessions (user_id, import_id) where import_id is not null;

-- The private address of a player's week. Whoever knows it reads the week, so it can be shown again and revoked.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token text not null unique,
  created_at timestamptz not null default now(),
  last_read_at timestamptz
);

-- What the trainer made says of each exercise why it is there; the library's routines say nothing.
alter table routine_entries
  add column part text,
  add column reason text not null default '';
-- A routine the trainer made for a player.
create table generated_routines (
  user_id uuid not null references users (id) on delete cascade,
  routine_id uuid not null references routines (id) on delete cascade,
  -- builtin or model
  made_by text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, routine_id)
);
create index generated_routines_latest_idx on generated_routines (user_id, created_at desc);
create index generated_routines_routine_idx on generated_routines (routine_id);
-- One generation per player at a time, on however many servers. It ends by itself when a server dies over it.
create table generation_leases (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  expires_at timestamptz not null
);

create table conversations (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  title text not null,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- one answer at a time; it ends by itself when a server dies over it
  answering_until timestamptz,
  primary key (user_id, id)
);
create index conversations_latest_idx on conversations (user_id, last_message_at desc, id desc);

create table conversation_messages (
  user_id uuid not null,
  conversation_id uuid not null,
  id uuid not null,
  role text not null,
  content text not null,
  created_at timestamptz not null default now(),
  -- what the trainer proposed, and what became of it
  action jsonb,
  metadata jsonb,
  -- whether this answer pointed to the plans: a conversation does it once
  upsell boolean not null default false,
  primary key (user_id, conversation_id, id),
  foreign key (user_id, conversation_id) references conversations (user_id, id) on delete cascade
);
create index conversation_messages_order_idx on conversation_messages (user_id, conversation_id, created_at, id);
