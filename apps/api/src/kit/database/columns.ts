import type { ChatAction, ChatMessage, MessageMetadata } from '@bandeja/domain/coach/contract';
import type { Drill } from '@bandeja/domain/exercises/drill';
import type { Dose } from '@bandeja/domain/exercises/schemas';
import type { CorrectionSpan } from '@bandeja/domain/learning/contract';
import type { Match } from '@bandeja/domain/matches/schemas';
import type { Proposal } from '@bandeja/domain/sessions/schemas';
import type { ChatState } from '@bandeja/trainer/chat/types';
import type { ColumnType, Generated } from 'kysely';

/** Types of the values in `jsonb` columns, which the database does not know. Unlisted columns are `unknown`. */
type JsonValues = {
  'conversation_messages.action': ChatAction;
  'conversation_messages.metadata': MessageMetadata;
  'conversation_messages.readings': Pick<ChatMessage, 'choices' | 'others'>;
  'conversation_messages.state': ChatState;
  'corrections.spans': CorrectionSpan[];
  'exercises.dose': Dose;
  'exercises.drill': Drill;
  'leads.custom_data': Record<string, string>;
  'leads.downloaded_resources': unknown[];
  'session_entries.proposal': Proposal;
  'training_sessions.match': Match;
};

type JsonValue<Key extends string> = Key extends keyof JsonValues ? JsonValues[Key] : unknown;

export type Json<Key extends string> = ColumnType<JsonValue<Key>, string, string>;
/** Optional `jsonb`: it has a default, or it may be null. */
export type OptionalJson<Key extends string, Null extends null = never> = ColumnType<
  JsonValue<Key> | Null,
  string | Null | undefined,
  string | Null
>;
export type WithDefault<T> = Generated<T>;
export type ReadOnly<T> = ColumnType<T, never, never>;
/** `date`, as `YYYY-MM-DD`. */
export type LocalDate = string;
