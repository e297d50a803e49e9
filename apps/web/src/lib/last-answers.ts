import { deviceDatabase } from '#lib/device-database.ts';
import { answersOwnerKey, readStored, tokenKey, writeStored } from '#lib/device-storage.ts';

/**
 * Only pages that must work on the court, and what they lead to. Injuries are included, else the app would offer harmful exercises
 * (docs/product.md#health-data).
 */
const storedCalls = new Set([
  'GET /users/me',
  'GET /training-schedule',
  'GET /training-schedule/week',
  'GET /training-sessions/next',
  'GET /training-sessions/past',
  'GET /training-sessions/stats',
  'GET /training-sessions/:id',
  'GET /routines',
  'GET /routines/:id',
  'GET /exercise-pool',
  'GET /season',
  'GET /body',
  'GET /pulse',
  'POST /graphql',
]);

/** Older answers do not help training, and take room on the device. */
const maximumAgeMs = 30 * 86_400_000;

let shownSince: number | null = null;
const watchers = new Set<() => void>();

export const oldestShown = (): number | null => shownSince;

export function watchOldestShown(watch: () => void): () => void {
  watchers.add(watch);
  return () => void watchers.delete(watch);
}

function setShownAt(at: number | null): void {
  shownSince = at === null || shownSince === null ? at : Math.min(at, shownSince);
  for (const watch of watchers) watch();
}

export function forgetShown(): void {
  setShownAt(null);
}

export async function storeAnswer(userId: string, call: string, key: string, answer: unknown): Promise<void> {
  if (!storedCalls.has(call)) return;
  if (readStored(answersOwnerKey) !== userId) {
    await forgetAnswers();
    writeStored(answersOwnerKey, userId);
  }
  const database = await deviceDatabase();
  await database.put('answers', { key, answer, at: Date.now() });
}

export async function lastAnswer(key: string): Promise<unknown> {
  const found = await storedAnswer(key);
  if (found) setShownAt(found.at);
  return found?.answer;
}

export async function storedAnswer(key: string): Promise<{ answer: unknown; at: number } | undefined> {
  // the owner is removed at once at sign-out; deleting the answers may take a moment longer
  if (readStored(answersOwnerKey) === null || readStored(tokenKey) === null) return undefined;
  try {
    const found = await (await deviceDatabase()).get('answers', key);
    return found && Date.now() - found.at <= maximumAgeMs ? found : undefined;
  } catch {
    return undefined;
  }
}

export async function forgetAnswers(): Promise<void> {
  const database = await deviceDatabase();
  await database.clear('answers');
}
