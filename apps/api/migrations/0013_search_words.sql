-- Routines are found by what they are and train as well: type, level, categories, goals, muscle groups, no jumps, at home.
-- Forward-only. Runs on PostgreSQL 15 and later.

-- Type, level, categories, goals, the muscle groups that a third of its exercises train (stretches aside), and three
-- words of our own: `rutina` (every routine), `sinsaltos`, `encasa`.
create function routine_kind_words(r routines) returns text
  language sql stable
  as $$
    select concat_ws(' ', 'rutina', r.type, r.difficulty, array_to_string(r.categories, ' '), array_to_string(r.objectives, ' '),
      (select string_agg(trained.name, ' ')
       from (
         select g.name
         from routine_entries n
         join exercises e on e.id = n.exercise_id
         cross join unnest(e.muscle_groups) as g (name)
         where n.routine_id = r.id and 'Flexibilidad' <> all (e.categories)
         group by g.name
         having 3 * count(*) >= (
           select count(*) from routine_entries a join exercises x on x.id = a.exercise_id
           where a.routine_id = r.id and 'Flexibilidad' <> all (x.categories))
       ) trained),
      (select case when not bool_or('jump' = any (e.demands)) then 'sinsaltos' end
       from routine_entries n join exercises e on e.id = n.exercise_id where n.routine_id = r.id),
      (select case when bool_and('home' = any (e.places)) then 'encasa' end
       from routine_entries n join exercises e on e.id = n.exercise_id where n.routine_id = r.id))
  $$;

drop trigger routines_search on routines;
drop trigger exercises_search on exercises;

-- What a routine is found by: its name (A), what it is (B), what is said of it (C), its exercises (D).
create or replace function refresh_routine_search(ids uuid[]) returns void
  language sql
  as $$
    update routines r
    set search_document =
          setweight(to_tsvector('spanish_plain', r.name), 'A') ||
          setweight(to_tsvector('spanish_plain', routine_kind_words(r)), 'B') ||
          setweight(to_tsvector('spanish_plain', r.description), 'C') ||
          setweight(to_tsvector('spanish_plain', coalesce(x.names, '')), 'D')
    from (
      select i.id, string_agg(exercise_words(e), ' ' order by n.position) as names
      from unnest(ids) as i (id)
      left join routine_entries n on n.routine_id = i.id
      left join exercises e on e.id = n.exercise_id
      group by i.id
    ) x
    where r.id = x.id;

    -- a player's own routines teach the library no words
    insert into search_terms
    select distinct term
    from (
      select regexp_split_to_table(plain_text(concat_ws(' ', r.name, r.description, routine_kind_words(r))), '[^a-z0-9ñ]+') as term
      from routines r where r.id = any (ids) and r.owner_id is null
      union
      select regexp_split_to_table(plain_text(exercise_words(e)), '[^a-z0-9ñ]+')
      from routines r
      join routine_entries n on n.routine_id = r.id
      join exercises e on e.id = n.exercise_id
      where r.id = any (ids) and r.owner_id is null
    ) words
    where length(term) between 3 and 40 and term !~ '^[0-9]+$'
    -- two writers of the same new words take them in the same order
    order by 1
    on conflict do nothing
  $$;

drop function routine_words(routines);

create trigger routines_search
  after insert or update of name, description, objectives, categories, type, difficulty on routines
  for each row execute function routines_search_changed();

create trigger exercises_search
  after update of name, strokes, equipment, categories, muscle_groups, demands, places on exercises
  for each row when (
    (exercise_words(old), old.categories, old.muscle_groups, old.demands, old.places)
    is distinct from (exercise_words(new), new.categories, new.muscle_groups, new.demands, new.places))
  execute function exercises_search_changed();

select refresh_routine_search((select array_agg(id) from routines));
