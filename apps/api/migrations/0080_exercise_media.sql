-- Pictures and a film of an exercise. What is shown of them stands with the exercise; their bytes lie in pieces, so that a copy of the
-- database holds them and every server can send them.
-- Forward-only. Runs on PostgreSQL 15 and later.

alter table exercises
  add column pictures jsonb not null default '[]',
  add column film jsonb;

create table media_files (
  name text primary key,
  exercise_id uuid not null references exercises (id) on delete cascade,
  -- the picture or film it is a form of
  media_id uuid not null,
  type text not null,
  size_bytes integer not null
);
create index media_files_exercise_idx on media_files (exercise_id, media_id);

create table media_pieces (
  name text not null references media_files (name) on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (name, position)
);
-- packed already: compressing them again takes time and saves nothing
alter table media_pieces alter column bytes set storage external;

-- What has arrived of a file that is being sent.
create table media_uploads (
  upload_id uuid not null,
  exercise_id uuid not null references exercises (id) on delete cascade,
  position integer not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (exercise_id, upload_id, position)
);
alter table media_uploads alter column bytes set storage external;
create index media_uploads_created_idx on media_uploads (created_at);
