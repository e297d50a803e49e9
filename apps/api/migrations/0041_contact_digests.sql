-- A message of the contact page beyond those the operator gets a mail of each is listed in a mail with others: the key of
-- that mail. Forward-only. Runs on PostgreSQL 15 and later.
alter table contact_messages add column digest text;
create index contact_messages_digest_idx on contact_messages (digest) where digest is not null;
