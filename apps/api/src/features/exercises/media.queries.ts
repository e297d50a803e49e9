import type { ExerciseMedia } from '@bandeja/domain/exercises/contract';
import { mediaLimits } from '@bandeja/domain/exercises/media';
import { pictureSchema, uploadedFilmSchema } from '@bandeja/domain/exercises/schemas';
import { sql } from 'kysely';
import { z } from 'zod';
import { deleteInBatches } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

const mediaSchema = z.object({ pictures: z.array(pictureSchema), film: z.nullable(uploadedFilmSchema) });

export const toMedia = (row: { pictures: unknown; film: unknown }): ExerciseMedia =>
  mediaSchema.parse({ pictures: row.pictures, film: row.film });

export async function lockMedia(tx: Database, exerciseId: string): Promise<ExerciseMedia | null> {
  const row = await tx
    .selectFrom('exercises')
    .select(['pictures', 'film'])
    .where('id', '=', exerciseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? toMedia(row) : null;
}

export async function setMedia(tx: Database, exerciseId: string, media: ExerciseMedia, at: Date): Promise<void> {
  await tx
    .updateTable('exercises')
    .set({
      pictures: JSON.stringify(media.pictures),
      film: media.film === null ? null : JSON.stringify(media.film),
      updated_at: at,
    })
    .where('id', '=', exerciseId)
    .execute();
}

export type StoredFile = { name: string; mediaId: string; type: string; bytes: Buffer };

export async function insertFile(tx: Database, exerciseId: string, file: StoredFile): Promise<void> {
  const { name, bytes } = file;
  await tx
    .insertInto('media_files')
    .values({
      name,
      exercise_id: exerciseId,
      media_id: file.mediaId,
      type: file.type,
      size_bytes: bytes.length,
    })
    .execute();
  const size = mediaLimits.pieceBytes;
  for (let position = 0; position * size < bytes.length; position += 1) {
    const piece = bytes.subarray(position * size, (position + 1) * size);
    await tx.insertInto('media_pieces').values({ name, position, bytes: piece }).execute();
  }
}

export type FileFacts = { type: string; sizeBytes: number; isPublic: boolean };

export async function fileNamed(db: Database, name: string): Promise<FileFacts | null> {
  const row = await db
    .selectFrom('media_files as f')
    .innerJoin('exercises as x', 'x.id', 'f.exercise_id')
    .select(['f.type', 'f.size_bytes'])
    .select(sql<boolean>`x.published_at is not null and x.retired_at is null`.as('is_public'))
    .where('f.name', '=', name)
    .executeTakeFirst();
  return row ? { type: row.type, sizeBytes: row.size_bytes, isPublic: row.is_public } : null;
}

export async function pieceOf(db: Database, name: string, position: number): Promise<Buffer | null> {
  const row = await db
    .selectFrom('media_pieces')
    .select('bytes')
    .where('name', '=', name)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

export async function deleteFiles(tx: Database, exerciseId: string, mediaId: string): Promise<void> {
  await tx.deleteFrom('media_files').where('exercise_id', '=', exerciseId).where('media_id', '=', mediaId).execute();
}

type UploadedPiece = { exerciseId: string; uploadId: string; position: number; bytes: Buffer; at: Date };

/** False when there is no such exercise. */
export async function insertUploaded(db: Database, piece: UploadedPiece): Promise<boolean> {
  const { exerciseId, uploadId, position, bytes, at } = piece;
  const result = await sql`
    insert into media_uploads (exercise_id, upload_id, position, bytes, created_at)
    select x.id, ${uploadId}::uuid, ${position}::integer, ${bytes}::bytea, ${at}::timestamptz
      from exercises x where x.id = ${exerciseId}
    on conflict (exercise_id, upload_id, position) do update set bytes = excluded.bytes`.execute(db);
  return (result.numAffectedRows ?? 0n) > 0n;
}

export async function uploadedPieces(db: Database, exerciseId: string, uploadId: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('media_uploads')
    .select(['position', 'bytes'])
    .where('exercise_id', '=', exerciseId)
    .where('upload_id', '=', uploadId)
    .orderBy('position')
    .execute();
  const isWhole = rows.every((row, index) => row.position === index);
  return isWhole ? rows.map((row) => row.bytes) : [];
}

export async function deleteUploaded(db: Database, exerciseId: string, uploadId: string): Promise<void> {
  await db
    .deleteFrom('media_uploads')
    .where('exercise_id', '=', exerciseId)
    .where('upload_id', '=', uploadId)
    .execute();
}

export async function deleteOldUploads(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, 'media_uploads', sql`created_at < ${before}`);
}
