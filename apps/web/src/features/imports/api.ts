import {
  type Import,
  importRequestBytes,
  type SameSession,
  sessionsPerRequest,
} from '@bandeja/domain/imports/contract';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import type { ImportSource } from '@bandeja/domain/imports/vocabulary';
import { useQueryClient } from '@tanstack/react-query';
import type { Parcel } from '#features/imports/chosen.ts';
import { call } from '#lib/http.ts';
import { afterSuccess, callQuery, removeMutation } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';

export const importsQuery = callQuery('GET /imports');
export const pulseQuery = callQuery('GET /pulse');

export type Checked = { known: Set<string>; same: Map<string, SameSession> };

/** The given sessions that the account already has, and those of a training that is there. @throws HttpError, NetworkError */
export async function checkedOf(sessions: readonly ImportedSession[], signal: AbortSignal): Promise<Checked> {
  const found: Checked = { known: new Set(), same: new Map() };
  for (let from = 0; from < sessions.length; from += keysPerRequest) {
    const some = sessions.slice(from, from + keysPerRequest);
    const keys = some.map(({ key }) => key);
    const spans = some.map(({ key, startTime, duration }) => ({ key, startTime, duration }));
    const { known, same } = await call('POST /imports/check', { body: { keys, spans }, signal });
    for (const key of known) found.known.add(key);
    for (const { key, session } of same) found.same.set(key, session);
  }
  return found;
}

/** The longest keys, of characters of three bytes and sent twice, still fit into a request. */
const keysPerRequest = 500;

export type Delivery = Parcel & { _id: string; source: ImportSource; fileName: string };

/** Repeated sessions are ignored: an interrupted import is sent again. @throws HttpError, NetworkError */
export async function deliver(
  { sessions, joins, apart, pulseConsent, ...head }: Delivery,
  onSent: (sent: number) => void,
): Promise<{ added: number; joined: number; known: number }> {
  let added = 0;
  let joined = 0;
  let known = 0;
  let sent = 0;
  for (const part of partsOf(sessions)) {
    const keys = new Set(part.map(({ key }) => key));
    const body = {
      ...head,
      sessions: part,
      joins: joins.filter(({ key }) => keys.has(key)),
      apart: apart.filter((key) => keys.has(key)),
      ...(pulseConsent ? { pulseConsent } : {}),
    };
    const answer = await call('POST /imports', { body });
    added += answer.added;
    joined += answer.joined;
    known += answer.known;
    sent += part.length;
    onSent(sent);
  }
  return { added, joined, known };
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
