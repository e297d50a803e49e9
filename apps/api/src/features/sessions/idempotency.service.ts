import { createHash } from 'node:crypto';
import { takeKey } from '#features/sessions/idempotency.queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type KeyedRequest = { key: string | null; request: unknown; sessionId: string };

/** In the request's transaction; null when the key is new. @throws AppError idempotency.mismatch for another request */
export async function earlierUse(deps: Deps, actor: Actor, keyed: KeyedRequest): Promise<string | null> {
  const { key, request, sessionId } = keyed;
  if (key === null) return null;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  const earlier = await takeKey(deps.db, { userId: actor.userId, key, requestHash, sessionId });
  if (earlier && !earlier.requestHash.equals(requestHash)) throw new AppError('idempotency.mismatch');
  return earlier?.sessionId ?? null;
}
