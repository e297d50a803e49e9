-- Whether the drills for what a match cost go into a week, by match; what it cost stands in the match. Forward-only.
-- Runs on PostgreSQL 15 and later.
create table match_drills (
  user_id uuid not null,
  session_id uuid not null,
  -- the week they are proposed for
  monday date not null,
  state text not null check (state in ('planned', 'declined')),
  answered_at timestamptz not null,
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references training_sessions (user_id, id) on delete cascade
);
create index match_drills_monday_idx on match_drills (user_id, monday);
