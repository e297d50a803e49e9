import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

/** Archivo's weights, as WOFF files: out of a WOFF2 pdfkit draws invisible text, while the text can still be extracted. */
const files = {
  text: require.resolve('@fontsource/archivo/files/archivo-latin-400-normal.woff'),
  medium: require.resolve('@fontsource/archivo/files/archivo-latin-500-normal.woff'),
  strong: require.resolve('@fontsource/archivo/files/archivo-latin-600-normal.woff'),
  head: require.resolve('@fontsource/archivo/files/archivo-latin-700-normal.woff'),
};
export type FontName = keyof typeof files;

let loaded: [name: FontName, data: Buffer][] | undefined;

export function fontFiles(): [name: FontName, data: Buffer][] {
  loaded ??= Object.entries(files).map(([name, file]) => [name as FontName, unpacked(readFileSync(file))]);
  return loaded;
}

const woff = { header: 44, row: 20 } as const;
const sfnt = { header: 12, row: 16 } as const;

/** Given the packed font, pdfkit inflates a table in JavaScript for each glyph: two thirds of the time a document takes. */
function unpacked(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12);
  const head = Buffer.alloc(sfnt.header + count * sfnt.row);
  packed.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index += 1) {
    const from = woff.header + index * woff.row;
    const start = packed.readUInt32BE(from + 4);
    const packedLength = packed.readUInt32BE(from + 8);
    const length = packed.readUInt32BE(from + 12);
    const stored = packed.subarray(start, start + packedLength);
    const table = packedLength < length ? inflateSync(stored) : stored;
    const to = sfnt.header + index * sfnt.row;
    packed.copy(head, to, from, from + 4);
    packed.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...tables]);
}
