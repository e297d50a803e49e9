-- What a player says of their body: discomforts and body weight. Health data: rows exist only while their consent
-- stands. Forward-only. Runs on PostgreSQL 15 and later.

create table discomforts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- where it hurts, as the drawing names it; left, right or middle
  region text not null,
  side text not null,
  -- 0 to 10; 0 says that it is over
  level smallint not null check (level between 0 and 10),
  at_night boolean not null,
  reported_at timestamptz not null,
  primary key (user_id, id)
);
-- the latest report of each place says what hurts now
create index discomforts_place_idx on discomforts (user_id, region, side, reported_at desc, id desc);

create table body_weights (
  user_id uuid not null references users (id) on delete cascade,
  date date not null,
  kilograms numeric(4, 1) not null,
  primary key (user_id, date)
);
