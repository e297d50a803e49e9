import { createConversation, sendMessage } from '@bandeja/domain/coach/contract';
import type { ChatReading } from '@bandeja/domain/coach/vocabulary';
import { generateRoutine } from '@bandeja/domain/generator/contract';
import * as contract from '@bandeja/domain/learning/contract';
import { describe, expect, it } from 'vitest';
import { runMaintenance } from '#maintenance.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();
const dayMs = 86_400_000;

async function agree(player: Player, consent = true) {
  return (await api.call(contract.putLearning, { token: player.token, body: { consent } })).body;
}
async function agreeing(profile: Parameters<typeof readyPlayer>[1] = {}) {
  const player = await readyPlayer(api, profile);
  await agree(player);
  return player;
}
async function tap(player: Player, message: string, reading: ChatReading) {
  const { token } = player;
  const { body } = await api.call(createConversation, { token, body: { title: 'Nueva conversación' } });
  const params = { id: body._id };
  await api.call(sendMessage, { token, params, body: { message } });
  await api.call(sendMessage, { token, params, body: { message: 'Eso', reading } });
}
async function corrections(query: object = {}) {
  const { token } = await newAdmin(api);
  return (await api.call(contract.listCorrections, { token, query: query as never })).body;
}

describe('what players correct', () => {
  it('is stored with their consent only, which is off until they give it', async () => {
    const player = await readyPlayer(api);
    expect((await api.call(contract.getLearning, { token: player.token })).body).toEqual({ consent: false });
    await tap(player, '¿qué me toca hoy?', 'change');
    expect(await corrections()).toEqual([]);
    expect(await agree(player)).toEqual({ consent: true });
    await tap(player, 'y el jueves qué hago de piernas', 'routine');
    expect(await corrections()).toMatchObject([
      { channel: 'chat', message: 'y el jueves qué hago de piernas', understood: ['plan'], corrected: ['routine'] },
    ]);
    expect(await agree(player, false)).toEqual({ consent: false });
    await tap(player, '¿qué me toca mañana?', 'change');
    expect(await corrections()).toHaveLength(1);
  });

  it('holds neither the name, nor addresses, nor numbers to call', async () => {
    const player = await agreeing({ name: 'Ana García' });
    await tap(player, 'soy Ana García, ana garcía, ana@club.es, 612345678: ¿qué me toca hoy?', 'change');
    const [stored] = await corrections({ limit: 1 });
    expect(stored?.message).toMatch(/^soy.*¿qué me toca hoy\?$/);
    expect(JSON.stringify(stored)).not.toMatch(/Ana|García|club\.es|612345678/i);
    expect(JSON.stringify(stored)).not.toContain(player.user._id);
  });

  it('holds words about health only with that consent too', async () => {
    const said = 'me molesta el codo cuando saco, ¿qué hago?';
    await tap(await agreeing(), said, 'explain');
    expect((await corrections()).map(({ message }) => message)).not.toContain(said);
    await tap(await agreeing({ injuries: 'Codo', injuriesConsent: true }), said, 'explain');
    expect((await corrections()).map(({ message }) => message)).toContain(said);
  });

  it('holds an area that hurts and was named by a chip alone only with that consent too', async () => {
    const stored: number[] = [];
    for (const profile of [{}, { injuries: 'Codo', injuriesConsent: true }]) {
      const player = await agreeing(profile);
      await subscribe(api, player, { plan: 'premium' });
      const make = (body: object) => api.call(generateRoutine, { token: player.token, body: body as never });
      const prompt = 'espalda 35 minutos en casa';
      const { body } = await make({ prompt });
      if (!('routine' in body)) throw new Error('no routine');
      const chips = [
        ...body.routine.chips.map(({ kind, value }) => ({ kind, value })),
        { kind: 'care', value: 'codo' },
      ];
      expect((await make({ prompt, chips, replaces: body.routine._id })).status).toBe(200);
      stored.push((await corrections()).filter(({ corrected }) => corrected.includes('care:codo')).length);
    }
    expect(stored).toEqual([0, 1]);
  });

  it('a corrected routine stores the reading and the correction', async () => {
    const player = await agreeing();
    await subscribe(api, player, { plan: 'premium' });
    const make = (body: object) => api.call(generateRoutine, { token: player.token, body: body as never });
    const prompt = 'piernas 40 minutos en casa';
    const { body } = await make({ prompt });
    if (!('routine' in body)) throw new Error('no routine');
    const chips = body.routine.chips.map(({ kind, value }) => ({ kind, value }));
    const replaces = body.routine._id;
    const before = (await corrections()).length;
    const same = (await make({ prompt, chips, replaces })).body;
    if (!('routine' in same)) throw new Error('no routine');
    expect(await corrections()).toHaveLength(before);
    const other = [...chips.filter(({ kind }) => kind !== 'minutes'), { kind: 'minutes', value: '20' }];
    const { body: again } = await make({ prompt, chips: other, replaces: same.routine._id });
    expect('routine' in again && again.routine.chips.map(({ value }) => value)).toContain('20');
    const [stored] = await corrections({ limit: 1 });
    expect(stored).toMatchObject({ channel: 'wish', message: prompt });
    expect(stored?.understood).toContain('minutes:40');
    expect(stored?.corrected).toContain('minutes:20');
  });

  it('goes after ninety days', async () => {
    await tap(await agreeing(), '¿qué me toca el sábado?', 'change');
    const at = (days: number) => api.at(new Date(Date.now() + days * dayMs), () => runMaintenance(api.deps));
    await at(89);
    expect((await corrections()).length).toBeGreaterThan(0);
    await at(91);
    expect(await corrections()).toEqual([]);
  });
});

describe('the admin', () => {
  it('labels a message and downloads it as a line of the corpus', async () => {
    await tap(await agreeing(), 'pásame el viernes al sábado, tengo 40 minutos', 'plan');
    await tap(await agreeing(), '¿cuánto cuesta el plan?', 'app');
    const [other, first] = await corrections({ limit: 2 });
    const message = first?.message ?? '';
    const { token } = await newAdmin(api);
    const span = (words: string, label: string) => {
      const from = message.indexOf(words);
      return { from, to: from + words.length, label };
    };
    const body = {
      labels: ['change', 'ok'],
      spans: [span('40 minutos', 'dur'), span('viernes', 'from:fri'), span('sábado', 'to:sat'), span('tengo', 'age')],
    };
    const said = await api.call(contract.labelCorrection, { token, params: { id: first?._id ?? '' }, body });
    expect(said.body).toMatchObject(body);
    const { body: corpus } = await api.call(contract.getCorpusLines, { token });
    expect(corpus).toEqual({
      count: 1,
      lines: 'chat\tchange ok\tpásame el {from:fri|viernes} al {to:sat|sábado}, tengo {dur:40|40 minutos}\n',
    });
    expect(other?.labels).toBeNull();
    expect((await corrections({ limit: 1, before: other?._id })).map(({ _id }) => _id)).toEqual([first?._id]);
  });

  it.each([
    ['an unknown label', { labels: ['horoscope'], spans: [] }, 400],
    ['an unknown span', { labels: ['ok'], spans: [{ from: 0, to: 2, label: 'moon' }] }, 400],
    ['no such correction', { labels: ['ok'], spans: [] }, 404],
  ])('%s is refused', async (_name, body, status) => {
    const { token } = await newAdmin(api);
    const params = { id: '0198c1f0-0000-7000-8000-000000000001' };
    expect((await api.call(contract.labelCorrection, { token, params, body })).status).toBe(status);
  });

  it('is the only one who sees them', async () => {
    const { token } = await newPlayer(api);
    const calls = [contract.listCorrections, contract.getCorpusLines];
    for (const call of calls) {
      expect((await api.call(call as typeof contract.getCorpusLines, { token })).status).toBe(403);
      expect((await api.call(call as typeof contract.getCorpusLines)).status).toBe(401);
    }
    expect((await api.call(contract.getLearning)).status).toBe(401);
    expect((await api.call(contract.putLearning, { token, body: { consent: 'yes' as never } })).status).toBe(400);
  });
});
