import { type Import, importRequestBytes, sessionsPerRequest } from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import type { ImportSource } from '@bandeja/domain/imports/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { afterSuccess, callQuery, removeMutation } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';

export const importsQuery = callQuery('GET /imports');

/** The given sessions that the account already has, by key. @throws HttpError, NetworkError */
export async function knownOf(sessions: readonly ImportedSession[], signal: AbortSignal): Promise<Set<string>> {
  const found = new Set<string>();
  for (let from = 0; from < sessions.length; from += keysPerRequest) {
    const keys = sessions.slice(from, from + keysPerRequest).map(({ key }) => key);
    const { known } = await call('POST /imports/check', { body: { keys }, signal });
    for (const key of known) found.add(key);
  }
  return found;
}

/** The longest keys, of characters of three bytes, still fit into a request. */
const keysPerRequest = 1000;

export type Delivery = { _id: string; source: ImportSource; fileName: string; sessions: readonly ImportedSession[] };

/** Repeated sessions are ignored: an interrupted import is sent again. @throws HttpError, NetworkError */
export async function deliver(
  { sessions, ...head }: Delivery,
  onSent: (sent: number) => void,
): Promise<{ added: number; known: number }> {
  let added = 0;
  let known = 0;
  let sent = 0;
  for (const part of partsOf(sessions)) {
    const answer = await call('POST /imports', { body: { ...head, sessions: part } });
    added += answer.added;
    known += answer.known;
    sent += part.length;
    onSent(sent);
  }
  return { added, known };
}

/** Room for the head of a request. */
const partBytes = importRequestBytes - 16 * 1024;
const bytesOf = (session: ImportedSession) => new TextEncoder().encode(JSON.stringify(session)).length + 1;

function partsOf(sessions: readonly ImportedSession[]): ImportedSession[][] {
  const parts: ImportedSession[][] = [];
  let part: ImportedSession[] = [];
  let bytes = 0;
  for (const session of sessions) {
    const size = bytesOf(session);
    if (part.length > 0 && (part.length >= sessionsPerRequest || bytes + size > partBytes)) {
      parts.push(part);
      part = [];
      bytes = 0;
    }
    part.push(session);
    bytes += size;
  }
  return part.length > 0 ? [...parts, part] : parts;
}

/** Everything the player sees counts finished sessions: it is read again when it is next shown. */
export function useHistoryChanged(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries();
}

export const useUndo = () =>
  useOnce({
    ...removeMutation('DELETE /imports/:id', ({ _id }: Pick<Import, '_id'>) => ({ params: { id: _id } })),
    ...afterSuccess((client) => client.invalidateQueries()),
  });
