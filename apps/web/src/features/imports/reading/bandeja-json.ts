import { type ImportedSession, importedSessionSchema } from '@bandeja/domain/imports/schemas';
import { exportMark } from '@bandeja/domain/imports/vocabulary';
import { marksSchema } from '@bandeja/domain/pulse/schemas';
import { longestPulseSeconds } from '@bandeja/domain/pulse/vocabulary';
import { dateIssues, doneInstantSchema } from '@bandeja/domain/wire/dates';
import { idSchema } from '@bandeja/domain/wire/endpoint';
import { deflateSync } from 'fflate';
import * as z from 'zod/mini';
import { FileError, type Reader, type Reading } from '#features/imports/reading/model.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';

const exportSchema = z.object({
  format: z.literal(exportMark.format),
  version: z.int(),
  sessions: z.array(z.unknown()),
  pulse: z.optional(z.object({ recordings: z.array(z.unknown()) })),
});

const recordingSchema = z.object({
  sessionId: idSchema,
  startedAt: doneInstantSchema,
  beats: z.array(z.int().check(z.minimum(0), z.maximum(255))).check(z.maxLength(longestPulseSeconds)),
  marks: marksSchema,
});
type Pulses = ReadonlyMap<string, NonNullable<ImportedSession['pulse']>>;

export function isBandejaExport(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'format') === exportMark.format;
}

/** «Descargar mis datos» of the profile. @throws FileError */
export function readBandejaExport(value: unknown, reader: Reader): Reading {
  const parsed = exportSchema.safeParse(value);
  if (!parsed.success) throw new FileError(fileErrors.otherJson);
  if (parsed.data.version > exportMark.version) throw new FileError(fileErrors.newerExport);
  const latest = new Date(reader.latestMs);
  const pulses = pulsesOf(parsed.data.pulse?.recordings ?? []);
  const sessions: ImportedSession[] = [];
  let skipped = 0;
  for (const each of parsed.data.sessions) {
    const session = importedSessionSchema.safeParse(each);
    const hasDates = session.success && dateIssues(importedSessionSchema, session.data, latest).length === 0;
    if (hasDates) sessions.push(withPulse(session.data, pulses));
    else skipped++;
  }
  return { source: 'bandeja', sessions, remarks: skipped > 0 ? [remarks.skippedSessions(skipped)] : [] };
}

/** The curves by their session; one that cannot be read is left out. */
function pulsesOf(recordings: readonly unknown[]): Pulses {
  return new Map(
    recordings.flatMap((each) => {
      const { success, data } = recordingSchema.safeParse(each);
      if (!success) return [];
      const { sessionId, startedAt, beats, marks } = data;
      return [[sessionId, { startedAt, marks, beats: base64Of(deflateSync(Uint8Array.from(beats))) }] as const];
    }),
  );
}

function withPulse(session: ImportedSession, pulses: Pulses): ImportedSession {
  const pulse = pulses.get(session.original?._id ?? '');
  return pulse === undefined ? session : { ...session, pulse };
}

function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
