-- Which device made a change and where it stands in the order of that device, which does not depend on a clock.
alter table session_changes add column device_id uuid, add column sequence integer;
-- The change that was last applied to each thing of a session. Null: a change from before, whose time alone is known.
alter table session_sets add column change_id uuid;
alter table session_entries add column completed_change_id uuid, add column note_change_id uuid;
alter table training_sessions add column position_change_id uuid;
