-- The library: public addresses of exercises, drawings of drills, full-text search of routines. Forward-only.
-- Runs on PostgreSQL 15 and later.

alter table exercises add column slug text;
alter table exercises add column drill jsonb;
update exercises set slug = trim(both '-' from regexp_replace(plain_text(name), '[^a-z0-9]+', '-', 'g'));
-- two exercises of one name: the later ones carry the head of their id's hash
update exercises e set slug = e.slug || '-' || substr(md5(e.id::text), 1, 6)
  where exists (select 1 from exercises o where o.slug = e.slug and o.id < e.id);
alter table exercises alter column slug set not null;
create unique index exercises_slug_key on exercises (slug);
create index exercises_name_idx on exercises (name, id);
create index exercises_search_idx on exercises using gin (plain_text(name) gin_trgm_ops);

create index users_search_idx on users using gin (plain_text(email || ' ' || name) gin_trgm_ops);

-- Spanish words by their stem, accents ignored.
create text search configuration spanish_plain (copy = spanish);
alter text search configuration spanish_plain
  alter mapping for hword, hword_part, word with unaccent, spanish_stem;

-- The words the library's routines are found by, without accents: a word with a typo is led to the nearest of them.
create table search_terms (term text primary key);
create index search_terms_similar_idx on search_terms using gin (term gin_trgm_ops);

-- What a routine is found by: its name (A), what is said of it (B), its exercises (C). Triggers keep it true, whoever writes.
alter table routines add column search_document tsvector not null default '';

create function exercise_words(e exercises) returns text
  language sql stable
  as $$
    -- a stroke that is played with a racket; those that strength only supports would find half of the library
    select concat_ws(' ', e.name, case when 'pala' = any (e.equipment) then array_to_string(e.strokes, ' ') end)
  $$;

create function routine_words(r routines) returns text
  language sql stable
  as $$
    select concat_ws(' ', r.description, array_to_string(r.objectives, ' '), array_to_string(r.categories, ' '))
  $$;

create function refresh_routine_search(ids uuid[]) returns void
  language sql
  as $$
    update routines r
    set search_document =
          setweight(to_tsvector('spanish_plain', r.name), 'A') ||
          setweight(to_tsvector('spanish_plain', routine_words(r)), 'B') ||
          setweight(to_tsvector('spanish_plain', coalesce(x.names, '')), 'C')
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
      select regexp_split_to_table(plain_text(r.name || ' ' || routine_words(r)), '[^a-z0-9ñ]+') as term
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

create function routines_search_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_routine_search(array[new.id]);
    return null;
  end $$;
create trigger routines_search after insert or update of name, description, objectives, categories on routines
  for each row execute function routines_search_changed();

create function entries_search_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_routine_search((select array_agg(distinct c.routine_id) from changed c));
    return null;
  end $$;
create trigger entries_search_insert after insert on routine_entries
  referencing new table as changed for each statement execute function entries_search_changed();
create trigger entries_search_update after update on routine_entries
  referencing new table as changed for each statement execute function entries_search_changed();
create trigger entries_search_delete after delete on routine_entries
  referencing old table as changed for each statement execute function entries_search_changed();

create function exercises_search_changed() returns trigger language plpgsql as $$
  begin
    perform refresh_routine_search(
      (select array_agg(distinct n.routine_id) from routine_entries n where n.exercise_id = new.id));
    return null;
  end $$;
create trigger exercises_search after update of name, strokes, equipment on exercises
  for each row when (exercise_words(old) is distinct from exercise_words(new)) execute function exercises_search_changed();

select refresh_routine_search((select array_agg(id) from routines));

create index routines_search_document_idx on routines using gin (search_document);
