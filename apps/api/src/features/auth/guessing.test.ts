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
let stranger = '';

async function playerAtHome(email: string) {
  const { body } = await api.call(register, { body: { name: 'Marta Gil', email, password }, address: home });
  return { email, token: body.token, userId: body.user._id };
}

const signIn = (email: string, chosen: string, address?: string, call = api.call) =>
  call(login, { body: { email, password: chosen }, ...(address ? { address } : {}) });

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

let networks = 0;
beforeEach(() => {
  networks += 1;
  stranger = `198.51.${networks}.200`;
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('wrong passwords for one account', () => {
  it('delay every further guess from any address of a network, and never the owner', async () => {
    const { email } = await playerAtHome('adivinada@ejemplo.es');
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, n) => signIn(email, `prueba-${n}`, stranger.replace('200', String(n)))),
    );
    const refused = guesses.filter(({ status }) => status === 429);
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(6);
    each(refused, 34, ({ headers }) => expect(Number(headers['retry-after'])).toBeGreaterThan(0));
    expect((await signIn(email, password, stranger)).status).toBe(429);
    expect((await signIn(email, password, home)).status).toBe(200);
    const pauses = [4];
    for (let round = 0; round < 8; round += 1) {
      pass(pauses.at(-1) ?? 0);
      expect((await signIn(email, 'otra-prueba', stranger)).status).toBe(401);
      pauses.push(Number((await signIn(email, 'otra-prueba', stranger)).headers['retry-after']));
    }
    expect(pauses).toEqual([4, 8, 16, 32, 64, 128, 256, 300, 300]);
    pass(300);
    expect((await signIn(email, password, stranger)).status).toBe(200);
    expect((await signIn(email, 'prueba-1', stranger)).status).toBe(401);
  });

  it('from 32 networks neither lock the owner out of a 33rd one nor let those go on as before', async () => {
    const { email } = await playerAtHome('cercada@ejemplo.es');
    const attack = (count: number) =>
      Promise.all(
        Array.from({ length: 32 }, async (_, network) => {
          const statuses = [];
          for (let guess = 0; guess < count; guess += 1) {
            statuses.push((await signIn(email, `prueba-${guess}`, `100.70.${network}.9`)).status);
          }
          return statuses;
        }),
      );
    each(await attack(8), 32, (statuses) => expect(statuses.at(-1)).toBe(429));
    const begin = performance.now();
    const owner = await signIn(email, password, '100.71.1.1');
    expect(owner.status).toBe(200);
    expect(performance.now() - begin).toBeLessThan(15_000);
    const statuses = [];
    for (let guess = 0; guess < 4; guess += 1) statuses.push((await signIn(email, 'otra-mas', '100.72.1.1')).status);
    expect(statuses).toEqual([401, 401, 401, 429]);
    let longest = 0;
    for (let round = 0; round < 12; round += 1) {
      pass(longest);
      await signIn(email, 'otra-prueba', '100.72.1.1');
      longest = Number((await signIn(email, 'otra-prueba', '100.72.1.1')).headers['retry-after']);
    }
    expect(longest).toBe(3_600);
  });

  it('count for an address without an account too, in the same words', async () => {
    const statuses = async (email: string) => {
      const replies = [];
      for (let guess = 0; guess < 8; guess += 1) replies.push(await signIn(email, `prueba-${guess}`, stranger));
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
    for (let guess = 0; guess < 8; guess += 1) await signIn(email, `prueba-${guess}`, stranger);
    expect((await signIn(email, password, stranger)).status).toBe(429);
    await api.mails();
    await api.call(forgotPassword, { body: { email } });
    const texts = (await api.mails()).map(({ text }) => text).join();
    const token = /reset-password#token=([\w-]{43})/.exec(texts)?.[1] ?? '';
    expect((await api.call(resetPassword, { body: { token, password: 'otra-distinta' } })).status).toBe(204);
    expect((await signIn(email, 'otra-distinta', stranger)).status).toBe(200);
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

it('passwords are hashed for as many as can wait, caller by caller: who brings the most is refused, not who comes next', async () => {
  // who is no hash is refused at once, in its turn: the queue is what counts
  const codes: string[] = [];
  const ask = (caller: string) => verifyPassword('no hash', password, caller).catch((error) => codes.push(error.code));
  const flood = Array.from({ length: 520 }, () => ask('a network'));
  await ask('a stranger');
  expect(codes.at(-1)).not.toBe('rate.limited');
  expect(codes.length).toBeLessThan(100);
  await Promise.all(flood);
  expect(codes.filter((code) => code === 'rate.limited')).toHaveLength(17);
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
    ['192.0.2.1', { address: '192.0.2.1', network: '192.0.2.0/24' }],
    ['::ffff:192.0.2.1', { address: '192.0.2.1', network: '192.0.2.0/24' }],
    ['2001:db8:1:2:3::9', { address: '2001:db8:1:2::', network: '2001:db8:1::/48' }],
  ])('%s is counted as one caller and as part of a network', (address, expected) => {
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
