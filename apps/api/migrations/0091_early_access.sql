-- What a Pro player has chosen of the features that are new and unfinished, one by one. It stays while the plan is another.
-- Forward-only. Runs on PostgreSQL 15 and later.

alter table users add column early_access text[] not null default '{}';
