-- Reminders among many players: found by zone and hour, a rest by its id; a device says for which key it subscribed. Forward-only.
create index reminders_due_idx on reminders (time_zone, hour, coalesce(looked_on, '-infinity'::date)) where today or next_week;
create index reminders_rest_idx on reminders (rest_id) where rest_id is not null;

-- null: subscribed before keys were noted, with the key that counts now
alter table push_devices add column public_key text;
