-- Trips, illness and days without time, from which the planner plans; what the player had chosen for a day that one of them
-- covers, which comes back when it goes; and which of several equal weeks is planned, so that planning again after a change
-- of one day keeps the others. Forward-only. Runs on PostgreSQL 15 and later.
create table absences (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('away', 'ill', 'busy')),
  first_day date not null,
  -- null: an illness that lasts
  last_day date check (last_day >= first_day),
  has_kit boolean not null,
  asks_on date,
  primary key (user_id, id)
);

alter table plan_days
  add column own_type text,
  add column own_routine_id uuid references routines (id) on delete set null;
create index plan_days_own_routine_idx on plan_days (own_routine_id) where own_routine_id is not null;

alter table plan_weeks add column variant integer not null default 0;
