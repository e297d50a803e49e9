import type { RefusedChange, SessionChange } from '@bandeja/domain/sessions/changes';
import { readStored } from '#lib/device-storage.ts';

// Apart from `refused.ts`: a page that only asks whether anything was refused loads no schemas.

export type StoredRefusal = { change: SessionChange; reason: RefusedChange['reason'] };

export const refusedKey = (sessionId: string) => `bandeja.refused.${sessionId}`;

/** What this page has read or stored, by session. */
export const readRefusals = new Map<string, StoredRefusal[]>();

const watchers = new Set<() => void>();

export function watchRefused(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

export function reportRefused(): void {
  for (const watch of watchers) watch();
}

export function isAnyRefused(sessionId: string): boolean {
  const known = readRefusals.get(sessionId);
  return known ? known.length > 0 : readStored(refusedKey(sessionId)) !== null;
}
