import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { inReserveOf, type LogRow, sessionsOfRows } from '#features/imports/reading/log.ts';
import { FileError, type Reading, type ReadingPlace } from '#features/imports/reading/model.ts';
import { readMoment } from '#features/imports/reading/moments.ts';
import type { Table } from '#features/imports/reading/table.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';
import { toKilograms, toMetres } from '#features/imports/reading/units.ts';

const needed = { title: 'title', 'start time': 'start_time', 'exercise title': 'exercise_title' } as const;

const hevyKinds: Record<string, LogRow['kind']> = { warmup: 'warmup', dropset: 'drop', failure: 'failure' };

export function isHevy({ columns }: Table): boolean {
  return columns.includes('exercise title') || (columns.includes('title') && columns.includes('start time'));
}

export function readHevy(table: Table, { timeZone, now }: ReadingPlace): Reading {
  const missing = Object.entries(needed).filter(([column]) => !table.columns.includes(column));
  if (missing.length > 0) throw new FileError(fileErrors.noColumns(missing.map(([, label]) => label)));
  const { units } = table;
  let skipped = 0;
  const rows = table.rows.flatMap((row): LogRow[] => {
    const start = readMoment(row['start time'] ?? '', timeZone, now);
    const end = readMoment(row['end time'] ?? '', timeZone, now);
    const exercise = cleanText(row['exercise title'], 200);
    if (start === null || exercise === '') {
      skipped++;
      return [];
    }
    const seconds = end === null ? null : Math.round((end.instant.getTime() - start.instant.getTime()) / 1000);
    const reps = readNumber(row.reps, 1000);
    const timed = readNumber(row.duration, 14_400);
    return [
      {
        workout: cleanText(row.title, 200),
        start,
        durationSeconds: seconds !== null && seconds >= 0 ? seconds : null,
        exercise,
        exerciseNotes: row['exercise notes'] ?? '',
        workoutNotes: cleanText(row.description, 2000),
        set: {
          reps: reps === null ? null : Math.round(reps),
          seconds: timed ? Math.round(timed) : null,
          metres: toMetres(readNumber(row.distance, 1e6), units.get('distance') ?? '', 'km'),
          weight: toKilograms(readNumber(row.weight, 3000), units.get('weight') ?? ''),
          done: true,
          ...inReserveOf(readNumber(row.rpe, 10)),
        },
        kind: hevyKinds[row['set type'] ?? ''] ?? null,
      },
    ];
  });
  const { sessions, notes } = sessionsOfRows('hevy', rows, timeZone);
  return { source: 'hevy', sessions, remarks: [...(skipped > 0 ? [remarks.skippedRows(skipped)] : []), ...notes] };
}
