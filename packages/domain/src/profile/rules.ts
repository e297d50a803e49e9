/** Under this age a guardian has to agree (decisions.md, «Age»; LOPDGDD art. 7). */
const guardianAge = 14;

export function needsGuardian(age: number | null): boolean {
  return age !== null && age < guardianAge;
}
