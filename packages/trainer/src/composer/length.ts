import type { Place } from '@bandeja/domain/exercises/vocabulary';
import { inGym } from '@bandeja/reader/kits';
import type { Wish } from '@bandeja/reader/types';
import type { SessionKind } from '#composer/brief-types.ts';
import type { ComposerPlayer } from '#composer/types.ts';

/** Minutes of a wish that tells none, by its purpose (docs/training.md#length-of-a-wish). */
export const lengths = {
  soft: { least: 10, most: 20 },
  home: { least: 30, most: 40 },
  full: { least: 45, most: 60 },
} as const;
export type Purpose = keyof typeof lengths;

/** In the middle of what players have. */
const usualMinutes = 45;
const softKinds: readonly SessionKind[] = ['mobility', 'recovery', 'warmUp', 'mental', 'gentle'];

export function purposeOf(
  kind: SessionKind,
  place: Place,
  { placeName, focus }: Pick<Wish, 'placeName' | 'focus'>,
): Purpose {
  if (softKinds.includes(kind) || focus === 'seated') return 'soft';
  return kind !== 'physical' || place === 'court' || placeName === inGym ? 'full' : 'home';
}

/** An upper limit: the routine ends up to a tenth below it, and still within the purpose. */
export function minutesFor(purpose: Purpose, own: ComposerPlayer['sessionDuration']): number {
  const { least, most } = lengths[purpose];
  const wanted = own === null ? usualMinutes : Math.round((own.min + own.max) / 2);
  const within = Math.min(most, Math.max(Math.ceil(least / 0.9), wanted));
  return Math.min(within, own?.max ?? most);
}

/** Eight up to an hour and one more for each ten minutes, warm-up and closing included. */
export function mostEntries(minutes: number): number {
  return 8 + Math.max(0, Math.floor((minutes - 60) / 10));
}
