-- Rounded measures of filmed strokes; films, pictures and skeletons never reach the server. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table filmed_strokes (
  user_id uuid not null references users (id) on delete cascade,
  -- the device's own id of the film
  id uuid not null,
  date date not null,
  kind text not null check (kind in ('bandeja', 'vibora', 'remate', 'volea', 'saque', 'globo')),
  hand text not null check (hand in ('L', 'R')),
  contact_percent smallint not null,
  elbow_degrees smallint not null,
  ahead_percent smallint,
  other_arm_up boolean not null,
  side_on text check (side_on in ('no', 'half', 'yes')),
  stance_percent smallint not null,
  knee_degrees smallint not null,
  primary key (user_id, id)
);

create index filmed_strokes_latest_idx on filmed_strokes (user_id, date desc, id desc);
