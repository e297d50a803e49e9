import { removeDevices } from '#features/reminders/queries.ts';
import type { Database } from '#kit/database/database.ts';

/** A device without access must not get the account's reminders. */
export function endDevices(tx: Database, userId: string): Promise<void> {
  return removeDevices(tx, userId);
}
