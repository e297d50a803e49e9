import { each } from '@bandeja/domain/testing/each';
import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { progressOf } from '#features/progress/service.ts';
import type { Database } from '#kit/database/database.ts';
import { useApi } from '#testing/api.ts';
import { analyzeSessions, manySessions } from '#testing/everything.ts';
import { newPlayer } from '#testing/factories.ts';
import { planOf } from '#testing/library.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

/** The same database, and what it is asked. */
function listening(db: Database): { db: Database; asked: CompiledQuery[] } {
  const asked: CompiledQuery[] = [];
  const listener: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      asked.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(listener), asked };
}

it('reads a year of one player among many through indexes alone', async () => {
  const player = await newPlayer(api);
  await subscribe(api, player, { plan: 'premium' });
  await manySessions(api, player, 60);
  for (let index = 0; index < 20; index += 1) await manySessions(api, await newPlayer(api), 120);
  await analyzeSessions(api.db);
  const { db, asked } = listening(api.db);
  const actor = { userId: player.user._id, isAdmin: false, timeZone: 'Europe/Madrid' };
  const progress = await progressOf({ ...api.deps, db }, actor as never, { from: '2021-01-04', to: '2021-12-31' });
  expect(progress.totals.sessions).toBeGreaterThan(10);
  // no player here has a plan: of an empty table the planner reads all
  const ofSessions = asked.filter((query) => query.sql.includes('training_sessions'));
  await each(ofSessions, 3, async (query) => {
    const plan = await planOf(api.db, query);
    expect(plan, query.sql).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
    expect(plan, query.sql).not.toMatch(/Seq Scan on (training_sessions|session_entries|session_sets)/);
  });
});
