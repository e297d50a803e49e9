-- What a player trains for, the blocks of weeks that lead there, and seasons saved as templates; planned sessions shorter
-- than their routine. A tournament's date stands with the goals alone: the profile shows it from there.
-- Forward-only. Runs on PostgreSQL 15 and later.
create table season_goals (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('tournament', 'return', 'net', 'strength', 'general')),
  name text not null,
  -- a return has none: nobody promises a date
  date date check (kind <> 'tournament' or date is not null) check (kind <> 'return' or date is null),
  created_at timestamptz not null,
  primary key (user_id, id)
);

create table season_blocks (
  user_id uuid not null,
  first_monday date not null,
  goal_id uuid not null,
  kind text not null check (kind in ('base', 'build', 'sharpen', 'taper', 'bridge', 'pause')),
  weeks smallint not null check (weeks between 1 and 8),
  primary key (user_id, first_monday),
  foreign key (user_id, goal_id) references season_goals (user_id, id) on delete cascade
);
create index season_blocks_goal_idx on season_blocks (user_id, goal_id);

create table season_templates (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  name text not null,
  kind text not null check (kind in ('tournament', 'return', 'net', 'strength', 'general')),
  -- [{ "kind": "base", "weeks": 3 }, …]
  blocks jsonb not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);

-- The blocks of a tournament that is to come follow from its date until its season is changed.
insert into season_goals (user_id, id, kind, name, date, created_at)
select id, gen_random_uuid(), 'tournament', '', tournament_date, now() from users where tournament_date >= current_date - 1;
alter table users drop column tournament_date;

-- null: the whole routine
alter table plan_days add column minutes smallint check (minutes > 0);
