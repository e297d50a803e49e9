-- One renewal of a player's tokens at a time, and handing over whose end is not known. Forward-only.
-- Runs on PostgreSQL 15 and later.

-- while one request renews the tokens; later than that it has died with its server
alter table strava_connections add column renewing_until timestamptz;

-- Strava may have taken the session: it is sent again only when the player asks for it
alter table strava_uploads add column is_unclear boolean not null default false;
