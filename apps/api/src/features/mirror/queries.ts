import type { Check } from '@bandeja/domain/mirror/schemas';
import { checkKinds, checkSides } from '@bandeja/domain/mirror/vocabulary';
import * as z from 'zod/mini';
import type { Database } from '#kit/database/database.ts';

const rowSchema = z.object({
  date: z.string(),
  kind: z.enum(checkKinds),
  side: z.pipe(
    z.enum([...checkSides, '']),
    z.transform((side) => (side === '' ? null : side)),
  ),
  value: z.int(),
});

/** Newest first. */
export async function checksSince(db: Database, userId: string, since: string): Promise<Check[]> {
  const rows = await db
    .selectFrom('movement_checks')
    .select(['date', 'kind', 'side', 'value'])
    .where('user_id', '=', userId)
    .where('date', '>=', since)
    .orderBy('date', 'desc')
    .orderBy('kind')
    .orderBy('side')
    .execute();
  return rows.map((row) => rowSchema.parse(row));
}

/** @param checks none twice */
export async function storeChecks(db: Database, userId: string, checks: readonly Check[]): Promise<void> {
  await db
    .insertInto('movement_checks')
    .values(checks.map(({ side, ...check }) => ({ user_id: userId, side: side ?? '', ...check })))
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'date', 'kind', 'side'])
        .doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
    )
    .execute();
}

export async function deleteChecks(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('movement_checks').where('user_id', '=', userId).execute();
}
