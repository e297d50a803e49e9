-- What a routine is found by is written where the routine is: the library lies on every machine, where triggers do not run.
-- `refresh_routine_search` stays; the service calls it. Forward-only. Runs on PostgreSQL 15 and later.

drop trigger entries_search_insert on routine_entries;
drop trigger entries_search_update on routine_entries;
drop trigger entries_search_delete on routine_entries;
drop trigger routines_search on routines;
drop trigger exercises_search on exercises;
drop function entries_search_changed();
drop function routines_search_changed();
drop function exercises_search_changed();
