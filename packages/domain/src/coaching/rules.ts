import { type CoachScope, coachConsents, coachScopes, codeCharacters, codeLength } from '#coaching/vocabulary.ts';
import { adultAge } from '#minors/rules.ts';

/** Who told no age says whether they are of age before they accept. */
export function needsCoachGuardian(age: number | null, isAdult: boolean): boolean {
  return age === null ? !isAdult : age < adultAge;
}

export function openScopes(consents: ReadonlySet<string>): CoachScope[] {
  return coachScopes.filter((scope) => consents.has(coachConsents[scope]));
}

/** «7K4-Q2M», however it was typed. Null: that is no code. */
export function codeOf(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return code.length === codeLength && [...code].every((each) => codeCharacters.includes(each)) ? code : null;
}

export const shownCode = (code: string): string => `${code.slice(0, 3)}-${code.slice(3)}`;
