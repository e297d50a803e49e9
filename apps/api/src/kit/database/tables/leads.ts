import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Created, Json, WithDefault } from '#kit/database/tables/columns.ts';

/** People who left an address, and all mails. */
export type LeadsTables = {
  leads: {
    id: string;
    email: string;
    first_name: WithDefault<string>;
    last_name: WithDefault<string>;
    age: number | null;
    paddle_level: string | null;
    playing_frequency: string | null;
    goals: WithDefault<string[]>;
    channel: string;
    source: string;
    medium: string;
    campaign: string;
    interests: WithDefault<string[]>;
    downloaded_resources: Json<unknown[]>;
    custom_data: Json<Record<string, string>>;
    created_at: Created;
    updated_at: Created;
  };
  lead_consents: {
    lead_id: string;
    id: string;
    kind: string;
    text_version: string;
    origin: string;
    given_at: Created;
    confirmed_at: Date | null;
    withdrawn_at: Date | null;
  };
  mail_suppressions: { email_hash: Buffer; created_at: Created };
  mails: {
    id: string;
    kind: string;
    recipient: string | null;
    recipient_hash: Buffer;
    payload: ColumnType<unknown, string | null, string | null>;
    dedupe_key: string | null;
    created_at: Created;
    sent_at: Date | null;
    dropped_at: Date | null;
  };
  mail_links: {
    token_hash: Buffer;
    purpose: string;
    user_id: string | null;
    lead_id: string | null;
    created_at: Created;
    expires_at: Date | null;
    used_at: Date | null;
  };
  contact_messages: {
    id: string;
    user_id: string | null;
    name: string;
    email: string;
    message: string;
    created_at: Created;
    priority: WithDefault<boolean>;
    answered_at: Date | null;
    inbox_rank: GeneratedAlways<number>;
  };
};
