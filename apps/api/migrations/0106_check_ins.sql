-- What a player answers their coach about a week. It is there for the coach alone, and goes when health is closed to them.
-- Forward-only. Runs on PostgreSQL 15 and later.

create table check_ins (
  user_id uuid not null,
  -- of the week it is about
  monday date not null,
  link_id uuid not null,
  answers jsonb not null,
  sent_at timestamptz not null,
  primary key (user_id, monday),
  foreign key (user_id, link_id) references coach_links (user_id, id) on delete cascade
);

-- The coach's choice; without a row the usual ones are asked.
create table check_in_questions (
  user_id uuid not null,
  link_id uuid not null,
  questions text[] not null,
  chosen_at timestamptz not null,
  primary key (user_id, link_id),
  foreign key (user_id, link_id) references coach_links (user_id, id) on delete cascade
);

-- One for each week.
create table check_in_nudges (
  user_id uuid not null references users (id) on delete cascade,
  monday date not null,
  nudged_at timestamptz not null,
  primary key (user_id, monday)
);
