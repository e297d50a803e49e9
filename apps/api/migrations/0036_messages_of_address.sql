-- What was written under an address is found by it, for an export and at the end of an account. Forward-only. Runs on
-- PostgreSQL 15 and later.
create index contact_messages_address_idx on contact_messages (lower(email));
