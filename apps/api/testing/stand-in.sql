-- Stands in for Citus where the extension is not: a spread table becomes one of four partitions by the hash of the same
-- column, with the same rules for keys; a table on every machine stays what it is.

create function create_reference_table(name regclass) returns void language sql as '';

create function create_distributed_table(whole regclass, spread_by text, colocate_with text) returns void
language plpgsql as $$
declare
  name text := whole::text;
  constraints text[] := array(
    select format('alter table %I add constraint %I %s', name, conname, pg_get_constraintdef(oid))
    from pg_constraint where conrelid = whole and contype in ('p', 'u'));
  indexes text[] := array(
    select pg_get_indexdef(i.indexrelid) from pg_index i
    where i.indrelid = whole and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.conrelid = whole));
  line text;
  part record;
begin
  execute format('alter table %I rename to whole_table', name);
  execute format('create table %I (like whole_table including defaults including constraints including generated including identity)
    partition by hash (%I)', name, spread_by);
  for n in 0..3 loop
    execute format('create table %I partition of %I for values with (modulus 4, remainder %s)', name || '_' || n, name, n);
  end loop;
  execute format('insert into %I select * from whole_table', name);
  drop table whole_table;
  foreach line in array constraints || indexes loop
    execute line;
  end loop;
  -- a machine's part of a key is called like the key, with a number
  for part in
    select child.oid::regclass as child, parent.relname || '_' || right(partition.relname, 1) as called
    from pg_inherits h join pg_class child on child.oid = h.inhrelid join pg_class parent on parent.oid = h.inhparent
      join pg_index i on i.indexrelid = child.oid join pg_class partition on partition.oid = i.indrelid
    where parent.oid in (select indexrelid from pg_index where indrelid = name::regclass)
  loop
    execute format('alter index %s rename to %I', part.child, part.called);
  end loop;
end $$;
