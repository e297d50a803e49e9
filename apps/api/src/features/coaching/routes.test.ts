import { listCoached, putCoachNotices } from '@bandeja/domain/coaching/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { approvedCoach, link, proPlayer } from '#testing/coaching.ts';

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
