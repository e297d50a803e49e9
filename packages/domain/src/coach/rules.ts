import type { Fact } from '#coach/schemas.ts';
import type { Diet } from '#coach/vocabulary.ts';

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
