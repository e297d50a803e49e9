import { profileBounds } from '@bandeja/domain/profile/contract';
import { centimetresOf, needsGuardian } from '@bandeja/domain/profile/rules';

/** Parses a number with its unit, «1,78 m», «72 kg», «35 años», «60 min»; invalid input as in the functions below. */
function typedMeasure(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*(?:cm|m|kg|kilos?|años?|min)?\s*$/i.exec(text);
  return match?.[1] === undefined ? Number.NaN : Number(match[1].replace(',', '.'));
}

/** Centimetres of «178», «178 cm», «1,78» or «1.78 m»: undefined when nothing was typed, NaN when it is no number. */
export function typedHeightCm(text: string): number | undefined {
  const value = typedMeasure(text);
  if (value === undefined) return undefined;
  return value > 0 && value < 3 ? centimetresOf(value) : Math.round(value);
}

/** Kilograms of «72,5» or «72.5 kg», rounded to one decimal: undefined when nothing was typed, NaN when it is no number. */
export function typedWeightKg(text: string): number | undefined {
  const value = typedMeasure(text);
  return value === undefined ? undefined : Math.round(value * 10) / 10;
}

export function typedWholeNumber(text: string): number | undefined {
  const value = typedMeasure(text);
  return value === undefined || Number.isInteger(value) ? value : Number.NaN;
}

/** Whether a complete age needs a guardian. Incomplete input is ignored: the «1» of «18». */
export function asksGuardian(age: string): boolean {
  const years = typedWholeNumber(age);
  return years !== undefined && years >= profileBounds.ageYears.min && needsGuardian(years);
}

export function typedInteger(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const value = Number(text.trim().replace(',', '.'));
  return Number.isInteger(value) ? value : Number.NaN;
}
