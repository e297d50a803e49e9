import { filmLimits } from '@bandeja/domain/films/rules';
import * as queries from '#features/films/erasure.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { type FileStore, openFiles } from '#ports/files.ts';

/** Their files lie in the storage below it, a folder for each film. */
export const filmsFolder = 'films';
const hourMs = 3_600_000;

/** @throws AppError film.not_found */
export async function stopSharing(deps: Deps, actor: Pick<Actor, 'userId'>, id: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if ((await erase(deps, tx, { userId: actor.userId, id })) === 0) throw new AppError('film.not_found');
  });
}

/** All of a player, in the transaction that deletes the account. */
export async function eraseFilms(deps: Deps, tx: Database, which: queries.Which): Promise<void> {
  await erase(deps, tx, which);
}

async function erase(deps: Deps, tx: Database, which: queries.Which): Promise<number> {
  const ids = await queries.deleteFilms(tx, which);
  for (const filmId of ids) await deps.jobs.send(tx, 'unshare', { kind: 'files', filmId });
  return ids.length;
}

/** When films are closed to the coach, or the link ends: what was shared until then; and the files of a film that is no more. */
export function filmWorker(deps: Deps): JobHandler {
  return async ({ data: { kind, userId, until, filmId } }) => {
    if (kind === 'files') await removeAll(openFiles(deps.settings), `${filmsFolder}/${filmId}`);
    if (kind !== 'films' || userId === undefined || until === undefined) return;
    await inTransaction(deps, (tx) => erase(deps, tx, { userId, until: new Date(until) }));
  };
}

async function removeAll(files: FileStore, folder: string): Promise<void> {
  for (const key of await files.keys(folder)) await files.remove(key);
}

/** Every day: what is due, then files whose film is gone, whatever took it away. */
export async function forgetFilms(deps: Deps): Promise<void> {
  const now = deps.now();
  const unfinishedBefore = new Date(now.getTime() - filmLimits.unfinishedHours * hourMs);
  await queries.deleteDue(deps.db, { now, unfinishedBefore });
  const files = openFiles(deps.settings);
  const stored = Map.groupBy(await files.keys(filmsFolder), (key) => key.split('/')[1] ?? '');
  const known = await queries.knownFilms(deps.db, [...stored.keys()]);
  for (const id of stored.keys()) if (!known.has(id)) await removeAll(files, `${filmsFolder}/${id}`);
}
