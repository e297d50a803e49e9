import { exportAccount } from '@bandeja/domain/account/contract';
import * as contract from '@bandeja/domain/body/contract';
import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import { getMe } from '@bandeja/domain/profile/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, readyPlayer } from '#testing/factories.ts';
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
    expect(body.standing[0]?.advice.text).toContain('He quitado lo que más carga tu hombro');
    expect(body.standing[0]?.advice.protocol?.now.map(({ code }) => code)).toEqual(['F22', 'F23', 'F25', 'F26']);
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
    const params = { id: first.body.standing[0]?._id ?? '' };
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
