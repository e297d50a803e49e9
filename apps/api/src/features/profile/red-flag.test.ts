import { randomUUIDv7 } from 'node:crypto';
import { deleteAccount, exportAccount } from '@bandeja/domain/account/contract';
import { generateRoutine } from '@bandeja/domain/generator/contract';
import { confirmRedFlag, getMe, type ProfileBody, putProfile, withdrawRedFlag } from '@bandeja/domain/profile/contract';
import { getSchedule, getWeek } from '@bandeja/domain/schedule/contract';
import { completeSession, nextSession, putSession, startSession } from '@bandeja/domain/sessions/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, password, readyPlayer, routineIdByCode, startedSession } from '#testing/factories.ts';
import { redFlagConfirmationsOf } from '#testing/rows.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

const chest = 'Me duele el pecho al correr';
const urgent =
  'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.';

const flagged = (injuries = chest, profile: ProfileBody = {}) =>
  readyPlayer(api, { ...profile, injuries, injuriesConsent: true });
const save = (player: Player, body: ProfileBody) => api.call(putProfile, { token: player.token, body });
const me = async (player: Player) => (await api.call(getMe, { token: player.token })).body;
const confirm = (player: Player, words = chest) => api.call(confirmRedFlag, { token: player.token, body: { words } });
const withdraw = (player: Player) => api.call(withdrawRedFlag, { token: player.token });
async function start(player: Player, _id = randomUUIDv7()) {
  const routineId = await routineIdByCode(api, player, 'R02');
  return api.call(startSession, { token: player.token, body: { _id, routineId, type: 'Fuerza' } });
}
const weekTypes = async (player: Player) => {
  const { body } = await api.call(getWeek, { token: player.token });
  return Object.values(body).map(({ type }) => type);
};

describe('a red flag in the injuries text', () => {
  it('holds every start back with the safety text, and nothing is stored or counted', async () => {
    const player = await flagged();
    const { status, error } = await start(player);
    expect([status, error.code, error.message]).toEqual([422, 'session.red_flag', urgent]);
    expect((await api.call(nextSession, { token: player.token })).body.open).toBeNull();
    expect((await me(player)).usage.sessions).toBe(0);
  });

  it.each([
    ['Tengo fiebre desde ayer', 'rest', /^Con fiebre o malestar general, no entrenes/],
    ['No quiero vivir', 'crisis', /024/],
    ['Me he desmayado dos veces entrenando', 'urg', /^Lo que cuentas puede ser serio/],
  ] as const)('«%s» holds it back as well', async (injuries, kind, message) => {
    const player = await flagged(injuries);
    expect(player.user.redFlag).toMatchObject({ kind, words: injuries, confirmedAt: null });
    const { status, error } = await start(player);
    expect([status, error.code]).toEqual([422, 'session.red_flag']);
    expect(error.message).toMatch(message);
  });

  it('does not take an ordinary injury for one', async () => {
    const player = await flagged('Me molesta el codo derecho');
    expect(player.user.redFlag).toBeNull();
    expect((await start(player)).status).toBe(201);
  });

  it('quotes the player’s own words, and tells a minor to inform an adult', async () => {
    const player = await flagged(`Codo derecho operado en 2019. ${chest}.`, { age: 16 });
    expect(player.user.redFlag).toEqual({
      kind: 'urg',
      words: chest,
      message: `${urgent} Y avisa a un adulto.`,
      confirmedAt: null,
    });
    expect((await start(player)).error.message).toBe(`${urgent} Y avisa a un adulto.`);
  });

  it('pauses the week: seven days without a session', async () => {
    const player = await readyPlayer(api);
    expect(new Set(await weekTypes(player)).size).toBeGreaterThan(1);
    await save(player, { injuries: chest, injuriesConsent: true });
    expect(await weekTypes(player)).toEqual(Array(7).fill('Descanso'));
  });

  it('never blocks a session that is running', async () => {
    const player = await readyPlayer(api);
    const session = await startedSession(api, player);
    await save(player, { injuries: chest, injuriesConsent: true });
    const call = { token: player.token, params: { id: session._id } };
    expect((await api.call(putSession, { ...call, body: { duration: 0 } })).status).toBe(200);
    const again = { _id: session._id, routineId: session.routineId ?? '', type: session.type };
    const repeated = await api.call(startSession, { token: player.token, body: again });
    expect([repeated.status, repeated.body._id]).toEqual([201, session._id]);
    expect((await api.call(completeSession, { ...call, body: {} })).status).toBe(200);
  });
});

describe('POST /users/red-flag/confirmation', () => {
  it('stores the date for that flag, opens the starts and brings the plan back', async () => {
    const player = await flagged();
    expect(await weekTypes(player)).toEqual(Array(7).fill('Descanso'));
    const { status, body } = await confirm(player);
    expect(status).toBe(200);
    expect(body.redFlag).toMatchObject({ kind: 'urg', words: chest, confirmedAt: expect.any(String) });
    expect(await me(player)).toEqual(body);
    expect(await redFlagConfirmationsOf(api, player.user._id)).toMatchObject([
      { words: chest, confirmed_at: new Date(body.redFlag?.confirmedAt ?? '') },
    ]);
    expect(new Set(await weekTypes(player)).size).toBeGreaterThan(1);
    expect((await api.call(getSchedule, { token: player.token })).body.advice).not.toContain(urgent);
    expect((await start(player)).status).toBe(201);
  });

  it('repeated it keeps the first date', async () => {
    const player = await flagged();
    const first = await confirm(player);
    const again = await confirm(player);
    expect(again.body.redFlag?.confirmedAt).toBe(first.body.redFlag?.confirmedAt);
  });

  it('holds for this player alone', async () => {
    const one = await flagged();
    const other = await flagged();
    await confirm(one);
    expect((await me(other)).redFlag?.confirmedAt).toBeNull();
    expect((await start(other)).error.code).toBe('session.red_flag');
    await withdraw(other);
    expect((await start(one)).status).toBe(201);
  });

  it('lets the generator work again, which still refuses what the wish itself says', async () => {
    const player = await flagged();
    await subscribe(api, player, { plan: 'premium' });
    const generate = (prompt: string) => api.call(generateRoutine, { token: player.token, body: { prompt } });
    expect((await generate('fuerza de 30 minutos')).error.code).toBe('generator.safety');
    await confirm(player);
    expect((await generate('fuerza de 30 minutos')).status).toBe(200);
    const refused = await generate('me duele el pecho, fuerza de 30 minutos');
    expect([refused.status, refused.error.code]).toEqual([422, 'generator.safety']);
  });

  it('refuses other words, no words, no flag and no token', async () => {
    const player = await flagged();
    const other = await confirm(player, 'Me mareo al saltar');
    expect([other.status, other.error.code]).toEqual([409, 'red_flag.changed']);
    const none = await api.call(confirmRedFlag, { token: player.token, body: { words: '' } });
    expect([none.status, none.error.code]).toEqual([400, 'request.invalid']);
    const healthy = await newPlayer(api);
    const missing = await confirm(healthy);
    expect([missing.status, missing.error.code]).toEqual([404, 'red_flag.not_found']);
    expect((await api.call(confirmRedFlag, { body: { words: chest } })).status).toBe(401);
    expect((await start(player)).error.code).toBe('session.red_flag');
  });

  it('asks again when the text raises another flag, and not when it says something else besides', async () => {
    const player = await flagged();
    await confirm(player);
    const besides = await save(player, { injuries: `${chest}. El codo derecho, a veces` });
    expect(besides.body.redFlag).toMatchObject({ words: chest, confirmedAt: expect.any(String) });
    const another = await save(player, { injuries: `${chest}. Ayer me desmayé en la pista` });
    expect(another.body.redFlag?.confirmedAt).toBeNull();
    expect((await start(player)).error.code).toBe('session.red_flag');
  });

  it('is forgotten with the words it stands for', async () => {
    const player = await flagged();
    await confirm(player);
    await save(player, { injuries: 'Nada que contar' });
    expect(await redFlagConfirmationsOf(api, player.user._id)).toEqual([]);
    expect((await save(player, { injuries: chest })).body.redFlag?.confirmedAt).toBeNull();
  });
});

describe('DELETE /users/red-flag/confirmation', () => {
  it('takes it back: starts wait again and the week rests', async () => {
    const player = await flagged();
    await confirm(player);
    const { status, body } = await withdraw(player);
    expect(status).toBe(200);
    expect(body.redFlag).toMatchObject({ words: chest, confirmedAt: null });
    expect(await redFlagConfirmationsOf(api, player.user._id)).toEqual([]);
    expect((await start(player)).error.code).toBe('session.red_flag');
    expect(await weekTypes(player)).toEqual(Array(7).fill('Descanso'));
    expect((await withdraw(player)).status).toBe(200);
  });

  it('needs a token', async () => {
    expect((await api.call(withdrawRedFlag, {})).status).toBe(401);
  });
});

describe('the confirmation is health data', () => {
  it('is exported with the account, and deleted when the consent is withdrawn', async () => {
    const player = await flagged();
    await confirm(player);
    const exported = async () => {
      const { body } = await api.call(exportAccount, { token: player.token });
      return (body as unknown as { redFlagConfirmations: unknown }).redFlagConfirmations;
    };
    expect(await exported()).toEqual([{ source: 'injuries', words: chest, confirmedAt: expect.any(String) }]);
    await save(player, { injuriesConsent: false });
    expect(await redFlagConfirmationsOf(api, player.user._id)).toEqual([]);
    expect(await exported()).toEqual([]);
  });

  it('is deleted with the account', async () => {
    const player = await flagged();
    await confirm(player);
    const body = { password, confirmation: 'ELIMINAR' as const };
    expect((await api.call(deleteAccount, { token: player.token, body })).status).toBe(204);
    expect(await redFlagConfirmationsOf(api, player.user._id)).toEqual([]);
  });
});
