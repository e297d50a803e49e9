import { exportAccount } from '@bandeja/domain/account/contract';
import { eraseDiscomforts } from '@bandeja/domain/body/contract';
import { putProfile } from '@bandeja/domain/profile/contract';
import { getWeek, putSchedule } from '@bandeja/domain/schedule/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { placesOf } from '#testing/erasure.ts';
import { playerWithEverything } from '#testing/everything.ts';
import { routineIdByCode } from '#testing/factories.ts';

const api = useApi();

it('withdrawing the consent for injuries leaves no trace of them, in no week and no table', async () => {
  const player = await playerWithEverything(api);
  const { token } = player;
  expect((await api.call(eraseDiscomforts, { token })).status).toBe(200);
  api.clock.now = new Date(Date.now() + 7 * 86_400_000);
  await api.call(getWeek, { token });
  const routineId = await routineIdByCode(api, player, 'R13');
  const currentWeek = { sunday: { type: 'Flexibilidad' as const, routineId } };
  await api.call(putSchedule, { token, body: { currentWeek } });
  const needles = { texts: ['villaquejida'] };
  expect(await placesOf(api, needles)).toEqual(['public.red_flag_confirmations.words', 'public.users.injuries']);
  const stored = async () => {
    const { body } = await api.call(exportAccount, { token });
    const { profile, schedule, ownRoutines, consents } = body as unknown as Record<string, { withdrawnAt?: string }[]>;
    return { texts: JSON.stringify({ profile, schedule, ownRoutines }), consents };
  };
  const derived = /rodilla|lesi[oó]n|dolor|fisio/;
  expect((await stored()).texts).toMatch(derived);

  expect((await api.call(putProfile, { token, body: { injuriesConsent: false } })).status).toBe(200);

  expect(await placesOf(api, needles)).toEqual([]);
  const { texts, consents } = await stored();
  expect(texts).not.toMatch(derived);
  expect(texts).toContain('lo has elegido tú.');
  // that it was given and withdrawn stays: it proves that the data was there with right
  expect(consents).toEqual([
    expect.objectContaining({ kind: 'injuries', withdrawnAt: expect.any(String) }),
    expect.objectContaining({ kind: 'screening', withdrawnAt: null }),
    expect.objectContaining({ kind: 'discomforts', withdrawnAt: expect.any(String) }),
    expect.objectContaining({ kind: 'bodyWeight', withdrawnAt: null }),
  ]);
  await api.call(getWeek, { token });
  expect((await stored()).texts).not.toMatch(derived);
});
