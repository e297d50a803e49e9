import type { User } from '@bandeja/domain/profile/contract';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';

/** The profile's fields that the planner uses. Height, weight, hand and experience change no week. */
const fields = [
  ...(['availableDays', 'matchDays', 'trainingDays', 'sessionDuration', 'fitnessLevel', 'age'] as const),
  ...(['goals', 'equipment', 'places', 'injuries'] as const),
] as const;

export type Planned = Pick<User, (typeof fields)[number]>;

export function asksRemake(before: Planned, after: Planned): boolean {
  return isProfileComplete(after) && fields.some((field) => !isSame(before[field], after[field]));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
