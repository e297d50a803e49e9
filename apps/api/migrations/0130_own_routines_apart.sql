-- Players' own routines lie with their player, apart from the library, which lies on every machine: docs/operations.md.
-- Forward-only. Runs on PostgreSQL 15 and later.

create table own_routines (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  author_name text not null,
  name text not null,
  description text not null,
  type text not null,
  categories text[] not null,
  difficulty text not null,
  duration_minutes integer not null,
  objectives text[] not null default '{}',
  equipment text[] not null default '{}',
  folder text not null default '',
  shelf_place integer not null default 0,
  -- of the generator, until it is kept
  trial_until timestamptz,
  retired_at timestamptz,
  version integer not null default 1,
  search_document tsvector not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table own_routine_entries (
  user_id uuid not null,
  routine_id uuid not null,
  position integer not null,
  exercise_id uuid not null references exercises (id),
  part text,
  reason text not null default '',
  sets integer not null check (sets >= 1),
  reps integer not null check (reps >= 1),
  duration_seconds integer check (duration_seconds >= 1),
  metres integer check (metres >= 1),
  per_side boolean not null default false,
  rest_seconds integer not null check (rest_seconds >= 0),
  notes text not null default '',
  primary key (user_id, routine_id, position),
  foreign key (user_id, routine_id) references own_routines (user_id, id) on delete cascade
);

insert into own_routines (user_id, id, author_name, name, description, type, categories, difficulty, duration_minutes,
  objectives, equipment, folder, shelf_place, trial_until, retired_at, version, search_document, created_at, updated_at)
select owner_id, id, author_name, name, description, type, categories, difficulty, duration_minutes,
  objectives, equipment, folder, shelf_place, trial_until, retired_at, version, search_document, created_at, updated_at
from routines where owner_id is not null;

insert into own_routine_entries (user_id, routine_id, position, exercise_id, part, reason, sets, reps, duration_seconds,
  metres, per_side, rest_seconds, notes)
select r.owner_id, e.routine_id, e.position, e.exercise_id, e.part, e.reason, e.sets, e.reps, e.duration_seconds,
  e.metres, e.per_side, e.rest_seconds, e.notes
from routine_entries e join routines r on r.id = e.routine_id where r.owner_id is not null;

create unique index own_routines_name_key on own_routines (user_id, plain_text(name)) where retired_at is null;
create index own_routines_owner_idx on own_routines (user_id, shelf_place, name, id);
create index own_routines_trial_idx on own_routines (trial_until) where trial_until is not null;
create index own_routine_entries_exercise_idx on own_routine_entries (exercise_id);

-- A player's row names a routine of either table by its id; the service keeps or forgets it.
alter table favorites drop constraint favorites_routine_id_fkey;
alter table plan_days drop constraint plan_days_routine_id_fkey;
alter table plan_days drop constraint plan_days_own_routine_id_fkey;
alter table training_sessions drop constraint training_sessions_routine_id_fkey;
alter table coach_drafts drop constraint coach_drafts_routine_id_fkey;
alter table generated_routines drop constraint generated_routines_routine_id_fkey;
drop index plan_days_own_routine_idx;
drop index coach_drafts_routine_idx;
drop index generated_routines_routine_idx;
drop index favorites_routine_idx;
alter table generated_routines add foreign key (user_id, routine_id)
  references own_routines (user_id, id) on delete cascade;

delete from routines where owner_id is not null;

drop function refresh_routine_search(uuid[]);
drop function routine_kind_words(routines);
drop index routines_library_idx;
drop index routines_library_categories_idx;
drop index routines_kind_idx;
drop index routines_owner_idx;
drop index routines_trial_idx;
drop index routines_own_name_key;
alter table routines drop constraint routines_active_published;
alter table routines
  drop column owner_id,
  drop column trial_until,
  drop column folder,
  drop column shelf_place;
alter table routine_entries drop column part, drop column reason;
alter table routines add constraint routines_active_published check (not is_active or published_at is not null);
create index routines_library_idx on routines (name, id) where retired_at is null;
create index routines_library_categories_idx on routines using gin (categories) where retired_at is null;
create index routines_kind_idx on routines (type, (coalesce(categories[1], '')), difficulty, uuid_hash(id))
  where retired_at is null and is_active;

-- What a routine is found by, of either table: its name (A), what it is (B), what is said of it (C), its exercises (D).
-- They read no table: each machine has them for its own rows.
create function routine_kind_words(type text, difficulty text, categories text[], objectives text[], made_of exercises[])
  returns text language sql stable
  as $$
    select concat_ws(' ', 'rutina', type, difficulty, array_to_string(categories, ' '), array_to_string(objectives, ' '),
      -- the muscle groups that a third of its exercises train, stretches aside
      (select string_agg(trained.name, ' ')
       from (
         select g.name
         from unnest(made_of) e cross join unnest(e.muscle_groups) as g (name)
         where 'Flexibilidad' <> all (e.categories)
         group by g.name
         having 3 * count(*) >= (select count(*) from unnest(made_of) x where 'Flexibilidad' <> all (x.categories))
       ) trained),
      (select case when not bool_or('jump' = any (e.demands)) then 'sinsaltos' end from unnest(made_of) e),
      (select case when bool_and('home' = any (e.places)) then 'encasa' end from unnest(made_of) e))
  $$;

create function routine_document(name text, kind_words text, description text, made_of exercises[])
  returns tsvector language sql stable
  as $$
    select setweight(to_tsvector('spanish_plain', name), 'A') ||
      setweight(to_tsvector('spanish_plain', kind_words), 'B') ||
      setweight(to_tsvector('spanish_plain', description), 'C') ||
      setweight(to_tsvector('spanish_plain',
        coalesce((select string_agg(exercise_words(e), ' ') from unnest(made_of) e), '')), 'D')
  $$;
