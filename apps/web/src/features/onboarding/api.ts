import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { OnboardingPayloads } from '@bandeja/domain/onboarding/rules';
import type { User } from '@bandeja/domain/profile/contract';
import type { Week } from '@bandeja/domain/schedule/contract';
import { call } from '#lib/http.ts';
import { timeZone } from '#lib/time-zone.ts';

/** `week` holds the seven days from `today` on, the player's day as `YYYY-MM-DD` when it was made. */
export type Onboarded = { user: User; week: Week; today: string };

/** In this order; each call may be repeated. @throws HttpError, NetworkError */
export async function saveOnboarding({ profile, schedule, suspicion }: OnboardingPayloads): Promise<Onboarded> {
  const { soft: _notStored, warning: _saidBefore, ...first } = await call('PUT /users/profile', { body: profile });
  let saved: User = first;
  // what was asked in the conversation is not asked again
  const isAsked = saved.suspicion !== null || saved.redFlag?.kind === 'crisis';
  if (suspicion !== null && isAsked)
    saved = (await call('POST /users/suspicion/answer', { body: { about: 'injuries', answer: suspicion } })).user;
  const { availableDays, sessionDuration, trainingDays } = await call('PUT /training-schedule', { body: schedule });
  await call('POST /training-schedule/generate');
  const today = localDateIn(timeZone, new Date());
  const week = await call('GET /training-schedule/week', { query: { from: today } });
  return { user: { ...saved, availableDays, sessionDuration, trainingDays }, week, today };
}
