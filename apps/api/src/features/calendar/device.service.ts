import type { Device } from '@bandeja/domain/account/contract';
import * as queries from '#features/calendar/queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';

/** Its readers see the week like a signed-in device. An account has at most one, so the account's id identifies it. */
export async function calendarAsDevice(db: Database, userId: string): Promise<Device[]> {
  const feed = await queries.feedOf(db, userId);
  if (!feed) return [];
  const { createdAt, lastReadAt } = feed;
  return [
    { _id: userId, name: 'Calendario suscrito', createdAt, lastSeenAt: lastReadAt ?? createdAt, isCurrent: false },
  ];
}

export function endCalendar(db: Database, userId: string): Promise<boolean> {
  return inTransaction({ db }, (tx) => queries.deleteFeed(tx, userId));
}
