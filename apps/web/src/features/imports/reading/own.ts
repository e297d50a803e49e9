import { exportMark, type ImportedSession, importedSessionSchema } from '@bandeja/domain/imports/vocabulary';
import * as z from 'zod/mini';
import { FileError } from '#features/imports/reading/file-error.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';
import type { Reading } from '#features/imports/reading/types.ts';

const exportSchema = z.object({
  format: z.literal(exportMark.format),
  version: z.int(),
  sessions: z.array(z.unknown()),
});
/** Reads our own export: its sessions come back as they were. @throws FileError */
export function readOwnExport(text: string): Reading {
  const parsed = exportSchema.safeParse(jsonOf(text));
  if (!parsed.success) throw new FileError(fileErrors.otherJson);
  if (parsed.data.version > exportMark.version) throw new FileError(fileErrors.newerExport);
  const sessions: ImportedSession[] = [];
  let skipped = 0;
  for (const each of parsed.data.sessions) {
    const session = importedSessionSchema.safeParse(each);
    if (session.success) sessions.push(session.data);
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
