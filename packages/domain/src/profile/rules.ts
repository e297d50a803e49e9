import type { User } from '#profile/contract.ts';

/** Whole centimetres of a height in metres, rounded by its decimal text: half a centimetre goes up despite binary fractions. */
export function centimetresOf(metres: number): number {
  return Math.round(Math.round(metres * 1000) / 10);
}

/** Under this age a guardian has to agree (docs/product.md#age; LOPDGDD art. 7). */
const guardianAge = 14;

export function needsGuardian(age: number | null): boolean {
  return age !== null && age < guardianAge;
}

/** Days after which the health questions are repeated. */
const screeningDays = 365;

/** Whether to ask the health questions: never answered, or a year ago. */
export function screeningIsDue({ screening }: Pick<User, 'screening'>, now: Date): boolean {
  return screening === null || now.getTime() - Date.parse(screening.answeredAt) >= screeningDays * 86_400_000;
}

/** The red flag that prevents every start of a session, or null without one or after its confirmation. */
export function openRedFlag({ redFlag }: Pick<User, 'redFlag'>): User['redFlag'] {
  return redFlag?.confirmedAt === null ? redFlag : null;
}
