-- Weekdays on which the player already plays, outside the plan: its matches go there, hard sessions stay away.
alter table users add column match_days text[] not null default '{}';
