import type { Application, CoachDesk } from '@bandeja/domain/coaching/contract';
import type { Coach } from '@bandeja/domain/coaching/schemas';
import type { CoachLanguage, CoachState } from '@bandeja/domain/coaching/vocabulary';
import { type Selectable, sql } from 'kysely';
import { photoOf } from '#features/coaching/photo.rules.ts';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';
import type { Tables } from '#kit/database/tables.ts';
import { userNames } from '#kit/database/user-names.ts';

type Row = Selectable<Tables['coaches']>;

function fieldsOf(row: Row) {
  return {
    ...toWire(row, ['qualification', 'about', 'capacity', 'feminine', 'certificate_on']),
    // written through the contract alone
    languages: row.languages as CoachLanguage[],
    photo: photoOf(row.photo),
  };
}

function toApplication(row: Row): Application {
  return { ...fieldsOf(row), state: row.state as CoachState, appliedAt: row.applied_at.toISOString() };
}

export async function applicationOf(db: Database, userId: string): Promise<Application | null> {
  const row = await db.selectFrom('coaches').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return row ? toApplication(row) : null;
}

export async function coachById(db: Database, userId: string): Promise<Coach | null> {
  const row = await db
    .selectFrom('coaches as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select('u.name')
    .where('c.user_id', '=', userId)
    .where('c.state', '=', 'approved')
    .where('u.closed_at', 'is', null)
    .executeTakeFirst();
  return row ? { _id: row.user_id, name: row.name, ...fieldsOf(row) } : null;
}

type Fields = Omit<Application, 'photo' | 'state' | 'certificateOn' | 'appliedAt'> & { photo: Buffer | null };

/** An approved coach stays approved; who was rejected is looked at again. */
export async function storeApplication(
  db: Database,
  userId: string,
  fields: Fields,
  { version, at }: { version: string; at: Date },
): Promise<void> {
  const terms = { terms_version: version, terms_agreed_at: at };
  await db
    .insertInto('coaches')
    .values({ user_id: userId, state: 'applied', ...fields, ...terms, applied_at: at })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...fields,
        ...terms,
        state: sql<string>`case when coaches.state = 'rejected' then 'applied' else coaches.state end`,
        applied_at: sql<Date>`case when coaches.state = 'rejected' then ${at} else coaches.applied_at end`,
      }),
    )
    .execute();
}

export async function decide(
  tx: Database,
  userId: string,
  { state, certificateOn, at }: { state: CoachState; certificateOn: string | null; at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('coaches')
    .set({ state, certificate_on: certificateOn, decided_at: at })
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

const deskMost = 500;

async function playersOf(db: Database, coachIds: string[]): Promise<Map<string | null, number>> {
  if (coachIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('coach_links')
    .select(['coach_id', sql<number>`count(*)::int`.as('players')])
    .where('coach_id', 'in', coachIds)
    .where('ended_at', 'is', null)
    .groupBy('coach_id')
    .execute();
  return new Map(rows.map(({ coach_id, players }) => [coach_id, players]));
}

export async function desk(db: Database): Promise<CoachDesk> {
  const coaches = await db
    .selectFrom('coaches as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .selectAll('c')
    .select(['u.name', 'u.email'])
    .orderBy(sql`c.state = 'applied'`, 'desc')
    .orderBy('c.applied_at')
    .limit(deskMost)
    .execute();
  const reports = await db
    .selectFrom('coach_reports as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'u.name', 'r.about_id', 'r.reason', 'r.reported_at'])
    .where('r.resolved_at', 'is', null)
    .orderBy('r.reported_at')
    .limit(deskMost)
    .execute();
  const players = await playersOf(
    db,
    coaches.map((row) => row.user_id),
  );
  const names = await userNames(
    db,
    reports.map((row) => row.about_id),
  );
  return {
    coaches: coaches.map((row) => ({
      _id: row.user_id,
      ...toWire(row, ['name', 'email']),
      ...toApplication(row),
      players: players.get(row.user_id) ?? 0,
    })),
    reports: reports.map((row) => ({
      _id: row.id,
      by: { _id: row.user_id, name: row.name },
      about: row.about_id === null ? null : { _id: row.about_id, name: names.get(row.about_id) ?? '' },
      reason: row.reason,
      reportedAt: row.reported_at.toISOString(),
    })),
  };
}

export async function insertReport(
  tx: Database,
  report: { userId: string; id: string; aboutId: string; reason: string; at: Date },
): Promise<void> {
  const { userId, aboutId, at, ...rest } = report;
  await tx
    .insertInto('coach_reports')
    .values({ ...rest, user_id: userId, about_id: aboutId, reported_at: at })
    .execute();
}

export async function resolveReport(tx: Database, id: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('coach_reports')
    .set({ resolved_at: at })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBlock(tx: Database, userId: string, blockedId: string, at: Date): Promise<void> {
  await tx
    .insertInto('coach_blocks')
    .values({ user_id: userId, blocked_id: blockedId, blocked_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
    .execute();
}
