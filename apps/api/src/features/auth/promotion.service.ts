import { setAdmin } from '#features/auth/queries.ts';
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
