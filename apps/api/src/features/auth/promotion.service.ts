import type { StaffRole } from '@bandeja/domain/wire/endpoint';
import { accountByEmail, adminsForUpdate, writeAdmin, writeRole } from '#features/auth/account.queries.ts';
import { deletePasskeys } from '#features/auth/passkey.queries.ts';
import { endSignIns } from '#features/auth/queries.ts';
import { deleteFactor } from '#features/auth/second-factor.queries.ts';
import { type AdminChange, recordChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';

/** Promotions run one by one, so that of two admins who demote each other the second is refused. */
export const lockAdmins = (tx: Database): Promise<string[]> => adminsForUpdate(tx);

export async function setAdmin(
  tx: Database,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
  note: Omit<AdminChange, 'action' | 'entity' | 'entityId'>,
): Promise<void> {
  if (!(await writeAdmin(tx, userId, isAdmin))) return;
  const action = isAdmin ? 'promote_admin' : 'demote_admin';
  await recordChange(tx, { ...note, action, entity: 'user', entityId: userId });
}

/** @returns false when the account had it, or not, before */
export const setRole = (
  tx: Database,
  userId: string,
  { role, isGiven }: { role: StaffRole; isGiven: boolean },
): Promise<boolean> => writeRole(tx, userId, role, isGiven);

/** From the server's console. «unknown»: no open account has the address; «last»: it is the only admin and stays one. */
export async function setAdminByEmail(
  db: Database,
  { email, isAdmin }: { email: string; isAdmin: boolean },
  audit: { id: string; at: Date },
): Promise<'done' | 'unknown' | 'last'> {
  return inTransaction({ db }, async (tx) => {
    const admins = await lockAdmins(tx);
    const account = await accountByEmail(tx, email);
    if (!account) return 'unknown';
    if (!isAdmin && admins.length === 1 && admins.includes(account.id)) return 'last';
    await setAdmin(tx, { userId: account.id, isAdmin }, { ...audit, actorId: null });
    return 'done';
  });
}

/** For an owner who has lost them; ends the sign-ins, too. «unknown»: no open account has the address. */
export async function removeSecondFactorByEmail(
  db: Database,
  email: string,
  audit: { id: string; at: Date },
): Promise<'done' | 'unknown'> {
  return inTransaction({ db }, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return 'unknown';
    await deleteFactor(tx, account.id);
    await deletePasskeys(tx, account.id);
    await endSignIns(tx, account.id);
    const change = { action: 'remove_second_factor', entity: 'user', entityId: account.id };
    await recordChange(tx, { ...audit, actorId: null, ...change });
    return 'done';
  });
}
