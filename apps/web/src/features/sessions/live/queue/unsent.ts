export type Unsent = {
  sessionId: string;
  reason: string;
  /** The server has deleted it, or closed it for good: a retry cannot help. */
  isGone: boolean;
};

let unsent: readonly Unsent[] = [];
const watchers = new Set<() => void>();
let send = () => {};

export const unsentSessions = (): readonly Unsent[] => unsent;

export function setUnsent(sessions: readonly Unsent[]): void {
  unsent = sessions;
  for (const watch of watchers) watch();
}

export function watchUnsent(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

/** Sets the function that sends the unsent items on this device (`app/offline/start.ts`). */
export function setSendsWaiting(run: () => void): void {
  send = run;
}

export function requestSending(): void {
  send();
}
