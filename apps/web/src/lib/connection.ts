/** The browser's `onLine` is no proof: it stays true behind a dead router and while the server is down. */
let isLost = false;
const watchers = new Set<() => void>();

export const isConnectionLost = (): boolean => isLost;

export function reportReached(reached: boolean): void {
  if (isLost !== reached) return;
  isLost = !reached;
  for (const watch of watchers) watch();
}

export function watchConnection(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
