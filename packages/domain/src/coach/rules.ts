import type { Fact, FactOf } from '#coach/schemas.ts';
import type { Diet, PartOfDay } from '#coach/vocabulary.ts';

const choices: readonly Diet[] = ['vegan', 'vegetarian', 'pescatarian'];

/** Stored with the consent for it alone: what somebody cannot eat says something of their health, what they choose does not. */
export function isHealthFact(fact: Fact): boolean {
  return fact.kind === 'diet' && !choices.includes(fact.diet);
}

/** Of two facts of one kind with the same key the later one replaces the former. */
export function factKey(fact: Fact): string {
  switch (fact.kind) {
    case 'partner':
      return fact.name?.toLowerCase() ?? '';
    case 'busy':
      return fact.weekdays.join(' ');
    case 'kit':
      return fact.place;
    case 'refused':
      return fact.exercise.toLowerCase();
    case 'diet':
      return fact.diet;
    default:
      return '';
  }
}

const firstHours: Record<PartOfDay, number> = { morning: 0, noon: 12, afternoon: 12, night: 18 };

/** The minute of the day that was told; null where «a las 7» leaves the half of the day open. */
export function minuteOfDay({ at, part }: FactOf<'hour'>): number | null {
  const [hour = Number.NaN, minutes = 0] = (at ?? '').split(':').map((piece) => Number.parseInt(piece, 10));
  if (Number.isNaN(hour) || (part === null && hour <= 12)) return null;
  const isLater = part !== null && hour < 12 && hour + 12 >= firstHours[part] && firstHours[part] > 0;
  const shown = isLater ? hour + 12 : hour;
  // «las 12 de la noche» belongs to another day
  return shown > 23 || (part === 'night' && hour === 12) ? null : shown * 60 + minutes;
}
