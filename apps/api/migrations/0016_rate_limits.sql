-- Counters of limits, shared by all servers on this database (apps/api/src/kit/limits.ts). Keys are hashes. Unlogged: after a
-- crash they may begin again.
create unlogged table rate_limits (
  key text primary key,
  points integer not null default 0,
  -- milliseconds since 1970; null: never
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
