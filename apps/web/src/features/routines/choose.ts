import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { offerMessages } from '@bandeja/domain/routines/messages';
import { withheldSentences } from '@bandeja/domain/routines/rules';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';

/** The routines of a plan day's type: by category, a match's by routine type (docs/product.md#vocabularies). */
export function routinesOfType(routines: readonly RoutineSummary[], type: PlanDayType): RoutineSummary[] {
  return routines.filter(({ isActive, type: routineType, categories }) => {
    if (!isActive || type === 'Descanso') return false;
    return type === 'Partido' ? routineType === 'Partido' : categories.includes(type);
  });
}

/** The routines that are not offered to the player, each with why in the place of its note, and a count of each reason. */
export function leftOutOf(routines: readonly RoutineSummary[]) {
  const withheld = routines.flatMap((routine) => {
    const { offer } = routine;
    if (offer === undefined || offer.reason === null) return [];
    return [{ ...routine, offer: { ...offer, note: offerMessages.why({ ...offer, reason: offer.reason }) } }];
  });
  return { routines: withheld, sentences: withheldSentences(routines) };
}
