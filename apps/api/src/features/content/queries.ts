import type { LegalKind } from '@bandeja/domain/content/vocabulary';

import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { toColumns } from '#kit/database/names.ts';
import { userNames } from '#kit/database/user-names.ts';

const stateSchema = z.enum(['published', 'hidden', 'shipped']);
export type RevisionState = z.infer<typeof stateSchema>;

export type Revision = {
  _id: string;
  key: string;
  state: RevisionState;
  markdown: string | null;
  version: number | null;
  shippedHash: string | null;
  at: string;
  by: string | null;
};

const stored = (db: Database) =>
  db
    .selectFrom('text_revisions as r')
    .select(['r.id', 'r.text_key', 'r.state', 'r.markdown', 'r.version', 'r.shipped_hash', 'r.created_at'])
    .select('r.created_by');

type Row = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>;

const toRevision = (row: Row, names: ReadonlyMap<string, string> = new Map()): Revision => ({
  _id: row.id,
  key: row.text_key,
  state: stateSchema.parse(row.state),
  markdown: row.markdown,
  version: row.version,
  shippedHash: row.shipped_hash,
  at: row.created_at.toISOString(),
  by: names.get(row.created_by ?? '') ?? null,
});

/** For the desk: whoever reads a text needs not know who wrote it. */
async function withAuthors(db: Database, rows: Row[]): Promise<Revision[]> {
  const ids = rows.map((row) => row.created_by);
  const names = await userNames(db, ids);
  return rows.map((row) => toRevision(row, names));
}

/** Of each text the newest. */
export async function newestRevisions(db: Database): Promise<Revision[]> {
  return (await newest(db).execute()).map((row) => toRevision(row));
}

export async function newestWithAuthors(db: Database): Promise<Revision[]> {
  return withAuthors(db, await newest(db).execute());
}

const newest = (db: Database) => stored(db).distinctOn('r.text_key').orderBy('r.text_key').orderBy('r.id', 'desc');

export async function newestOf(db: Database, key: string): Promise<Revision | null> {
  const rows = await stored(db).where('r.text_key', '=', key).orderBy('r.id', 'desc').limit(1).execute();
  const [revision = null] = await withAuthors(db, rows);
  return revision;
}

/** Every version of the legal texts that the desk has written. */
export async function legalRevisions(db: Database): Promise<Revision[]> {
  const rows = await stored(db).where('r.version', 'is not', null).orderBy('r.id').execute();
  return rows.map((row) => toRevision(row));
}

/** Without their texts, newest first. */
export async function historyOf(db: Database, key: string): Promise<Omit<Revision, 'markdown'>[]> {
  const rows = await stored(db).where('r.text_key', '=', key).orderBy('r.id', 'desc').limit(100).execute();
  return (await withAuthors(db, rows)).map(({ markdown, ...rest }) => rest);
}

export async function revisionById(db: Database, id: string): Promise<Revision | null> {
  const [revision = null] = await withAuthors(db, await stored(db).where('r.id', '=', id).execute());
  return revision;
}

/** Changes with every revision. */
export async function newestRevisionId(db: Database): Promise<string | null> {
  const row = await db.selectFrom('text_revisions').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return row?.id ?? null;
}

type NewRevision = {
  id: string;
  textKey: string;
  state: RevisionState;
  markdown: string | null;
  version: number | null;
  shippedHash: string | null;
  basedOn: string | null;
  createdBy: string;
  createdAt: Date;
};

export async function insertRevision(tx: Database, revision: NewRevision): Promise<void> {
  await tx.insertInto('text_revisions').values(toColumns(revision)).execute();
}

type Agreement = { userId: string; kind: LegalKind; version: number; agreedAt: Date };

export async function insertAgreements(tx: Database, agreements: readonly Agreement[]): Promise<void> {
  await tx
    .insertInto('legal_agreements')
    .values(agreements.map((agreement) => toColumns(agreement)))
    .execute();
}

/** How many accounts agreed to each version. */
export async function agreementCounts(db: Database, kind: LegalKind): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('legal_agreements')
    .select(({ fn }) => ['version', fn.countAll<number>().as('agreed')])
    .where('kind', '=', kind)
    .groupBy('version')
    .execute();
  return new Map(rows.map(({ version, agreed }) => [version, agreed]));
}
