import { planFeatures } from '@bandeja/domain/billing/rules';
import { completeSession, putSession, startSession } from '@bandeja/domain/sessions/contract';
import { getPerformance, getStats } from '@bandeja/domain/stats/contract';
import { describe, expect, it } from 'vitest';
import { performanceOf } from '#features/stats/service.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, routineIdByCode } from '#testing/factories.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

async function trained(player: Player, startTime: string, durationSeconds: number, exercises: number, rpe?: number) {
  const routineId = await routineIdByCode(api, player, 'R02');
  api.clock.now = new Date(startTime);
  const { body } = await api.call(startSession, { token: player.token, body: { routineId, type: 'Fuerza' } });
  const params = { id: body._id };
  api.clock.now = new Date(Date.parse(startTime) + durationSeconds * 1000);
  const completedExercises = Array.from({ length: exercises }, (_, index) => index);
  const duration = durationSeconds;
  await api.call(completeSession, { token: player.token, params, body: { duration, completedExercises } });
  if (rpe !== undefined) await api.call(putSession, { token: player.token, params, body: { rpe, score: 7 } });
}

describe('GET /training-sessions/stats', () => {
  it('is all zeros for a newcomer', async () => {
    const player = await newPlayer(api);
    const { body } = await api.call(getStats, { token: player.token });
    expect(body).toMatchObject({
      sessions: 0,
      sessionsPerDay: 0,
      sessionsPerWeek: 0,
      exercises: 0,
      exercisesPerSession: 0,
      minutes: 0,
      minutesPerSession: 0,
      trainedToday: false,
      sessionsThisWeek: 0,
      finishedThisWeek: [],
    });
    expect(body.recentWeeks).toEqual(Array(8).fill(0));
  });

  it('adds up with the formulas of the stat cards', async () => {
    const player = await newPlayer(api);
    await trained(player, '2026-11-10T10:00:00Z', 2770, 7);
    await trained(player, '2026-11-16T10:00:00Z', 3000, 5);
    await trained(player, '2026-11-18T10:00:00Z', 1830, 4);
    const { body } = await api.call(getStats, { token: player.token });
    expect(body).toMatchObject({
      sessions: 3,
      sessionsPerDay: 0,
      // three in 30 days: 3·7/30
      sessionsPerWeek: 0.7,
      exercises: 16,
      exercisesPerSession: 5,
      minutes: 127,
      minutesPerSession: 42,
      trainedToday: true,
      sessionsThisWeek: 2,
    });
    const routineId = await routineIdByCode(api, player, 'R02');
    expect(body.finishedThisWeek).toEqual([
      { localDate: '2026-11-16', routineId, type: 'Fuerza', routineType: 'Físico', minutes: 50 },
      { localDate: '2026-11-18', routineId, type: 'Fuerza', routineType: 'Físico', minutes: 31 },
    ]);
    expect(body.recentWeeks).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
  });
});

describe('GET /training-sessions/performance', () => {
  async function trainedForMonths(): Promise<Player> {
    const player = await newPlayer(api);
    await trained(player, '2026-09-15T10:00:00Z', 1200, 5, 8);
    await trained(player, '2026-11-10T10:00:00Z', 3600, 5, 6);
    await trained(player, '2026-11-16T10:00:00Z', 1800, 5, 4);
    await trained(player, '2026-11-18T10:00:00Z', 1800, 5);
    return player;
  }
  const newest = [
    { weekStart: '2026-11-09', sessions: 1, minutes: 60, load: 360, averageScore: 7 },
    { weekStart: '2026-11-16', sessions: 2, minutes: 60, load: 120, averageScore: 7 },
  ];
  const nothing = { sessions: 0, minutes: 0, load: null, averageScore: null };

  it('sums the four weeks of basic tracking, with the load of sessions that have an RPE', async () => {
    const player = await trainedForMonths();
    const { body } = await api.call(getPerformance, { token: player.token });
    const empty = ['2026-10-26', '2026-11-02'].map((weekStart) => ({ weekStart, ...nothing }));
    expect(body).toEqual([...empty, ...newest]);
  });

  it('follows the table of plans: announced features are in no plan; the stat cards count everything in any plan', async () => {
    const player = await trainedForMonths();
    await subscribe(api, player, { plan: 'pro' });
    const { body } = await api.call(getPerformance, { token: player.token });
    expect(body).toHaveLength(planFeatures.pro.includes('advanced_analysis') ? 10 : 4);
    expect((await api.call(getStats, { token: player.token })).body.sessions).toBe(4);
  });

  it('looks back to the first session with advanced analysis, and never less than four weeks', async () => {
    const [veteran, newcomer] = [await trainedForMonths(), await newPlayer(api)];
    const weeksOf = ({ user }: Player) =>
      performanceOf(
        api.deps,
        { userId: user._id, authSessionId: '', name: '', isAdmin: false, timeZone: 'Europe/Madrid' },
        { features: ['advanced_analysis'] },
      );
    const weeks = await weeksOf(veteran);
    expect(weeks).toHaveLength(10);
    expect(weeks[0]).toEqual({ weekStart: '2026-09-14', sessions: 1, minutes: 20, load: 160, averageScore: 7 });
    expect(weeks.slice(-2)).toEqual(newest);
    const mondays = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'];
    expect(await weeksOf(newcomer)).toEqual(mondays.map((weekStart) => ({ weekStart, ...nothing })));
  });
});
