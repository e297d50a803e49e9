import { endSignIns } from '#features/auth/queries.ts';
import { endCalendar } from '#features/calendar/device.service.ts';
import type { Database } from '#kit/database/database.ts';

/** Ends what reads an account without its password: every sign-in, or all but one, and the address of its calendar. */
export async function endAccess(tx: Database, userId: string, exceptSignInId?: string): Promise<void> {
  await endSignIns(tx, userId, exceptSignInId);
  await endCalendar(tx, userId);
}
