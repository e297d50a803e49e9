import { type SessionChange, sessionChangeSchema } from '@bandeja/domain/sessions/changes';
import type { ProgressBody } from '@bandeja/domain/sessions/contract';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import * as z from 'zod/mini';
import { answersOwnerKey, journalKeys, playerIdKey, readStored } from '#lib/device-storage.ts';

export const sendingPlayer = (): string | null => readStored(playerIdKey) ?? readStored(answersOwnerKey);

export function journalPrefix(owner: string | null): string {
  return owner === null ? journalKeys : `${journalKeys}${owner}.`;
}

/** Bodies were written by this app, and the server reads them by the contract. */
const bodySchema = <Body extends object>() => z.custom<Body>((body) => typeof body === 'object' && body !== null);

const startSchema = z.object({
  id: z.uuid(),
  kind: z.literal('start'),
  body: bodySchema<BodyInput<Calls['POST /training-sessions']>>(),
  instead: z.optional(z.uuid()),
});
const finishSchema = z.object({ id: z.uuid(), kind: z.literal('finish'), at: z.iso.datetime(), duration: z.int() });
const answersSchema = z.object({ id: z.uuid(), kind: z.literal('answers'), body: bodySchema<ProgressBody>() });
const matchSchema = z.object({
  id: z.uuid(),
  kind: z.literal('match'),
  body: bodySchema<BodyInput<Calls['POST /matches']>>(),
});

const pulseSchema = z.object({
  id: z.uuid(),
  kind: z.literal('pulse'),
  body: bodySchema<BodyInput<Calls['PUT /training-sessions/:id/pulse']>>(),
});

/** Items that a device sends for a session: its start, its changes, its end, the closing answers, its pulse; or a whole match. */
const queueItemSchema = z.union([
  sessionChangeSchema,
  startSchema,
  finishSchema,
  answersSchema,
  matchSchema,
  pulseSchema,
]);
export type QueueItem = z.infer<typeof queueItemSchema>;
export type StartItem = z.infer<typeof startSchema>;
export type FinishItem = z.infer<typeof finishSchema>;
type AnswersItem = z.infer<typeof answersSchema>;
export type MatchItem = z.infer<typeof matchSchema>;
export type PulseItem = z.infer<typeof pulseSchema>;

const wholeKinds: readonly string[] = ['start', 'finish', 'answers', 'match', 'pulse'];

export const isChange = (item: QueueItem): item is SessionChange => !wholeKinds.includes(item.kind);

export const changesOf = (items: readonly QueueItem[]): SessionChange[] => items.filter(isChange);

export type Batch =
  | { kind: 'start'; item: StartItem }
  | { kind: 'answers'; item: AnswersItem }
  | { kind: 'match'; item: MatchItem }
  | { kind: 'pulse'; item: PulseItem }
  | { kind: 'progress'; changes: SessionChange[]; finish: FinishItem | null };

export const batchSize = 100;

export function nextBatch(items: readonly QueueItem[]): Batch {
  const [first] = items;
  if (first?.kind === 'start') return { kind: 'start', item: first };
  if (first?.kind === 'answers') return { kind: 'answers', item: first };
  if (first?.kind === 'match') return { kind: 'match', item: first };
  if (first?.kind === 'pulse') return { kind: 'pulse', item: first };
  const end = items.findIndex((item) => !isChange(item));
  const changes = changesOf(end < 0 ? items : items.slice(0, end));
  const next = items[changes.length];
  const finish = changes.length <= batchSize && next?.kind === 'finish' ? next : null;
  return { kind: 'progress', changes: changes.slice(0, batchSize), finish };
}

/** Parses stored items one by one: an invalid one must not lose the others. */
export function parseItems(text: string | null): QueueItem[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.flatMap(parseItem) : [];
  } catch {
    return [];
  }
}

export function parseItem(item: unknown): QueueItem[] {
  const parsed = queueItemSchema.safeParse(item);
  return parsed.success ? [parsed.data] : [];
}

export function idsOf(batch: Batch): string[] {
  if (batch.kind !== 'progress') return [batch.item.id];
  return [...batch.changes, ...(batch.finish ? [batch.finish] : [])].map(({ id }) => id);
}
