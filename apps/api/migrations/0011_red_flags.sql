-- What a player answered to a red flag: «Ya me ha visto un médico». Health data. Forward-only.
-- Runs on PostgreSQL 15 and later.

create table red_flag_confirmations (
  user_id uuid not null references users (id) on delete cascade,
  -- where the flag comes from: injuries, the free text of the profile
  source text not null,
  -- the player's own sentences that raise it; other sentences are asked about again
  words text not null,
  confirmed_at timestamptz not null,
  primary key (user_id, source)
);
