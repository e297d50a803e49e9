import { tokenise } from '#language/tokens.ts';
import { conceptsOf, vocabularyOf } from '#vocabulary/concepts.ts';
import { accountWords, fitnessWords, routineWords } from '#vocabulary/plain-requests.ts';

const requests = [accountWords, routineWords, fitnessWords].map((table) => vocabularyOf([table]));

/**
 * Whether every clause of a text speaks of an account, a device or a payment and of nothing else («cerrar sesión en todos los
 * dispositivos»), or asks for a routine, or tells how fit someone is. Such words are also those of farewells, so that the examples suspect one; any other
 * word leaves the doubt.
 */
export function isPlainRequest(text: string): boolean {
  const tokens = tokenise(text).filter(({ raw }) => raw.toLowerCase() !== raw.toUpperCase());
  const clauses = new Set(tokens.map(({ clause }) => clause));
  return requests.some((words) => {
    const concepts = conceptsOf(tokens, words);
    const spoken = new Set(tokens.filter((_, at) => concepts[at]?.includes('subject')).map(({ clause }) => clause));
    return spoken.size > 0 && spoken.size === clauses.size && concepts.every(({ length }) => length > 0);
  });
}
