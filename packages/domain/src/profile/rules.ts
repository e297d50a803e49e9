import type { User } from '#profile/contract.ts';
import type { StaffRole } from '#wire/endpoint.ts';

/** Rounded by its decimal text: half a centimetre goes up despite binary fractions. */
export function centimetresOf(metres: number): number {
  return Math.round(Math.round(metres * 1000) / 10);
}

/** Under this age a guardian has to agree (docs/product.md#age; LOPDGDD art. 7). */
const guardianAge = 14;

export function needsGuardian(age: number | null): boolean {
  return age !== null && age < guardianAge;
}

const screeningDays = 365;

export function screeningIsDue({ screening }: Pick<User, 'screening'>, now: Date): boolean {
  return screening === null || now.getTime() - Date.parse(screening.answeredAt) >= screeningDays * 86_400_000;
}

/** What forbids all training; null also after its confirmation. */
export function openRedFlag({ redFlag }: Pick<User, 'redFlag'>): User['redFlag'] {
  return redFlag?.confirmedAt === null && redFlag.kind !== 'prof' ? redFlag : null;
}

/** What a doctor has to look at first: until confirmed only gentle work. */
export function openReferral({ redFlag }: Pick<User, 'redFlag'>): User['redFlag'] {
  return redFlag?.confirmedAt === null && redFlag.kind === 'prof' ? redFlag : null;
}

export function isStaff({ isAdmin, roles = [] }: Pick<User, 'isAdmin' | 'roles'>): boolean {
  return isAdmin || roles.length > 0;
}

/** Admins may everything, the others what their roles name. */
export function hasRole({ isAdmin, roles = [] }: Pick<User, 'isAdmin' | 'roles'>, role: StaffRole | 'admin'): boolean {
  return isAdmin || roles.some((own) => own === role);
}

export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? name;

/** From this age no Pliometría and no N3 jumps, and balance in each session (docs/training.md#gates). */
export const olderAge = 60;

export const isOlder = ({ age }: { age: number | null }): boolean => age !== null && age >= olderAge;
