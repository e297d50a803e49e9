-- Addresses that a mail server said are none. Only their hash is stored, as with mails.
-- Forward-only. Runs on PostgreSQL 15 and later.

create table mail_bounces (
  recipient_hash bytea primary key,
  bounces integer not null,
  last_at timestamptz not null
);
