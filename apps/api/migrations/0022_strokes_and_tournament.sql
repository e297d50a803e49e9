-- How well a player thinks they play each stroke, by the day they said so; the date of a tournament. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table stroke_ratings (
  user_id uuid not null references users (id) on delete cascade,
  stroke text not null,
  rated_on date not null,
  level smallint not null check (level between 1 and 5),
  primary key (user_id, stroke, rated_on)
);

-- «Ahora no»: the reminder to rate them again waits another month
create table stroke_reminders (
  user_id uuid primary key references users (id) on delete cascade,
  skipped_on date not null
);

-- The tournament the player prepares.
alter table users add column tournament_date date;
