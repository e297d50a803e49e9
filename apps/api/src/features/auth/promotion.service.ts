import { promoteAdmin } from '#features/auth/queries.ts';
import { noteChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';

/** Makes the account of an address an admin and notes it; false when no open account has the address. */
export async function promoteByEmail(db: Database, email: string, audit: { id: string; at: Date }): Promise<boolean> {
  return inTransaction({ db }, async (tx) => {
    const entityId = await promoteAdmin(tx, email);
    if (entityId === null) return false;
    await noteChange(tx, { ...audit, actorId: null, action: 'promote_admin', entity: 'user', entityId });
    return true;
  });
}
