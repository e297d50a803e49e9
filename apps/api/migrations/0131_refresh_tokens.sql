-- A program's access lives an hour and is renewed by a token that counts once; one that comes twice ends the program's
-- access. Tokens given before stay as they are. Forward-only. Runs on PostgreSQL 15 and later.

-- Until when the access counts; null: as long as the token itself, which is all there is of one made by hand.
alter table personal_tokens add column access_until timestamptz;

create table oauth_refreshes (
  user_id uuid not null,
  -- SHA-256 of the whole, as of the token
  refresh_hash bytea not null,
  token_id uuid not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, refresh_hash),
  foreign key (user_id, token_id) references personal_tokens (user_id, id) on delete cascade
);
create index oauth_refreshes_token_idx on oauth_refreshes (user_id, token_id);
create index oauth_refreshes_expires_at_idx on oauth_refreshes (expires_at);
