import type { PaidPlan } from '@bandeja/domain/billing/vocabulary';
import { type StaffRole, staffRoles } from '@bandeja/domain/wire/endpoint';
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { userOfAddress } from '#features/auth/account.queries.ts';
import { deleteOfPlayers } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';
import { toColumns, toWire } from '#kit/database/names.ts';
import type { Tables } from '#kit/database/tables.ts';
import { claimKey, ownerOfKey } from '#kit/database/unique-keys.ts';

export type Credentials = { id: string; email: string; passwordHash: string };

export async function credentialsByEmail(db: Database, email: string): Promise<Credentials | null> {
  const userId = await userOfAddress(db, email);
  return userId === null ? null : credentialsById(db, userId);
}

export async function credentialsById(db: Database, userId: string): Promise<Credentials | null> {
  return readCredentials(db.selectFrom('users').where('id', '=', userId));
}

async function readCredentials(query: SelectQueryBuilder<Tables, 'users', object>): Promise<Credentials | null> {
  const row = await query.select(['id', 'email', 'password_hash']).where('closed_at', 'is', null).executeTakeFirst();
  return row ? toWire(row) : null;
}

/** @throws KeyTaken when the address has an account */
export async function insertUser(
  db: Database,
  user: {
    id: string;
    email: string;
    name: string;
    passwordHash: string;
    timeZone: string;
    chosenPlan: PaidPlan | null;
    createdAt: Date;
    fitnessLevel?: string | null;
    experience?: string | null;
    goals?: string[];
    sessionMin?: number | null;
    sessionMax?: number | null;
  },
): Promise<void> {
  await claimKey(db, 'address', user.email.toLowerCase(), user.id);
  await db.insertInto('users').values(toColumns(user)).execute();
}

export async function insertAuthSession(
  db: Database,
  session: { userId: string; id: string; tokenHash: Buffer; userAgent: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('auth_sessions')
    .values({ ...toColumns(session), last_seen_at: session.createdAt })
    .execute();
}

/** Only if the verified password is still the current one: replacing it also ends sign-ins that are just beginning. */
export async function insertAuthSessionFor(
  db: Database,
  passwordHash: string,
  session: Parameters<typeof insertAuthSession>[1] & { hasSecondFactor: boolean },
): Promise<boolean> {
  const result = await db
    .insertInto('auth_sessions')
    .columns([
      ...(['user_id', 'id', 'token_hash', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'] as const),
      'has_second_factor',
    ])
    .expression((build) =>
      build
        .selectFrom('users')
        .select([
          'users.id',
          sql<string>`${session.id}::uuid`.as('session_id'),
          sql<Buffer>`${session.tokenHash}::bytea`.as('token_hash'),
          sql<string>`${session.userAgent}::text`.as('user_agent'),
          sql<Date>`${session.createdAt}::timestamptz`.as('created_at'),
          sql<Date>`${session.createdAt}::timestamptz`.as('last_seen_at'),
          sql<Date>`${session.expiresAt}::timestamptz`.as('expires_at'),
          sql<boolean>`${session.hasSecondFactor}::boolean`.as('has_second_factor'),
        ])
        .where('users.id', '=', session.userId)
        .where('users.password_hash', '=', passwordHash)
        .where('users.closed_at', 'is', null)
        .forShare(),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export type SignedIn = {
  userId: string;
  authSessionId: string;
  name: string;
  isAdmin: boolean;
  roles: StaffRole[];
  isDemo: boolean;
  hasSecondFactor: boolean;
  timeZone: string;
  createdAt: Date;
  lastSeenAt: Date;
};

type SignedInRow = Pick<
  Selectable<Tables['auth_sessions']>,
  'user_id' | 'id' | 'created_at' | 'last_seen_at' | 'has_second_factor'
> &
  Pick<Selectable<Tables['users']>, 'name' | 'is_admin' | 'is_editor' | 'is_support' | 'is_demo' | 'time_zone'>;

/** Whose a token of before is, which does not hold its player. */
export function userOfSignIn(db: Database, tokenHash: Buffer): Promise<string | null> {
  return ownerOfKey(db, 'sign_in', tokenHash.toString('hex'));
}

/** In SQL as it is sent, because every call asks it: building it from parts costs more than the driver's work. */
export async function signedInByTokenHash(
  db: Database,
  { userId, tokenHash, now }: { userId: string; tokenHash: Buffer; now: Date },
): Promise<SignedIn | null> {
  const { rows } = await sql<SignedInRow>`
    select s.user_id, s.id, s.created_at, s.last_seen_at, s.has_second_factor,
      u.name, u.is_admin, u.is_editor, u.is_support, u.is_demo, u.time_zone
    from auth_sessions s join users u on u.id = s.user_id
    where s.user_id = ${userId} and s.token_hash = ${tokenHash} and s.expires_at > ${now} and u.closed_at is null`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    userId: row.user_id,
    authSessionId: row.id,
    name: row.name,
    isAdmin: row.is_admin,
    roles: staffRoles.filter((role) => row[`is_${role}`]),
    isDemo: row.is_demo,
    hasSecondFactor: row.has_second_factor,
    timeZone: row.time_zone,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
  };
}

export async function touchAuthSession(
  db: Database,
  userId: string,
  id: string,
  now: Date,
  until: Date,
): Promise<void> {
  await db
    .updateTable('auth_sessions')
    .set({ last_seen_at: now, expires_at: until })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
  await markActive(db, userId, now);
}

export async function markActive(db: Database, userId: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', userId).execute();
}

export async function endOldestSignIns(db: Database, userId: string, most: number): Promise<void> {
  await db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('auth_sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most)
        .limit(1_000),
    )
    .execute();
}

export async function endSignIns(db: Database, userId: string, exceptId?: string): Promise<void> {
  let ended = db.deleteFrom('auth_sessions').where('user_id', '=', userId);
  if (exceptId !== undefined) ended = ended.where('id', '<>', exceptId);
  await ended.execute();
}

export async function deleteAuthSession(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('auth_sessions').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function deleteExpiredAuthSessions(db: Database, now: Date): Promise<void> {
  await deleteOfPlayers(db, 'auth_sessions', sql`expires_at <= ${now}`);
}
