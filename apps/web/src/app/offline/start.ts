import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Week } from '@bandeja/domain/schedule/contract';
import type { Query, QueryClient } from '@tanstack/react-query';
import { readRoutines } from '#app/offline/read-routines.ts';
import { registerWorker } from '#app/offline/worker-update.ts';
import { setLeavesMatch } from '#features/matches/api.ts';
import { setLeavesPulse } from '#features/pulse/leave.ts';
import { setSendsWaiting, setUnsent } from '#features/sessions/live/queue/unsent.ts';
import { isConnectionLost, reportReached, watchConnection } from '#lib/connection.ts';
import { deviceDatabase } from '#lib/device-database.ts';
import { answersOwnerKey, forgetSessions, journalKeys, readStored, storedKeys, tokenKey } from '#lib/device-storage.ts';
import { forgetAnswers, forgetShown, oldestShown, storeAnswer, watchOldestShown } from '#lib/last-answers.ts';
import { setAnswerTaker } from '#lib/query.ts';
import { timeZone } from '#lib/time-zone.ts';
import { userQuery } from '#lib/user-query.ts';

const askAgainMs = 3000;

const sendAgainMs = 15_000;

const aheadAfterMs = 5000;

const routineFreshMs = 86_400_000;

/** Makes the app work without a network (docs/architecture.md#without-a-network). Loaded after the page. */
export function startOffline(client: QueryClient): void {
  storeAnswers(client);
  watchNetwork(client);
  setSendsWaiting(() => void sendAndRead(client));
  setLeavesMatch(async (body) => (await import('#features/sessions/live/queue/send-waiting.ts')).queueMatch(body));
  setLeavesPulse(async (id, body) =>
    (await import('#features/sessions/live/queue/send-waiting.ts')).queuePulse(id, body),
  );
  void sendAndRead(client);
  if (import.meta.env.PROD) void registerWorker();
}

function storeAnswers(client: QueryClient): void {
  if (readStored(answersOwnerKey) === null) void forgetAnswers().catch(ignore);
  if (readStored(tokenKey) === null) void forgetSessions().catch(ignore);
  const fetched = new Set<string>();
  let isAhead = false;
  setAnswerTaker((call, key, answer) => {
    const userId = client.getQueryData(userQuery.queryKey)?._id ?? idOf(call, answer);
    if (userId === undefined) return;
    // on a device without room or permission for storage the app works with a network only
    const isNew = readStored(answersOwnerKey) !== userId;
    void storeAnswer(userId, call, key, answer)
      .then(() => {
        // signed in again: unsent changes on this device can be sent
        if (isNew && readStored(answersOwnerKey) === userId) return sendAndRead(client);
      })
      .catch(ignore);
    // the contract of this call has this type
    if (call === 'GET /training-schedule/week') fetchRoutines(answer as Week, fetched);
    if (call !== 'GET /training-schedule/week' || isAhead) return;
    isAhead = true;
    whenIdle(() => void import('#app/offline/ahead.ts').then(({ fetchAhead }) => fetchAhead(client)).catch(ignore));
  });
}

/** The player's own answer comes before the cache knows them. */
function idOf(call: string, answer: unknown): string | undefined {
  return call === 'GET /users/me' ? (answer as { _id: string })._id : undefined;
}

/** The week's routines with all their steps and drawings, once a visit: they can then be started without a network. */
function fetchRoutines(week: Week, fetched: Set<string>): void {
  const today = localDateIn(timeZone, new Date());
  const ahead = Object.values(week).flatMap(({ date, routineId }) => (date < today ? [] : (routineId ?? [])));
  const ids = [...new Set(ahead)].filter((id) => !fetched.has(id));
  for (const id of ids) fetched.add(id);
  void readRoutines(ids, routineFreshMs).catch(() => {
    for (const id of ids) fetched.delete(id);
  });
}

function watchNetwork(client: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    clearTimeout(timer);
    const isThere = await fetch('/readyz', { cache: 'no-store' }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) reportReached(true);
    else timer = setTimeout(ask, askAgainMs);
  };
  const changed = async () => {
    if (isConnectionLost()) return void ask();
    clearTimeout(timer);
    forgetShown();
    // the server does not have the sessions that began on this device yet
    await sendLeft(client);
    void client.invalidateQueries({ predicate: isShownAnswer });
  };
  let readAgain: ReturnType<typeof setTimeout> | undefined;
  watchOldestShown(() => {
    clearTimeout(readAgain);
    if (oldestShown() === null || isConnectionLost()) return;
    // the server answers, but with errors: stored answers on the screen are read again soon
    readAgain = setTimeout(() => {
      forgetShown();
      void client.invalidateQueries({ predicate: isShownAnswer });
    }, askAgainMs);
  });
  watchConnection(() => void changed());
  window.addEventListener('offline', () => reportReached(false));
  window.addEventListener('online', () => isConnectionLost() && void ask());
  if (!navigator.onLine) reportReached(false);
  if (isConnectionLost()) void changed();
}

async function sendAndRead(client: QueryClient): Promise<void> {
  if (await sendLeft(client)) void client.invalidateQueries({ predicate: isShownAnswer });
}

let again: ReturnType<typeof setTimeout> | undefined;

async function sendLeft(client: QueryClient): Promise<boolean> {
  clearTimeout(again);
  if (readStored(tokenKey) === null) return false;
  try {
    // most visits have nothing to send: what reads and sends it comes only then
    if (!(await hasQueue()) || !(await isAnyWaiting())) {
      setUnsent([]);
      return false;
    }
    const { sendWaitingSessions } = await import('#features/sessions/live/queue/send-waiting.ts');
    const { isAnySent, isDelayed } = await sendWaitingSessions();
    // a lost network is watched elsewhere; a failing server is tried again
    if (isDelayed && !isConnectionLost()) again = setTimeout(() => void sendAndRead(client), sendAgainMs);
    return isAnySent;
  } catch {
    return false;
  }
}

async function hasQueue(): Promise<boolean> {
  if (storedKeys().some((key) => key.startsWith(journalKeys))) return true;
  return (await (await deviceDatabase()).count('queue')) > 0;
}

async function isAnyWaiting(): Promise<boolean> {
  const { waitingSessions } = await import('#features/sessions/live/queue/queue-database.ts');
  return (await waitingSessions()).length > 0;
}

/** Excludes starts, which are no reads, and running sessions, which are ahead of the server, unless their read failed. */
const isShownAnswer = ({ queryKey: [first], state }: Query) =>
  first !== 'POST' && (first !== 'live' || state.data === undefined);

/** The page and what it fetches late come first. */
function whenIdle(work: () => void): void {
  setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(work) : work()), aheadAfterMs);
}

function ignore(): void {}
