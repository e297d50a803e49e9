const megabyte = 1024 * 1024;

export const filmLimits = {
  bytes: 80 * megabyte,
  seconds: 60,
  /** Of one player, at the same time. */
  films: 12,
  allBytes: 400 * megabyte,
  /** So long after it was shared it is deleted. */
  days: 90,
  /** What has not arrived whole by then never will. */
  unfinishedHours: 48,
  titleLetters: 60,
  /** One request of an upload: it comes within the time a request may take on a slow line. */
  pieceBytes: 2 * megabyte,
  /** Whoever sends a byte at a time is refused. */
  pieces: 2_000,
} as const;

export const filmTypes = ['mp4', 'webm'] as const;
export type FilmType = (typeof filmTypes)[number];

/** By how the file begins: its name and type are what a sender says. */
export function filmTypeOf(head: Uint8Array): FilmType | null {
  const text = (at: number, length: number) => String.fromCharCode(...head.subarray(at, at + length));
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'webm';
  if (text(4, 4) !== 'ftyp') return null;
  return /^(heic|heix|mif1|msf1|avif|avis)$/.test(text(8, 4)) ? null : 'mp4';
}

/** Boxes of an MP4 or QuickTime file in which cameras note places, dates, names and their own model. */
const telling = new Set(['udta', 'meta', 'uuid', 'mebx', 'gps ', 'loci', 'XMP_']);
const holding = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts']);

const dated = new Set(['mvhd', 'tkhd', 'mdhd']);

/** Takes the day out of an MP4, in place. @param bytes the boxes of a whole file */
export function blankDates(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (size < 8 || at + size > bytes.length) return;
    if (holding.has(name)) blankDates(bytes.subarray(at + 8, at + size));
    // created and changed, of 4 bytes each, or of 8 in the longer form
    if (dated.has(name)) bytes.fill(0, at + 12, at + 12 + (bytes[at + 8] === 1 ? 16 : 8));
    at += size;
  }
}

/** Names of boxes that tell more than the picture. @param bytes the boxes of a file without their film data, or part of it */
export function tellingBoxes(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (telling.has(name)) found.push(name);
    if (size < 8 || at + size > bytes.length) break;
    if (holding.has(name)) found.push(...tellingBoxes(bytes.subarray(at + 8, at + size)));
    at += size;
  }
  return found;
}
