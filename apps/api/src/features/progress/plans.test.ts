import { each } from '@bandeja/domain/testing/each';
import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { progressOf } from '#features/progress/service.ts';
import type { Database } from '#kit/database/database.ts';
import { useApi } from '#testing/api.ts';
import { analyzeAll, manyDays, manySessions } from '#testing/everything.ts';
import { newPlayer } from '#testing/factories.ts';
import { planOf } from '#testing/library.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

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

const manyRows = /(training_sessions|session_entries|session_sets|plan_days|body_weights|stroke_ratings)/;

it('reads five years of one player among many through indexes alone, the plan with them', async () => {
  const player = await newPlayer(api);
  await subscribe(api, player, { plan: 'premium' });
  await manySessions(api, player, 260, '', 7);
  await manyDays(api, player);
  for (let index = 0; index < 20; index += 1) {
    const other = await newPlayer(api);
    await manySessions(api, other, 120);
    await manyDays(api, other);
  }
  await analyzeAll(api.db);
  const { db, asked } = listening(api.db);
  const actor = { userId: player.user._id, isAdmin: false, timeZone: 'Europe/Madrid' };
  const progress = await progressOf({ ...api.deps, db }, actor as never, { from: '2021-01-04', to: '2026-01-04' });
  expect(progress.totals.sessions).toBe(260);
  expect(progress.weeks.at(-2)?.plannedMinutes).toBeGreaterThan(100);
  const ofMany = asked.filter((query) => manyRows.test(query.sql));
  await each(ofMany, 7, async (query) => {
    const plan = await planOf(api.db, query);
    expect(plan, query.sql).toMatch(/Index (Only )?Scan|Bitmap Index Scan/);
    expect(plan, query.sql).not.toMatch(new RegExp(`Seq Scan on ${manyRows.source}`));
  });
});
