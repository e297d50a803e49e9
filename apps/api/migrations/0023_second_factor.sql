-- What besides the password protects an account. Forward-only. Runs on PostgreSQL 15 and later.

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- the secret of the application for codes, encrypted with the server's key (kit/sealed.ts)
  secret bytea not null,
  created_at timestamptz not null,
  -- null: begun, no code of it has been seen yet
  confirmed_at timestamptz,
  -- the step of time whose code was used last: each code counts once
  last_step bigint
);

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

create table passkeys (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  -- as the browser names it; of all accounts, because it alone says who signs in
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id)
);

-- What a browser has to sign, once. No user: a passkey says itself whose it is.
create table passkey_challenges (
  challenge text primary key,
  user_id uuid references users on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at_idx on passkey_challenges (expires_at);

-- Whether a second factor opened a sign-in, or was set up in it: admins administer with such a one alone.
alter table auth_sessions add column has_second_factor boolean not null default false;

-- From where an account was signed in: a hash of device and network, so that another one is noticed.
create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash bytea not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
create index known_devices_last_seen_at_idx on known_devices (last_seen_at);
