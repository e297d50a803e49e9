-- What a conversation is about, so that nothing that was said is read again, and the readings that were offered. Forward-only.
-- Runs on PostgreSQL 15 and later.

alter table conversation_messages
  -- as the answer left it: open question, proposal, days, what hurts. Health data.
  add column state jsonb,
  -- the readings of the player's message that were offered as buttons
  add column readings jsonb;
