-- One list of discomforts: the profile's text, the drawing, notes, the check-in and the chat feed it. A side may be both or
-- not said, a level not said; «lo cuido» is a place that does not hurt and still gets its work; `seen` that a professional
-- has looked at it. Forward-only. Runs on PostgreSQL 15 and later.
alter table discomforts
  alter column level drop not null,
  add column source text not null default 'body',
  -- when the player says that it began, where that is before the report
  add column since timestamptz,
  add column acute boolean not null default false,
  add column cares boolean not null default false,
  add column seen boolean not null default false;

-- the text of the profile is an entry of that list, as old as the text
alter table users add column injuries_written_at timestamptz;
update users set injuries_written_at = updated_at where injuries <> '';
