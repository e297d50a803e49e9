import type { ColumnType } from 'kysely';
import type { Created, WithDefault } from '#kit/database/tables/columns.ts';

/** Who somebody is, where they are signed in, what they agreed to. */
export type AccountTables = {
  users: {
    id: string;
    email: string;
    email_verified_at: Date | null;
    name: string;
    password_hash: string;
    is_admin: WithDefault<boolean>;
    is_demo: WithDefault<boolean>;
    closed_at: Date | null;
    height_cm: number | null;
    weight_kg: number | null;
    age: number | null;
    dominant_hand: string | null;
    fitness_level: string | null;
    experience: string | null;
    goals: WithDefault<string[]>;
    injuries: WithDefault<string>;
    equipment: string[] | null;
    places: string[] | null;
    time_zone: WithDefault<string>;
    training_days: number | null;
    session_min: number | null;
    session_max: number | null;
    available_days: WithDefault<string[]>;
    created_at: Created;
    updated_at: Created;
  };
  auth_sessions: {
    user_id: string;
    id: string;
    token_hash: Buffer;
    user_agent: WithDefault<string>;
    created_at: Created;
    last_seen_at: Created;
    expires_at: Date;
  };
  consents: {
    user_id: string;
    id: string;
    kind: string;
    text_version: string;
    given_at: Created;
    withdrawn_at: Date | null;
  };
  red_flag_confirmations: {
    user_id: string;
    source: string;
    words: string;
    confirmed_at: Date;
  };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: Buffer;
    session_id: string;
    created_at: Created;
  };
  audit_log: {
    id: string;
    actor_id: string | null;
    action: string;
    entity: string;
    entity_id: string;
    details: ColumnType<unknown, string | undefined, string>;
    created_at: Created;
  };
  calendar_feeds: { user_id: string; token: string; created_at: Created; last_read_at: Date | null };
};
