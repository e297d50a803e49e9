-- Codes of coaches are swept once their days are over; a check-in that tells of a danger says so to whom it was sent.
-- Forward-only. Runs on PostgreSQL 15 and later.

create index coach_invites_expires_idx on coach_invites (expires_at);
alter table check_ins add column alarming boolean not null default false;
