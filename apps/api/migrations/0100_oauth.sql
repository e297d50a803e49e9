-- Programs that ask a player for a token by themselves (OAuth 2.1), and the codes they get one with. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table oauth_clients (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  redirect_uris text[] not null,
  created_at timestamptz not null
);
create index oauth_clients_created_at_idx on oauth_clients (created_at);

create table oauth_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  client_id uuid not null references oauth_clients (id) on delete cascade,
  redirect_uri text not null,
  challenge text not null,
  scopes text[] not null,
  expires_at timestamptz not null,
  -- what it was exchanged for: a code that comes twice ends it
  token_id uuid,
  primary key (user_id, code_hash)
);
create index oauth_codes_expires_at_idx on oauth_codes (expires_at);
create index oauth_codes_client_idx on oauth_codes (client_id);
create index personal_tokens_client_idx on personal_tokens (client_id) where client_id is not null;
