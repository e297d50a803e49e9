import { type ImportedSession, importedSessionSchema } from '@bandeja/domain/imports/schemas';
import { exportMark } from '@bandeja/domain/imports/vocabulary';
import { dateIssues } from '@bandeja/domain/wire/dates';
import * as z from 'zod/mini';
import { isBandejaCsv, readBandejaCsv } from '#features/imports/reading/bandeja-csv.ts';
import { cleanText, decodeText } from '#features/imports/reading/decode.ts';
import { readGpx } from '#features/imports/reading/gpx.ts';
import { isHevy, readHevy } from '#features/imports/reading/hevy.ts';
import {
  FileError,
  type Reading,
  type ReadingPlace,
  readingLimits,
  type Unreadable,
} from '#features/imports/reading/model.ts';
import { isStrong, readStrong } from '#features/imports/reading/strong.ts';
import { readTable } from '#features/imports/reading/table.ts';
import { readTcx } from '#features/imports/reading/tcx.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';
import { readXml } from '#features/imports/reading/xml.ts';

const exportSchema = z.object({
  format: z.literal(exportMark.format),
  version: z.int(),
  sessions: z.array(z.unknown()),
});
function readBandejaExport(text: string, { now }: ReadingPlace): Reading {
  const parsed = exportSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new FileError(fileErrors.otherJson);
  if (parsed.data.version > exportMark.version) throw new FileError(fileErrors.newerExport);
  const sessions: ImportedSession[] = [];
  let skipped = 0;
  for (const each of parsed.data.sessions) {
    const session = importedSessionSchema.safeParse(each);
    const hasDates = session.success && dateIssues(importedSessionSchema, session.data, now).length === 0;
    if (hasDates) sessions.push(session.data);
    else skipped++;
  }
  return { source: 'bandeja', sessions, remarks: skipped > 0 ? [remarks.skippedSessions(skipped)] : [] };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new FileError(fileErrors.brokenJson);
  }
}

/** The content decides the format, not the name. Never throws; every session fits `importedSessionSchema`. */
export async function readFile(bytes: Uint8Array, place: ReadingPlace): Promise<Reading | Unreadable> {
  try {
    return tidy(await readAny(bytes, place));
  } catch (error) {
    return { error: error instanceof FileError ? error.message : fileErrors.unexpected };
  }
}

async function readAny(bytes: Uint8Array, place: ReadingPlace): Promise<Reading> {
  if (bytes.length === 0) throw new FileError(fileErrors.empty);
  if (bytes.length > readingLimits.bytes) throw new FileError(fileErrors.tooLarge);
  if (String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT') {
    const { readFit } = await import('#features/imports/reading/fit.ts');
    return readFit(bytes, place);
  }
  if ((bytes[0] === 0x50 && bytes[1] === 0x4b) || (bytes[0] === 0x1f && bytes[1] === 0x8b)) {
    throw new FileError(fileErrors.archive);
  }
  const text = decodeText(bytes);
  const start = text
    .slice(0, 1000)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (start === '') throw new FileError(fileErrors.empty);
  if (start.startsWith('{')) return readBandejaExport(text, place);
  if (start.startsWith('<')) return readWatchXml(text, place);
  if (text.includes('\0')) throw new FileError(fileErrors.unknown);
  const table = readTable(text);
  if (isHevy(table)) return readHevy(table, place);
  if (isStrong(table)) return readStrong(table, place);
  if (isBandejaCsv(table)) return readBandejaCsv(table, place);
  throw new FileError(fileErrors.unknown);
}

function readWatchXml(text: string, place: ReadingPlace): Reading {
  const root = readXml(text);
  if ('gpx' in root) return readGpx(root, place);
  if ('TrainingCenterDatabase' in root) return readTcx(root, place);
  throw new FileError(fileErrors.unknown);
}

/** Distinct keys, within the limits, nothing that the server would refuse. @throws FileError when nothing is left */
function tidy({ source, sessions, remarks: earlierRemarks }: Reading): Reading {
  const seen = new Map<string, number>();
  const usable: ImportedSession[] = [];
  let skipped = 0;
  for (const session of sessions) {
    const times = (seen.get(session.key) ?? 0) + 1;
    seen.set(session.key, times);
    const distinct = times === 1 ? session : { ...session, key: `${cleanText(session.key, 190)}#${times}` };
    const valid = importedSessionSchema.safeParse(distinct);
    if (valid.success) usable.push(valid.data);
    else skipped++;
  }
  if (usable.length === 0) throw new FileError(fileErrors.noSessions);
  usable.sort((a, b) => b.startTime.localeCompare(a.startTime));
  const cut = usable.length > readingLimits.sessions;
  return {
    source,
    sessions: usable.slice(0, readingLimits.sessions),
    remarks: [
      ...earlierRemarks,
      ...(skipped > 0 ? [remarks.skippedSessions(skipped)] : []),
      ...(cut ? [remarks.cutSessions] : []),
    ],
  };
}
