-- What is unique over all players lies in a table of its own, so that the players' tables can be spread over machines:
-- each of their keys holds its player. Forward-only. Runs on PostgreSQL 15 and later.

create table unique_keys (
  kind text not null,
  value text not null,
  -- no foreign key: the players may lie on another machine
  user_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (kind, value)
);
create index unique_keys_user_id_idx on unique_keys (user_id);

insert into unique_keys (kind, value, user_id)
select 'address', lower(email), id from users
union all select 'sign_in', encode(token_hash, 'hex'), user_id from auth_sessions
union all select 'passkey', credential_id, user_id from passkeys
union all select 'subject', issuer || ' ' || subject, user_id from oidc_identities
union all select 'customer', provider || ' ' || provider_customer_id, user_id from subscriptions
  where provider_customer_id is not null
union all select 'subscription', provider || ' ' || provider_subscription_id, user_id from subscriptions
  where provider_subscription_id is not null
union all select 'share', token, user_id from session_shares
union all select 'calendar', token, user_id from calendar_feeds
union all select 'push', endpoint, user_id from push_devices
union all select 'polar', polar_user, user_id from polar_connections where polar_user is not null;

-- Nothing but its player's rows is asked for these any more.
drop index users_email_key;
create index users_email_idx on users (lower(email));

alter table auth_sessions drop constraint if exists auth_sessions_token_hash_key;
drop index if exists auth_sessions_token_hash_key;
create unique index auth_sessions_token_hash_key on auth_sessions (user_id, token_hash);

alter table passkeys drop constraint if exists passkeys_credential_id_key;
drop index if exists passkeys_credential_id_key;
create unique index passkeys_credential_id_key on passkeys (user_id, credential_id);

alter table oidc_identities drop constraint if exists oidc_identities_subject_key;
drop index if exists oidc_identities_subject_key;

alter table subscriptions drop constraint if exists subscriptions_customer_key;
drop index if exists subscriptions_customer_key;
alter table subscriptions drop constraint if exists subscriptions_provider_key;
drop index if exists subscriptions_provider_key;

alter table session_shares drop constraint if exists session_shares_token_key;
drop index if exists session_shares_token_key;
create unique index session_shares_token_key on session_shares (user_id, token);

alter table calendar_feeds drop constraint if exists calendar_feeds_token_key;
drop index if exists calendar_feeds_token_key;

alter table push_devices drop constraint if exists push_devices_endpoint_key;
drop index if exists push_devices_endpoint_key;
create unique index push_devices_endpoint_key on push_devices (user_id, endpoint);

alter table polar_connections drop constraint if exists polar_connections_polar_user_key;
drop index if exists polar_connections_polar_user_key;
