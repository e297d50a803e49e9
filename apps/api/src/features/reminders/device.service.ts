import { removeDevices } from '#features/reminders/queries.ts';
import type { Database } from '#kit/database/database.ts';

/** Ends the devices that are reminded: what stands on their screens is no business of who lost access to the account. */
export function endDevices(tx: Database, userId: string): Promise<void> {
  return removeDevices(tx, userId);
}
