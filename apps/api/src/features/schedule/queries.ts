import { difficultySchema } from '@bandeja/domain/exercises/schemas';
import { firstNameOf } from '@bandeja/domain/profile/rules';
import { routineTypeSchema } from '@bandeja/domain/routines/schemas';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { planDayTypeSchema } from '@bandeja/domain/schedule/schemas';
import { remembered } from '@bandeja/domain/wire/remembered';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { type OrNull, toColumns } from '#kit/database/names.ts';
import { entriesIn, routineOf, routinesOf } from '#kit/database/routines.ts';
import type { Tables } from '#kit/database/tables.ts';
import { userNames } from '#kit/database/user-names.ts';

type DayRow = Pick<
  Selectable<Tables['plan_days']>,
  'date' | 'type' | 'routine_id' | 'reason' | 'edited' | 'aim' | 'minutes'
> &
  OrNull<Pick<Selectable<Tables['plan_weeks']>, 'monday' | 'planned_at'>> &
  OrNull<Pick<Selectable<Tables['routines']>, 'name' | 'description' | 'difficulty' | 'duration_minutes'>> & {
    routine_type: string | null;
    exercise_count: number;
    coach_id: string | null;
  };

/** In SQL as it is sent, because most screens ask it: building it from parts costs more than the driver's work. */
async function dayRows(db: Database, userId: string, from: string, to: string): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select w.monday, w.planned_at, p.date, p.type, p.routine_id, p.reason, p.edited, p.aim, p.minutes,
      r.name, r.type as routine_type, r.description, r.difficulty, r.duration_minutes,
      (select count(*) from ${entriesIn(userId, sql`e.routine_id = p.routine_id`)} e) as exercise_count,
      p.coach_id
    from plan_days p
    left join lateral ${routinesOf(userId, sql`r.id = p.routine_id`)} r on true
    left join plan_weeks w on w.user_id = p.user_id and w.monday = p.date - (extract(isodow from p.date)::int - 1)
    where p.user_id = ${userId} and p.date >= ${from} and p.date <= ${to}
    order by p.date`.execute(db);
  return rows;
}

export async function planDays(db: Database, userId: string, from: string, to: string): Promise<PlanDay[]> {
  return (await plannedDays(db, userId, from, to)).days;
}

export async function plannedDays(
  db: Database,
  userId: string,
  from: string,
  to: string,
): Promise<{ days: PlanDay[]; weeks: Map<string, Date> }> {
  const rows = await dayRows(db, userId, from, to);
  const weeks = new Map(rows.flatMap(({ monday, planned_at }) => (monday && planned_at ? [[monday, planned_at]] : [])));
  const coaches = await userNames(
    db,
    rows.map(({ coach_id }) => coach_id),
  );
  return { days: rows.map((row) => toDay(row, coaches.get(row.coach_id ?? ''))), weeks };
}

const dayTypeOf = remembered((type: string) => planDayTypeSchema.parse(type));
const routineTypeOf = remembered((type: string) => routineTypeSchema.parse(type));
const difficultyOf = remembered((difficulty: string) => difficultySchema.parse(difficulty));

function toDay(row: DayRow, coach: string | undefined): PlanDay {
  return {
    date: row.date,
    type: dayTypeOf(row.type),
    routineId: row.routine_id,
    reason: row.reason,
    edited: row.edited,
    isPlanned: true,
    aim: row.aim,
    ...(coach !== undefined && { coach: firstNameOf(coach) }),
    ...(row.minutes === null ? {} : { minutes: row.minutes }),
    routine:
      row.name === null
        ? null
        : {
            name: row.name,
            type: routineTypeOf(row.routine_type ?? ''),
            description: row.description ?? '',
            difficulty: difficultyOf(row.difficulty ?? ''),
            duration: row.minutes ?? row.duration_minutes ?? 0,
            exerciseCount: row.exercise_count,
          },
  };
}

export type NewPlanDay = {
  date: string;
  type: string;
  routineId: string | null;
  source: 'planner' | 'player' | 'coach';
  /** Whoever published it, with source `coach`. */
  coachId?: string | null;
  reason: string;
  aim: string | null;
  minutes?: number | null;
};

export async function writeDays(db: Database, userId: string, days: NewPlanDay[], now: Date): Promise<void> {
  if (days.length === 0) return;
  await db
    .insertInto('plan_days')
    .values(
      days.map((day) => ({
        ...toColumns(day, ['date', 'type', 'routineId', 'source', 'reason', 'aim']),
        user_id: userId,
        minutes: day.minutes ?? null,
        coach_id: day.coachId ?? null,
        edited: day.source !== 'planner',
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date']).doUpdateSet(({ ref }) => ({
        type: ref('excluded.type'),
        routine_id: ref('excluded.routine_id'),
        source: ref('excluded.source'),
        reason: ref('excluded.reason'),
        aim: ref('excluded.aim'),
        minutes: ref('excluded.minutes'),
        edited: ref('excluded.edited'),
        coach_id: ref('excluded.coach_id'),
        // a day that the player chooses anew has no former choice to come back
        own_type: sql<string | null>`case when excluded.edited then null else plan_days.own_type end`,
        own_routine_id: sql<string | null>`case when excluded.edited then null else plan_days.own_routine_id end`,
        own_minutes: sql<number | null>`case when excluded.edited then null else plan_days.own_minutes end`,
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** By Monday, from `from` on. */
export async function plannedMinutes(db: Database, userId: string, from: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('plan_days as p')
    .innerJoinLateral(routineOf(userId, 'p.routine_id'), (join) => join.onTrue())
    .select(sql<string>`p.date - (extract(isodow from p.date)::int - 1)`.as('monday'))
    .select(sql<number>`sum(coalesce(p.minutes, r.duration_minutes))::int`.as('minutes'))
    .where('p.user_id', '=', userId)
    .where('p.date', '>=', from)
    .groupBy('monday')
    .execute();
  return new Map(rows.map(({ monday, minutes }) => [monday, minutes]));
}

/** They are the planner's again when the week is planned the next time. */
export async function releaseDays(db: Database, userId: string, dates: readonly string[]): Promise<void> {
  await db
    .updateTable('plan_days')
    .set({ edited: false, coach_id: null })
    .where('user_id', '=', userId)
    .where('date', 'in', dates)
    .execute();
}

export async function forgetCoach(tx: Database, coachId: string): Promise<void> {
  await tx.updateTable('plan_days').set({ coach_id: null }).where('coach_id', '=', coachId).execute();
}

export async function plannedWeeks(
  db: Database,
  userId: string,
  mondays: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('plan_weeks')
    .select(['monday', 'planned_at'])
    .where('user_id', '=', userId)
    .where('monday', '=', sql<string>`any(${mondays}::date[])`)
    .execute();
  return new Map(rows.map(({ monday, planned_at }) => [monday, planned_at]));
}

export type PlayerWithPlan = { userId: string; name: string; timeZone: string };

/** Weeks of a time zone that need no planning today if they were planned at their instant or later. */
export type UpToDateWeeks = { timeZone: string; weeks: readonly { monday: string; plannedFrom: Date }[] };

/** Players with a planned week from `since` on, by id from `after` on, without those whose weeks are up to date. */
export async function playersWithPlan(
  db: Database,
  { since, upToDate, after, limit }: { since: string; upToDate: UpToDateWeeks; after: string; limit: number },
): Promise<PlayerWithPlan[]> {
  const rows = await db
    .selectFrom('users as u')
    .select(['u.id', 'u.name', 'u.time_zone'])
    .where('u.closed_at', 'is', null)
    .where('u.id', '>', after)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('plan_weeks as w')
          .select('w.monday')
          .whereRef('w.user_id', '=', 'u.id')
          .where('w.monday', '>=', since),
      ),
    )
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('u.time_zone', '<>', upToDate.timeZone),
        ...upToDate.weeks.map(({ monday, plannedFrom }) =>
          not(
            exists(
              selectFrom('plan_weeks as w')
                .select('w.monday')
                .whereRef('w.user_id', '=', 'u.id')
                .where('w.monday', '=', monday)
                .where('w.planned_at', '>=', plannedFrom),
            ),
          ),
        ),
      ]),
    )
    .orderBy('u.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ userId: row.id, name: row.name, timeZone: row.time_zone }));
}

/** Whether the week had no plan before. */
export async function saveAdvice(
  db: Database,
  userId: string,
  monday: string,
  { isLighter, ...texts }: { advice: string[]; changes: string[]; isLighter: boolean; variant: number },
  now: Date,
): Promise<boolean> {
  const row = { ...texts, is_lighter: isLighter, planned_at: now };
  const added = await db
    .insertInto('plan_weeks')
    .values({ user_id: userId, monday, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'monday']).doNothing())
    .executeTakeFirstOrThrow();
  if (added.numInsertedOrUpdatedRows === 1n) return true;
  await db.updateTable('plan_weeks').set(row).where('user_id', '=', userId).where('monday', '=', monday).execute();
  return false;
}

/** Of the days from `from` to `to`; their weeks keep their advice, which names no single day. */
export async function eraseReasonsBetween(
  db: Database,
  userId: string,
  { from, to, reason }: { from: string; to: string; reason: string },
): Promise<void> {
  await db
    .updateTable('plan_days')
    .set({ reason })
    .where('user_id', '=', userId)
    .where('source', '=', 'planner')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .execute();
}

export async function eraseReasons(db: Database, userId: string, reason: string): Promise<void> {
  await db.updateTable('plan_weeks').set({ advice: [], changes: [] }).where('user_id', '=', userId).execute();
  await db
    .updateTable('plan_days')
    .set({ reason })
    .where('user_id', '=', userId)
    .where('source', '=', 'planner')
    .execute();
}

export async function adviceOf(
  db: Database,
  userId: string,
  monday: string,
): Promise<{ advice: string[]; changes: string[] }> {
  const row = await db
    .selectFrom('plan_weeks')
    .select(['advice', 'changes'])
    .where('user_id', '=', userId)
    .where('monday', '=', monday)
    .executeTakeFirst();
  return row ?? { advice: [], changes: [] };
}

export async function variantOf(db: Database, userId: string, monday: string): Promise<number> {
  const row = await db
    .selectFrom('plan_weeks')
    .select('variant')
    .where('user_id', '=', userId)
    .where('monday', '=', monday)
    .executeTakeFirst();
  return row?.variant ?? 0;
}

export async function isLighterWeek(db: Database, userId: string, monday: string): Promise<boolean> {
  const row = await db
    .selectFrom('plan_weeks')
    .select('is_lighter')
    .where('user_id', '=', userId)
    .where('monday', '=', monday)
    .executeTakeFirst();
  return row?.is_lighter ?? false;
}
