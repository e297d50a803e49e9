-- Tables that are the service's, not a player's, refer to players without a foreign key: the two may lie on different machines.
-- The deletion of an account takes its rows and ids out of them. Forward-only. Runs on PostgreSQL 15 and later.

alter table audit_log drop constraint audit_log_actor_id_fkey;
alter table broadcasts drop constraint broadcasts_created_by_fkey;
alter table mail_links drop constraint mail_links_user_id_fkey;
alter table passkey_challenges drop constraint passkey_challenges_user_id_fkey;
alter table routines drop constraint routines_owner_id_fkey;
alter table subscription_history drop constraint subscription_history_actor_id_fkey;
alter table subscription_history drop constraint subscription_history_user_id_fkey;
alter table test_payments drop constraint test_payments_user_id_fkey;
alter table text_revisions drop constraint text_revisions_created_by_fkey;
alter table thread_messages drop constraint thread_messages_author_id_fkey;
alter table threads drop constraint contact_messages_user_id_fkey;
alter table threads drop constraint threads_assignee_id_fkey;

-- the deletion asks by player
create index passkey_challenges_user_id_idx on passkey_challenges (user_id) where user_id is not null;
create index broadcasts_created_by_idx on broadcasts (created_by) where created_by is not null;
