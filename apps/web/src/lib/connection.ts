/**
 * Whether the server answers. The browser's `onLine` is no proof: it stays true behind a dead router and while the server
 * is down. Requests report their outcome; `app/offline/start.ts` retries while none succeeds.
 */
let isLost = false;
const watchers = new Set<() => void>();

export const isConnectionLost = (): boolean => isLost;

/** Says how a request went: with an answer, or without. */
export function reportReached(reached: boolean): void {
  if (isLost !== reached) return;
  isLost = !reached;
  for (const watch of watchers) watch();
}

/** Calls back at every change. Returns a function to stop. */
export function watchConnection(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
