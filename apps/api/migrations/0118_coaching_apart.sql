-- A coach and a player may lie on different machines: nothing of the one refers to the other by a foreign key, and what
-- is unique over all players lies in `unique_keys`. The deletion of an account takes its ids out of the other's rows.
-- Forward-only. Runs on PostgreSQL 15 and later.

alter table coach_links drop constraint coach_links_coach_id_fkey;
alter table coach_blocks drop constraint coach_blocks_blocked_id_fkey;
alter table coach_reports drop constraint coach_reports_about_id_fkey;
alter table plan_days drop constraint plan_days_coach_id_fkey;
alter table threads drop constraint threads_coach_id_fkey;

insert into unique_keys (kind, value, user_id)
select 'coach_invite', encode(code_hash, 'hex'), user_id from coach_invites
union all select 'guardian', encode(guardian_token_hash, 'hex'), user_id from coach_links
  where guardian_token_hash is not null and ended_at is null;

drop index coach_invites_code_key;
drop index coach_links_guardian_key;
drop index shared_films_id_key;
create index shared_films_id_idx on shared_films (id);
-- the deletion asks by coach, whether the link stands or not
create index coach_links_of_coach_idx on coach_links (coach_id) where coach_id is not null;
