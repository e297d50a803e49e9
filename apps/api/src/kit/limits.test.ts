import { forgotPassword, login, register } from '@bandeja/domain/auth/contract';
import { createLead } from '@bandeja/domain/leads/contract';
import { sendContactMessage } from '@bandeja/domain/support/contract';
import { each } from '@bandeja/domain/testing/each';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import { describe, expect, it } from 'vitest';
import { countRequest } from '#kit/limits.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, password } from '#testing/factories.ts';
import { newAddress, routineForm } from '#testing/leads.ts';

const api = useApi();

const forms: [string, Endpoint, () => object, number][] = [
  ['a new password', forgotPassword, () => ({ email: newAddress() }), 204],
  ['a sign-in', login, () => ({ email: newAddress(), password: 'equivocada' }), 401],
  ['a registration', register, () => ({ name: 'Marta Gil', email: newAddress(), password }), 201],
  ['a lead', createLead, routineForm, 200],
  ['a message', sendContactMessage, () => ({ name: 'Eva Ruiz', email: newAddress(), message: '¿Abrís?' }), 201],
];

async function exhaust(contract: Endpoint, address: string, count: number): Promise<number[]> {
  const replies = Array.from({ length: count }, () => api.call(contract, { body: {}, address }));
  return (await Promise.all(replies)).map(({ status }) => status).sort();
}

describe.each(forms)('%s', (_, contract, body, expected) => {
  const perMinute = contract.ratePerMinute ?? 0;

  it('gets through from a 33rd address after 32 were exhausted', async () => {
    const addresses = Array.from({ length: 32 }, (_network, network) => `100.80.${network}.1`);
    const attack = await Promise.all(addresses.map((address) => exhaust(contract, address, perMinute + 1)));
    each(attack, 32, (statuses) => expect(statuses).toEqual([...Array(perMinute).fill(400), 429]));
    const begin = performance.now();
    const reply = await api.call(contract, { body: body(), address: '100.81.1.1' });
    expect(reply.status).toBe(expected);
    expect(performance.now() - begin).toBeLessThan(10_000);
  });
});

it('twelve players behind one address sign in at the same moment', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => newPlayer(api)));
  const replies = await Promise.all(
    players.map(({ email }) => api.call(login, { body: { email, password }, address: '100.85.1.1' })),
  );
  each(replies, 12, ({ status }) => expect(status).toBe(200));
});

describe('a limit of one a minute for an address', () => {
  const ask = (route: string, address: string) =>
    countRequest(api.db, { route, address, perMinute: 1 }).then(
      () => 'taken',
      (error) => error.code,
    );

  it.each([
    ['/24', (part: number) => `100.82.7.${part}`, '100.82.8.1'],
    ['/48', (part: number) => `2a02:9130:1:${part}::1`, '2a02:9130:2::1'],
  ])('is eight for its network (%s), and nothing for another one', async (route, addressOf, other) => {
    const answers = [];
    for (let part = 1; part <= 10; part += 1) answers.push(await ask(route, addressOf(part)));
    expect(answers).toEqual([...Array(8).fill('taken'), 'rate.limited', 'rate.limited']);
    expect(await ask(route, other)).toBe('taken');
    expect(await ask(route, other)).toBe('rate.limited');
  });

  it('refuses nobody for what all send together: beyond thirty each is answered later', async () => {
    const times = [];
    for (let network = 0; network < 45; network += 1) {
      const begin = performance.now();
      expect(await ask('/all', `100.83.${network}.1`)).toBe('taken');
      times.push(performance.now() - begin);
    }
    expect(times.at(-1)).toBeGreaterThan(490);
  });

  it('counts nothing that was refused: all of these together would keep the next one waiting for five seconds', async () => {
    await Promise.all(Array.from({ length: 180 }, () => ask('/refused', '100.84.1.1')));
    const begin = performance.now();
    expect(await ask('/refused', '100.84.2.1')).toBe('taken');
    expect(performance.now() - begin).toBeLessThan(4_500);
  });
});
