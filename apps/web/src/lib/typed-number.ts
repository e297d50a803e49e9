/** A whole number as typed: undefined when nothing was, NaN when it is none. */
export function typedInteger(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text.trim().replace(',', '.'));
  return Number.isInteger(value) ? value : Number.NaN;
}
