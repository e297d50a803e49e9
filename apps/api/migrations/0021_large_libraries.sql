-- Lists and plans of a library of 20,000 routines read a page of it. Forward-only. Runs on PostgreSQL 15 and later.

-- A page of the library by name; the former index began with the state.
drop index routines_library_idx;
create index routines_library_idx on routines (name, id) where owner_id is null and retired_at is null;
create index routines_library_categories_idx on routines using gin (categories) where owner_id is null and retired_at is null;
create index routines_name_search_idx on routines using gin (plain_text(name) gin_trgm_ops);
drop index routines_owner_idx;
create index routines_owner_idx on routines (owner_id, name, id) where owner_id is not null;

-- What a plan chooses from: some of each kind, beginning at a place that differs by player and month.
create index routines_kind_idx on routines (type, (coalesce(categories[1], '')), difficulty, uuid_hash(id))
  where owner_id is null and retired_at is null and is_active;

-- Names apart from the rest of what routines are found by: those with the words in their name are all ranked.
create index routines_search_name_idx on routines using gin (to_tsvector('spanish_plain', name));
