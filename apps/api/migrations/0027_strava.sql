-- A player's authorisation to hand sessions to Strava, and what was handed over. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table strava_connections (
  user_id uuid primary key references users (id) on delete cascade,
  -- while the player is asked: SHA-256 of the state, and until when it counts
  state_hash bytea,
  state_expires_at timestamptz,
  -- once authorised; the tokens are encrypted with a key made of the client's secret
  connected_at timestamptz,
  access_token bytea,
  refresh_token bytea,
  token_expires_at timestamptz
);

create table strava_uploads (
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null,
  begun_at timestamptz not null,
  -- null while it is under way
  activity_id text,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references training_sessions (user_id, id) on delete cascade
);
