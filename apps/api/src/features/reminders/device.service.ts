import { removeDevices } from '#features/reminders/queries.ts';
import type { Database } from '#kit/database/database.ts';

/** Ends the devices that are reminded: who lost access to the account no longer reads its reminders. */
export function endDevices(tx: Database, userId: string): Promise<void> {
  return removeDevices(tx, userId);
}
