/** A session of which the server does not take what waits, and its reason. */
export type Unsent = { sessionId: string; reason: string };

let unsent: readonly Unsent[] = [];
const watchers = new Set<() => void>();

/** Sessions of this player that stay on the device until the server takes them. */
export const unsentSessions = (): readonly Unsent[] => unsent;

export function noteUnsent(sessions: readonly Unsent[]): void {
  unsent = sessions;
  for (const watch of watchers) watch();
}

export function watchUnsent(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}
