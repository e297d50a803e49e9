-- Demo accounts are marked, and an account can be closed: it exists, but cannot sign in. Forward-only.
-- Runs on PostgreSQL 15 and later.

alter table users
  add column is_demo boolean not null default false,
  add column closed_at timestamptz;

-- Demo accounts that an earlier start has made. Their addresses receive no mail, so only the start could verify them.
update users set is_demo = true
where email_verified_at is not null
  and lower(email) in (
    'gratis@bandeja.example', 'premium@bandeja.example', 'pro@bandeja.example', 'admin@bandeja.example',
    'incompleta@bandeja.example'
  );
