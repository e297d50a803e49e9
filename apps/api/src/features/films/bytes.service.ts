import { filmsFolder } from '#features/films/erasure.service.ts';
import type { Piece } from '#features/films/queries.ts';
import type { ByteRange } from '#kit/byte-range.ts';
import { openFiles } from '#ports/files.ts';
import type { Settings } from '#settings.ts';

type Place = Pick<Settings, 's3' | 'dataDir'>;

const keyOf = (filmId: string, piece: Pick<Piece, 'id'>) => `${filmsFolder}/${filmId}/${piece.id}`;

export async function storePiece(place: Place, filmId: string, piece: Pick<Piece, 'id'>, bytes: Buffer): Promise<void> {
  await openFiles(place).put(keyOf(filmId, piece), bytes);
}

export async function dropPiece(place: Place, filmId: string, piece: Pick<Piece, 'id'>): Promise<void> {
  await openFiles(place).remove(keyOf(filmId, piece));
}

/** @param look is awaited before each piece: what it throws ends the film there */
export async function* bytesOf(
  place: Place,
  film: { id: string; pieces: readonly Piece[] },
  { from, to }: ByteRange,
  look: () => Promise<unknown> = async () => {},
): AsyncGenerator<Buffer> {
  const files = openFiles(place);
  for (const piece of film.pieces) {
    const { beginsAt, sizeBytes } = piece;
    if (beginsAt > to || beginsAt + sizeBytes <= from) continue;
    await look();
    const bytes = await files.get(keyOf(film.id, piece));
    // it was removed meanwhile: the connection ends short, and the browser notices by the length
    if (bytes === null) throw new Error('film piece missing');
    yield bytes.subarray(Math.max(0, from - beginsAt), to - beginsAt + 1);
  }
}
