/** As many as one session can have. */
export const improvementsMost = 12;

/** The list with one more, trimmed; unchanged when it says nothing, is there already or there is no room. */
export function withImprovement(improvements: readonly string[], added: string): string[] {
  const word = added.trim();
  const isKnown = improvements.some((each) => each.toLocaleLowerCase('es') === word.toLocaleLowerCase('es'));
  if (word === '' || isKnown || improvements.length >= improvementsMost) return [...improvements];
  return [...improvements, word];
}
