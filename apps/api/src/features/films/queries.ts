import type { FilmComment, FilmMetadata } from '@bandeja/domain/films/contract';
import type { FilmType } from '@bandeja/domain/films/rules';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { userNames } from '#kit/database/user-names.ts';

export type StoredFilm = {
  id: string;
  linkId: string;
  title: string;
  filmedAt: Date;
  sharedAt: Date;
  expiresAt: Date;
  sizeBytes: number;
  receivedBytes: number;
  type: FilmType | null;
  seconds: number | null;
  hasArrived: boolean;
  isWatched: boolean;
  comments: number;
  coachId: string | null;
};

const films = (db: Database, userId: string) =>
  db
    .selectFrom('shared_films as f')
    .innerJoin('coach_links as l', (join) => join.onRef('l.user_id', '=', 'f.user_id').onRef('l.id', '=', 'f.link_id'))
    .select(['f.id', 'f.link_id', 'f.title', 'f.filmed_at', 'f.shared_at', 'f.expires_at', 'f.size_bytes'])
    .select(['f.type', 'f.seconds', 'f.arrived_at', 'f.watched_at', 'l.coach_id'])
    .select(({ selectFrom }) => [
      selectFrom('shared_film_pieces as p')
        .select(({ fn }) => fn.coalesce(fn.sum<number>('p.size_bytes'), sql<number>`0`).as('bytes'))
        .where('p.user_id', '=', userId)
        .whereRef('p.film_id', '=', 'f.id')
        .as('received_bytes'),
      selectFrom('threads as t')
        .innerJoin('thread_messages as m', 'm.thread_id', 't.id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('t.user_id', '=', 'f.user_id')
        .whereRef('t.coach_id', '=', 'l.coach_id')
        .where('t.kind', '=', 'coaching')
        .where('m.about', '=', 'film')
        .where('m.about_id', '=', sql<string>`f.id::text`)
        .as('comments'),
    ])
    .where('f.user_id', '=', userId)
    .where('l.ended_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof films>['executeTakeFirstOrThrow']>>;

const toFilm = (row: Row): StoredFilm => ({
  id: row.id,
  linkId: row.link_id,
  title: row.title,
  filmedAt: row.filmed_at,
  sharedAt: row.shared_at,
  expiresAt: row.expires_at,
  sizeBytes: row.size_bytes,
  receivedBytes: Number(row.received_bytes),
  type: row.type as FilmType | null, // its check constraint
  seconds: row.seconds,
  hasArrived: row.arrived_at !== null,
  isWatched: row.watched_at !== null,
  comments: Number(row.comments),
  coachId: row.coach_id,
});

/** Newest first. */
export async function filmsOf(db: Database, userId: string): Promise<StoredFilm[]> {
  const rows = await films(db, userId).orderBy('f.shared_at', 'desc').orderBy('f.id').execute();
  return rows.map(toFilm);
}

export async function filmOf(db: Database, userId: string, id: string): Promise<StoredFilm | null> {
  const row = await films(db, userId).where('f.id', '=', id).executeTakeFirst();
  return row ? toFilm(row) : null;
}

/** Uploads of one player are counted one after the other. */
export async function lockPlayer(tx: Database, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

type NewFilm = FilmMetadata & { userId: string; linkId: string; sizeBytes: number; at: Date; expiresAt: Date };

export async function insertFilm(tx: Database, film: NewFilm): Promise<void> {
  await tx
    .insertInto('shared_films')
    .values({
      user_id: film.userId,
      id: film.id,
      link_id: film.linkId,
      title: film.title,
      filmed_at: new Date(film.filmedAt),
      size_bytes: film.sizeBytes,
      declared_at: film.at,
      declaration_version: film.declaration,
      shared_at: film.at,
      expires_at: film.expiresAt,
    })
    .execute();
}

export async function lockFilm(tx: Database, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('shared_films')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('arrived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export type Piece = { id: string; beginsAt: number; sizeBytes: number };

export async function insertPiece(tx: Database, userId: string, filmId: string, piece: Piece): Promise<void> {
  const { id, beginsAt, sizeBytes } = piece;
  await tx
    .insertInto('shared_film_pieces')
    .values({ user_id: userId, film_id: filmId, begins_at: beginsAt, size_bytes: sizeBytes, id })
    .execute();
}

/** In order. */
export async function piecesOf(db: Database, userId: string, filmId: string): Promise<Piece[]> {
  const rows = await db
    .selectFrom('shared_film_pieces')
    .select(['id', 'begins_at', 'size_bytes'])
    .where('user_id', '=', userId)
    .where('film_id', '=', filmId)
    .orderBy('begins_at')
    .execute();
  return rows.map((row) => ({ id: row.id, beginsAt: row.begins_at, sizeBytes: row.size_bytes }));
}

type Arrival = { type: FilmType; seconds: number; at: Date };

export async function setArrived(db: Database, userId: string, id: string, { type, seconds, at }: Arrival) {
  await db
    .updateTable('shared_films')
    .set({ arrived_at: at, type, seconds })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('arrived_at', 'is', null)
    .execute();
}

export async function setWatched(db: Database, userId: string, id: string, at: Date): Promise<void> {
  await db
    .updateTable('shared_films')
    .set({ watched_at: at })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('watched_at', 'is', null)
    .execute();
}

/** Of the thread with the coach who sees it, in the order of the film; what is about all of it first. */
export async function commentsOn(db: Database, userId: string, filmId: string): Promise<FilmComment[]> {
  const rows = await db
    .selectFrom('threads as t')
    .innerJoin('thread_messages as m', 'm.thread_id', 't.id')
    .select(['m.id', 'm.side', 'm.text', 'm.at_ms', 'm.created_at', 'm.author_id'])
    .where('t.user_id', '=', userId)
    .where('t.kind', '=', 'coaching')
    .where('m.about', '=', 'film')
    .where('m.about_id', '=', filmId)
    .orderBy('m.id')
    .$narrowType<{ side: FilmComment['side'] }>()
    .execute();
  const names = await userNames(
    db,
    rows.map(({ author_id }) => author_id),
  );
  return rows.map(({ id, side, text, at_ms, created_at, author_id }) => ({
    _id: id,
    side,
    author: names.get(author_id ?? '')?.split(' ')[0] ?? null,
    text,
    atMs: at_ms,
    createdAt: created_at.toISOString(),
  }));
}
