import { exportAccount } from '@bandeja/domain/account/contract';
import { confirmRedFlag, getMe, type ProfileBody, putProfile, withdrawRedFlag } from '@bandeja/domain/profile/contract';
import { healthQuestionTexts } from '@bandeja/domain/profile/messages';
import { healthQuestions } from '@bandeja/domain/profile/vocabulary';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { startSession } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { type Player, readyPlayer, routineIdByCode } from '#testing/factories.ts';
import { consentsOf, redFlagConfirmationsOf, screeningsOf } from '#testing/rows.ts';

const api = useApi();

const condition =
  'Soy un entrenador virtual: no puedo diagnosticar ni sustituir a un profesional sanitario. Consulta con tu médico antes de entrenar. Mientras tanto te propongo algo suave; para si notas algo raro.';
const urgent =
  'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.';
const chest = 'Me duele o me oprime el pecho';
const sugar = 'Tengo diabetes, la tensión alta o un problema de riñón';

const save = (player: Player, body: ProfileBody) => api.call(putProfile, { token: player.token, body });
const me = async (player: Player) => (await api.call(getMe, { token: player.token })).body;
const confirm = (player: Player, words: string) => api.call(confirmRedFlag, { token: player.token, body: { words } });
async function start(player: Player) {
  const routineId = await routineIdByCode(api, player, 'R02');
  return api.call(startSession, { token: player.token, body: { routineId, type: 'Fuerza' } });
}
const screened = (...yes: (typeof healthQuestions)[number][]) =>
  readyPlayer(api, { screening: { yes, consent: true } });

describe('the health questions', () => {
  it('are seven; with no «sí» nothing is blocked', async () => {
    expect(healthQuestions).toHaveLength(7);
    const player = await screened();
    expect(player.user).toMatchObject({ screening: { yes: [], answeredAt: expect.any(String) }, redFlag: null });
    expect((await start(player)).status).toBe(201);
  });

  it('a «sí» to any of them raises the red flag in its own words', async () => {
    const player = await screened();
    await each(healthQuestions, 7, async (question) => {
      const { body } = await save(player, { screening: { yes: [question], consent: true } });
      const { statement } = healthQuestionTexts[question];
      // a doctor knows of these already: nothing happens now
      const isKnown = ['heart', 'condition', 'supervised'].includes(question);
      const raised = isKnown ? { kind: 'prof', message: condition } : { kind: 'urg', message: urgent };
      expect(body.redFlag).toEqual({ ...raised, words: statement, confirmedAt: null });
    });
  });

  it('of a heart problem, a condition or a doctor’s control keep the promise of something gentle, and only that', async () => {
    const player = await screened('heart', 'supervised');
    const { token } = player;
    const { body: week } = await api.call(getWeek, { token });
    const planned = Object.values(week).flatMap(({ routineId }) => routineId ?? []);
    const { body: routines } = await api.call(listRoutines, { token });
    const offered = routines.filter(({ offer }) => offer?.isOffered);
    expect(offered.length).toBeGreaterThan(0);
    expect(new Set(offered.map(({ _id }) => _id)).isSupersetOf(new Set(planned))).toBe(true);
    const refused = await start(player);
    expect([refused.status, refused.error.code, refused.error.message]).toEqual([422, 'session.red_flag', condition]);
    const gentle = { routineId: offered[0]?._id ?? '', type: 'Flexibilidad' } as const;
    expect((await api.call(startSession, { token, body: gentle })).status).toBe(201);
    const open = await screened('condition');
    await confirm(open, sugar);
    expect((await start(open)).status).toBe(201);
  });

  it('beside a sign that cannot wait they hold every start', async () => {
    const { user } = await screened('heart', 'chest');
    expect(user.redFlag).toMatchObject({ kind: 'urg', message: urgent });
    const { user: written } = await readyPlayer(api, {
      injuries: 'Me duele el pecho al correr',
      injuriesConsent: true,
      screening: { yes: ['condition'], consent: true },
    });
    expect(written.redFlag).toMatchObject({ kind: 'urg', message: urgent });
  });

  it('holds starts back, offers nothing and pauses the week until a doctor has looked at it', async () => {
    const player = await screened('chest');
    const { status, error } = await start(player);
    expect([status, error.code, error.message]).toEqual([422, 'session.red_flag', urgent]);
    const { body: routines } = await api.call(listRoutines, { token: player.token });
    expect(routines.length).toBeGreaterThan(0);
    expect(routines.filter(({ offer }) => offer?.isOffered)).toEqual([]);
    const { body: week } = await api.call(getWeek, { token: player.token });
    expect(new Set(Object.values(week).map(({ type }) => type))).toEqual(new Set(['Descanso']));

    expect((await confirm(player, chest)).status).toBe(200);
    expect((await start(player)).status).toBe(201);
    await api.call(withdrawRedFlag, { token: player.token });
    expect((await me(player)).redFlag).toMatchObject({ words: chest, confirmedAt: null });
  });

  it('stand beside the injuries text in one flag; a word for one of them does not cover the other', async () => {
    const player = await screened('condition');
    await confirm(player, sugar);
    const { body } = await save(player, { injuries: 'Me duele el pecho al correr', injuriesConsent: true });
    expect(body.redFlag).toMatchObject({ words: `Me duele el pecho al correr. ${sugar}`, confirmedAt: null });
    expect((await start(player)).status).toBe(422);
  });

  it('a crisis in the text comes first', async () => {
    const player = await screened('pulse');
    const { body } = await save(player, { injuries: 'No quiero vivir', injuriesConsent: true });
    expect(body.redFlag).toMatchObject({ kind: 'crisis', message: expect.stringContaining('024') });
  });

  it('answered again with a «sí», a doctor is asked for again', async () => {
    const player = await screened('chest');
    await confirm(player, chest);
    const { body } = await save(player, { screening: { yes: ['chest'], consent: true } });
    expect(body.redFlag).toMatchObject({ words: chest, confirmedAt: null });
  });

  it('nothing is stored without the consent', async () => {
    const player = await readyPlayer(api);
    // the schema allows no other value than true
    const body = { screening: { yes: ['chest'], consent: false } } as unknown as ProfileBody;
    const { status, error } = await save(player, body);
    expect([status, error.issues?.[0]?.path]).toEqual([400, 'screening.consent']);
    expect(await screeningsOf(api, player.user._id)).toEqual([]);
    expect(await consentsOf(api, player.user._id)).toEqual([]);
  });

  it('taking the consent back erases answers, flag and the words of its confirmation', async () => {
    const player = await screened('chest', 'condition');
    await save(player, { injuries: 'Me duele el pecho al correr', injuriesConsent: true });
    await confirm(player, `Me duele el pecho al correr. ${chest}. ${sugar}`);
    const { body } = await save(player, { screening: null });
    expect(body.screening).toBeNull();
    expect(body.redFlag).toMatchObject({ words: 'Me duele el pecho al correr', confirmedAt: expect.any(String) });
    expect(await screeningsOf(api, player.user._id)).toEqual([]);
    expect(await redFlagConfirmationsOf(api, player.user._id)).toMatchObject([
      { words: 'Me duele el pecho al correr' },
    ]);
    const consents = await consentsOf(api, player.user._id);
    expect(consents.find(({ kind }) => kind === 'screening')?.withdrawn_at).toBeInstanceOf(Date);
    await save(player, { injuriesConsent: false });
    expect((await me(player)).redFlag).toBeNull();
    expect(await redFlagConfirmationsOf(api, player.user._id)).toEqual([]);
  });

  it('another player sees and changes nothing of them; the own download holds them', async () => {
    const player = await screened('heart');
    const other = await readyPlayer(api);
    expect(other.user.screening).toBeNull();
    await save(other, { screening: null });
    expect((await me(player)).screening).toMatchObject({ yes: ['heart'] });
    const { body } = await api.call(exportAccount, { token: player.token });
    expect(body).toMatchObject({ healthQuestions: { yes: ['heart'] } });
  });
});
