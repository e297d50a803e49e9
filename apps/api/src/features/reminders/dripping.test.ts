import * as contract from '@bandeja/domain/reminders/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pushWorker } from '#features/reminders/send.service.ts';
import { openPush } from '#ports/push.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, startedSession } from '#testing/factories.ts';
import { type PushServer, startDrippingServer, startPushServer } from '#testing/push-server.ts';

const deadlineMs = 2_000;
const api = useApi();
let honest: PushServer;
const slow: Awaited<ReturnType<typeof startDrippingServer>>[] = [];

beforeAll(async () => {
  honest = await startPushServer();
  for (let count = 0; count < 10; count += 1) slow.push(await startDrippingServer());
});
afterAll(() => {
  honest.close();
  for (const service of slow) service.close();
});

async function subscribed(name: string, endpoint?: string) {
  const player = await newPlayer(api);
  const { token } = player;
  const browser = honest.newBrowser(name);
  const body = { ...browser.subscription, endpoint: endpoint ?? browser.subscription.endpoint };
  await api.call(contract.addReminderDevice, { token, body });
  await api.call(contract.putReminders, { token, body: { today: false, nextWeek: false, rest: true, hour: 18 } });
  await startedSession(api, player);
  return { browser, rest: () => api.call(contract.remindOfRest, { token, body: { seconds: 1 } }) };
}

it('ten push services that drip a header delay nobody else for more than a few deadlines', async () => {
  const attackers = await Promise.all(slow.map(({ endpoint }, index) => subscribed(`slow-${index}`, endpoint)));
  const victim = await subscribed('honest');
  for (const attacker of attackers) await attacker.rest();
  await api.jobs.work('push', pushWorker(api.deps, openPush({ deadlineMs })));
  await expect.poll(() => slow.filter((service) => service.connections() > 0).length).toBe(10);
  for (const attacker of attackers) await attacker.rest();
  const begin = performance.now();
  await victim.rest();
  await expect.poll(() => victim.browser.read()).toMatchObject([{ title: 'Descanso terminado' }]);
  expect(performance.now() - begin).toBeLessThan(10 * deadlineMs);
  await expect.poll(() => slow.filter((service) => service.open() > 0).length).toBe(0);
});
