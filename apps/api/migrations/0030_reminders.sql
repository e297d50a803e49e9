-- Reminders by web push: the server's key pair, what a player wants to be reminded of, and the devices. Forward-only.
-- Runs on PostgreSQL 15 and later.

-- one pair for all; the private key is sealed
create table push_keys (
  id boolean primary key default true check (id),
  public_key text not null,
  private_key bytea not null,
  created_at timestamptz not null
);

create table reminders (
  user_id uuid primary key references users (id) on delete cascade,
  today boolean not null default false,
  next_week boolean not null default false,
  rest boolean not null default false,
  hour smallint not null default 18 check (hour between 0 and 23),
  time_zone text not null,
  -- the player's day on which the reminders of the hour were last looked at: once a day
  looked_on date,
  -- the rest that is under way with the screen away; null when it was called off
  rest_id uuid
);

create table push_devices (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  primary key (user_id, id)
);
create unique index push_devices_endpoint_key on push_devices (endpoint);
create index push_devices_id_idx on push_devices (id);
