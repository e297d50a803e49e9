import type { OnboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { putProfile, type User } from '@bandeja/domain/profile/contract';
import { generateWeek, putSchedule, type Week } from '@bandeja/domain/schedule/contract';
import { call } from '#lib/http.ts';

export type Onboarded = { user: User; week: Week };

/**
 * Saves profile and availability and makes the first week, in this order; each call may be repeated.
 * @throws HttpError, NetworkError
 */
export async function saveOnboarding({ profile, schedule }: OnboardingPayloads): Promise<Onboarded> {
  const saved = await call(putProfile, { body: profile });
  const { availableDays, sessionDuration, trainingDays } = await call(putSchedule, { body: schedule });
  const week = await call(generateWeek);
  return { user: { ...saved, availableDays, sessionDuration, trainingDays }, week };
}
