-- Figures of the desk, each counted through an index. Forward-only. Runs on PostgreSQL 15 and later.

create index users_created_idx on users (created_at);
create index subscriptions_ending_idx on subscriptions (user_id) where cancel_at_period_end;
create index subscription_history_kind_idx on subscription_history (kind, created_at);
