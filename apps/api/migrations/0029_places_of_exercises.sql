-- Exercises of a session change places, are added and taken out while it runs. `position` is where an exercise began; `place` where it
-- stands now, null where it never moved. One that was taken out keeps its row: what another device logs in it is not lost.
alter table session_entries add column place double precision, add column removed boolean not null default false;
alter table session_entries add column place_change_id uuid, add column place_changed_at timestamptz;
