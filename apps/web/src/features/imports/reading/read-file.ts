import { type ImportedSession, importedSessionSchema } from '@bandeja/domain/imports/schemas';
import { type Budget, gzipSink, zipSink } from '#features/imports/reading/archive.ts';
import { cleanText, decodeText } from '#features/imports/reading/decode.ts';
import { binaryFormats, jsonFormats, tableFormats, xmlFormats } from '#features/imports/reading/formats.ts';
import { columnsByName } from '#features/imports/reading/log-columns.ts';
import {
  FileError,
  newReader,
  type Reader,
  type Reading,
  type ReadingPlace,
  readingLimits,
  type Unreadable,
} from '#features/imports/reading/model.ts';
import { readTable } from '#features/imports/reading/table.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';
import { type Sink, xmlSink } from '#features/imports/reading/xml.ts';

const pieceBytes = 1024 * 1024;

/** The content decides the format, not the name. Never throws; every session fits `importedSessionSchema`. */
export async function readFile(file: Blob | Uint8Array, place: ReadingPlace): Promise<Reading | Unreadable> {
  try {
    return tidy(...(await readAny(file, place)));
  } catch (error) {
    return { error: error instanceof FileError ? error.message : fileErrors.unexpected };
  }
}

async function readAny(file: Blob | Uint8Array, place: ReadingPlace): Promise<[Reading, Reader]> {
  const size = file instanceof Uint8Array ? file.length : file.size;
  if (size === 0) throw new FileError(fileErrors.empty);
  if (size > readingLimits.unpackedBytes) throw new FileError(fileErrors.tooLarge);
  const reader = newReader(place);
  const budget: Budget = { packed: 0, unpacked: 0, files: 0 };
  const sink = anySink(reader, budget, 0);
  for (let from = 0; from < size; from += pieceBytes) {
    const piece = file.slice(from, from + pieceBytes);
    const bytes = piece instanceof Uint8Array ? piece : new Uint8Array(await piece.arrayBuffer());
    budget.packed += bytes.length;
    sink.push(bytes);
    if (sink.isStreamed()) reader.tick(budget.packed / size);
  }
  return [sink.end(), reader];
}

/** Enough to see what a file is. */
const headBytes = 512;

/** Waits for a file's first bytes, then hands it to what reads its kind. */
function anySink(reader: Reader, budget: Budget, depth: number): Sink & { isStreamed: () => boolean } {
  let head = new Uint8Array(0);
  let sink: (Sink & { isStreamed?: boolean }) | null = null;
  function begin() {
    sink = sinkOf(
      head,
      () => {
        if (depth >= readingLimits.archiveDepth) throw new FileError(fileErrors.tooPacked);
        return anySink(reader, budget, depth + 1);
      },
      reader,
      budget,
    );
    sink.push(head);
    return sink;
  }
  return {
    push(bytes) {
      if (sink !== null) return sink.push(bytes);
      head = concat([head, bytes]);
      if (head.length >= headBytes) begin();
    },
    end: () => (sink ?? begin()).end(),
    isStreamed: () => sink?.isStreamed === true,
  };
}

function sinkOf(head: Uint8Array, inner: () => Sink, reader: Reader, budget: Budget): Sink & { isStreamed?: boolean } {
  if (head[0] === 0x50 && head[1] === 0x4b) return { ...zipSink(budget, inner), isStreamed: true };
  if (head[0] === 0x1f && head[1] === 0x8b) return { ...gzipSink(budget, inner()), isStreamed: true };
  if (
    decodeText(head.subarray(0, headBytes))
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('<')
  ) {
    const readerOf = (root: string) => xmlFormats.find((format) => format.root === root)?.begin(reader) ?? null;
    return { ...xmlSink(head, readerOf), isStreamed: true };
  }
  return wholeSink(reader);
}

/** Holds a file as a whole: a table, JSON, FIT. */
function wholeSink(reader: Reader): Sink {
  const pieces: Uint8Array[] = [];
  let size = 0;
  return {
    push(bytes) {
      size += bytes.length;
      if (size > readingLimits.bytes) throw new FileError(fileErrors.tooLarge);
      pieces.push(bytes.slice());
    },
    end: () => readWhole(pieces.length === 1 && pieces[0] ? pieces[0] : concat(pieces), reader),
  };
}

function readWhole(bytes: Uint8Array, reader: Reader): Reading {
  const binary = binaryFormats.find(({ recognise }) => recognise(bytes));
  if (binary) return binary.read(bytes, reader);
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const start = text.slice(0, 1000).trimStart();
  if (start === '') throw new FileError(fileErrors.empty);
  if (start.startsWith('{') || start.startsWith('[')) return readJson(text, reader);
  if (text.includes('\0')) throw new FileError(fileErrors.unknown);
  const table = readTable(text);
  const file = { text, table, columns: columnsByName(table) };
  const format = tableFormats.find(({ recognise }) => recognise(file));
  if (format === undefined) throw new FileError(fileErrors.unknown);
  return format.read(file, reader);
}

function readJson(text: string, reader: Reader): Reading {
  const value = jsonOf(text);
  const format = jsonFormats.find(({ recognise }) => recognise(value));
  if (format === undefined) throw new FileError(fileErrors.otherJson);
  return format.read(value, reader);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(fileErrors.brokenJson);
  }
}

function concat(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Distinct keys, within the limits, nothing that the server would refuse. @throws FileError when nothing is left */
function tidy(reading: Reading, reader: Reader): Reading {
  const { source, sessions, remarks: earlierRemarks, asksUnit = false, withUnit = [], distances } = reading;
  const seen = new Map<string, number>();
  const usable: ImportedSession[] = [];
  let skipped = 0;
  for (const session of sessions) {
    const times = (seen.get(session.key) ?? 0) + 1;
    seen.set(session.key, times);
    const distinct = times === 1 ? session : { ...session, key: `${cleanText(session.key, 190)}#${times}` };
    // the entries, which are most of a log, are within their bounds by the way they are read
    const valid = importedSessionSchema.safeParse({ ...distinct, entries: [] });
    if (valid.success) usable.push({ ...valid.data, entries: distinct.entries });
    else skipped++;
  }
  const ahead = reader.futureDates.size;
  if (usable.length === 0) throw new FileError(ahead > 0 ? fileErrors.future : fileErrors.noSessions);
  usable.sort((a, b) => b.startTime.localeCompare(a.startTime));
  const cut = usable.length > readingLimits.sessions;
  return {
    source,
    sessions: usable.slice(0, readingLimits.sessions),
    asksUnit,
    withUnit,
    ...(distances && { distances }),
    remarks: [
      ...earlierRemarks,
      ...(ahead > 0 ? [remarks.future(ahead)] : []),
      ...(skipped > 0 ? [remarks.skippedSessions(skipped)] : []),
      ...(cut ? [remarks.cutSessions] : []),
    ],
  };
}
