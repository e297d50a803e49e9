import { tokenise } from '#language/tokens.ts';
import { accountWords } from '#vocabulary/account.ts';
import { conceptsOf, vocabularyOf } from '#vocabulary/concepts.ts';

const words = vocabularyOf([accountWords]);

/**
 * Whether every clause of a text speaks of an account, a device or a payment and of nothing else («cerrar sesión en todos los
 * dispositivos»). Its verbs are those of farewells, so that the examples suspect one; any other word leaves the doubt.
 */
export function isOnlyOfAccount(text: string): boolean {
  const tokens = tokenise(text).filter(({ raw }) => raw.toLowerCase() !== raw.toUpperCase());
  const concepts = conceptsOf(tokens, words);
  const clauses = new Set(tokens.map(({ clause }) => clause));
  const spoken = new Set(tokens.filter((_, at) => concepts[at]?.includes('account')).map(({ clause }) => clause));
  return spoken.size > 0 && spoken.size === clauses.size && concepts.every(({ length }) => length > 0);
}
