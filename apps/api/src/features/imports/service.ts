import { hasFeature } from '@bandeja/domain/billing/rules';
import {
  type checkImport,
  importedMost,
  type importSessions,
  type SameSession,
} from '@bandeja/domain/imports/contract';
import { importMessages } from '@bandeja/domain/imports/messages';
import { isSameTraining, keyWithoutName } from '@bandeja/domain/imports/rules';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { exportKeyPrefix, watchSources } from '@bandeja/domain/imports/vocabulary';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import * as queries from '#features/imports/queries.ts';
import { rowsOf } from '#features/imports/rows.service.ts';
import { giveConsent, loadUser, standingConsents } from '#features/profile/service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

/** Tolerance for a device's clock that runs ahead. */
const clockSlackMs = 5 * 60_000;

/** For the preview: what exists already, and what is of the same training as a session that exists. */
export async function checkSessions(
  deps: Deps,
  actor: Actor,
  { keys, spans = [] }: Parsed<typeof checkImport>['body'],
): Promise<ResponseOf<typeof checkImport>> {
  const known = await knownKeys(deps.db, actor.userId, keys);
  const fresh = spans.filter(({ key }) => !known.has(key));
  const same = await sameSessions(deps.db, actor.userId, fresh, null);
  return { known: [...known], same: [...same].map(([key, session]) => ({ key, session })) };
}

/** The given keys that exist already, by an import or (from our own export) as the original session. */
async function knownKeys(db: Database, userId: string, keys: readonly string[]): Promise<Set<string>> {
  const ids = keys.flatMap((key) => idOfKey(key) ?? []);
  const known = await queries.knownSessions(db, userId, { keys: keys.map(keyWithoutName), ids });
  return new Set(keys.filter((key) => known.keys.has(keyWithoutName(key)) || known.ids.has(idOfKey(key) ?? '')));
}

/** By key, the session of the same training that is nearest to it. */
async function sameSessions(
  db: Database,
  userId: string,
  spans: readonly queries.KeyedSpan[],
  importId: string | null,
): Promise<Map<string, SameSession>> {
  const around = await queries.sessionsAround(db, userId, spans, importId);
  const spanOf = new Map(spans.map((span) => [span.key, span]));
  const found = new Map<string, SameSession>();
  for (const { key, session } of around) {
    const span = spanOf.get(key);
    if (span && !found.has(key) && isSameTraining(span, session)) found.set(key, session);
  }
  return found;
}

function idOfKey(key: string): string | null {
  const id = key.startsWith(exportKeyPrefix) ? key.slice(exportKeyPrefix.length) : '';
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}

type Recording = { sessionId: string; pulse: NonNullable<ImportedSession['pulse']> };
/** Stores the curves of the sessions that were added, in the same transaction. */
type KeepPulses = (deps: Deps, actor: Actor, recordings: readonly Recording[]) => Promise<void>;

/**
 * Existing ones are skipped (docs/product.md#plan-limits).
 * @throws AppError plan.required, request.invalid, import.full
 */
export async function addSessions(
  deps: Deps,
  actor: Actor,
  { _id, source, fileName, joins = [], apart = [], pulseConsent, ...sent }: Parsed<typeof importSessions>['body'],
  keepPulses: KeepPulses = async () => {},
): Promise<ResponseOf<typeof importSessions>> {
  if (watchSources.includes(source)) await requireWatches(deps, actor);
  const now = deps.now();
  refuseFuture(sent.sessions, now);
  return inTransaction(deps, async (tx, inTx) => {
    if (pulseConsent) await giveConsent(inTx, actor, 'pulse');
    const keepsPulse = (await standingConsents(inTx, actor)).has('pulse');
    const sessions = keepsPulse ? sent.sessions : sent.sessions.map(withoutPulse);
    await queries.lockImports(tx, actor.userId);
    await queries.openImport(tx, { userId: actor.userId, id: _id, source, fileName, now });
    const fresh = await freshOf(tx, actor.userId, sessions);
    // a copy of our own history comes back whole
    const same =
      source === 'bandeja' ? new Map<string, SameSession>() : await sameSessions(tx, actor.userId, fresh, _id);
    const mayBeAdded = fresh.filter(({ key }) => !same.has(key) || apart.includes(key));
    const library = await queries.libraryOf(tx, actor.userId, wantedOf(mayBeAdded));
    const into = {
      userId: actor.userId,
      importId: _id,
      source,
      timeZone: actor.timeZone,
      now,
      newId: deps.newId,
      library,
    };
    const all = mayBeAdded.map((session) => rowsOf(session, into));
    const rows = [...new Map(all.map((each) => [each.session.id, each])).values()];
    const added = await queries.insertSessions(
      tx,
      rows.map(({ session }) => session),
    );
    const newRows = rows.filter(({ session }) => added.has(session.id));
    await queries.insertEntries(
      tx,
      newRows.flatMap(({ entries }) => entries),
    );
    await queries.insertSets(
      tx,
      newRows.flatMap(({ sets }) => sets),
    );
    await keepPulses(
      inTx,
      actor,
      newRows.flatMap(({ session, pulse }) => (pulse ? [{ sessionId: session.id, pulse }] : [])),
    );
    const joinable = fresh.filter(({ key }) => !mayBeAdded.some((each) => each.key === key));
    const wished = new Map(joins.map(({ key, sessionId }) => [key, sessionId]));
    const joined = joinable.filter(({ key }) => same.get(key)?._id === wished.get(key));
    for (const session of joined) {
      const sessionId = wished.get(session.key);
      if (sessionId === undefined) continue;
      await queries.joinSession(tx, { userId: actor.userId, importId: _id, sessionId, now }, session);
    }
    const counts = await queries.importedCounts(tx, actor.userId);
    if (counts.sessions > importedMost.sessions || counts.sets > importedMost.sets) throw new AppError('import.full');
    const stored = await queries.importById(tx, actor.userId, _id);
    if (!stored) throw new AppError('server.unexpected');
    if (stored.sessionCount + stored.joinedCount === 0) await queries.deleteImport(tx, actor.userId, _id);
    const known = sessions.length - added.size - joined.length;
    return { import: stored, added: added.size, joined: joined.length, known };
  });
}

const withoutPulse = ({ pulse: _, ...session }: ImportedSession): ImportedSession => ({
  ...session,
  averageHeartRate: null,
  maxHeartRate: null,
});

/** Once each, without those that exist. */
async function freshOf(db: Database, userId: string, sessions: readonly ImportedSession[]): Promise<ImportedSession[]> {
  const known = await knownKeys(
    db,
    userId,
    sessions.map(({ key }) => key),
  );
  const fresh = new Map<string, ImportedSession>();
  for (const session of sessions) {
    const key = keyWithoutName(session.key);
    if (!known.has(session.key) && !fresh.has(key)) fresh.set(key, { ...session, key });
  }
  return [...fresh.values()];
}

async function requireWatches(deps: Deps, actor: Actor): Promise<void> {
  const { subscription } = await loadUser(deps, actor.userId);
  if (!hasFeature(subscription, 'wearable_integration')) {
    throw new AppError('plan.required', undefined, importMessages.watchNeedsPro);
  }
}

function refuseFuture(sessions: readonly ImportedSession[], now: Date): void {
  const issues = sessions.flatMap(({ startTime, original }, index) => {
    const instants = [startTime, ...(original ? [original.finishedAt] : [])].map((instant) => Date.parse(instant));
    const fits = instants.every((at) => at <= now.getTime() + clockSlackMs);
    return fits ? [] : [{ path: `sessions.${index}.startTime`, message: importMessages.date }];
  });
  if (issues.length > 0) throw new AppError('request.invalid', issues);
}

function wantedOf(sessions: readonly ImportedSession[]) {
  const entries = sessions.flatMap((session) => session.entries);
  const originals = sessions.flatMap(({ original }) => original ?? []);
  return {
    codes: entries.flatMap(({ code }) => code ?? []),
    ids: entries.flatMap(({ snapshot }) => snapshot?.exerciseId ?? []),
    routineCodes: originals.flatMap(({ routineCode }) => routineCode ?? []),
    routineIds: originals.flatMap(({ routineId }) => routineId ?? []),
  };
}

/** Takes the sessions of an import out again. @throws AppError import.not_found, import.locked after 30 days */
export async function undo(deps: Deps, actor: Actor, importId: string): Promise<void> {
  const stored = found(await queries.importById(deps.db, actor.userId, importId), 'import.not_found');
  if (deps.now().toISOString() > stored.undoUntil) throw new AppError('import.locked');
  await inTransaction(deps, async (tx) => {
    await queries.takeBackJoins(tx, actor.userId, importId, deps.now());
    await queries.deleteImport(tx, actor.userId, importId);
  });
}

/** With its consent goes the pulse that files and services have brought. */
export function forgetPulse(deps: Deps, userId: string): Promise<void> {
  return queries.erasePulse(deps.db, userId, deps.now());
}
