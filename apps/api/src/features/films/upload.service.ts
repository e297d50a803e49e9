import { filmMetadataSchema } from '@bandeja/domain/films/contract';
import { filmMessages } from '@bandeja/domain/films/messages';
import { filmLimits } from '@bandeja/domain/films/rules';
import { openLink } from '#features/coach-access/sharing.service.ts';
import { bytesOf, dropPiece, storePiece } from '#features/films/bytes.service.ts';
import { eraseFilms, stopSharing } from '#features/films/erasure.service.ts';
import { type Examined, examine } from '#features/films/examination.service.ts';
import * as queries from '#features/films/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

const dayMs = 86_400_000;
const refused = (message: string) => new AppError('film.refused', [{ path: 'film', message }], message);

export type Announced = { sizeBytes: number | undefined; metadata: Record<string, string | null> | undefined };

/** Before the first byte: who would see it, what the player declares, how large it is. @throws AppError film.*, request.invalid */
export async function announceFilm(deps: Deps, actor: Actor, { sizeBytes, metadata }: Announced): Promise<string> {
  const parsed = filmMetadataSchema.safeParse(metadata ?? {});
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new AppError('request.invalid', issues);
  }
  if (sizeBytes === undefined || sizeBytes <= 0) throw refused(filmMessages.broken);
  if (sizeBytes > filmLimits.bytes) throw refused(filmMessages.heavy);
  return inTransaction(deps, async (tx, inTx) => {
    await queries.lockPlayer(tx, actor.userId);
    const link = await openLink(inTx, actor, 'films');
    if (link === null) throw new AppError('film.not_open');
    const films = await queries.filmsOf(tx, actor.userId);
    const known = films.find(({ id }) => id === parsed.data.id);
    // what another film of the device's id began with is worth nothing for this one
    if (known && !known.hasArrived) await eraseFilms(inTx, tx, { userId: actor.userId, id: known.id });
    if (known?.hasArrived) throw new AppError('film.full', [], filmMessages.shared);
    const others = films.filter((film) => film !== known);
    const bytes = others.reduce((sum, film) => sum + film.sizeBytes, sizeBytes);
    if (others.length >= filmLimits.films || bytes > filmLimits.allBytes) {
      throw new AppError('film.full', [], filmMessages.full);
    }
    const at = deps.now();
    const expiresAt = new Date(at.getTime() + filmLimits.days * dayMs);
    const film = { ...parsed.data, userId: actor.userId, linkId: link.id, sizeBytes, at, expiresAt };
    await queries.insertFilm(tx, film);
    return film.id;
  });
}

type Progress = { sizeBytes: number; receivedBytes: number };

/** @throws AppError film.not_found, film.refused */
export async function progressOf(deps: Deps, actor: Actor, id: string): Promise<Progress> {
  const film = found(await queries.filmOf(deps.db, actor.userId, id), 'film.not_found');
  // a server that stopped after the last byte has not looked at it
  if (!film.hasArrived && film.receivedBytes === film.sizeBytes) await finishFilm(deps, actor, id);
  return film;
}

/** Stores what came, also when the connection was cut within it. @returns how much is there now. @throws AppError film.* */
export async function addBytes(
  deps: Deps,
  actor: Actor,
  id: string,
  { beginsAt, bytes }: { beginsAt: number; bytes: Buffer },
): Promise<number> {
  if (bytes.length === 0) return beginsAt;
  const piece = { id: deps.newId(), beginsAt, sizeBytes: bytes.length };
  await storePiece(deps.settings, id, piece, bytes);
  const end = beginsAt + bytes.length;
  const isKept = await inTransaction(deps, async (tx, inTx) => {
    if (!(await queries.lockFilm(tx, actor.userId, id))) return false;
    if ((await openLink(inTx, actor, 'films')) === null) return false;
    const { sizeBytes } = found(await queries.filmOf(tx, actor.userId, id), 'film.not_found');
    const pieces = await queries.piecesOf(tx, actor.userId, id);
    const received = pieces.reduce((sum, each) => sum + each.sizeBytes, 0);
    if (received !== beginsAt || end > sizeBytes || pieces.length >= filmLimits.pieces) return false;
    await queries.insertPiece(tx, actor.userId, id, piece);
    return true;
  });
  if (isKept) return end;
  await dropPiece(deps.settings, id, piece);
  throw new AppError('film.not_open');
}

/** Looks at what arrived; what may not be shared is deleted at once. @throws AppError film.refused */
export async function finishFilm(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { sizeBytes } = found(await queries.filmOf(deps.db, actor.userId, id), 'film.not_found');
  const pieces = await queries.piecesOf(deps.db, actor.userId, id);
  const read = async (from: number, to: number) => {
    const bytes: Buffer[] = [];
    for await (const part of bytesOf(deps.settings, { id, pieces }, { from, to: to - 1 })) bytes.push(part);
    return new Uint8Array(Buffer.concat(bytes));
  };
  const examined: Examined = await examine(sizeBytes, read);
  if ('refused' in examined) {
    await stopSharing(deps, actor, id);
    throw refused(examined.refused);
  }
  await queries.setArrived(deps.db, actor.userId, id, { ...examined, at: deps.now() });
}
