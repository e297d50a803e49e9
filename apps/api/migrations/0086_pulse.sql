-- Pulse recorded by a chest strap or a watch during a session, and own limits of the zones. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table session_pulses (
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null,
  started_at timestamptz not null,
  seconds integer not null check (seconds between 1 and 86400),
  -- a byte a second, deflated without a header
  beats bytea not null,
  marks jsonb not null,
  average smallint not null,
  most smallint not null,
  stored_at timestamptz not null,
  -- minutes in zones times their number; null where no zone may be named
  load integer,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references training_sessions (user_id, id) on delete cascade
);

create table pulse_limits (
  user_id uuid primary key references users (id) on delete cascade,
  limits smallint[] not null check (cardinality(limits) = 5)
);
