-- Films a player shared with their coach; all others stay on the device. Forward-only. Runs on PostgreSQL 15 and later.

create table shared_films (
  user_id uuid not null,
  -- the device's own id of the film: sharing it again goes on where it stopped
  id uuid not null,
  link_id uuid not null,
  title text not null,
  filmed_at timestamptz not null,
  size_bytes integer not null check (size_bytes > 0),
  -- that the people in it agree, and which words were agreed to
  declared_at timestamptz not null,
  declaration_version text not null,
  shared_at timestamptz not null,
  -- null: its bytes are not all there yet, or nobody has looked at them
  arrived_at timestamptz,
  type text check (type in ('mp4', 'webm')),
  seconds double precision check (seconds > 0),
  -- null: the coach has not seen it
  watched_at timestamptz,
  expires_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, link_id) references coach_links (user_id, id) on delete cascade
);
create unique index shared_films_id_key on shared_films (id);
create index shared_films_link_idx on shared_films (user_id, link_id);
create index shared_films_expiry_idx on shared_films (expires_at);
create index shared_films_unfinished_idx on shared_films (shared_at) where arrived_at is null;

-- A film lies in the storage in pieces, one for each request that brought some of it.
create table shared_film_pieces (
  user_id uuid not null,
  film_id uuid not null,
  begins_at integer not null check (begins_at >= 0),
  size_bytes integer not null check (size_bytes > 0),
  -- of its file: two requests that bring the same part never write into one
  id uuid not null,
  primary key (user_id, film_id, begins_at),
  foreign key (user_id, film_id) references shared_films (user_id, id) on delete cascade
);
