import { hasFeature } from '@bandeja/domain/billing/rules';
import { type Import, importedMost, type importSessions } from '@bandeja/domain/imports/contract';
import { importMessages } from '@bandeja/domain/imports/messages';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { exportKeyPrefix, watchSources } from '@bandeja/domain/imports/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import * as queries from '#features/imports/queries.ts';
import { rowsOf } from '#features/imports/rows.service.ts';
import { loadUser } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

/** Tolerance for a device's clock that runs ahead. */
const clockSlackMs = 5 * 60_000;

/** The given keys that exist already, by an import or (from our own export) as the original session. */
export async function knownKeys(deps: Deps, actor: Actor, keys: readonly string[]): Promise<string[]> {
  const ids = keys.flatMap((key) => idOfKey(key) ?? []);
  const known = await queries.knownSessions(deps.db, actor.userId, { keys, ids });
  return keys.filter((key) => known.keys.has(key) || known.ids.has(idOfKey(key) ?? ''));
}

function idOfKey(key: string): string | null {
  const id = key.startsWith(exportKeyPrefix) ? key.slice(exportKeyPrefix.length) : '';
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : null;
}

/**
 * Existing ones are skipped (docs/product.md#plan-limits).
 * @throws AppError plan.required, request.invalid, import.full
 */
export async function addSessions(
  deps: Deps,
  actor: Actor,
  { _id, source, fileName, sessions }: Parsed<typeof importSessions>['body'],
): Promise<{ import: Import; added: number; known: number }> {
  if (watchSources.includes(source)) await requireWatches(deps, actor);
  const now = deps.now();
  refuseFuture(sessions, now);
  return inTransaction(deps, async (tx) => {
    await queries.openImport(tx, { userId: actor.userId, id: _id, source, fileName, now });
    const library = await queries.libraryOf(tx, actor.userId, wantedOf(sessions));
    const into = {
      userId: actor.userId,
      importId: _id,
      source,
      timeZone: actor.timeZone,
      now,
      newId: deps.newId,
      library,
    };
    const all = sessions.map((session) => rowsOf(session, into));
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
    const counts = await queries.importedCounts(tx, actor.userId);
    if (counts.sessions > importedMost.sessions || counts.sets > importedMost.sets) throw new AppError('import.full');
    const stored = await queries.importById(tx, actor.userId, _id);
    if (!stored) throw new AppError('server.unexpected');
    if (stored.sessionCount === 0) await queries.deleteImport(tx, actor.userId, _id);
    return { import: stored, added: added.size, known: sessions.length - added.size };
  });
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
  await queries.deleteImport(deps.db, actor.userId, importId);
}
