import type { ChatAction, MessageMetadata } from '@bandeja/domain/coach/contract';
import type { ColumnType } from 'kysely';
import type { Created, WithDefault } from '#kit/database/tables/columns.ts';

/** What the trainer made and said. */
export type TrainerTables = {
  generated_routines: { user_id: string; routine_id: string; made_by: string; created_at: Created };
  generation_leases: { user_id: string; id: string; expires_at: Date };
  conversations: {
    user_id: string;
    id: string;
    title: string;
    created_at: Created;
    last_message_at: Created;
    answering_until: Date | null;
  };
  conversation_messages: {
    user_id: string;
    conversation_id: string;
    id: string;
    role: string;
    content: string;
    created_at: Created;
    action: ColumnType<ChatAction | null, string | null | undefined, string | null>;
    metadata: ColumnType<MessageMetadata | null, string | null | undefined, string | null>;
    upsell: WithDefault<boolean>;
  };
};
