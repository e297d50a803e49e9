import { changePassword } from '@bandeja/domain/account/contract';
import { forgotPassword, login, register, resetPassword } from '@bandeja/domain/auth/contract';
import { each } from '@bandeja/domain/testing/each';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verifyPassword } from '#features/auth/hashing.service.ts';
import { networksOf } from '#kit/limits.ts';
import { buildServer } from '#server.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer, password } from '#testing/factories.ts';

const api = useApi();
const home = '203.0.113.7';

async function playerAtHome(email: string) {
  const { body } = await api.call(register, { body: { name: 'Marta Gil', email, password }, address: home });
  return { email, token: body.token, userId: body.user._id };
}

const signIn = (email: string, chosen: string, address?: string, call = api.call) =>
  call(login, { body: { email, password: chosen }, ...(address ? { address } : {}) });

/** The limits read the process's own clock. */
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('wrong passwords for one account', () => {
  it('delay every further guess from any address, and never the owner', async () => {
    const { email } = await playerAtHome('adivinada@ejemplo.es');
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, n) => signIn(email, `prueba-${n}`)));
    const refused = guesses.filter(({ status }) => status === 429);
    // five are free, the sixth begins the pauses
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(6);
    each(refused, 34, ({ headers }) => expect(Number(headers['retry-after'])).toBeGreaterThan(0));
    expect((await signIn(email, password)).status).toBe(429);
    expect((await signIn(email, password, home)).status).toBe(200);
    const pauses = [4];
    for (let round = 0; round < 8; round += 1) {
      pass(pauses.at(-1) ?? 0);
      expect((await signIn(email, 'otra-prueba')).status).toBe(401);
      pauses.push(Number((await signIn(email, 'otra-prueba')).headers['retry-after']));
    }
    expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 256, 300, 300]);
    pass(300);
    expect((await signIn(email, password)).status).toBe(200);
    // from zero again, and from an address that is known now
    expect((await signIn(email, 'prueba-1')).status).toBe(401);
  });

  it('count for an address without an account too, in the same words', async () => {
    const statuses = async (email: string) => {
      const replies = [];
      for (let guess = 0; guess < 8; guess += 1) replies.push(await signIn(email, `prueba-${guess}`));
      return replies.map(({ status, error }) => [status, error.code]);
    };
    const { email } = await playerAtHome('conocida@ejemplo.es');
    const known = await statuses(email);
    expect(known.slice(5)).toEqual([
      [401, 'auth.invalid_credentials'],
      [429, 'rate.limited'],
      [429, 'rate.limited'],
    ]);
    expect(await statuses('desconocida@ejemplo.es')).toEqual(known);
  });

  it('are forgotten when a mail has set a new password', async () => {
    const { email } = await playerAtHome('olvidada@ejemplo.es');
    for (let guess = 0; guess < 8; guess += 1) await signIn(email, `prueba-${guess}`);
    await api.mails();
    await api.call(forgotPassword, { body: { email } });
    const texts = (await api.mails()).map(({ text }) => text).join();
    const token = /reset-password#token=([\w-]{43})/.exec(texts)?.[1] ?? '';
    expect((await api.call(resetPassword, { body: { token, password: 'otra-distinta' } })).status).toBe(204);
    expect((await signIn(email, 'otra-distinta')).status).toBe(200);
  });

  it('are counted on the settings page too, from any address of a stolen token', async () => {
    const { token } = await newPlayer(api);
    const statuses: number[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      const body = { currentPassword: `prueba-${guess}`, newPassword: 'otra-distinta' };
      statuses.push((await api.call(changePassword, { token, body })).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403, 429, 429]);
  });
});

it('passwords are hashed for two hundred callers at a time at most', async () => {
  // who is no hash is refused at once, in its turn: the queue is what counts
  const answers = await Promise.allSettled(Array.from({ length: 220 }, () => verifyPassword('no hash', password)));
  const refused = answers.filter((answer) => answer.status === 'rejected' && answer.reason.code === 'rate.limited');
  expect(refused).toHaveLength(20);
});

describe('limits per address', () => {
  it('hold over all servers on one database', async () => {
    const second = await buildServer({ deps: api.deps, logger: false });
    const servers = [api.call, caller(second)];
    const statuses: number[] = [];
    for (let request = 0; request < 22; request += 1) {
      const email = `repartida${request}@ejemplo.es`;
      const reply = await signIn(email, 'prueba-1', '198.51.100.77', servers[request % 2]);
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429, 429]);
    await second.close();
  });

  it.each([
    ['192.0.2.1', { network: '192.0.2.1', customer: null }],
    ['::ffff:192.0.2.1', { network: '192.0.2.1', customer: null }],
    ['2001:db8:1:2:3::9', { network: '2001:db8:1:2::', customer: '2001:db8:1::/48' }],
  ])('%s is counted as its network, IPv6 also as its customer', (address, expected) => {
    expect(networksOf(address)).toEqual(expected);
  });
});

describe('a new password', () => {
  const account = { name: 'Iria Vázquez', email: 'iriavazquez@ejemplo.es' };

  it.each([
    ['123456', 'Esa contraseña es de las más usadas. Elige otra.'],
    ['Password', 'Esa contraseña es de las más usadas. Elige otra.'],
    ['Bandeja2026!', 'Esa contraseña es de las más usadas. Elige otra.'],
    ['aaaaaaaa', 'Esa contraseña es de las más usadas. Elige otra.'],
    ['      ', 'La contraseña debe tener al menos 6 caracteres'],
    ['Vázquez', 'La contraseña no puede ser tu nombre ni tu email.'],
    ['iriavazquez@ejemplo.es', 'La contraseña no puede ser tu nombre ni tu email.'],
  ])('«%s» is refused on registering and changing', async (weak, message) => {
    const registered = await api.call(register, { body: { ...account, password: weak } });
    expect([registered.status, registered.error.issues]).toEqual([400, [{ path: 'password', message }]]);
    const { token } = await newPlayer(api, account.name);
    const changed = await api.call(changePassword, { token, body: { currentPassword: password, newPassword: weak } });
    const isAddress = weak.includes('@');
    expect([changed.status, changed.error?.issues]).toEqual(
      isAddress ? [204, undefined] : [400, [{ path: 'newPassword', message }]],
    );
  });
});
