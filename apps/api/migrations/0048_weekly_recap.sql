-- The recap of the week on Sunday evening: as a page, a message and a mail, each wished for by itself; the week last ordered,
-- and the day of the one word to somebody who has not trained. Forward-only. Runs on PostgreSQL 15 and later.
alter table reminders
  add column recap_page boolean not null default true,
  add column recap_push boolean not null default false,
  add column recap_mail boolean not null default false,
  add column recap_week date,
  add column nudged_on date;
create index reminders_recap_idx on reminders (time_zone, coalesce(recap_week, '-infinity'::date)) where recap_push or recap_mail;
