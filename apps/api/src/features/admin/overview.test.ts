import { getOverview } from '@bandeja/domain/admin/contract';
import { listAccounts } from '@bandeja/domain/profile/contract';
import { openThread } from '@bandeja/domain/support/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { buy } from '#testing/payments.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

it('counts what the lists of the same names show, and twelve weeks of sign-ups', async () => {
  const admin = await newAdmin(api);
  const [trial, unpaid, pro] = [await newPlayer(api), await newPlayer(api), await newPlayer(api)];
  const before = (await api.call(getOverview, { token: admin.token })).body;
  await buy(api, trial, 'premium');
  await subscribe(api, unpaid, { plan: 'premium', status: 'past_due' });
  await subscribe(api, pro, { plan: 'pro' });
  await api.call(openThread, { token: pro.token, body: { text: '¿Qué tal?' } });
  const { body } = await api.call(getOverview, { token: admin.token });
  const listed = async (query: Record<string, string>) =>
    (await api.call(listAccounts, { token: admin.token, query: { ...query, limit: 200 } })).body.length;
  expect(body.signUps.now).toBe(await listed({ joined: 'week' }));
  expect(body.active).toBe(await listed({ active: 'week' }));
  expect(body.trials.running - before.trials.running).toBe(1);
  expect(body.trials.running).toBe(await listed({ trial: 'running' }));
  expect(body.paying.pro - before.paying.pro).toBe(1);
  expect(body.unpaid).toBe(await listed({ payment: 'failed' }));
  expect(body.inbox.waiting - before.inbox.waiting).toBe(1);
  expect(body.weeks).toHaveLength(12);
  expect(body.weeks.at(-1)?.signUps).toBeGreaterThanOrEqual(4);
  expect(body.weeks.reduce((sum, { signUps }) => sum + signUps, 0)).toBeGreaterThanOrEqual(4);
});
