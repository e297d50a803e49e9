-- Addresses that hear of sessions, records and weeks, and what was sent to them. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table webhooks (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  url text not null check (length(url) between 1 and 500),
  events text[] not null,
  scopes text[] not null,
  -- encrypted for one player and use
  secret bytea not null,
  created_at timestamptz not null,
  failures integer not null default 0,
  disabled_at timestamptz,
  primary key (user_id, id)
);

create table webhook_deliveries (
  user_id uuid not null,
  id uuid not null,
  webhook_id uuid not null,
  event text not null,
  -- the session, or the Monday of the week
  subject text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  outcome text,
  ordered_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, webhook_id) references webhooks (user_id, id) on delete cascade
);
create index webhook_deliveries_listed_idx on webhook_deliveries (user_id, ordered_at desc, id desc);
create index webhook_deliveries_webhook_idx on webhook_deliveries (user_id, webhook_id);
create index webhook_deliveries_ordered_at_idx on webhook_deliveries (ordered_at);
