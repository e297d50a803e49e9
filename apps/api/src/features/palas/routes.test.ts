import { randomUUIDv7 } from 'node:crypto';
import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import { logMatch } from '@bandeja/domain/matches/contract';
import * as contract from '@bandeja/domain/palas/contract';
import { addPastSession } from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, routineIdByCode } from '#testing/factories.ts';

const api = useApi();
const today = localDateIn('Europe/Madrid', new Date());
const daysAgo = (days: number) => addDays(today, -days);

const put = ({ token }: Player, since: string, name: string) =>
  api.call(contract.putPala, { token, body: { since, name } });

async function match({ token }: Player, date: string, minutes: number) {
  const startTime = `${date}T10:00:00.000Z`;
  const body = { _id: randomUUIDv7(), startTime, minutes, sets: [], side: null, partner: '', tags: [], rpe: null };
  const { status } = await api.call(logMatch, { token, body });
  if (status >= 300) throw new Error(`match answered ${status}`);
}

describe('palas', () => {
  it('count the hours of matches and sessions with the racket, each until the next one', async () => {
    const player = await newPlayer(api);
    await match(player, daysAgo(12), 60);
    await put(player, daysAgo(10), 'Ola 3');
    await match(player, daysAgo(9), 90);
    const technique = await routineIdByCode(api, player, 'R16');
    const past = (routineId: string | null, type: 'Funcionalidad' | 'Fuerza', date: string) =>
      api.call(addPastSession, {
        token: player.token,
        body: {
          _id: randomUUIDv7(),
          type,
          routineId,
          withSets: false,
          startTime: `${date}T10:00:00.000Z`,
          minutes: 60,
          rpe: 5,
        },
      });
    expect((await past(technique, 'Funcionalidad', daysAgo(8))).status).toBe(201);
    await past(null, 'Fuerza', daysAgo(7));
    await put(player, daysAgo(5), 'Marea');
    await match(player, daysAgo(4), 120);
    const { body } = await api.call(contract.getPalas, { token: player.token });
    expect(body.palas).toEqual([
      { name: 'Marea', since: daysAgo(5), hours: 2 },
      { name: 'Ola 3', since: daysAgo(10), hours: 2.5 },
    ]);
    const stranger = await newPlayer(api);
    expect((await api.call(contract.getPalas, { token: stranger.token })).body).toEqual({ palas: [], overgrip: null });
    const { body: left } = await api.call(contract.removePala, {
      token: player.token,
      query: { since: daysAgo(5) },
    });
    expect(left.palas).toEqual([{ name: 'Ola 3', since: daysAgo(10), hours: 4.5 }]);
  });

  it('need a name and a day that has come', async () => {
    const player = await newPlayer(api);
    expect((await put(player, today, '  ')).status).toBe(400);
    const { status, error } = await put(player, daysAgo(-1), 'Marea');
    expect([status, error.issues]).toEqual([400, [{ path: 'since', message: 'El día no puede ser posterior a hoy' }]]);
  });
});

describe('the overgrip', () => {
  it('is due after twelve hours of play, and begins at zero when it is changed', async () => {
    const player = await newPlayer(api);
    const change = (changedOn: string) =>
      api.call(contract.changeOvergrip, { token: player.token, body: { changedOn } });
    await change(daysAgo(20));
    for (const days of [18, 16, 14]) await match(player, daysAgo(days), 200);
    expect((await change(daysAgo(20))).body.overgrip).toEqual({ changedOn: daysAgo(20), hours: 10, isDue: false });
    await match(player, daysAgo(12), 120);
    const { body } = await api.call(contract.getPalas, { token: player.token });
    expect(body.overgrip).toEqual({ changedOn: daysAgo(20), hours: 12, isDue: true });
    expect((await change(today)).body.overgrip).toEqual({ changedOn: today, hours: 0, isDue: false });
    const { body: back } = await api.call(contract.removeOvergrip, {
      token: player.token,
      query: { changedOn: today },
    });
    expect(back.overgrip?.isDue).toBe(true);
  });
});
