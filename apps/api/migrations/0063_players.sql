-- The list of players: filters and sorts by an index each. Forward-only. Runs on PostgreSQL 15 and later.

-- the last use of a sign-in, to the hour
alter table users add column last_active_at timestamptz not null default now();
update users u set last_active_at = coalesce(
  (select max(a.last_seen_at) from auth_sessions a where a.user_id = u.id), u.created_at);

create index users_active_idx on users (last_active_at, id);
create index users_name_idx on users (lower(name), id);
create index users_unverified_idx on users (id) where email_verified_at is null;
create index subscriptions_paid_idx on subscriptions (plan, user_id) where plan <> 'free';
create index subscriptions_trial_idx on subscriptions (trial_ends_at, user_id) where trial_ends_at is not null;
create index subscriptions_unpaid_idx on subscriptions (user_id) where status = 'past_due';
