import type { StoredAbsence } from '@bandeja/domain/schedule/contract';
import { absenceKindSchema, planDayTypeSchema } from '@bandeja/domain/schedule/schemas';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import type { Selectable } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { routineOf } from '#kit/database/routines.ts';
import type { Tables } from '#kit/database/tables.ts';

function toAbsence(row: Selectable<Tables['absences']>): StoredAbsence {
  return {
    _id: row.id,
    kind: absenceKindSchema.parse(row.kind),
    from: row.first_day,
    to: row.last_day,
    hasKit: row.has_kit,
    asksOn: row.asks_on,
  };
}

/** Those that last on `since` or later, the earliest first. */
export async function absencesSince(db: Database, userId: string, since: string): Promise<StoredAbsence[]> {
  const rows = await db
    .selectFrom('absences')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('last_day', 'is', null), eb('last_day', '>=', since)]))
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  return rows.map(toAbsence);
}

export async function upsertAbsence(db: Database, userId: string, absence: StoredAbsence): Promise<void> {
  const columns = {
    kind: absence.kind,
    first_day: absence.from,
    last_day: absence.to,
    has_kit: absence.hasKit,
    asks_on: absence.asksOn,
  };
  await db
    .insertInto('absences')
    .values({ user_id: userId, id: absence._id, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(columns))
    .execute();
}

export async function deleteAbsence(db: Database, userId: string, id: string): Promise<StoredAbsence | null> {
  const row = await db
    .deleteFrom('absences')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ? toAbsence(row) : null;
}

export async function isIllnessStored(db: Database, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('absences')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', 'ill')
    .executeTakeFirst();
  return row !== undefined;
}

export async function absencesEndedBefore(db: Database, day: string): Promise<{ userId: string; id: string }[]> {
  const rows = await db.selectFrom('absences').select(['user_id', 'id']).where('last_day', '<', day).execute();
  return rows.map((row) => ({ userId: row.user_id, id: row.id }));
}

/** The player's own session of a day steps back, and is remembered; a rest of their own stays. */
export async function coverOwnDays(
  db: Database,
  userId: string,
  { from, to, closed }: { from: string; to: string | null; closed: readonly string[] },
): Promise<void> {
  let update = db
    .updateTable('plan_days')
    .set(({ ref }) => ({
      own_type: ref('type'),
      own_routine_id: ref('routine_id'),
      own_minutes: ref('minutes'),
      edited: false,
      coach_id: null,
    }))
    .where('user_id', '=', userId)
    .where('edited', '=', true)
    .where('type', '<>', 'Descanso')
    .where('date', '>=', from);
  if (to !== null) update = update.where('date', '<=', to);
  if (closed.length > 0) update = update.where('date', 'not in', closed);
  await update.execute();
}

export type OwnDay = { date: string; type: PlanDayType; routineId: string | null; minutes: number | null };

/** Own choices from `from` on whose days no absence covers any more. */
export async function uncoveredOwnDays(db: Database, userId: string, from: string): Promise<OwnDay[]> {
  const rows = await db
    .selectFrom('plan_days as p')
    .leftJoinLateral(routineOf(userId, 'p.own_routine_id'), (join) => join.onTrue())
    .select(['p.date', 'p.own_type', 'r.id as own_routine_id', 'p.own_minutes'])
    .where('p.user_id', '=', userId)
    .where('p.own_type', 'is not', null)
    .where('p.date', '>=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('absences as a')
            .select('a.id')
            .whereRef('a.user_id', '=', 'p.user_id')
            .whereRef('a.first_day', '<=', 'p.date')
            .where(({ eb, or }) => or([eb('a.last_day', 'is', null), eb('a.last_day', '>=', eb.ref('p.date'))])),
        ),
      ),
    )
    .execute();
  return rows.map((row) => ({
    date: row.date,
    type: planDayTypeSchema.parse(row.own_type),
    routineId: row.own_routine_id,
    minutes: row.own_minutes,
  }));
}
