import { endSignIns } from '#features/auth/queries.ts';
import { endCalendar } from '#features/calendar/device.service.ts';
import { endDevices } from '#features/reminders/device.service.ts';
import type { Database } from '#kit/database/database.ts';

/**
 * Ends what reads an account without its password: every sign-in, or all but one, the address of its calendar, and the
 * devices that show its reminders.
 */
export async function endAccess(tx: Database, userId: string, exceptSignInId?: string): Promise<void> {
  await endSignIns(tx, userId, exceptSignInId);
  await endCalendar(tx, userId);
  await endDevices(tx, userId);
}
