import { type RefusedChange, refusedChangeSchema, sessionChangeSchema } from '@bandeja/domain/sessions/changes';
import * as z from 'zod/mini';
import type { Batch } from '#features/sessions/live/queue/queue-items.ts';
import {
  readRefusals,
  refusedKey,
  reportRefused,
  type StoredRefusal,
} from '#features/sessions/live/queue/refused-watch.ts';
import { readStored, removeStored, writeStored } from '#lib/device-storage.ts';

const storedSchema = z.array(z.object({ change: sessionChangeSchema, reason: refusedChangeSchema.shape.reason }));

export function refusedOf(sessionId: string): StoredRefusal[] {
  const known = readRefusals.get(sessionId);
  if (known) return known;
  const stored = parse(readStored(refusedKey(sessionId)));
  readRefusals.set(sessionId, stored);
  return stored;
}

export function rememberRefused(sessionId: string, batch: Batch, refused: readonly RefusedChange[]): void {
  if (batch.kind !== 'progress' || refused.length === 0) return;
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]));
  const added = batch.changes.flatMap((change) => {
    const reason = reasons.get(change.id);
    return reason === undefined ? [] : [{ change, reason }];
  });
  store(sessionId, [...refusedOf(sessionId), ...added]);
}

export function forgetRefused(sessionId: string): void {
  store(sessionId, []);
}

function store(sessionId: string, refusals: StoredRefusal[]): void {
  readRefusals.set(sessionId, refusals);
  if (refusals.length === 0) removeStored(refusedKey(sessionId));
  else writeStored(refusedKey(sessionId), JSON.stringify(refusals));
  reportRefused();
}

function parse(text: string | null): StoredRefusal[] {
  try {
    return storedSchema.safeParse(JSON.parse(text ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}
