import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { type Database, openDatabase } from '../../apps/api/src/kit/database/database.ts';
import { fillEventsList } from '../../apps/api/testing/broadcasts.ts';
import { endPaidPeriod, grantPlan } from '../../apps/api/testing/subscriptions.ts';
import { runningConnection } from '../../packages/embedded-postgres/src/start.ts';
import type { Player } from './players.ts';

export function subscribe(
  player: Player,
  plan: PlanId,
  { expiresAt = null, dataDir }: { expiresAt?: Date | null; dataDir?: string } = {},
): Promise<void> {
  return inDatabase(dataDir, (db) => grantPlan(db, player.email, { plan, expiresAt }));
}

export function endPeriod(player: Player): Promise<void> {
  return inDatabase(undefined, (db) => endPaidPeriod(db, player.email, new Date(Date.now() - 3_600_000)));
}

/** Readers of «Lista de eventos», who confirmed it. */
export function awaitEvents(people: number, name: string): Promise<void> {
  return inDatabase(undefined, (db) => fillEventsList(db, people, name));
}

async function inDatabase(
  dataDir = process.env.E2E_DATA_DIR ?? '',
  work: (db: Database) => Promise<void>,
): Promise<void> {
  const connection = await runningConnection(dataDir);
  const { db, close } = openDatabase({ connection, namedStatements: false, poolSize: 1, onError: () => {} });
  try {
    await work(db);
  } finally {
    await close();
  }
}
