export const improvementsMost = 12;

/** Adds a trimmed item; returns the list unchanged for an empty or repeated item and when it is full. */
export function withImprovement(improvements: readonly string[], added: string): string[] {
  const word = added.trim();
  const isKnown = improvements.some((each) => each.toLocaleLowerCase('es') === word.toLocaleLowerCase('es'));
  if (word === '' || isKnown || improvements.length >= improvementsMost) return [...improvements];
  return [...improvements, word];
}
