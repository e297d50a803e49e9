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
