-- Answers to the seven health questions. Health data: a row exists only while its consent stands. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table health_screenings (
  user_id uuid primary key references users (id) on delete cascade,
  -- the questions answered with «sí»; all others were answered with «no»
  yes_answers text[] not null,
  answered_at timestamptz not null
);
