import type { Correction, CorrectionSpan } from '@bandeja/domain/learning/contract';
import { type Channel, channels } from '@bandeja/domain/learning/vocabulary';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { deleteInBatches } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

function toCorrection(row: Selectable<Tables['corrections']>): Correction {
  const { message, understood, corrected, labels, spans } = row;
  return {
    _id: row.id,
    channel: z.enum(channels).parse(row.channel),
    message,
    understood,
    corrected,
    labels,
    spans: spans ?? [],
    createdAt: row.created_at.toISOString(),
  };
}

export type NewCorrection = {
  id: string;
  channel: Channel;
  message: string;
  understood: string[];
  corrected: string[];
  at: Date;
};

export async function insertCorrection(db: Database, { at, ...correction }: NewCorrection): Promise<void> {
  await db
    .insertInto('corrections')
    .values({ ...correction, created_at: at })
    .execute();
}

export async function listCorrections(
  db: Database,
  page: { limit: number; before?: string | undefined },
): Promise<Correction[]> {
  let query = db.selectFrom('corrections').selectAll();
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  const rows = await query.orderBy('id', 'desc').limit(page.limit).execute();
  return rows.map(toCorrection);
}

export async function labelledCorrections(db: Database): Promise<Correction[]> {
  const rows = await db.selectFrom('corrections').selectAll().where('labels', 'is not', null).orderBy('id').execute();
  return rows.map(toCorrection);
}

export async function correctionById(db: Database, id: string): Promise<Correction | null> {
  const row = await db.selectFrom('corrections').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? toCorrection(row) : null;
}

export async function labelCorrection(
  db: Database,
  labelled: { id: string; labels: string[]; spans: CorrectionSpan[]; at: Date },
): Promise<void> {
  await db
    .updateTable('corrections')
    .set({ labels: labelled.labels, spans: JSON.stringify(labelled.spans), labelled_at: labelled.at })
    .where('id', '=', labelled.id)
    .execute();
}

export async function deleteCorrectionsBefore(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, 'corrections', sql`created_at < ${before}`);
}
