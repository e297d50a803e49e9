import * as contract from '@bandeja/domain/coach/contract';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ToolCall } from '#testing/ai-server.ts';
import { caller, useApi } from '#testing/api.ts';
import { type Player, readyPlayer } from '#testing/factories.ts';
import { agreeToOutside, useOutsideModel } from '#testing/outside-model.ts';

const api = useApi();
const outside = useOutsideModel(api);
/** Wednesday. */
const now = new Date('2026-11-18T10:00:00Z');
const friday = '2026-11-20';

beforeEach(() => {
  api.clock.now = now;
});

async function agreed(profile: Parameters<typeof readyPlayer>[1] = {}, health = false): Promise<Player> {
  const player = await readyPlayer(api, profile);
  await agreeToOutside(api, player, health);
  return player;
}

type Talk = { say: (message: string) => Promise<ResponseOf<typeof contract.sendMessage>>; id: string };

async function talkOf({ token }: Player, app: FastifyInstance = outside.app): Promise<Talk> {
  const call = caller(app);
  const { body } = await call(contract.createConversation, { token, body: { title: 'Nueva conversación' } });
  const params = { id: body._id };
  return {
    id: body._id,
    say: async (message) => (await call(contract.sendMessage, { token, params, body: { message } })).body,
  };
}

const calls = (...list: [string, object][]) => ({
  calls: list.map(([tool, input]): ToolCall => ({ tool, input })),
});
const sent = () => outside.model.received.map(({ text }) => text).join('\n');

describe('a model that plays right', () => {
  it('answers every intent with what its tools tell', async () => {
    const player = await agreed();
    const { say } = await talkOf(player);
    const answers: [string, string][] = [
      ['¡hola!', '¡Hola! Dime qué te apetece trabajar hoy y lo vemos.'],
      ['¿qué me toca esta semana?', 'Esta semana va sobre todo de técnica; el viernes lo tienes más abajo.'],
      [
        '¿por qué pierdo siempre la red?',
        'Porque subes con globos cortos. Juega el globo más profundo y sube detrás de la bola.',
      ],
      ['cuéntame un chiste', 'El mío es la volea que se va a la reja, que nunca me río tanto.'],
    ];
    for (const [message, says] of answers) {
      outside.model.plays.push(says);
      expect((await say(message)).response).toBe(says);
    }
    outside.model.plays.push(calls(['read_week', { week: 'this' }]), 'Ahí la tienes, sin sorpresas.');
    expect((await say('¿y mi semana?')).response).toBe('Ahí la tienes, sin sorpresas.');
    const result = outside.model.received.at(-1)?.body.messages.at(-1);
    expect(result).toMatchObject({ role: 'tool' });
    expect(JSON.parse(result?.content ?? '')).toMatchObject({ today: '2026-11-18', days: expect.any(Array) });
    expect(outside.model.readings).toEqual([]);
  });

  it('proposes what the built-in trainer would, and the player confirms and undoes it as ever', async () => {
    const player = await agreed();
    const own = await (await talkOf(player, api.app)).say('el viernes descanso');
    const { say, id } = await talkOf(player);
    outside.model.plays.push(calls(['propose_rest', { dates: [friday] }]), 'Claro, hay que parar de vez en cuando.');
    const proposed = await say('uf, el viernes lo veo imposible, déjame parar');
    expect(proposed.action).toEqual(own.action);
    expect(proposed.response).toBe(`Claro, hay que parar de vez en cuando. ${own.response}`);
    const asked = outside.model.received.length;
    expect(await say('sí')).toMatchObject({ confirms: true, action: own.action });
    expect(outside.model.received).toHaveLength(asked);
    const { body } = await caller(outside.app)(contract.getConversation, { token: player.token, params: { id } });
    expect(body.messages[1]).toMatchObject({ action: own.action, content: proposed.response });
  });

  it('adds to one proposal call by call, and may leave the words to us', async () => {
    const player = await agreed();
    const { say } = await talkOf(player);
    outside.model.plays.push(
      calls(
        ['propose_rest', { dates: [friday] }],
        ['propose_training', { dates: ['2026-11-19'], kind: 'Flexibilidad' }],
      ),
    );
    outside.model.says = '';
    const { action, response } = await say('el viernes no y mañana estira');
    expect(action).toMatchObject({
      type: 'adapt_week',
      data: { currentWeek: { thursday: {}, friday: { type: 'Descanso' } } },
    });
    expect(response).toMatch(/^Así quedaría: .*¿Lo confirmas\?$/);
  });

  it('hears of nobody by name, and speaks of them by name', async () => {
    const player = await agreed({ name: 'Begoña Arregui' });
    const { say } = await talkOf(player);
    outside.model.plays.push('Con PersonaA repartid el medio antes de empezar; y a PersonaB, globo.');
    const { response } = await say('soy Begoña, juego con Javi contra Zulema y pierdo la red');
    expect(response).toMatch(/^Con Javi repartid el medio antes de empezar; y a Zulema, globo\./);
    expect(sent()).not.toMatch(/Begoña|Arregui|Javi|Zulema/);
    expect(sent()).toContain('PersonaA');
  });

  it('stores what is told as before, and our own sentence says so', async () => {
    const player = await agreed();
    const { say } = await talkOf(player);
    outside.model.plays.push('De revés se manda mucho en el medio.');
    const { response } = await say('juego de revés, ¿qué hago para no perder la red?');
    expect(response).toMatch(/^De revés se manda mucho en el medio\. Apuntado: /);
    const { body } = await api.call(contract.listFacts, { token: player.token });
    expect(body.facts.map(({ fact }) => fact.kind)).toContain('side');
  });
});

describe('a model that does not', () => {
  const question = '¿qué me toca el viernes?';
  const bad: [string, (string | ReturnType<typeof calls>)[]][] = [
    ['is wrong', ['El viernes tienes cardio, a por él.']],
    ['contradicts its tool', [calls(['read_week', { week: 'this' }]), 'El viernes tienes 412 minutos de cardio.']],
    [
      'claims what it may not do',
      [calls(['propose_rest', { dates: ['2026-11-16'] }]), 'He puesto descanso el viernes.'],
    ],
    ['proposes nothing but says so', ['El viernes te lo cambio por descanso. ¿Lo confirmas?']],
    ['is rude', ['Eres un paquete, así no ganas a nadie.']],
    ['speaks English', ['You should rest on Friday and have fun with your partner.']],
    ['treats', ['Con este tratamiento se te pasa todo.']],
    ['diagnoses', ['Eso parece una epicondilitis, así que el viernes nada.']],
    ['promises a date of return', ['Volverás a jugar en dos semanas.']],
    ['cries crisis', ['Detecto una crisis: llama al 024 ahora mismo.']],
    ['names nobody that was named', ['Juega con PersonaQ el viernes.']],
    ['calls tools without end', Array.from({ length: 9 }, () => calls(['read_facts', {}]))],
    ['calls what is no tool', [calls(['drop_table', {}]), 'El viernes tienes 412 minutos de cardio.']],
  ];
  it.each(bad)('%s: our own answer stands, and nothing of it is told', async (_name, plays) => {
    const player = await agreed();
    const own = await (await talkOf(player, api.app)).say(question);
    outside.model.plays.push(...plays);
    const answer = await (await talkOf(player)).say(question);
    expect(outside.model.received.length).toBeGreaterThan(0);
    expect({ ...answer, userMessageId: '', messageId: '' }).toEqual({ ...own, userMessageId: '', messageId: '' });
    expect(outside.log).toContain('chat: built-in words');
    expect(outside.log).not.toMatch(/viernes|\b024\b|paquete/);
  });

  it('is slow: our own answer comes after the silence', async () => {
    const player = await agreed();
    const own = await (await talkOf(player, api.app)).say(question);
    outside.model.script.push('silence');
    outside.isImpatient = true;
    expect((await (await talkOf(player)).say(question)).response).toBe(own.response);
  });
});

describe('what leaves the server', () => {
  it('is nothing before the player agrees, and nothing once it is turned off', async () => {
    const player = await readyPlayer(api);
    const { say } = await talkOf(player);
    await say('¿qué es la víbora?');
    expect(outside.model.received).toEqual([]);
    const off = { consent: false, healthConsent: true };
    await agreeToOutside(api, player, true);
    outside.model.plays.push('La víbora se juega con efecto.');
    await say('¿qué es la víbora?');
    expect(outside.model.received).toHaveLength(1);
    const { body } = await caller(outside.app)(contract.putOutside, { token: player.token, body: off });
    expect(body).toEqual({ service: new URL(outside.model.url).host, consent: false, healthConsent: false });
    await say('¿y la bandeja?');
    expect(outside.model.received).toHaveLength(1);
  });

  const profile = { injuries: 'Menisco de la rodilla izquierda', injuriesConsent: true, age: 37, weight: 71.5 };

  it('is never a text of safety, what is carried out, or what hurts', async () => {
    const player = await agreed(profile, true);
    for (const message of ['Me duele el pecho cuando corro', 'No quiero vivir', 'me duele el hombro al rematar']) {
      await (await talkOf(player)).say(message);
    }
    expect(outside.model.received).toEqual([]);
  });

  it('holds no word of health without its own consent', async () => {
    const player = await agreed(profile);
    const { say } = await talkOf(player);
    await say('soy celiaca, ¿qué desayuno antes de jugar?');
    await say('ayer me dolió la muñeca');
    expect(outside.model.received).toEqual([]);
    outside.model.plays.push('El globo pasa por encima de la red.');
    await say('¿Qué es el globo?');
    expect(outside.model.received).toHaveLength(1);
    expect(sent()).not.toMatch(/celiac|muñeca|[Mm]enisco|rodilla|71[.,]5|\b37\b|@/);
    expect(sent()).not.toContain(player.user._id);
  });

  it('holds them with it', async () => {
    const player = await agreed(profile, true);
    outside.model.plays.push('Arroz o tortitas de maíz, con tiempo.');
    expect((await (await talkOf(player)).say('soy celiaca, ¿qué desayuno antes de jugar?')).response).toContain(
      'Arroz o tortitas de maíz',
    );
    expect(sent()).toMatch(/celiaca/);
  });

  it('is what «Qué ve tu entrenador» marks, and nothing is marked without consent', async () => {
    const player = await readyPlayer(api, { injuries: 'Codo derecho', injuriesConsent: true, age: 41 });
    const view = async () => (await caller(outside.app)(contract.getTrainerView, { token: player.token })).body;
    expect(await view()).toMatchObject({ outsideService: null });
    expect((await view()).facts.filter(({ sentOut }) => sentOut)).toEqual([]);
    await agreeToOutside(api, player);
    const { outsideService, facts } = await view();
    expect(outsideService).toBe(new URL(outside.model.url).host);
    outside.model.plays.push('La víbora se juega con efecto.');
    await (await talkOf(player)).say('¿Qué es la víbora?');
    const marked = facts.filter(({ sentOut }) => sentOut).map(({ label }) => label);
    const [system] = outside.model.received[0]?.body.messages ?? [];
    const known = JSON.parse(/\{"today".*\}$/.exec(system?.content ?? '')?.[0] ?? '{}');
    expect(Object.keys(known.player).length).toBeGreaterThan(2);
    expect(marked).toEqual(expect.arrayContaining([...Object.keys(known.player), 'Tu plan', 'La conversación']));
  });
});
