-- Tokens with which programs act for a player. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table personal_tokens (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- SHA-256 of the whole token, which names its player: one player's rows are looked at
  token_hash bytea not null,
  name text not null check (length(name) between 1 and 60),
  scopes text[] not null,
  -- the program that asked for it; null: made by hand
  client_id uuid,
  -- where its proposals wait for the player
  conversation_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  primary key (user_id, id),
  unique (user_id, token_hash)
);
create index personal_tokens_expires_at_idx on personal_tokens (expires_at);
