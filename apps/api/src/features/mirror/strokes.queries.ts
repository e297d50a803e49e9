import type { FilmedStroke } from '@bandeja/domain/mirror/schemas';
import { checkSides, sideOnGrades, strokeKinds } from '@bandeja/domain/mirror/vocabulary';
import * as z from 'zod/mini';
import type { Database } from '#kit/database/database.ts';

const vocabularySchema = z.object({
  kind: z.enum(strokeKinds),
  hand: z.enum(checkSides),
  side_on: z.nullable(z.enum(sideOnGrades)),
});

/** Newest first. */
export async function strokesOf(db: Database, userId: string, limit: number): Promise<FilmedStroke[]> {
  const rows = await db
    .selectFrom('filmed_strokes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { kind, hand, side_on: sideOn } = vocabularySchema.parse(row);
    return {
      _id: row.id,
      date: row.date,
      kind,
      hand,
      measures: {
        contactPercent: row.contact_percent,
        elbowDegrees: row.elbow_degrees,
        aheadPercent: row.ahead_percent,
        otherArmUp: row.other_arm_up,
        ...(sideOn !== null && { sideOn }),
        stancePercent: row.stance_percent,
        kneeDegrees: row.knee_degrees,
      },
    };
  });
}

/** @param kept the newest ones stay */
export async function storeStroke(
  db: Database,
  userId: string,
  { _id, date, kind, hand, measures }: FilmedStroke,
  kept: number,
): Promise<void> {
  const values = {
    date,
    kind,
    hand,
    contact_percent: measures.contactPercent,
    elbow_degrees: measures.elbowDegrees,
    ahead_percent: measures.aheadPercent,
    other_arm_up: measures.otherArmUp,
    side_on: measures.sideOn ?? null,
    stance_percent: measures.stancePercent,
    knee_degrees: measures.kneeDegrees,
  };
  await db
    .insertInto('filmed_strokes')
    .values({ user_id: userId, id: _id, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(values))
    .execute();
  await db
    .deleteFrom('filmed_strokes')
    .where('user_id', '=', userId)
    .where('id', 'in', (older) =>
      older
        .selectFrom('filmed_strokes')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('date', 'desc')
        .orderBy('id', 'desc')
        .offset(kept),
    )
    .execute();
}

export async function deleteStroke(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('filmed_strokes')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

export async function deleteStrokes(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('filmed_strokes').where('user_id', '=', userId).execute();
}
