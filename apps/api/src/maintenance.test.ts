import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { getMe } from '@bandeja/domain/profile/contract';
import { completeSession, putSession } from '@bandeja/domain/sessions/contract';
import { expect, it } from 'vitest';
import { inTransaction } from '#kit/database/transaction.ts';
import { makeLink, redeemLink } from '#kit/mail/links.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import { runMaintenance } from '#maintenance.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, setChange, startedSession } from '#testing/factories.ts';
import {
  authSessionsOf,
  expiredLimits,
  idempotencyKeysOf,
  linkRows,
  mailRows,
  newLead,
  storeExpiredLimits,
  takenChangesOf,
} from '#testing/rows.ts';

const api = useApi();
const dayMs = 86_400_000;

async function runMaintenanceIn(days: number): Promise<void> {
  await api.at(new Date(Date.now() + days * dayMs), () => runMaintenance(api.deps));
}

it('forgets idempotency keys after seven days', async () => {
  const player = await newPlayer(api);
  const session = await startedSession(api, player);
  await api.call(completeSession, {
    token: player.token,
    params: { id: session._id },
    body: {},
    headers: { 'idempotency-key': 'una-clave' },
  });
  await runMaintenanceIn(6.9);
  expect(await idempotencyKeysOf(api, player.user._id)).toEqual(['una-clave']);
  await runMaintenanceIn(7.1);
  expect(await idempotencyKeysOf(api, player.user._id)).toEqual([]);
});

it('forgets which changes a session took once it has been closed for ninety days, and none of an open one', async () => {
  const [finished, open] = [await newPlayer(api), await newPlayer(api)];
  const send = async (player: Player) => {
    const session = await startedSession(api, player);
    const change = setChange(session, 0, 0);
    await api.call(putSession, { token: player.token, params: { id: session._id }, body: { changes: [change] } });
    return { session, change };
  };
  const { session, change } = await send(finished);
  const { change: openChange } = await send(open);
  await api.call(completeSession, { token: finished.token, params: { id: session._id }, body: {} });
  await runMaintenanceIn(89);
  expect(await takenChangesOf(api, finished.user._id)).toEqual([change.id]);
  await runMaintenanceIn(91);
  expect(await takenChangesOf(api, finished.user._id)).toEqual([]);
  expect(await takenChangesOf(api, open.user._id)).toEqual([openChange.id]);
});

it('deletes more rows than fit into one batch', async () => {
  await storeExpiredLimits(api, 4_500);
  await runMaintenance(api.deps);
  expect(await expiredLimits(api)).toBe(0);
});

it('deletes sign-ins past their end, and no other', async () => {
  const [idle, active] = [await newPlayer(api), await newPlayer(api)];
  api.clock.now = new Date(Date.now() + 60 * dayMs);
  await api.call(getMe, { token: active.token });
  await runMaintenanceIn(91);
  expect(await authSessionsOf(api, idle.user._id)).toEqual([]);
  expect(await authSessionsOf(api, active.user._id)).toHaveLength(1);
});

it('keeps the rest of a mail for ninety days, and gives up an unsent one after thirty', async () => {
  const order = (to: string) =>
    inTransaction(api, (tx) => queueMail(api.deps, tx, { kind: 'reset_password', to, payload: {} }));
  const player = await newPlayer(api);
  await api.mails();
  const files = () => readdir(api.mailFolder);
  await runMaintenanceIn(89);
  expect([await mailRows(api, player.email), await files()].map(({ length }) => length)).toEqual([1, 1]);
  await runMaintenanceIn(91);
  expect([await mailRows(api, player.email), await files()]).toEqual([[], []]);

  const forgotten = `${randomUUID()}@ejemplo.es`;
  await order(forgotten);
  await runMaintenanceIn(29);
  expect(await mailRows(api, forgotten)).toMatchObject([{ recipient: forgotten, dropped_at: null }]);
  await runMaintenanceIn(31);
  expect(await mailRows(api, forgotten)).toMatchObject([{ recipient: null, payload: null, sent_at: null }]);
  expect(await api.mails()).toEqual([]);
});

it('deletes links past their end; those that end mails have none', async () => {
  const owner = { leadId: await newLead(api, `${randomUUID()}@ejemplo.es`) };
  const purposes = async () => (await linkRows(api, owner)).map(({ purpose }) => purpose).sort();
  await makeLink(api.deps, api.db, 'unsubscribe', owner);
  const token = await makeLink(api.deps, api.db, 'confirm_marketing', owner);
  await inTransaction(api, (tx) => redeemLink(api.deps, tx, 'confirm_marketing', token));
  await runMaintenanceIn(29);
  expect(await purposes()).toEqual(['confirm_marketing', 'unsubscribe']);
  await runMaintenanceIn(31);
  expect(await purposes()).toEqual(['unsubscribe']);
});
