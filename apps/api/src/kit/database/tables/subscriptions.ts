import type { Created, Json, LocalDate, WithDefault } from '#kit/database/tables/columns.ts';

/** Plans, payments and what was used of a plan. */
export type SubscriptionsTables = {
  subscriptions: {
    user_id: string;
    plan: WithDefault<string>;
    status: WithDefault<string>;
    expires_at: Date | null;
    provider: string | null;
    provider_customer_id: string | null;
    provider_subscription_id: string | null;
    cancel_at_period_end: WithDefault<boolean>;
    trial_ends_at: Date | null;
    contract_started_at: Date | null;
    sync_sequence: WithDefault<number>;
    upgrade_asked_at: Date | null;
    withdrawal_asked_at: Date | null;
    updated_at: Created;
  };
  checkouts: {
    user_id: string;
    id: string;
    plan: string;
    provider: string;
    provider_customer_id: string | null;
    provider_session_id: string | null;
    url: string | null;
    success_url: string;
    cancel_url: string;
    trial: WithDefault<boolean>;
    created_at: Created;
    expires_at: Date;
    completed_at: Date | null;
    closed_at: Date | null;
  };
  payment_events: {
    provider: string;
    id: string;
    kind: string;
    received_at: Created;
    subscription_id: string | null;
    customer_id: string | null;
    processed_at: Date | null;
  };
  subscription_history: {
    id: string;
    user_id: string | null;
    pseudonym: string;
    kind: string;
    plan: string;
    status: string;
    expires_at: Date | null;
    amount_cents: number | null;
    provider: string | null;
    provider_reference: string | null;
    reason: string | null;
    actor_id: string | null;
    created_at: Created;
  };
  trials: { email_hash: Buffer; reference: string | null; created_at: Created };
  test_payments: {
    id: string;
    user_id: string;
    kind: string;
    state: Json<unknown>;
    created_at: Created;
    updated_at: Created;
  };
  usage_sessions: { user_id: string; month: LocalDate; session_id: string; beyond_on: LocalDate | null };
  usage_routines: { user_id: string; month: LocalDate; routine_id: string };
};
