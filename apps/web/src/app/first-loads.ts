import { getMe } from '@bandeja/domain/profile/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { getSchedule, getWeek, listAbsences } from '@bandeja/domain/schedule/contract';
import { getSession, listPast, nextSession } from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import { getStrava } from '@bandeja/domain/strava/contract';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import type { QueryClient } from '@tanstack/react-query';
import type { FirstDrawing } from '#app/site/first-drawings.tsx';
import { newestFinished } from '#features/sessions/history/api.ts';
import { appPattern } from '#lib/app-paths.ts';
import { addressOf, type CallInput, provideAnswers } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { callQuery } from '#lib/query.ts';

type Read = { contract: Endpoint; sent: Pick<CallInput<Endpoint>, 'params' | 'query'> };

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

const pathOf = (contract: Endpoint, sent: Read['sent']) => addressOf(contract, sent).replace('/api', '');
const plain = (contract: Endpoint): Read => ({ contract, sent: {} });
const session = (id: string): Read => ({ contract: getSession, sent: { params: { id } } });
const newest: Read = { contract: listPast, sent: newestFinished };

const firstLoads: readonly FirstLoad[] = [
  {
    path: paths.dashboard,
    source: 'src/pages/dashboard.tsx',
    drawing: 'home',
    reads: () => [
      ...[getWeek, getSchedule, listAbsences, getMe, nextSession, listRoutines, getStats].map(plain),
      newest,
    ],
  },
  {
    path: paths.liveSession(':id'),
    source: 'src/pages/live-session.tsx',
    drawing: 'live',
    reads: () => [plain(getMe)],
    byPage: (id) => [session(id)],
    begin: async (client, id) => (await import('#features/sessions/live/api.ts')).prefetchLive(client, id),
  },
  {
    path: paths.session(':id'),
    source: 'src/pages/training-session-detail.tsx',
    drawing: 'summary',
    reads: (id) => [session(id), ...[getMe, getStats, getStrava].map(plain), newest],
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
  const isThere = ({ contract, sent }: Read) => answers === 'no network' || pathOf(contract, sent) in answers;
  const id = location.pathname.split('/')[2] ?? '';
  const reads = load.reads(id).filter(isThere);
  const taken = Promise.all(reads.map(({ contract, sent }) => client.prefetchQuery(callQuery(contract, sent))));
  await Promise.race([taken.then(() => load.begin?.(client, id)).catch(() => {}), timeout]);
}

/** The pages with their sources and the addresses they read, `:id` for the page's own id: for the document's script. */
export function firstLoadTable(): { path: string; source: string; reads: string[]; drawing: FirstDrawing }[] {
  const addressIn = ({ contract, sent }: Read) => pathOf(contract, sent).replace('%3Aid', ':id');
  return firstLoads.map(({ path, source, reads, byPage, drawing }) => ({
    path: appPattern(path).source,
    source,
    drawing,
    reads: [...reads(':id'), ...(byPage?.(':id') ?? [])].map(addressIn),
  }));
}
