import { accountByEmail } from '#features/auth/account.queries.ts';
import { deletePasskeys } from '#features/auth/passkey.queries.ts';
import { endSignIns, setAdmin } from '#features/auth/queries.ts';
import { deleteFactor } from '#features/auth/second-factor.queries.ts';
import { noteChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';

/**
 * Makes the account of an address an admin, or takes that right away, and notes it; false when no open account has the
 * address.
 */
export async function setAdminByEmail(
  db: Database,
  change: { email: string; isAdmin: boolean },
  audit: { id: string; at: Date },
): Promise<boolean> {
  return inTransaction({ db }, async (tx) => {
    const entityId = await setAdmin(tx, change.email, change.isAdmin);
    if (entityId === null) return false;
    const action = change.isAdmin ? 'promote_admin' : 'demote_admin';
    await noteChange(tx, { ...audit, actorId: null, action, entity: 'user', entityId });
    return true;
  });
}

/**
 * Takes the codes and passkeys away from an account whose owner has lost them, ends its sign-ins and notes it; false when
 * no open account has the address.
 */
export async function removeSecondFactorByEmail(
  db: Database,
  email: string,
  audit: { id: string; at: Date },
): Promise<boolean> {
  return inTransaction({ db }, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return false;
    await deleteFactor(tx, account.id);
    await deletePasskeys(tx, account.id);
    await endSignIns(tx, account.id);
    const change = { action: 'remove_second_factor', entity: 'user', entityId: account.id };
    await noteChange(tx, { ...audit, actorId: null, ...change });
    return true;
  });
}
