-- Drafts: an exercise is published only once its safety questions are answered, a routine of the library only once an
-- admin activates it. `version` counts the writes of the form. Forward-only.

alter table exercises
  add column answered text[] not null default '{}',
  add column published_at timestamptz,
  add column version integer not null default 1;

alter table routines
  add column published_at timestamptz,
  add column version integer not null default 1;

-- the product's own catalogue is reviewed
update exercises
  set answered = '{areas,jump,run,overhead,floor,places}', published_at = created_at
  where code is not null;

-- what admins made was never asked: it becomes a draft, and only what they marked counts as answered
update exercises
  set answered = array(
    select question from unnest(demands || array['areas']) as question
    where question <> 'areas' or cardinality(avoid_for) + cardinality(caution_for) > 0
  )
  where code is null;

alter table exercises add constraint exercises_published_reviewed check (
  published_at is null or answered @> '{areas,jump,run,overhead,floor,places}'
);

update routines r
  set published_at = created_at
  where owner_id is null and not exists (
    select 1 from routine_entries n join exercises e on e.id = n.exercise_id
    where n.routine_id = r.id and e.published_at is null
  );
update routines set is_active = false where owner_id is null and published_at is null;

alter table routines add constraint routines_active_published check (
  owner_id is not null or not is_active or published_at is not null
);

-- the log says which rows this migration took out of the public catalogue
insert into audit_log (id, action, entity, entity_id, details, created_at)
  select gen_random_uuid(), 'draft', 'exercise', id, '{}'::jsonb, now() from exercises where published_at is null
  union all
  select gen_random_uuid(), 'draft', 'routine', id, '{}'::jsonb, now() from routines
    where owner_id is null and published_at is null;
