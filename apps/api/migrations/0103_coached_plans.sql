-- What a coach plans, marks and notes for a player. Forward-only. Runs on PostgreSQL 15 and later.

-- Whose published day it is; the planner leaves it alone.
alter table plan_days add column coach_id uuid references users (id) on delete set null;
create index plan_days_coach_idx on plan_days (coach_id) where coach_id is not null;

-- The player does not see them until they are published.
create table coach_drafts (
  user_id uuid not null,
  link_id uuid not null,
  date date not null,
  type text not null,
  routine_id uuid references routines (id) on delete set null,
  minutes smallint check (minutes > 0),
  -- a word to the player, shown with the day
  note text not null default '',
  updated_at timestamptz not null,
  primary key (user_id, link_id, date),
  foreign key (user_id, link_id) references coach_links (user_id, id) on delete cascade
);
create index coach_drafts_routine_idx on coach_drafts (routine_id) where routine_id is not null;

create table coach_marks (
  user_id uuid not null,
  link_id uuid not null,
  stroke text not null,
  level smallint not null check (level between 1 and 5),
  rated_on date not null,
  primary key (user_id, link_id, stroke),
  foreign key (user_id, link_id) references coach_links (user_id, id) on delete cascade
);

create table coach_notes (
  user_id uuid not null,
  link_id uuid not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (user_id, link_id),
  foreign key (user_id, link_id) references coach_links (user_id, id) on delete cascade
);

-- Of the coach: weeks of seven days, applied to a start date.
create table coach_templates (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  weeks jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
