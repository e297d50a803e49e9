import type { StrokeRating } from '@bandeja/domain/strokes/rules';
import { ratedStrokeSchema } from '@bandeja/domain/strokes/schemas';
import type { Database } from '#kit/database/database.ts';

export async function ratingsOf(db: Database, userId: string): Promise<StrokeRating[]> {
  const rows = await db
    .selectFrom('stroke_ratings')
    .select(['stroke', 'level', 'rated_on'])
    .where('user_id', '=', userId)
    .orderBy('rated_on')
    .execute();
  return rows.map((row) => ({ stroke: ratedStrokeSchema.parse(row.stroke), level: row.level, ratedOn: row.rated_on }));
}

export async function upsertRatings(db: Database, userId: string, ratings: readonly StrokeRating[]): Promise<void> {
  await db
    .insertInto('stroke_ratings')
    .values(ratings.map(({ stroke, level, ratedOn }) => ({ user_id: userId, stroke, level, rated_on: ratedOn })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'stroke', 'rated_on']).doUpdateSet(({ ref }) => ({ level: ref('excluded.level') })),
    )
    .execute();
}

export async function skippedOn(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('stroke_reminders')
    .select('skipped_on')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.skipped_on ?? null;
}

export async function skipReminder(db: Database, userId: string, today: string): Promise<void> {
  await db
    .insertInto('stroke_reminders')
    .values({ user_id: userId, skipped_on: today })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ skipped_on: today }))
    .execute();
}
