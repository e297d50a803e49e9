import type { DiscomfortReport } from '@bandeja/domain/body/rules';
import { bodyRegionSchema, bodySideSchema, discomfortSourceSchema } from '@bandeja/domain/body/schemas';
import type { Database } from '#kit/database/database.ts';
import { toColumns } from '#kit/database/names.ts';

export type NewReport = Omit<DiscomfortReport, '_id' | 'since' | 'reportedAt'> & { since: Date | null };
export type BodyWeight = { date: string; kilograms: number };

export async function reportsOf(db: Database, userId: string): Promise<DiscomfortReport[]> {
  const rows = await db
    .selectFrom('discomforts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('reported_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    region: bodyRegionSchema.parse(row.region),
    side: bodySideSchema.parse(row.side),
    level: row.level,
    atNight: row.at_night,
    acute: row.acute,
    cares: row.cares,
    seen: row.seen,
    source: discomfortSourceSchema.parse(row.source),
    since: row.since?.toISOString() ?? null,
    reportedAt: row.reported_at.toISOString(),
  }));
}

export async function insertReports(
  db: Database,
  userId: string,
  reports: readonly (NewReport & { id: string })[],
  now: Date,
): Promise<void> {
  if (reports.length === 0) return;
  await db
    .insertInto('discomforts')
    .values(
      reports.map((report) => ({
        ...toColumns(report, ['id', 'region', 'side', 'level', 'atNight', 'acute', 'cares', 'seen', 'source', 'since']),
        user_id: userId,
        reported_at: now,
      })),
    )
    .execute();
}

export async function deleteReport(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('discomforts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function deleteReports(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('discomforts').where('user_id', '=', userId).execute();
}

export async function weightsOf(
  db: Database,
  userId: string,
  period?: { from: string; to: string },
): Promise<BodyWeight[]> {
  const { from = '0001-01-01', to = '9999-12-31' } = period ?? {};
  const rows = await db
    .selectFrom('body_weights')
    .select(['date', 'kilograms'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .execute();
  return rows.map(({ date, kilograms }) => ({ date, kilograms: Number(kilograms) }));
}

export async function upsertWeight(db: Database, userId: string, { date, kilograms }: BodyWeight): Promise<void> {
  await db
    .insertInto('body_weights')
    .values({ user_id: userId, date, kilograms })
    .onConflict((conflict) => conflict.columns(['user_id', 'date']).doUpdateSet({ kilograms }))
    .execute();
}

export async function deleteWeights(db: Database, userId: string, date: string | undefined): Promise<void> {
  let query = db.deleteFrom('body_weights').where('user_id', '=', userId);
  if (date !== undefined) query = query.where('date', '=', date);
  await query.execute();
}
