-- A routine of the generator is a trial until it is kept; own routines have folders, an order and a name each. Forward-only.
alter table routines
  add column trial_until timestamptz,
  add column folder text not null default '',
  add column shelf_place integer not null default 0;

-- What players have stays theirs: of two with one name the later is numbered.
do $$
begin
  loop
    update routines r set name = left(r.name, 110) || ' ' || d.n
    from (
      select id, row_number() over (partition by owner_id, plain_text(name) order by created_at, id) as n
      from routines where owner_id is not null and retired_at is null
    ) d
    where r.id = d.id and d.n > 1;
    exit when not found;
  end loop;
end
$$;

create unique index routines_own_name_key on routines (owner_id, plain_text(name))
  where owner_id is not null and retired_at is null;
drop index routines_owner_idx;
create index routines_owner_idx on routines (owner_id, shelf_place, name, id) where owner_id is not null;
create index routines_trial_idx on routines (trial_until) where trial_until is not null;
