import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { deleteAccount } from '@bandeja/domain/account/contract';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#kit/database/transaction.ts';
import { eraseMails, type MailsToErase } from '#kit/mail/erasure.ts';
import { queueMail } from '#kit/mail/outbox.ts';
import { deleteOldMails } from '#kit/mail/retention.ts';
import { mailWorker } from '#kit/mail/worker.ts';
import { buildServer } from '#server.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer, password } from '#testing/factories.ts';
import { addressConfirmed, mailRows, mailRowsById } from '#testing/rows.ts';

const api = useApi();
const writers = { greeting: async () => ({ subject: 'Hola', html: '<p>Hola</p>', text: 'Hola' }) };
const newAddress = () => `${randomUUID()}@ejemplo.es`;

function order(to: string, dedupeKey?: string) {
  const fields = { kind: 'greeting', to, payload: { nombre: 'Iria' }, ...(dedupeKey ? { dedupeKey } : {}) };
  return inTransaction(api, (tx) => queueMail(api.deps, tx, fields));
}

function erase(to: string, fields: Partial<MailsToErase> = {}): Promise<string[]> {
  const which = { to, exceptKinds: [], keyStarts: [], keepsHash: false, ...fields };
  return inTransaction(api, (tx) => eraseMails(tx, which, new Date()));
}

const send = (deps = api.deps) => api.jobs.runDue('mail', mailWorker(deps, writers));
const files = () => readdir(api.mailFolder).catch(() => []);

async function deleteOldMailsIn(days: number): Promise<void> {
  await api.at(new Date(Date.now() + days * 86_400_000), () => deleteOldMails(api.deps));
}

describe('an erased mail', () => {
  it('is never sent, contains no personal data and is deleted the day after', async () => {
    const [gone, other] = [newAddress(), newAddress()];
    await order(gone);
    await order(other);
    const [id = '', ...others] = await erase(gone.toUpperCase());
    expect(others).toEqual([]);
    expect(await mailRows(api, gone)).toEqual([]);
    expect(await mailRowsById(api, id)).toMatchObject([{ recipient: null, payload: null, sent_at: null }]);
    await send();
    expect(await files()).toHaveLength(1);
    await deleteOldMailsIn(0.9);
    expect(await mailRowsById(api, id)).toHaveLength(1);
    await deleteOldMailsIn(1.1);
    expect(await mailRowsById(api, id)).toEqual([]);
    expect((await mailRows(api, other))[0]?.sent_at).toBeInstanceOf(Date);
    expect(await files()).toHaveLength(1);
  });

  it('is also one to another address that speaks of the person, known by its key', async () => {
    const [operator, key] = [newAddress(), `about:${randomUUID()}:`];
    await order(operator, `${key}first`);
    await order(operator, `about:${randomUUID()}:first`);
    expect(await erase(newAddress(), { keyStarts: [key] })).toHaveLength(1);
    expect((await mailRows(api, operator)).map(({ recipient }) => recipient)).toEqual([operator]);
    await send();
  });

  it('may leave its hash for the limits, and spares kinds that belong to others', async () => {
    const to = newAddress();
    await order(to);
    expect(await erase(to, { exceptKinds: ['greeting'] })).toEqual([]);
    expect(await erase(to, { keepsHash: true })).toHaveLength(1);
    expect(await mailRows(api, to)).toMatchObject([{ kind: 'greeting', recipient: null, payload: null }]);
    expect((await mailRows(api, to))[0]?.dropped_at).toBeInstanceOf(Date);
  });

  it('leaves no file behind either when it was just being written', async () => {
    const to = newAddress();
    await order(to);
    const before = await files();
    const mail = {
      ...api.deps.mail,
      send: async (message: Parameters<typeof api.deps.mail.send>[0]) => {
        await api.deps.mail.erase(await erase(to));
        await api.deps.mail.send(message);
      },
    };
    await send({ ...api.deps, mail });
    expect(await files()).toHaveLength(before.length + 1);
    await deleteOldMailsIn(1.1);
    expect(await files()).toEqual(before);
  });
});

it('an account goes even when its mail files do not, and they follow the day after', async () => {
  const player = await newPlayer(api);
  await api.mails();
  await addressConfirmed(api, player.user._id);
  const mail = {
    ...api.deps.mail,
    erase: async () => {
      throw new Error('the disk is read-only');
    },
  };
  const app = await buildServer({ deps: { ...api.deps, mail }, logger: false });
  const body = { password, confirmation: 'ELIMINAR' as const };
  expect((await caller(app)(deleteAccount, { token: player.token, body })).status).toBe(204);
  await app.close();
  const before = await files();
  await deleteOldMailsIn(1.1);
  expect(await files()).toHaveLength(before.length - 1);
});
