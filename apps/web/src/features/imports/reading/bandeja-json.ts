import { type ImportedSession, importedSessionSchema } from '@bandeja/domain/imports/schemas';
import { exportMark } from '@bandeja/domain/imports/vocabulary';
import { dateIssues } from '@bandeja/domain/wire/dates';
import * as z from 'zod/mini';
import { FileError, type Reader, type Reading } from '#features/imports/reading/model.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';

const exportSchema = z.object({
  format: z.literal(exportMark.format),
  version: z.int(),
  sessions: z.array(z.unknown()),
});

export function isBandejaExport(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'format') === exportMark.format;
}

/** «Descargar mis datos» of the profile. @throws FileError */
export function readBandejaExport(value: unknown, reader: Reader): Reading {
  const parsed = exportSchema.safeParse(value);
  if (!parsed.success) throw new FileError(fileErrors.otherJson);
  if (parsed.data.version > exportMark.version) throw new FileError(fileErrors.newerExport);
  const latest = new Date(reader.latestMs);
  const sessions: ImportedSession[] = [];
  let skipped = 0;
  for (const each of parsed.data.sessions) {
    const session = importedSessionSchema.safeParse(each);
    const hasDates = session.success && dateIssues(importedSessionSchema, session.data, latest).length === 0;
    if (hasDates) sessions.push(session.data);
    else skipped++;
  }
  return { source: 'bandeja', sessions, remarks: skipped > 0 ? [remarks.skippedSessions(skipped)] : [] };
}
