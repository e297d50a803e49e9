-- What the injuries text made suspect stands until it is answered, and then leaves nothing: the row of a player who took a
-- suspicion back is like one whose text never raised any. It is read when the text is written; a text of before counts as
-- unanswered, and is read, unless it was answered. Forward-only. Runs on PostgreSQL 15 and later.
alter table users add column injuries_unanswered boolean not null default false;
update users set injuries_unanswered = injuries <> '' and not injuries_waved;
alter table users drop column injuries_waved;
