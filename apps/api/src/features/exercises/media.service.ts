import type { ExerciseMedia } from '@bandeja/domain/exercises/contract';
import { mediaLimits, mediaMessages } from '@bandeja/domain/exercises/media';
import { toFilm } from '#features/exercises/film.service.ts';
import * as queries from '#features/exercises/media.queries.ts';
import { toPicture } from '#features/exercises/picture.service.ts';
import { recordChange } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

type Piece = { upload: string; position: number };

/** @throws AppError exercise.not_found */
export async function takePiece(
  deps: Deps,
  exerciseId: string,
  { upload, position }: Piece,
  bytes: Uint8Array,
): Promise<void> {
  const piece = { exerciseId, uploadId: upload, position, bytes: Buffer.from(bytes), at: deps.now() };
  if (!(await queries.insertUploaded(deps.db, piece))) throw new AppError('exercise.not_found');
}

const refusedFile = (message: string) => new AppError('request.invalid', [{ path: 'upload', message }], message);

/** The outcome is stored whole or not at all; the pieces that were sent go in either case. @throws AppError exercise.not_found, request.invalid */
export async function addMedia(
  deps: Deps,
  actor: Actor,
  exerciseId: string,
  { upload, fileName }: { upload: string; fileName: string },
): Promise<ExerciseMedia> {
  const bytes = Buffer.concat(await queries.uploadedPieces(deps.db, exerciseId, upload));
  if (bytes.length === 0) {
    found(await queries.lockMedia(deps.db, exerciseId), 'exercise.not_found');
    throw refusedFile(mediaMessages.incomplete);
  }
  await queries.deleteUploaded(deps.db, exerciseId, upload);
  const sent = { id: deps.newId(), fileName, bytes };
  const kind = kindOf(bytes);
  if (kind === null) throw refusedFile(mediaMessages.type);
  const made = kind === 'film' ? await toFilm(sent) : await toPicture(sent);
  if ('refused' in made) throw refusedFile(made.refused);
  return change(deps, actor, exerciseId, 'media-add', async (tx, media) => {
    for (const file of made.files) await queries.insertFile(tx, exerciseId, file);
    if ('film' in made) {
      if (media.film) await queries.deleteFiles(tx, exerciseId, media.film._id);
      return { ...media, film: made.film };
    }
    if (media.pictures.length >= mediaLimits.pictures) throw refusedFile(mediaMessages.picturesFull);
    return { ...media, pictures: [...media.pictures, made.picture] };
  });
}

/** By how the file begins: its name and type are what a sender says. */
function kindOf(bytes: Buffer): 'picture' | 'film' | null {
  const begins = (text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text;
  if (begins('\xff\xd8\xff') || begins('\x89PNG') || (begins('RIFF') && begins('WEBP', 8))) return 'picture';
  if (begins('\x1a\x45\xdf\xa3')) return 'film';
  const brand = begins('ftyp', 4) ? bytes.subarray(8, 12).toString('latin1') : null;
  return brand === null || /^(heic|heix|mif1|msf1|avif|avis)$/.test(brand) ? null : 'film';
}

/** @throws AppError exercise.not_found */
export function arrangeMedia(
  deps: Deps,
  actor: Actor,
  exerciseId: string,
  named: readonly { _id: string; alt?: string | undefined }[],
): Promise<ExerciseMedia> {
  return change(deps, actor, exerciseId, 'media-arrange', async (_tx, media) => {
    const texts = new Map(named.map(({ _id, alt }) => [_id, alt]));
    const places = [...texts.keys()];
    const placeOf = (id: string) => (texts.has(id) ? places.indexOf(id) : places.length);
    const pictures = media.pictures.map((picture) => ({ ...picture, alt: texts.get(picture._id) ?? picture.alt }));
    return { ...media, pictures: pictures.sort((a, b) => placeOf(a._id) - placeOf(b._id)) };
  });
}

/** Idempotent. @throws AppError exercise.not_found */
export function removeMedia(deps: Deps, actor: Actor, exerciseId: string, mediaId: string): Promise<ExerciseMedia> {
  return change(deps, actor, exerciseId, 'media-remove', async (tx, media) => {
    await queries.deleteFiles(tx, exerciseId, mediaId);
    return {
      pictures: media.pictures.filter(({ _id }) => _id !== mediaId),
      film: media.film?._id === mediaId ? null : media.film,
    };
  });
}

async function change(
  deps: Deps,
  actor: Actor,
  exerciseId: string,
  action: string,
  next: (tx: Database, media: ExerciseMedia) => Promise<ExerciseMedia>,
): Promise<ExerciseMedia> {
  return inTransaction(deps, async (tx) => {
    const media = await next(tx, found(await queries.lockMedia(tx, exerciseId), 'exercise.not_found'));
    const at = deps.now();
    await queries.setMedia(tx, exerciseId, media, at);
    await recordChange(tx, {
      id: deps.newId(),
      actorId: actor.userId,
      at,
      action,
      entity: 'exercise',
      entityId: exerciseId,
    });
    await deps.jobs.send(tx, 'pages', {});
    return media;
  });
}

const forgottenAfterMs = 86_400_000;

/** Files that never arrived whole. */
export function forgetUploads(deps: Deps): Promise<void> {
  return queries.deleteOldUploads(deps.db, new Date(deps.now().getTime() - forgottenAfterMs));
}
