import { getCoached, listCoached, putCoachNotices } from '@bandeja/domain/coaching/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link, proPlayer } from '#testing/coaching.ts';
import { finishedSession, startedSession } from '#testing/factories.ts';

const api = useApi();

it('an approved coach is told they are one, and chooses their own notices alone', async () => {
  const [coach, other, player, friend] = [
    await approvedCoach(api),
    await approvedCoach(api, { name: 'Otro Coach' }),
    await proPlayer(api),
    await proPlayer(api),
  ];
  await link(api, coach, player);
  await link(api, other, friend);
  expect((await api.call(getMe, { token: coach.token })).body.isCoach).toBe(true);
  expect((await api.call(getMe, { token: player.token })).body).not.toHaveProperty('isCoach');
  const body = { mails: false, pushes: true };
  expect((await api.call(putCoachNotices, { body })).status).toBe(401);
  await api.call(putCoachNotices, { token: coach.token, body });
  expect((await api.call(listCoached, { token: coach.token })).body).toMatchObject(body);
  expect((await api.call(listCoached, { token: other.token })).body).toMatchObject({ mails: true, pushes: true });
});

it('what came from Strava counts in no figure of a coach, neither on the page nor on the home', async () => {
  const [coach, player] = [await approvedCoach(api), await proPlayer(api)];
  await link(api, coach, player);
  const session = await startedSession(api, player);
  await finishedSession(api, player, session._id, { rpe: 7 });
  const change = (set: { duration_seconds: number } | { source: string }) =>
    api.deps.db.updateTable('training_sessions').set(set).where('user_id', '=', player.user._id).execute();
  await change({ duration_seconds: 3600 });
  const look = async () => {
    const params = { id: player.user._id };
    const { days, sessions } = (await api.call(getCoached, { token: coach.token, params })).body;
    const { players } = (await api.call(listCoached, { token: coach.token })).body;
    const sum = (of: readonly { done: number }[]) => of.reduce((total, { done }) => total + done, 0);
    return [sum(days) > 0, sessions.length, players[0]?.last !== null];
  };
  expect(await look()).toEqual([true, 1, true]);
  await change({ source: 'import:strava' });
  expect(await look()).toEqual([false, 0, false]);
});
