import { generateWeek, getSchedule, type Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import {
  finishedSession,
  flags,
  type Player,
  readyPlayer,
  routineIdByCode,
  startedSession,
} from '#testing/factories.ts';
import { subscribe, useRoutines, useSessions } from '#testing/subscriptions.ts';

const api = useApi();

beforeEach(() => {
  api.clock.now = new Date('2026-11-16T09:00:00Z');
});
const everyDay = () => readyPlayer(api, { availableDays: flags(weekdays), trainingDays: 6 });

async function planned(player: Player): Promise<{ routineIds: string[]; advice: string[]; week: Week }> {
  const { body: week } = await api.call(generateWeek, { token: player.token });
  const { body } = await api.call(getSchedule, { token: player.token });
  const days = weekdays.map((weekday) => week[weekday]).filter(({ type }) => type !== 'Partido');
  return { routineIds: days.flatMap(({ routineId }) => routineId ?? []), advice: body.advice, week };
}

const repeats = 'Repetimos rutinas para no pasar de las que incluye tu plan este mes.';

describe('the planned week and the plan’s limits', () => {
  it('repeats the one routine that the free plan has left, and states it', async () => {
    const player = await everyDay();
    await useRoutines(api, player, '2026-11-01', 2);
    const { routineIds, advice } = await planned(player);
    expect(routineIds.length).toBeGreaterThan(1);
    expect(new Set(routineIds).size).toBe(1);
    expect(advice).toContain(repeats);
  });

  it('is free of limits on pro', async () => {
    const player = await everyDay();
    await subscribe(api, player, { plan: 'pro' });
    await useRoutines(api, player, '2026-11-01', 200);
    const { routineIds, advice } = await planned(player);
    expect(new Set(routineIds).size).toBe(3);
    expect(advice).not.toContain(repeats);
  });

  it('repeats what this month counts already once nothing more fits, last month’s aside', async () => {
    const player = await everyDay();
    const codes = ['R02', 'R13', 'R05'];
    const counted = await Promise.all(codes.map((code) => routineIdByCode(api, player, code)));
    await useRoutines(api, player, '2026-11-01', counted);
    await useRoutines(api, player, '2026-10-01', 3);
    const { routineIds } = await planned(player);
    expect(routineIds.length).toBeGreaterThan(0);
    each(routineIds, 3, (id) => expect(counted).toContain(id));
  });

  it('has twenty routines on premium, and three again once that has ended', async () => {
    const player = await everyDay();
    await subscribe(api, player, { plan: 'premium' });
    await useRoutines(api, player, '2026-11-01', 17);
    expect(new Set((await planned(player)).routineIds).size).toBe(3);
    await subscribe(api, player, { plan: 'premium', expiresAt: new Date('2026-11-01T00:00:00Z') });
    expect((await planned(player)).routineIds).toEqual([]);
  });

  it('names the days that lie beyond the month’s sessions; today’s finished one does not use up another', async () => {
    const player = await everyDay();
    await useSessions(api, player, '2026-11-01', 8);
    const beyond = (advice: string[]) => advice.find((line) => line.startsWith('Este mes no te quedan sesiones para'));
    const before = await planned(player);
    const days = weekdays.filter((weekday) => !['Descanso', 'Partido'].includes(before.week[weekday].type));
    expect(beyond(before.advice)?.split(/, | y /)).toHaveLength(days.length - 2);
    const session = await startedSession(api, player);
    await finishedSession(api, player, session._id);
    const after = await planned(player);
    const ahead = weekdays.slice(1).filter((day) => !['Descanso', 'Partido'].includes(after.week[day].type));
    expect(beyond(after.advice)?.split(/, | y /)).toHaveLength(ahead.length - 1);
  });
});
