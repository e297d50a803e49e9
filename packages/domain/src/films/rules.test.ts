import { expect, it } from 'vitest';
import { blankDates, filmTypeOf, tellingBoxes } from '#films/rules.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function box(name: string, ...inner: Uint8Array[]): Uint8Array {
  const size = 8 + inner.reduce((sum, { length }) => sum + length, 0);
  const head = new Uint8Array(8);
  new DataView(head.buffer).setUint32(0, size);
  head.set(bytesOf(name), 4);
  return Uint8Array.from([...head, ...inner.flatMap((part) => [...part])]);
}

const nines = (length: number) => new Uint8Array(length).fill(9);

it('knows a film by how it begins, not by its name', () => {
  expect(filmTypeOf(box('ftyp', bytesOf('isom')))).toBe('mp4');
  expect(filmTypeOf(box('ftyp', bytesOf('qt  ')))).toBe('mp4');
  expect(filmTypeOf(bytesOf('\x1a\x45\xdf\xa3'))).toBe('webm');
  expect([filmTypeOf(box('ftyp', bytesOf('heic'))), filmTypeOf(bytesOf('%PDF')), filmTypeOf(nines(2))]).toEqual([
    null,
    null,
    null,
  ]);
});

it('finds what cameras note, however deep', () => {
  const place = box('udta', box('\xa9xyz', bytesOf('+41.38+002.17/')));
  expect(tellingBoxes(box('moov', box('mvhd', nines(100)), place))).toEqual(['udta']);
  expect(tellingBoxes(box('moov', box('trak', box('meta')), box('trak', box('mdia', place))))).toEqual([
    'meta',
    'udta',
  ]);
  expect(tellingBoxes(box('uuid', nines(16)))).toEqual(['uuid']);
  expect(tellingBoxes(box('moov', box('mvhd', nines(100)), box('trak', box('tkhd', nines(84)))))).toEqual([]);
});

it('takes the days out of a film, and nothing else', () => {
  const short = Uint8Array.from([0, 0, 0, 0, ...nines(20)]);
  const long = Uint8Array.from([1, 0, 0, 0, ...nines(28)]);
  const film = box('moov', box('mvhd', short), box('trak', box('tkhd', long)));
  blankDates(film);
  const [zeros, rest] = [(length: number) => new Uint8Array(length), nines(12)];
  const blank = (version: number, dates: number) => Uint8Array.from([version, 0, 0, 0, ...zeros(dates), ...rest]);
  expect(film).toEqual(box('moov', box('mvhd', blank(0, 8)), box('trak', box('tkhd', blank(1, 16)))));
});
