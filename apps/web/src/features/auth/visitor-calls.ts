import type { Visitor } from '#features/auth/visitor-context.ts';
import { call, HttpError } from '#lib/http.ts';

// Fetched only where there is a token: a guest downloads neither the contracts nor zod.

/** Fetches the user of the stored token; null when it has expired. Without an answer: signed in, user unknown. */
export async function fetchVisitor(): Promise<Visitor | null> {
  try {
    return { status: 'player', user: await call('GET /users/me') };
  } catch (error) {
    return error instanceof HttpError && error.status === 401 ? null : { status: 'player', user: null };
  }
}

/** Ends the stored token on the server. The request outlives the page; no reader waits for a bad connection. */
export function endVisit(): void {
  call('POST /auth/logout', { keepalive: true }).catch(() => {});
}
