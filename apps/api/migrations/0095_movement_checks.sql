-- Rounded measures of the monthly check by camera; pictures and skeletons never reach the server. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table movement_checks (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  kind text not null check (kind in ('heelRaise', 'shoulderFlexion', 'singleLegStance', 'squatDepth')),
  -- of a measure that has no side: empty, for a key holds no null
  side text not null check (side in ('L', 'R', '')),
  value smallint not null check (value between 0 and 180),
  -- also serves a player's latest ones
  primary key (user_id, date, kind, side)
);
