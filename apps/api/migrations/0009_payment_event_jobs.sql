-- A webhook event is stored and a job processes it. Forward-only. Runs on PostgreSQL 15 and later.

alter table payment_events
  -- what the event is about; wiped when it is processed
  add column subscription_id text,
  add column customer_id text,
  add column processed_at timestamptz;
-- until now events were stored after they had been processed
update payment_events set processed_at = received_at;

-- Drawn before each call to the provider: an answer is written unless the answer of a later call is there already.
alter sequence provider_questions rename to sync_sequences;
alter table subscriptions rename column provider_question to sync_sequence;
