-- An address is found by its beginning among millions. Forward-only. Runs on PostgreSQL 15 and later.
create index users_address_idx on users (plain_text(email) text_pattern_ops);
create index leads_address_idx on leads (plain_text(email) text_pattern_ops);
