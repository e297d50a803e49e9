import { putOutside } from '@bandeja/domain/coach/contract';
import { generateRoutine } from '@bandeja/domain/generator/contract';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it, vi } from 'vitest';
import type { Behaviour } from '#testing/ai-server.ts';
import { caller, useApi } from '#testing/api.ts';
import { type Player, readyPlayer } from '#testing/factories.ts';
import { agreeToOutside, outsideKey, useOutsideModel } from '#testing/outside-model.ts';
import { exercisesToAvoid, patience } from '#testing/rows.ts';
import {
  codesToAvoid,
  countedRoutines,
  generatedRows,
  idleTransactions,
  leases,
  storedEntries,
  subscribe,
  useRoutines,
} from '#testing/subscriptions.ts';

const api = useApi();
const outside = useOutsideModel(api);
const wish = 'Fuerza de piernas y core en casa, 45 minutos, palabra-señal';

async function subscriber(profile: Parameters<typeof readyPlayer>[1] = {}): Promise<Player> {
  const player = await readyPlayer(api, { name: 'Begoña Arregui', age: 37, weight: 71.5, ...profile });
  await subscribe(api, player, { plan: 'premium' });
  await agreeToOutside(api, player);
  return player;
}

async function generated(player: Player, prompt = wish, more: object = {}) {
  const { status, body, error } = await caller(outside.app)(generateRoutine, {
    token: player.token,
    body: { prompt, ...more },
  });
  if (status !== 200 || !('routine' in body)) throw new Error(`generate answered ${status} ${error?.message}`);
  const [row] = (await generatedRows(api, player)).slice(-1);
  return { ...body.routine, madeBy: row?.made_by };
}

const warnings = () =>
  outside.log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { level: number; code?: string; status?: number | null; msg: string })
    .filter(({ level }) => level >= 40);

const withKnee = { injuries: 'Menisco de la rodilla izquierda, tocado en enero', injuriesConsent: true };

describe('with an outside model', () => {
  it('stores what it proposed, checked', async () => {
    const player = await subscriber();
    const routine = await generated(player);
    expect(routine.madeBy).toBe('model');
    expect(outside.model.received).toHaveLength(1);
    expect(routine.exercises.length).toBeGreaterThan(3);
    each(routine.exercises, 4, (entry) => expect(entry.code).toMatch(/^[A-Z]\d\d$/));
    expect(warnings()).toEqual([]);
  });

  it('asks for our shape and sends the least data', async () => {
    const player = await subscriber({ ...withKnee, equipment: ['mancuernas'], places: ['home'] });
    await generated(player);
    const [request] = outside.model.received;
    expect(request?.authorization).toBe(`Bearer ${outsideKey}`);
    expect(request?.body.response_format?.type).toBe('json_schema');
    const data = JSON.parse(request?.body.messages.at(-1)?.content ?? '');
    expect(data.request).toBe(wish);
    expect(data.player).toEqual({
      Nivel: 'Intermedio',
      'Franja de edad': '30–44',
      Objetivos: 'Mejorar la técnica',
      'Minutos por sesión': '60–120',
      Material: 'mancuernas',
      'Dónde entrena': 'en casa',
    });
    expect(request?.text).not.toMatch(/Begoña|Arregui|@|71[.,]5|\b37\b|Menisco|rodilla izquierda|Zonas|enero/i);
    expect(request?.text).not.toContain(player.user._id);
  });

  it('offers only what the player may do', async () => {
    const player = await subscriber({ ...withKnee, equipment: [], places: ['home'] });
    await generated(player);
    const offered: { code: string; equipment: string[] }[] = JSON.parse(
      outside.model.received[0]?.body.messages.at(-1)?.content ?? '',
    ).exercises;
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.length).toBeLessThanOrEqual(120);
    const avoided = await codesToAvoid(api, 'rodilla');
    expect(avoided.length).toBeGreaterThan(0);
    each(avoided, 13, (code) => expect(offered.map((each) => each.code)).not.toContain(code));
    expect(offered.flatMap(({ equipment }) => equipment).join()).not.toMatch(/mancuernas|gomas|balón|barra|pala|bolas/);
  });
});

describe('health and the outside model', () => {
  it.each([
    'Me molesta la rodilla, algo de brazos 30 minutos',
    'Fuerza suave 30 minutos, estoy embarazada',
    'Tras mi operación de hernia quiero core 20 minutos',
  ])('nothing leaves without consent: «%s»', async (prompt) => {
    const player = await subscriber();
    const { status } = await caller(outside.app)(generateRoutine, { token: player.token, body: { prompt } });
    expect([200, 422]).toContain(status);
    expect(outside.model.received).toEqual([]);
  });

  it('nothing leaves without consent if a chip names a discomfort', async () => {
    const player = await subscriber();
    const body = { prompt: 'Algo de brazos 30 minutos', chips: [{ kind: 'care' as const, value: 'rodilla' }] };
    const { status } = await caller(outside.app)(generateRoutine, { token: player.token, body });
    expect([status, outside.model.received]).toEqual([200, []]);
  });

  it('with consent the model is asked, but neither the words nor the areas leave', async () => {
    const player = await subscriber({ injuries: 'Codo derecho', injuriesConsent: true });
    await generated(player, 'Me molesta un poco el hombro desde el torneo de Soria, quiero piernas 40 minutos');
    const data = JSON.parse(outside.model.received[0]?.body.messages.at(-1)?.content ?? '');
    expect(data.request).toBeNull();
    expect(data.player).not.toHaveProperty('Zonas que cuidar');
    expect(outside.model.received[0]?.text).not.toMatch(/Soria|molesta|[Cc]odo/);
  });

  it('nothing leaves once the player has turned it off', async () => {
    const player = await subscriber();
    await api.call(putOutside, { token: player.token, body: { consent: false, healthConsent: false } });
    expect((await generated(player)).madeBy).toBe('builtin');
    expect([...outside.model.received, ...outside.model.readings]).toEqual([]);
  });

  it('nothing leaves where safety, the plan or the limit says no', async () => {
    const player = await subscriber();
    const ask = (who: Player, prompt: string) =>
      caller(outside.app)(generateRoutine, { token: who.token, body: { prompt } });
    expect((await ask(player, 'Me duele el pecho cuando corro')).status).toBe(422);
    expect((await ask(await readyPlayer(api), wish)).status).toBe(403);
    api.clock.now = new Date('2026-11-18T10:00:00Z');
    await useRoutines(api, player, '2026-11-01', 20);
    expect((await ask(player, wish)).status).toBe(403);
    expect(outside.model.received).toEqual([]);
  });
});

describe('a model that misbehaves', () => {
  const silent: [Behaviour, string][] = [
    ['invalid_json', 'invalid'],
    ['wrong_shape', 'invalid'],
    ['empty', 'invalid'],
    ['refusal', 'refused'],
    ['cut', 'cut'],
    ['ends_early', 'cut'],
    ['busy', 'busy'],
    ['error', 'unreachable'],
    ['denied', 'refused'],
    ['huge', 'too_large'],
    ['redirect', 'redirect'],
    ['silence', 'timeout'],
  ];
  it.each(silent)('%s: the built-in trainer answers, and one log line says so', async (behaviour, code) => {
    const player = await subscriber(withKnee);
    outside.model.script.push(behaviour, behaviour);
    outside.isImpatient = behaviour === 'silence';
    const routine = await generated(player);
    expect(routine.madeBy).toBe('builtin');
    expect(await exercisesToAvoid(api, routine._id, 'rodilla')).toEqual([]);
    expect(warnings()).toMatchObject([
      { code, msg: 'the outside model gave no routine; the built-in trainer answers' },
    ]);
    expect(outside.log).not.toMatch(new RegExp(`${outsideKey}|palabra-señal|Menisco|rodilla|Begoña`, 'i'));
    expect(await countedRoutines(api, player)).toEqual([routine._id]);
  });

  const proposing: Behaviour[] = ['unknown_exercises', 'forbidden_exercises', 'absurd_doses', 'promises'];
  it.each(proposing)('%s: what is stored is safe and sensible', async (behaviour) => {
    const player = await subscriber({ ...withKnee, fitnessLevel: 'Principiante', equipment: [] });
    outside.model.temptations = await codesToAvoid(api, 'rodilla');
    outside.model.script.push(behaviour, behaviour);
    const routine = await generated(player);
    expect(await exercisesToAvoid(api, routine._id, 'rodilla')).toEqual([]);
    expect(Math.abs(routine.duration - 45)).toBeLessThanOrEqual(5);
    const entries = await storedEntries(api, routine._id);
    expect(entries.length).toBeGreaterThan(3);
    each(entries, 4, (entry) => {
      expect(entry.sets).toBeLessThanOrEqual(10);
      expect(entry.rest_seconds).toBeLessThanOrEqual(300);
    });
    expect(JSON.stringify([routine, entries])).not.toMatch(/Cura tu|evita lesiones|https?:|drop table|X99/i);
  });
});

describe('while the model is silent', () => {
  it('no transaction waits, a second request is refused, and hanging up ends it all', async () => {
    const player = await subscriber();
    outside.model.script.push('silence');
    const leaving = new AbortController();
    const request = (signal: AbortSignal | null) =>
      fetch(`${outside.url}/api/routines/generate-with-ai`, {
        method: 'POST',
        headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ prompt: wish }),
        signal,
      });
    const first = request(leaving.signal).catch(() => 'left');
    const [asked] = await outside.model.has(1);
    expect(await idleTransactions(api)).toBe(0);
    const second = await request(null);
    expect([second.status, await second.json()]).toMatchObject([409, { code: 'generator.busy' }]);
    leaving.abort();
    expect(await first).toBe('left');
    await asked?.hungUp;
    await vi.waitFor(async () => expect(await leases(api)).toBe(0), patience);
    expect(await countedRoutines(api, player)).toEqual([]);
    expect(await generatedRows(api, player)).toEqual([]);
    expect((await request(null)).status).toBe(200);
  });
});
