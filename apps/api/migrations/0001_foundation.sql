-- The data model of Bandeja. Forward-only. Runs on PostgreSQL 15 and later.
-- User-owned tables have the key (user_id, id), so that they can be distributed by player later.
-- Vocabularies are checked by the application's schemas; the database checks what keeps data consistent.

create table users (
  id uuid primary key,
  email text not null,
  email_verified_at timestamptz,
  name text not null,
  password_hash text not null,
  is_admin boolean not null default false,
  -- profile: one column each; `profile{}` and the schedule on the wire are views of these
  height_cm integer,
  weight_kg numeric(5, 1),
  age integer,
  dominant_hand text,
  fitness_level text,
  experience text,
  goals text[] not null default '{}',
  injuries text not null default '',
  equipment text[],
  places text[],
  time_zone text not null default 'Europe/Madrid',
  training_days integer,
  session_min integer,
  session_max integer,
  available_days text[] not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((session_min is null) = (session_max is null)),
  check (session_min <= session_max)
);
create unique index users_email_key on users (lower(email));

-- A sign-in. Only the hash of the token is stored; revoking deletes the row.
create table auth_sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  token_hash bytea not null,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, id)
);
create unique index auth_sessions_token_hash_key on auth_sessions (token_hash);

-- Each consent is a row: what was agreed to, in which wording, when, and when it was withdrawn.
create table consents (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null,
  text_version text not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  primary key (user_id, id)
);
create unique index consents_standing_key on consents (user_id, kind) where withdrawn_at is null;

create table subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  plan text not null default 'free',
  status text not null default 'inactive',
  expires_at timestamptz,
  provider text,
  provider_customer_id text,
  provider_subscription_id text,
  updated_at timestamptz not null default now()
);

-- What counts against the plan's limits, per calendar month in Europe/Madrid (first day of the month).
create table usage_sessions (
  user_id uuid not null references users (id) on delete cascade,
  month date not null,
  session_id uuid not null,
  primary key (user_id, month, session_id)
);
create table usage_routines (
  user_id uuid not null references users (id) on delete cascade,
  month date not null,
  routine_id uuid not null,
  primary key (user_id, month, routine_id)
);

create table exercises (
  id uuid primary key,
  code text unique,
  name text not null,
  description text not null,
  categories text[] not null,
  difficulty text not null,
  equipment text[] not null default '{}',
  muscle_groups text[] not null default '{}',
  steps text[] not null default '{}',
  common_mistakes text[] not null default '{}',
  tips text[] not null default '{}',
  video_url text,
  dose jsonb not null,
  load_type text not null default 'reps',
  avoid_for text[] not null default '{}',
  caution_for text[] not null default '{}',
  demands text[] not null default '{}',
  places text[] not null default '{home,court}',
  strokes text[] not null default '{}',
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table exercise_variations (
  exercise_id uuid not null references exercises (id),
  variation_id uuid not null references exercises (id),
  primary key (exercise_id, variation_id),
  check (exercise_id <> variation_id)
);
create index exercise_variations_variation_idx on exercise_variations (variation_id);

-- owner_id null: the library. Otherwise one player's own routine, which nobody else sees.
create table routines (
  id uuid primary key,
  code text unique,
  owner_id uuid references users (id) on delete cascade,
  author_name text not null default 'Bandeja',
  name text not null,
  description text not null,
  type text not null,
  categories text[] not null,
  difficulty text not null,
  duration_minutes integer not null,
  objectives text[] not null default '{}',
  equipment text[] not null default '{}',
  is_active boolean not null default true,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index routines_owner_idx on routines (owner_id) where owner_id is not null;
create index routines_library_idx on routines (is_active, name) where owner_id is null and retired_at is null;

create table routine_entries (
  routine_id uuid not null references routines (id) on delete cascade,
  position integer not null,
  exercise_id uuid not null references exercises (id),
  sets integer not null check (sets >= 1),
  reps integer not null check (reps >= 1),
  duration_seconds integer check (duration_seconds >= 1),
  metres integer check (metres >= 1),
  per_side boolean not null default false,
  rest_seconds integer not null check (rest_seconds >= 0),
  notes text not null default '',
  primary key (routine_id, position)
);
create index routine_entries_exercise_idx on routine_entries (exercise_id);

create table favorites (
  user_id uuid not null references users (id) on delete cascade,
  routine_id uuid not null references routines (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, routine_id)
);
create index favorites_routine_idx on favorites (routine_id);

-- The week, per date. `source` says who made the day: planner or player.
create table plan_days (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  type text not null,
  routine_id uuid references routines (id) on delete set null,
  source text not null,
  reason text not null,
  edited boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, date)
);
create index plan_days_routine_idx on plan_days (routine_id) where routine_id is not null;

-- A planned week: that it was planned at all, and what the planner has to say about it as a whole.
create table plan_weeks (
  user_id uuid not null references users (id) on delete cascade,
  monday date not null,
  advice text[] not null default '{}',
  planned_at timestamptz not null default now(),
  primary key (user_id, monday)
);

-- A session holds a snapshot of what was to be done, so that later edits of a routine never change it.
create table training_sessions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  routine_id uuid references routines (id) on delete set null,
  type text not null,
  source text not null default 'live',
  name text not null,
  description text not null default '',
  difficulty text not null default '',
  objectives text[] not null default '{}',
  equipment text[] not null default '{}',
  planned_minutes integer not null default 0,
  local_date date not null,
  time_zone text not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  discarded_at timestamptz,
  duration_seconds integer not null default 0 check (duration_seconds >= 0),
  current_exercise integer not null default -1,
  position_changed_at timestamptz,
  -- indexes of completed exercises, kept with every write: lists and statistics need no sets
  completed_exercises integer[] not null default '{}',
  exercise_count integer not null default 0,
  score integer check (score between 0 and 10),
  rpe numeric(3, 1) check (rpe between 0 and 10),
  improvements text[] not null default '{}',
  notes text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
-- One open session per player: the database decides the race.
create unique index training_sessions_open_key on training_sessions (user_id)
  where finished_at is null and discarded_at is null;
create index training_sessions_history_idx on training_sessions (user_id, started_at desc, id desc)
  where discarded_at is null;
create index training_sessions_days_idx on training_sessions (user_id, local_date)
  where finished_at is not null and discarded_at is null;
create index training_sessions_routine_idx on training_sessions (routine_id) where routine_id is not null;

create table session_entries (
  user_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  position integer not null,
  exercise_id uuid references exercises (id),
  name text not null,
  description text not null,
  steps text[] not null default '{}',
  tags text[] not null default '{}',
  video_url text,
  load_type text not null,
  uses_weight boolean not null default false,
  sets integer not null,
  reps integer not null,
  duration_seconds integer,
  metres integer,
  per_side boolean not null default false,
  rest_seconds integer not null,
  notes text not null default '',
  completed boolean not null default false,
  completed_changed_at timestamptz,
  player_note text not null default '',
  note_changed_at timestamptz,
  primary key (user_id, session_id, id),
  foreign key (user_id, session_id) references training_sessions (user_id, id) on delete cascade
);
create index session_entries_exercise_idx on session_entries (user_id, exercise_id);
create index session_entries_catalogue_idx on session_entries (exercise_id);

create table session_sets (
  user_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  entry_id uuid not null,
  position integer not null,
  reps integer,
  seconds integer,
  metres integer,
  weight_kg numeric(6, 2),
  done boolean not null default false,
  removed boolean not null default false,
  changed_at timestamptz,
  primary key (user_id, session_id, id),
  foreign key (user_id, session_id, entry_id) references session_entries (user_id, session_id, id) on delete cascade
);
create index session_sets_entry_idx on session_sets (user_id, session_id, entry_id);

-- Ids of the changes already applied: a change that is sent again does nothing.
create table session_changes (
  user_id uuid not null,
  session_id uuid not null,
  id uuid not null,
  applied_at timestamptz not null default now(),
  primary key (user_id, session_id, id),
  foreign key (user_id, session_id) references training_sessions (user_id, id) on delete cascade
);

create table session_shares (
  user_id uuid not null,
  session_id uuid not null,
  token text not null unique,
  created_at timestamptz not null default now(),
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references training_sessions (user_id, id) on delete cascade
);

-- Answers of requests that carried an Idempotency-Key.
create table idempotency_keys (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  request_hash bytea not null,
  session_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);

-- What admins changed, kept even when the admin is gone.
create table audit_log (
  id uuid primary key,
  actor_id uuid references users (id) on delete set null,
  action text not null,
  entity text not null,
  entity_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_entity_idx on audit_log (entity, entity_id, created_at desc);
create index audit_log_actor_idx on audit_log (actor_id);
