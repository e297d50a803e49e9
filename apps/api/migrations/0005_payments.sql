-- Checkouts, what the provider told us, and everything that changed a subscription. Forward-only.
-- Runs on PostgreSQL 15 and later.

-- A number drawn before each question to the provider: an answer is written unless a later question has been answered.
create sequence provider_questions;

alter table subscriptions
  add column cancel_at_period_end boolean not null default false,
  add column trial_ends_at timestamptz,
  -- withdrawal is possible for 14 days from then
  add column contract_started_at timestamptz,
  -- the number of the question whose answer this row holds
  add column provider_question bigint not null default 0,
  -- the player was sent to confirm an upgrade, or has withdrawn: what comes next is read with that in mind
  add column upgrade_asked_at timestamptz,
  add column withdrawal_asked_at timestamptz;
create unique index subscriptions_provider_key on subscriptions (provider, provider_subscription_id)
  where provider_subscription_id is not null;
create unique index subscriptions_customer_key on subscriptions (provider, provider_customer_id)
  where provider_customer_id is not null;
create index subscriptions_end_idx on subscriptions (expires_at) where expires_at is not null;

-- A checkout that was begun. Repeated clicks find the open one; `provider_session_id` is null until the provider has
-- answered. What is asked of the provider is kept, so that asking again is the same request.
create table checkouts (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  plan text not null,
  provider text not null,
  provider_customer_id text,
  provider_session_id text,
  url text,
  success_url text not null,
  cancel_url text not null,
  trial boolean not null default false,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  completed_at timestamptz,
  closed_at timestamptz,
  primary key (user_id, id)
);
create unique index checkouts_open_key on checkouts (user_id) where completed_at is null and closed_at is null;

-- Events of the provider that were taken: the same event again does nothing.
create table payment_events (
  provider text not null,
  id text not null,
  kind text not null,
  received_at timestamptz not null default now(),
  primary key (provider, id)
);
create index payment_events_received_idx on payment_events (received_at);

-- Everything that changed a subscription: kept when the account goes, then without the user (`user_id` null) and under a
-- pseudonym that tells the rows of one person together.
create table subscription_history (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  pseudonym uuid not null,
  kind text not null,
  plan text not null,
  status text not null,
  expires_at timestamptz,
  amount_cents integer,
  provider text,
  -- the provider's name of what happened once (an invoice, a subscription that began)
  provider_reference text,
  -- what an admin gave as the reason, and who
  reason text,
  actor_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index subscription_history_reference_key on subscription_history (pseudonym, kind, provider_reference)
  where provider_reference is not null;
create index subscription_history_user_idx on subscription_history (user_id, created_at desc) where user_id is not null;
create index subscription_history_actor_idx on subscription_history (actor_id) where actor_id is not null;

-- Who has had a trial, as SHA-256 of the address by which a person is told from another: kept when the account goes.
create table trials (
  email_hash bytea primary key,
  -- the provider's name of the subscription that was it; null when the account is gone
  reference text,
  created_at timestamptz not null default now()
);

-- A session that began offline and lies beyond its month's limits takes the one place of its date (Europe/Madrid).
alter table usage_sessions add column beyond_on date;
create unique index usage_sessions_beyond_key on usage_sessions (user_id, beyond_on) where beyond_on is not null;

-- The built-in test provider's side: what a real one would keep in its own house. Only on a machine of one's own.
create table test_payments (
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  state jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index test_payments_user_idx on test_payments (user_id);
