import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { watchSources } from '@bandeja/domain/imports/vocabulary';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { Reading } from '#features/imports/reading/model.ts';

/** A chosen file between reading and import. `importId` is created once, so that a retry continues the same import. */
export type ChosenFile = { id: string; importId: string; file: File; state: FileState };

export type FileState =
  | { step: 'reading' }
  | { step: 'unreadable'; error: string }
  | { step: 'checking'; reading: Reading }
  | { step: 'unchecked'; reading: Reading; message: string }
  | { step: 'ready'; reading: Reading; known: ReadonlySet<string>; type: SessionType | null }
  | { step: 'importing'; reading: Reading; newSessions: readonly ImportedSession[]; sent: number }
  | { step: 'broken'; reading: Reading; newSessions: readonly ImportedSession[]; message: string }
  | { step: 'done'; added: number; known: number };

export function isFromWatch({ source }: Reading): boolean {
  return watchSources.includes(source);
}

export function newSessionsOf({ reading, known, type }: Extract<FileState, { step: 'ready' }>): ImportedSession[] {
  return reading.sessions
    .filter(({ key }) => !known.has(key))
    .map((session) => (type === null ? session : { ...session, type }));
}

export function typesOf(sessions: readonly ImportedSession[]): [SessionType, number][] {
  const counts = new Map<SessionType, number>();
  for (const { type } of sessions) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
