import type { RoundedMeasures } from '@bandeja/domain/mirror/schemas';
import type { Point } from '@bandeja/pose/landmarks';
import type { TrackedStroke } from '@bandeja/pose/stroke';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { filmDatabase } from '#lib/device-storage.ts';

/** On the device alone; nothing of it is ever sent. */
export type StoredFilm = {
  id: string;
  owner: string;
  filmedAt: string;
  clip: Blob;
  /** Shares of the picture: width over height. */
  shape: { width: number; height: number };
  stroke: TrackedStroke;
  /** Index of the frame in which the player says that they hit the ball. */
  contact: number;
  measures: RoundedMeasures;
  note: string;
  /** Of moments; older films have none. */
  notes?: readonly MomentNote[];
  /** Drawn over it with a finger, pixels of `shape`. */
  lines?: readonly Line[];
};
/** `offset`: seconds from the contact. */
export type MomentNote = { offset: number; text: string };
export type Line = readonly Point[];

interface FilmSchema extends DBSchema {
  films: { key: string; value: StoredFilm; indexes: { owner: string } };
}

const mostBytes = 200 * 1024 * 1024;

let opened: Promise<IDBPDatabase<FilmSchema>> | null = null;

function database(): Promise<IDBPDatabase<FilmSchema>> {
  opened ??= openDB<FilmSchema>(filmDatabase, 1, {
    upgrade: (db) => void db.createObjectStore('films', { keyPath: 'id' }).createIndex('owner', 'owner'),
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Newest first. */
export async function filmsOf(owner: string): Promise<StoredFilm[]> {
  const films = await (await database()).getAllFromIndex('films', 'owner', owner);
  return films.sort((a, b) => b.filmedAt.localeCompare(a.filmedAt));
}

/** The oldest ones make room when the player's films get larger than 200 MB. */
export async function storeFilm(film: StoredFilm): Promise<void> {
  const db = await database();
  await db.put('films', film);
  let bytes = 0;
  for (const { id, clip } of await filmsOf(film.owner)) {
    bytes += clip.size;
    if (bytes > mostBytes && id !== film.id) await db.delete('films', id);
  }
}

export async function deleteFilm(id: string): Promise<void> {
  await (await database()).delete('films', id);
}

export async function deleteFilmsOf(owner: string): Promise<void> {
  const db = await database();
  for (const { id } of await filmsOf(owner)) await db.delete('films', id);
}
