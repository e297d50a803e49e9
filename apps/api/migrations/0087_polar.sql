-- A player's authorisation to fetch exercises from Polar, and those that wait to be joined or added. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table polar_connections (
  user_id uuid primary key references users (id) on delete cascade,
  -- while the player is asked: SHA-256 of the state, and until when it counts
  state_hash bytea,
  state_expires_at timestamptz,
  -- once authorised; the token is encrypted for one player and use
  connected_at timestamptz,
  access_token bytea,
  -- Polar's number of the player, by which its messages name them
  polar_user text unique
);

create table polar_exercises (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  polar_id text not null check (length(polar_id) between 1 and 60),
  -- as a session of a file, or null once it was taken or dismissed: Polar may tell of it again
  exercise jsonb,
  received_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, polar_id)
);
create index polar_exercises_received_at_idx on polar_exercises (received_at);
