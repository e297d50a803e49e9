import { endSignIns } from '#features/auth/queries.ts';
import { endCalendar } from '#features/calendar/device.service.ts';
import { endDevices } from '#features/reminders/device.service.ts';
import type { Database } from '#kit/database/database.ts';
import { endTokens } from '#kit/tokens/access.ts';
import { endWebhooks } from '#kit/webhooks/outbox.ts';

/** Ends what reads an account without its password: sign-ins (one may stay), tokens, webhooks, calendar address, devices of reminders. */
export async function endAccess(tx: Database, userId: string, exceptSignInId?: string): Promise<void> {
  await endSignIns(tx, userId, exceptSignInId);
  await endTokens(tx, userId);
  await endWebhooks(tx, userId);
  await endCalendar(tx, userId);
  await endDevices(tx, userId);
}
