/** The messages and fields of Garmin's FIT protocol that a session needs. */
export const messageNumbers = { fileId: 0, sport: 12, session: 18, record: 20 } as const;
/** Of a planned workout, which we write (apps/web/src/lib/fit-workout.ts). */
export const workoutNumbers = { workout: 26, step: 27 } as const;

/** Field numbers to numbers; texts as texts; what the file marks as invalid is left out. */
export type FitMessage = { global: number; fields: ReadonlyMap<number, number | string> };

type FitScan = {
  messages: FitMessage[];
  /** `cut`: the data ends within a record or before its announced length. `damaged`: a checksum is wrong. */
  state: 'whole' | 'cut' | 'damaged';
};

type Definition = { global: number; little: boolean; fields: FieldDefinition[]; size: number };
type FieldDefinition = { number: number; size: number; base: number };

const wanted = new Set<number>([...Object.values(messageNumbers), ...Object.values(workoutNumbers)]);
const timestampField = 253;
const mostMessages = 2_000_000;

export function isFit(bytes: Uint8Array): boolean {
  return (bytes[0] === 12 || bytes[0] === 14) && String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT';
}

/** Reads whole records one after another, also of files that follow one another; whatever the checks say, no record is guessed. */
export function scanFit(bytes: Uint8Array): FitScan {
  const messages: FitMessage[] = [];
  let state: FitScan['state'] = 'whole';
  let at = 0;
  while (at + 12 <= bytes.length && isFit(bytes.subarray(at))) {
    const view = new DataView(bytes.buffer, bytes.byteOffset + at, bytes.length - at);
    const header = view.getUint8(0);
    const announced = header + view.getUint32(4, true);
    const end = Math.min(announced, view.byteLength);
    const read = readRecords(view, header, end, messages);
    if (announced + 2 > view.byteLength || !read.isWhole) state = 'cut';
    else if (checksum(bytes.subarray(at, at + announced)) !== view.getUint16(announced, true)) {
      state = state === 'whole' ? 'damaged' : state;
    }
    at += announced + 2;
  }
  return { messages, state };
}

function readRecords(view: DataView, from: number, end: number, messages: FitMessage[]): { isWhole: boolean } {
  const definitions = new Map<number, Definition>();
  let at = from;
  let lastTimestamp = 0;
  while (at < end) {
    const header = view.getUint8(at);
    const isCompressed = (header & 0x80) !== 0;
    if (!isCompressed && (header & 0x40) !== 0) {
      const definition = definitionAt(view, at, end);
      if (definition === null) return { isWhole: false };
      definitions.set(header & 0x0f, definition.definition);
      at = definition.next;
      continue;
    }
    const definition = definitions.get(isCompressed ? (header >> 5) & 0x03 : header & 0x0f);
    if (definition === undefined || at + 1 + definition.size > end) return { isWhole: false };
    if (wanted.has(definition.global) && messages.length < mostMessages) {
      const fields = fieldsAt(view, at + 1, definition);
      if (isCompressed) {
        // five bits of the seconds, counted on from the last whole timestamp
        lastTimestamp += ((header & 0x1f) - (lastTimestamp & 0x1f) + 32) % 32;
        fields.set(timestampField, lastTimestamp);
      } else {
        const timestamp = fields.get(timestampField);
        if (typeof timestamp === 'number') lastTimestamp = timestamp;
      }
      messages.push({ global: definition.global, fields });
    }
    at += 1 + definition.size;
  }
  return { isWhole: at === end };
}

function definitionAt(view: DataView, at: number, end: number): { definition: Definition; next: number } | null {
  if (at + 6 > end) return null;
  const hasDeveloperFields = (view.getUint8(at) & 0x20) !== 0;
  const little = view.getUint8(at + 2) === 0;
  const global = view.getUint16(at + 3, little);
  const count = view.getUint8(at + 5);
  let next = at + 6;
  if (next + count * 3 > end) return null;
  const fields: FieldDefinition[] = [];
  let size = 0;
  for (let index = 0; index < count; index++, next += 3) {
    const field = { number: view.getUint8(next), size: view.getUint8(next + 1), base: view.getUint8(next + 2) };
    fields.push(field);
    size += field.size;
  }
  if (hasDeveloperFields) {
    if (next >= end) return null;
    const developers = view.getUint8(next++);
    if (next + developers * 3 > end) return null;
    for (let index = 0; index < developers; index++, next += 3) size += view.getUint8(next + 1);
  }
  return { definition: { global, little, fields, size }, next };
}

function fieldsAt(view: DataView, from: number, { fields, little }: Definition): Map<number, number | string> {
  const values = new Map<number, number | string>();
  let at = from;
  for (const { number, size, base } of fields) {
    const value = valueAt(view, at, { size, base, little });
    if (value !== null) values.set(number, value);
    at += size;
  }
  return values;
}

type Place = { size: number; base: number; little: boolean };

function valueAt(view: DataView, at: number, { size, base, little }: Place): number | string | null {
  switch (base & 0x1f) {
    case 0: // enum
    case 2: // uint8
    case 13: // byte
      return valid(view.getUint8(at), 0xff);
    case 10: // uint8z
      return valid(view.getUint8(at), 0);
    case 4: // uint16
      return size < 2 ? null : valid(view.getUint16(at, little), 0xffff);
    case 6: // uint32
      return size < 4 ? null : valid(view.getUint32(at, little), 0xffffffff);
    case 12: // uint32z
      return size < 4 ? null : valid(view.getUint32(at, little), 0);
    case 7:
      return textAt(view, at, size);
    default:
      return null;
  }
}

const valid = (value: number, invalid: number) => (value === invalid ? null : value);

function textAt(view: DataView, at: number, size: number): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + at, size);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end === -1 ? bytes : bytes.subarray(0, end));
}

const halfBytes = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000, 0x9c01,
  0x8801, 0x4400,
];

/** The protocol's CRC-16. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    for (const half of [byte & 0x0f, byte >> 4]) {
      crc = ((crc >> 4) & 0x0fff) ^ (halfBytes[crc & 0x0f] ?? 0) ^ (halfBytes[half] ?? 0);
    }
  }
  return crc;
}
