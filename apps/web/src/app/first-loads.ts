import type { Line } from '@bandeja/domain/wire/calls';
import type { QueryClient } from '@tanstack/react-query';
import type { FirstDrawing } from '#app/site/first-drawings.tsx';
import { newestFinished } from '#features/sessions/history/api.ts';
import { appPattern } from '#lib/app-paths.ts';
import { addressOf, type CallInput, provideAnswers } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { callQuery } from '#lib/query.ts';

type Sent = { params?: Record<string, string>; query?: Record<string, string | number> };
type Read = { line: Line; sent: Sent };

type FirstLoad = {
  path: string;
  source: string;
  /** The page's data, read before it is drawn. The first read is answered before the others begin. */
  reads: (id: string) => Read[];
  drawing: FirstDrawing;
  /** Reads that the page makes in its own way; their answers wait for it. */
  byPage?: (id: string) => Read[];
  begin?: (client: QueryClient, id: string) => Promise<void>;
};

const pathOf = (line: Line, sent: Sent) => addressOf(line, sent as CallInput<Line>).replace('/api', '');
const plain = (...lines: Line[]): Read[] => lines.map((line) => ({ line, sent: {} }));
const session = (id: string): Read => ({ line: 'GET /training-sessions/:id', sent: { params: { id } } });
const newest: Read = { line: 'GET /training-sessions/past', sent: newestFinished };

const firstLoads: readonly FirstLoad[] = [
  {
    path: paths.dashboard,
    source: 'src/pages/dashboard.tsx',
    drawing: 'home',
    reads: () => [
      ...plain(
        'GET /training-schedule/week',
        'GET /training-schedule',
        'GET /training-schedule/absences',
        'GET /users/me',
        'GET /training-sessions/next',
        'GET /routines',
        'GET /training-sessions/stats',
      ),
      newest,
    ],
    // from Sunday evening until Monday, for the door to the week's recap
    byPage: () => plain('GET /reminders'),
  },
  {
    path: paths.liveSession(':id'),
    source: 'src/pages/live-session.tsx',
    drawing: 'live',
    reads: () => plain('GET /users/me'),
    byPage: (id) => [session(id)],
    begin: async (client, id) => (await import('#features/sessions/live/api.ts')).prefetchLive(client, id),
  },
  {
    path: paths.session(':id'),
    source: 'src/pages/training-session-detail.tsx',
    drawing: 'summary',
    reads: (id) => [session(id), ...plain('GET /users/me', 'GET /training-sessions/stats', 'GET /strava'), newest],
    byPage: () => plain('GET /training-schedule/week'),
  },
];

declare global {
  interface Window {
    /** The request that the document has begun, with a drawing in the page's place; what its answer lacks is read in the ordinary way. */
    firstReads?: Promise<Record<string, unknown>> | undefined;
  }
}

const longestWaitMs = 4000;

export async function takeFirstReads(client: QueryClient): Promise<void> {
  const { firstReads, location } = window;
  const load = firstLoads.find(({ path }) => appPattern(path).test(location.pathname));
  if (firstReads === undefined || load === undefined) return;
  window.firstReads = undefined;
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs));
  const answers = await Promise.race([firstReads.catch(() => 'no network' as const), timeout]);
  if (answers === null) return;
  if (answers !== 'no network') provideAnswers(answers);
  // without a network each read returns the device's last answer
  const isThere = ({ line, sent }: Read) => answers === 'no network' || pathOf(line, sent) in answers;
  const id = location.pathname.split('/')[2] ?? '';
  const reads = load.reads(id).filter(isThere);
  // the page waits for them: what cannot be had now is tried again by whoever shows it
  const taken = Promise.all(
    reads.map(({ line, sent }) => client.prefetchQuery({ ...callQuery(line, sent as CallInput<Line>), retry: false })),
  );
  await Promise.race([taken.then(() => load.begin?.(client, id)).catch(() => {}), timeout]);
}

/** The pages with their sources and the addresses they read, `:id` for the page's own id: for the document's script. */
export function firstLoadTable(): { path: string; source: string; reads: string[]; drawing: FirstDrawing }[] {
  const addressIn = ({ line, sent }: Read) => pathOf(line, sent).replace('%3Aid', ':id');
  return firstLoads.map(({ path, source, reads, byPage, drawing }) => ({
    path: appPattern(path).source,
    source,
    drawing,
    reads: [...reads(':id'), ...(byPage?.(':id') ?? [])].map(addressIn),
  }));
}
