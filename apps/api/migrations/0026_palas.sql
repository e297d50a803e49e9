-- Palas and changes of the overgrip, each by the day it began. Hours are counted from the sessions, never stored.
-- Forward-only. Runs on PostgreSQL 15 and later.

create table palas (
  user_id uuid not null references users (id) on delete cascade,
  -- played with until the next one's day
  since date not null,
  name text not null,
  primary key (user_id, since)
);

create table overgrips (
  user_id uuid not null references users (id) on delete cascade,
  changed_on date not null,
  primary key (user_id, changed_on)
);
