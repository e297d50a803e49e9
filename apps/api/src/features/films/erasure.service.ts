import { filmLimits } from '@bandeja/domain/films/rules';
import * as queries from '#features/films/erasure.queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import type { JobHandler } from '#kit/jobs.ts';
import { type FileStore, openFiles } from '#ports/files.ts';

/** Their files lie in the storage below it, a folder for each film. */
export const filmsFolder = 'films';
const hourMs = 3_600_000;

/** @throws AppError film.not_found */
export async function stopSharing(deps: Deps, actor: Pick<Actor, 'userId'>, id: string): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    if ((await erase(deps, tx, { userId: actor.userId, id })) === 0) throw new AppError('film.not_found');
  });
}

/** Of a link that ends, or all of a player who deletes the account or closes films to the coach: in the transaction that does so. */
export async function eraseFilms(deps: Deps, tx: Database, which: queries.Which): Promise<void> {
  await erase(deps, tx, which);
}

async function erase(deps: Deps, tx: Database, which: queries.Which): Promise<number> {
  const ids = await queries.deleteFilms(tx, which);
  for (const filmId of ids) await deps.jobs.send(tx, 'films', { filmId });
  return ids.length;
}

/** Deletes the files of a film that is no more. */
export function filmWorker({ settings }: Pick<Deps, 'settings'>): JobHandler {
  return async ({ data: { filmId = '' } }) => removeAll(openFiles(settings), `${filmsFolder}/${filmId}`);
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
