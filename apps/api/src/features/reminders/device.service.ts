import { removeDevices } from '#features/reminders/queries.ts';
import type { Database } from '#kit/database/database.ts';

/** Deletes the account's reminder devices: a device without access must not get its reminders. */
export function endDevices(tx: Database, userId: string): Promise<void> {
  return removeDevices(tx, userId);
}
