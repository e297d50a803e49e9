import { exportAccount } from '@bandeja/domain/account/contract';
import * as contract from '@bandeja/domain/body/contract';
import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import { createConversation, sendMessage } from '@bandeja/domain/coach/contract';
import { getMe, type ProfileBody, putProfile } from '@bandeja/domain/profile/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { completeSession, discardSession, putSession, startSession } from '@bandeja/domain/sessions/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { flags, newPlayer, type Player, readyPlayer, routineIdByCode, startedSession } from '#testing/factories.ts';
import { consentsOf } from '#testing/rows.ts';

const api = useApi();

type Report = BodyInput<typeof contract.reportDiscomfort>;
const shoulder: Report = { region: 'hombro', side: 'right', level: 2, atNight: false, consent: true };
const report = ({ token }: Player, overrides: Partial<Report> = {}) =>
  api.call(contract.reportDiscomfort, { token, body: { ...shoulder, ...overrides } });
const bodyOf = async ({ token }: Player) => (await api.call(contract.getBody, { token })).body;
const offerOf = async ({ token }: Player, code: string) => {
  const { body } = await api.call(listRoutines, { token });
  return body.find((routine) => routine.code === code)?.offer;
};

describe('discomforts', () => {
  it('are nothing until one is noted with its consent', async () => {
    const player = await newPlayer(api);
    expect(await bodyOf(player)).toEqual({
      discomfortsConsent: false,
      standing: [],
      today: null,
      reports: [],
      weightConsent: false,
      weights: [],
    });
    const { status, error } = await api.call(contract.reportDiscomfort, {
      token: player.token,
      body: { ...shoulder, consent: false },
    });
    expect([status, error.issues?.[0]?.message]).toEqual([400, 'Acepta que guardemos tus molestias para apuntarlas']);
    expect((await bodyOf(player)).reports).toEqual([]);
  });

  it('spare their area at once: loading exercises are not offered, those that need care get a note', async () => {
    const player = await readyPlayer(api, { fitnessLevel: 'Avanzado' });
    expect((await offerOf(player, 'R17'))?.isOffered).toBe(true);
    const { status, body } = await report(player);
    expect(status).toBe(200);
    expect(body.standing).toHaveLength(1);
    expect(body.standing[0]).toMatchObject({ region: 'hombro', side: 'right', level: 2 });
    // no week is planned yet: nothing was there to be taken away
    expect(body.standing[0]?.advice.text).toMatch(/^Nada de lo previsto carga tu hombro/);
    expect(body.standing[0]?.advice.protocol?.now.map(({ code }) => code)).toEqual(['F22', 'F23', 'F26', 'F25']);
    expect(body.standing[0]?.advice.protocol?.later.map(({ code }) => code)).toEqual(['F24']);
    expect(await offerOf(player, 'R17')).toMatchObject({ isOffered: false, reason: 'injury', area: 'hombro' });
    expect((await offerOf(player, 'R04'))?.note).toContain('hombro');
    const { body: me } = await api.call(getMe, { token: player.token });
    expect(me.discomforts).toEqual([{ area: 'hombro', level: 2, isSevere: false }]);
  });

  it('above 3 of 10 plan the gentle week and refer to a professional, until they are over', async () => {
    const player = await readyPlayer(api);
    const week = async () => Object.values((await api.call(getWeek, { token: player.token })).body);
    const before = await week();
    const { body } = await report(player, { level: 6 });
    expect(body.standing[0]?.advice).toMatchObject({ isReferral: true, protocol: null });
    const during = await week();
    expect(during.map(({ type }) => type)).not.toContain('Partido');
    await report(player, { level: 0 });
    expect((await bodyOf(player)).standing).toEqual([]);
    expect((await bodyOf(player)).reports.map(({ level }) => level)).toEqual([0, 6]);
    expect((await week()).map(({ type, routineId }) => [type, routineId])).toEqual(
      before.map(({ type, routineId }) => [type, routineId]),
    );
  });

  it('refuse a side that the place does not have, and levels beyond the scale', async () => {
    const player = await newPlayer(api);
    const wrong: Partial<Report>[] = [{ region: 'lumbar' }, { side: 'middle' }, { level: 11 }, { level: -1 }];
    const answers = await Promise.all(wrong.map((overrides) => report(player, overrides)));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('can be removed one by one by their owner alone, and erased with the consent and what the plan said of them', async () => {
    const player = await readyPlayer(api);
    await api.call(getWeek, { token: player.token });
    const first = await report(player, { level: 5 });
    await report(player, { region: 'rodilla', side: 'left' });
    const params = { id: first.body.reports[0]?._id ?? '' };
    const stranger = await newPlayer(api);
    const foreign = await api.call(contract.removeDiscomfort, { token: stranger.token, params });
    expect([foreign.status, foreign.error.code]).toEqual([404, 'discomfort.not_found']);
    const { body } = await api.call(contract.removeDiscomfort, { token: player.token, params });
    expect(body.reports.map(({ region }) => region)).toEqual(['rodilla']);

    const erased = await api.call(contract.eraseDiscomforts, { token: player.token });
    expect(erased.body).toMatchObject({ discomfortsConsent: false, standing: [], reports: [] });
    const { body: data } = await api.call(exportAccount, { token: player.token });
    expect(JSON.stringify(data)).not.toMatch(/tu (rodilla|hombro)|isSevere|"region"/);
    const consents = await consentsOf(api, player.user._id);
    expect(consents.map(({ kind, withdrawn_at }) => [kind, withdrawn_at !== null])).toEqual([['discomforts', true]]);
  });
});

describe('the one list', () => {
  const standingOf = async (player: Player) =>
    (await bodyOf(player)).standing.map(({ region, side, level, source }) => [region, side, level, source]);
  const text = { injuries: 'Me molesta el codo derecho', injuriesConsent: true };

  it('holds what the profile says, until the player says that it is over', async () => {
    const player = await readyPlayer(api, text);
    expect(await standingOf(player)).toEqual([['codo', 'right', null, 'profile']]);
    expect((await bodyOf(player)).standing[0]).toMatchObject({ isAsked: true });
    await report(player, { region: 'codo', side: 'right', level: 0 });
    expect(await standingOf(player)).toEqual([]);
    const { body: me } = await api.call(getMe, { token: player.token });
    expect([me.healed, me.discomforts]).toEqual([['codo'], []]);
    // the same words again change nothing, other words are news
    await api.call(putProfile, { token: player.token, body: text });
    expect(await standingOf(player)).toEqual([]);
    await api.call(putProfile, { token: player.token, body: { ...text, injuries: 'Vuelve a molestarme el codo' } });
    expect(await standingOf(player)).toEqual([['codo', 'none', null, 'profile']]);
  });

  it('hears notes, the check-in and the chat with its consent, and nothing without it', async () => {
    const [silent, player] = [await readyPlayer(api), await readyPlayer(api)];
    await report(player, { level: 0 });
    for (const each of [silent, player]) {
      const session = await startedSession(api, each, 'R13');
      const params = { id: session._id };
      const body = { notes: 'Me molesta la rodilla izquierda' };
      const noted = await api.call(completeSession, { token: each.token, params, body });
      expect(noted.body.answer).toMatch(
        each === player ? /^Apunto lo de tu rodilla/ : /^Para que tu plan tenga en cuenta tu rodilla, apúntalo/,
      );
      expect(noted.body.answer).toMatch(/sin saltos, .*fisioterapeuta o médico\.$/);
      // a tap on a scale sends the same notes again
      const rated = await api.call(putSession, { token: each.token, params, body: { ...body, rpe: 7 } });
      expect(rated.body.answer).toBe(noted.body.answer);
      const routineId = await routineIdByCode(api, each, 'R13');
      const checkIn = { state: 'sore', area: 'lumbar' } as const;
      await api.call(startSession, { token: each.token, body: { routineId, type: 'Flexibilidad', checkIn } });
      const { body: chat } = await api.call(createConversation, { token: each.token, body: { title: 'Codo' } });
      const at = { id: chat._id };
      const message = 'Me molesta el codo derecho, un 2 de 10';
      const told = await api.call(sendMessage, { token: each.token, params: at, body: { message } });
      expect([told.status, told.error.message]).toEqual([200, undefined]);
    }
    expect(await standingOf(silent)).toEqual([]);
    expect((await standingOf(player)).toSorted()).toEqual([
      ['codo', 'right', 2, 'chat'],
      ['lumbar', 'middle', null, 'check-in'],
      ['rodilla', 'left', null, 'notes'],
    ]);
  });
});

describe('own work', () => {
  const elbow: Partial<Report> = { region: 'codo', side: 'right', level: 2 };
  const daily = { availableDays: flags([...weekdays]), trainingDays: 6, equipment: ['gomas'] } as const;

  it('is in every session of the week, and in the one that is begun today', () =>
    api.at(new Date('2026-12-08T09:00:00Z'), async () => {
      const home = { ...daily, equipment: [...daily.equipment], places: ['home', 'court' as const] } as ProfileBody;
      const player = await readyPlayer(api, home);
      await api.call(getWeek, { token: player.token });
      const { body } = await report(player, elbow);
      const days = Object.values((await api.call(getWeek, { token: player.token })).body);
      const sessions = days.filter(
        ({ date, type }) => date >= '2026-12-08' && type !== 'Descanso' && type !== 'Partido',
      );
      const work = body.standing[0]?.plan.work ?? [];
      expect(work.map(({ code }) => code)).toEqual(['F27', 'F29']);
      expect(work[0]).toMatchObject({ dose: '3 × 15', dates: sessions.map(({ date }) => date) });

      const planned = days.find(({ date }) => date === '2026-12-08');
      expect(body.today?.sentence).toMatch(/ para tu codo\.$/);
      const wish = { routineId: planned?.routineId ?? '', type: 'Fuerza' } as const;
      const { body: session } = await api.call(startSession, {
        token: player.token,
        body: { ...wish, areaWork: true },
      });
      const own = session.exercises.filter(({ exerciseId }) => body.today?.exerciseIds.includes(exerciseId ?? ''));
      expect(own.map(({ notes }) => notes)).toContain('Solo el lado derecho. Si pasa de 3 de 10, para.');
      expect(session.plannedMinutes).toBeLessThanOrEqual(planned?.routine?.duration ?? 0);
      // what the work for the elbow takes lies in the bag, too
      expect(session.equipment).toContain('gomas');
      await api.call(discardSession, { token: player.token, params: { id: session._id } });
      // as it stands on a device that begins without a line
      const { body: plain } = await api.call(startSession, { token: player.token, body: wish });
      expect(plain.exercises).toHaveLength(planned?.routine?.exerciseCount ?? 0);
    }));

  it('waits for a professional above 3 of 10, at night, and after a week until one has seen it', async () => {
    const player = await readyPlayer(api);
    await api.call(getWeek, { token: player.token });
    const workOf = ({ body }: Awaited<ReturnType<typeof report>>) => [
      body.standing[0]?.advice.isReferral,
      body.standing[0]?.plan.work.length,
    ];
    expect(workOf(await report(player, { ...elbow, level: 4 }))).toEqual([true, 0]);
    expect(workOf(await report(player, { ...elbow, atNight: true }))).toEqual([true, 0]);
    expect(workOf(await report(player, { ...elbow, began: 'weeks' }))).toEqual([true, 0]);
    expect(workOf(await report(player, { ...elbow, seen: true }))[0]).toBe(false);
  });
});

describe('body weight', () => {
  const record = ({ token }: Player, date: string, kilograms: number) =>
    api.call(contract.recordWeight, { token, body: { date, kilograms, consent: true } });

  it('is one figure a day; that of the latest day is the profile’s', async () => {
    const player = await readyPlayer(api);
    await record(player, '2026-05-02', 70.4);
    await record(player, '2026-05-01', 71);
    const { body } = await record(player, '2026-05-02', 70.2);
    expect(body.weights).toEqual([
      { date: '2026-05-01', kilograms: 71 },
      { date: '2026-05-02', kilograms: 70.2 },
    ]);
    expect((await api.call(getMe, { token: player.token })).body.weight).toBe(70.2);
    const { body: rest } = await api.call(contract.eraseWeights, {
      token: player.token,
      query: { date: '2026-05-02' },
    });
    expect([rest.weightConsent, rest.weights.length]).toEqual([true, 1]);
    expect((await api.call(getMe, { token: player.token })).body.weight).toBe(71);
    const { body: none } = await api.call(contract.eraseWeights, { token: player.token });
    expect([none.weightConsent, none.weights]).toEqual([false, []]);
  });

  it('is not of tomorrow, and within the bounds of the profile', async () => {
    const player = await newPlayer(api);
    const future = await record(player, addDays(localDateIn('Europe/Madrid', new Date()), 1), 70);
    expect([future.status, future.error.issues?.[0]?.message]).toEqual([
      400,
      'El peso se apunta en el día de hoy o en uno anterior',
    ]);
    expect((await record(player, '2026-05-01', 12)).status).toBe(400);
  });
});
