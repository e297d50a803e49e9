import { activateMessage, liveSessionLock } from '#lib/worker-messages.ts';

const askForUpdateMs = 60 * 60_000;

let waiting: ServiceWorker | null = null;
const watchers = new Set<() => void>();

export async function registerWorker(): Promise<void> {
  // forbidden, or an address without https: the app then works with a network only
  const registration = await navigator.serviceWorker?.register('/service-worker.js').catch(() => null);
  if (!registration) return;
  const follow = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => offer(registration));
    // on a busy page it may be installed by now
    offer(registration);
  };
  follow();
  registration.addEventListener('updatefound', follow);
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < askForUpdateMs) return;
    askedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** The first version needs no consent: it changes no open page. */
function offer(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  waiting = registration.waiting;
  for (const watch of watchers) watch();
}

export const isUpdateWaiting = (): boolean => waiting !== null;

export function watchUpdate(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

export async function isSessionRunning(): Promise<boolean> {
  // without locks no tab can know; requesting the lock would look like a session to another tab
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === liveSessionLock) ?? false;
}

export async function untilNoSessionRuns(signal: AbortSignal): Promise<void> {
  // granted once every tab has let its share go, and let go at once
  await navigator.locks?.request(liveSessionLock, { signal }, () => {});
}

export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting?.postMessage(activateMessage);
}
