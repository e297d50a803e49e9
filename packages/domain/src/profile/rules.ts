import type { User } from '#profile/contract.ts';

/**
 * Whole centimetres of a height in metres, rounded as it is written: half a centimetre up, whatever binary makes of it.
 */
export function centimetresOf(metres: number): number {
  return Math.round(Math.round(metres * 1000) / 10);
}

/** Under this age a guardian has to agree (docs/product.md#age; LOPDGDD art. 7). */
const guardianAge = 14;

export function needsGuardian(age: number | null): boolean {
  return age !== null && age < guardianAge;
}

/** The red flag that holds every start of a session back, or null when there is none or it was confirmed. */
export function openRedFlag({ redFlag }: Pick<User, 'redFlag'>): User['redFlag'] {
  return redFlag?.confirmedAt === null ? redFlag : null;
}
