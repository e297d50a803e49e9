import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { putProfile } from '@bandeja/domain/profile/contract';
import { getSchedule, getWeek } from '@bandeja/domain/schedule/contract';
import * as contract from '@bandeja/domain/strokes/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { flags, newPlayer, type Player, readyPlayer } from '#testing/factories.ts';

const api = useApi();

const rate = ({ token }: Player, levels: Record<string, number>) =>
  api.call(contract.rateStrokes, { token, body: { levels } });
const today = localDateIn('Europe/Madrid', new Date());

describe('rating strokes', () => {
  it('keeps omitted ratings, and one rating a day', async () => {
    const player = await newPlayer(api);
    const { body: none } = await api.call(contract.getStrokes, { token: player.token });
    expect(none).toEqual({ ratings: [], isDue: true, weakest: null });
    await rate(player, { saque: 4, bandeja: 3 });
    const { status, body } = await rate(player, { bandeja: 2 });
    expect(status).toBe(200);
    expect(body.ratings).toEqual([
      { stroke: 'saque', level: 4, ratedOn: today },
      { stroke: 'bandeja', level: 2, ratedOn: today },
    ]);
    expect(body.isDue).toBe(false);
    expect(body.weakest).toMatchObject({ stroke: 'bandeja', level: 2, drills: [{ code: 'T05' }] });
    const stranger = await newPlayer(api);
    expect((await api.call(contract.getStrokes, { token: stranger.token })).body.ratings).toEqual([]);
  });

  it('refuses unknown strokes and levels', async () => {
    const player = await newPlayer(api);
    const wrong = [
      ['saque', 0],
      ['saque', 6],
      ['saque', 2.5],
      ['smash', 3],
    ] as const;
    const answers = await Promise.all(wrong.map(([stroke, level]) => rate(player, { [stroke]: level })));
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  });

  it('can be put off for a month', async () => {
    const player = await newPlayer(api);
    const { body } = await api.call(contract.skipStrokes, { token: player.token });
    expect(body.isDue).toBe(false);
  });
});

describe('the week', () => {
  const everyDay = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const next = addDays(mondayOf(today), 7);
  const nextWeek = async ({ token }: Player) =>
    Object.values((await api.call(getWeek, { token, query: { from: next } })).body);

  it('trains the weakest stroke, with its number in the reason', async () => {
    const player = await readyPlayer(api, { availableDays: flags(everyDay), trainingDays: 5, goals: ['Ganar fuerza'] });
    await rate(player, { bandeja: 2, saque: 5 });
    const days = await nextWeek(player);
    expect(days.map(({ reason }) => reason).join(' ')).toContain('tu bandeja: te pusiste un 2 de 5');
  });

  it('is planned again for a tournament: its day is a match, the day before it free, the words name it', async () => {
    const player = await readyPlayer(api, { availableDays: flags(everyDay), trainingDays: 5 });
    await nextWeek(player);
    const saturday = addDays(next, 5);
    const { status, body } = await api.call(putProfile, { token: player.token, body: { tournament: saturday } });
    expect([status, body.tournament]).toEqual([200, saturday]);
    const days = new Map((await nextWeek(player)).map((day) => [day.date, day]));
    expect(days.get(saturday)).toMatchObject({ type: 'Partido', reason: expect.stringContaining('Torneo') });
    expect(days.get(addDays(saturday, -1))?.type).toBe('Descanso');
    const { body: schedule } = await api.call(getSchedule, { token: player.token });
    expect(schedule.advice?.join(' ')).toContain('Preparas el torneo');
    const wrong = await api.call(putProfile, { token: player.token, body: { tournament: 'mañana' } });
    expect(wrong.status).toBe(400);
    await api.call(putProfile, { token: player.token, body: { tournament: null } });
    expect((await nextWeek(player)).map(({ reason }) => reason).join(' ')).not.toContain('Torneo');
  });
});
