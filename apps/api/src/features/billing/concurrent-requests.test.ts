import type { AddressInfo } from 'node:net';
import { createCheckoutSession, processSuccessfulPayment } from '@bandeja/domain/billing/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, routineIdByCode } from '#testing/factories.ts';
import { atDemoCheckout, checkoutIdOf, checkoutRows, historyRows, waysOf } from '#testing/payments.ts';
import { ownRoutine } from '#testing/rows.ts';
import { playerWithoutTrial } from '#testing/stripe.ts';
import {
  allowOpenSessions,
  countedRoutines,
  countedSessions,
  useRoutines,
  useSessions,
} from '#testing/subscriptions.ts';

const api = useApi();
const month = '2026-11-01';
let origin: string;

const now = new Date('2026-11-18T10:00:00Z');
beforeEach(() => {
  api.clock.now = now;
});

beforeAll(async () => {
  api.clock.now = now;
  await allowOpenSessions(api);
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});

async function twenty(path: string, { token }: Player, bodyOf: (index: number) => object) {
  const requests = Array.from({ length: 20 }, async (_, index) => {
    const response = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(bodyOf(index)),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  });
  return Promise.all(requests);
}

const statusesOf = (replies: { status: number }[]) =>
  Object.fromEntries([...Map.groupBy(replies, ({ status }) => status)].map(([status, list]) => [status, list.length]));

describe('twenty at once', () => {
  it('starts at nine of ten sessions give exactly one', async () => {
    const player = await newPlayer(api);
    const routineId = await routineIdByCode(api, player, 'R02');
    await useSessions(api, player, month, 9);
    const replies = await twenty('/training-sessions', player, () => ({ routineId, type: 'Fuerza' }));
    expect(statusesOf(replies)).toEqual({ 201: 1, 403: 19 });
    expect(await countedSessions(api, player)).toBe(10);
  });

  it('starts of different routines at two of three give exactly one', async () => {
    const player = await newPlayer(api);
    const routines: string[] = [];
    for (let count = 0; count < 20; count += 1) routines.push(await ownRoutine(api, player.user._id));
    await useRoutines(api, player, month, 2);
    const replies = await twenty('/training-sessions', player, (index) => ({
      routineId: routines[index],
      type: 'Fuerza',
    }));
    expect(statusesOf(replies)).toEqual({ 201: 1, 403: 19 });
    expect(await countedRoutines(api, player)).toHaveLength(3);
  });

  it('clicks are one checkout, confirmations one subscription', async () => {
    const player = await playerWithoutTrial(api);
    const clicks = await twenty(createCheckoutSession.path, player, () => ({ planId: 'premium', ...waysOf(api) }));
    expect(statusesOf(clicks)).toEqual({ 200: 20 });
    const addresses = [...new Set(clicks.map(({ body }) => String(body.checkoutUrl)))];
    expect([addresses.length, (await checkoutRows(api, player)).length]).toEqual([1, 1]);
    const sessionId = checkoutIdOf(addresses[0] ?? '');
    await atDemoCheckout(api, player, sessionId, 'pay');
    const confirmations = await twenty(processSuccessfulPayment.path, player, () => ({ sessionId }));
    expect(statusesOf(confirmations)).toEqual({ 200: 20 });
    expect((await historyRows(api, player)).map(({ kind }) => kind)).toEqual(['paid', 'started']);
  });
});
