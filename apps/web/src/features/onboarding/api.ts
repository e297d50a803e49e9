import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { OnboardingPayloads } from '@bandeja/domain/onboarding/rules';
import { putProfile, type User } from '@bandeja/domain/profile/contract';
import { generateWeek, putSchedule, type Week } from '@bandeja/domain/schedule/contract';
import { call } from '#lib/http.ts';
import { timeZone } from '#lib/time-zone.ts';

/** `today` is the player's day, `YYYY-MM-DD`, when the week was made. */
export type Onboarded = { user: User; week: Week; today: string };

/**
 * Saves profile and availability and makes the first week, in this order; each call may be repeated.
 * @throws HttpError, NetworkError
 */
export async function saveOnboarding({ profile, schedule }: OnboardingPayloads): Promise<Onboarded> {
  const saved = await call(putProfile, { body: profile });
  const { availableDays, sessionDuration, trainingDays } = await call(putSchedule, { body: schedule });
  const week = await call(generateWeek);
  const today = localDateIn(timeZone, new Date());
  return { user: { ...saved, availableDays, sessionDuration, trainingDays }, week, today };
}
