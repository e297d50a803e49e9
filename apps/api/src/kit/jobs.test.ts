import { expect, it } from 'vitest';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Job, JobOrder } from '#kit/jobs.ts';
import { useApi } from '#testing/api.ts';
import { hurryJobs, outcomesOf } from '#testing/rows.ts';

const api = useApi();

const order = (kinds: string[], how?: JobOrder) =>
  inTransaction(api.deps, async (tx) => {
    for (const kind of kinds) await api.jobs.send(tx, 'pages', { kind }, how);
  });

it('a job whose time is over gives its place back, and ends nothing but itself', async () => {
  await order(['stuck', 'quick']);
  await hurryJobs(api.db, 'pages', 1);
  const ended: string[] = [];
  const isStopped = Promise.withResolvers<void>();
  await api.jobs.runDue('pages', async ({ data, signal }) => {
    if (data.kind === 'stuck') {
      signal.addEventListener('abort', () => isStopped.resolve());
      await new Promise(() => {});
    }
    ended.push(data.kind ?? '');
  });
  await isStopped.promise;
  expect(ended).toEqual(['quick']);
  expect(await outcomesOf(api.db, 'pages')).toEqual([
    { kind: 'quick', state: 'completed', code: null },
    { kind: 'stuck', state: 'retry', code: 'job_expired' },
  ]);
});

it('what may wait is done after what came later and may not', async () => {
  await order(['form 1', 'form 2', 'form 3'], { isPatient: true });
  await order(['password']);
  const begun: string[] = [];
  const work = async ({ data }: Job) => void begun.push(data.kind ?? '');
  while ((await api.jobs.runDue('pages', work, 1)) > 0);
  expect(begun).toEqual(['password', 'form 1', 'form 2', 'form 3']);
});
