import { completeSession, putSession, startSession } from '@bandeja/domain/sessions/contract';
import { getPerformance, getStats } from '@bandeja/domain/stats/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/api.ts';
import { newPlayer, type Player, routineIdByCode } from '../../../test/factories.ts';

const api = useApi();

/** A finished session that began at an instant and lasted some seconds, with that many exercises completed. */
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
      exercises: 0,
      exercisesPerSession: 0,
      minutes: 0,
      minutesPerSession: 0,
      trainedToday: false,
      sessionsThisWeek: 0,
      recentSessions: [],
    });
    expect(body.recentDays).toEqual(Array(27).fill(false));
  });

  it('adds up with the formulas of section 9', async () => {
    const player = await newPlayer(api);
    await trained(player, '2026-11-10T10:00:00Z', 2770, 7);
    await trained(player, '2026-11-16T10:00:00Z', 3000, 5);
    await trained(player, '2026-11-18T10:00:00Z', 1830, 4);
    const { body } = await api.call(getStats, { token: player.token });
    expect(body).toMatchObject({
      sessions: 3,
      sessionsPerDay: 0,
      exercises: 16,
      exercisesPerSession: 5,
      minutes: 127,
      minutesPerSession: 42,
      trainedToday: true,
      sessionsThisWeek: 2,
    });
    expect(body.recentSessions.map((session) => session.minutes)).toEqual([46, 50, 31]);
    expect(body.recentDays.slice(-9)).toEqual([true, false, false, false, false, false, true, false, true]);
    api.clock.now = null;
  });
});

describe('GET /training-sessions/performance', () => {
  it('sums twelve weeks, with the load of sessions that have an RPE', async () => {
    const player = await newPlayer(api);
    await trained(player, '2026-11-10T10:00:00Z', 3600, 5, 6);
    await trained(player, '2026-11-16T10:00:00Z', 1800, 5, 4);
    await trained(player, '2026-11-18T10:00:00Z', 1800, 5);
    const { body } = await api.call(getPerformance, { token: player.token });
    expect(body).toHaveLength(12);
    expect(body.slice(-2)).toEqual([
      { weekStart: '2026-11-09', sessions: 1, minutes: 60, load: 360, averageScore: 7 },
      { weekStart: '2026-11-16', sessions: 2, minutes: 60, load: 120, averageScore: 7 },
    ]);
    expect(body[0]).toEqual({ weekStart: '2026-08-31', sessions: 0, minutes: 0, load: null, averageScore: null });
    api.clock.now = null;
  });
});
