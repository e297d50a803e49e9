import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { inReserveOf, type LogRow, sessionsOfRows } from '#features/imports/reading/log.ts';
import { FileError, type Reading, type ReadingPlace } from '#features/imports/reading/model.ts';
import { readDuration, readMoment } from '#features/imports/reading/moments.ts';
import type { Row, Table } from '#features/imports/reading/table.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';
import { toKilograms, toMetres } from '#features/imports/reading/units.ts';

const needed = { date: 'Date', 'exercise name': 'Exercise Name', 'set order': 'Set Order' } as const;

const strongKinds: Record<string, LogRow['kind']> = { w: 'warmup', d: 'drop', f: 'failure' };

export function isStrong({ columns }: Table): boolean {
  return columns.includes('exercise name') || columns.includes('set order');
}

/** Reads the CSV of Strong in its variants: comma or semicolon, units in a column, in the names, or not at all. @throws FileError */
export function readStrong(table: Table, { timeZone, now }: ReadingPlace): Reading {
  const missing = Object.entries(needed).filter(([column]) => !table.columns.includes(column));
  if (missing.length > 0) throw new FileError(fileErrors.noColumns(missing.map(([, label]) => label)));
  let skipped = 0;
  // a note is a separate row, before or after the sets of its exercise
  const noteKey = (row: Row) => `${row.date} ${row['exercise name']}`;
  const noteOf = new Map(
    table.rows.flatMap((row) =>
      /^note/i.test(row['set order'] ?? '') ? [[noteKey(row), row.notes ?? ''] as const] : [],
    ),
  );
  const rows = table.rows.flatMap((row): LogRow[] => {
    // «Note» and «Rest Timer» rows are not sets
    const order = (row['set order'] ?? '').trim();
    if (/^(?:note|rest)/i.test(order)) return [];
    const start = readMoment(row.date ?? '', timeZone, now);
    const exercise = cleanText(row['exercise name'], 200);
    if (start === null || exercise === '') {
      skipped++;
      return [];
    }
    return [
      {
        workout: cleanText(row['workout name'], 200),
        start,
        durationSeconds: readDuration(row.duration ?? row['workout duration'] ?? ''),
        exercise,
        exerciseNotes: row.notes || (noteOf.get(noteKey(row)) ?? ''),
        workoutNotes: cleanText(row['workout notes'], 2000),
        set: setOf(row, table),
        kind: strongKinds[order.toLowerCase()] ?? null,
      },
    ];
  });
  const { sessions, notes } = sessionsOfRows('strong', rows, timeZone);
  const hasWeight = rows.some(({ set }) => set.weight !== null && set.weight > 0);
  const saysUnit = table.columns.includes('weight unit') || table.units.has('weight');
  return {
    source: 'strong',
    sessions,
    remarks: [
      ...(skipped > 0 ? [remarks.skippedRows(skipped)] : []),
      ...(hasWeight && !saysUnit ? [remarks.noUnit] : []),
      ...notes,
    ],
  };
}

function setOf(row: Row, { units }: Table): LogRow['set'] {
  const reps = readNumber(row.reps, 1000);
  const seconds = readNumber(row.seconds, 14_400);
  return {
    reps: reps === null ? null : Math.round(reps),
    // Strong writes 0 where nothing was timed
    seconds: seconds ? Math.round(seconds) : null,
    metres: toMetres(readNumber(row.distance, 1e6), row['distance unit'] || (units.get('distance') ?? ''), 'km'),
    weight: toKilograms(readNumber(row.weight, 3000), row['weight unit'] || (units.get('weight') ?? '')),
    done: true,
    ...inReserveOf(readNumber(row.rpe, 10)),
  };
}
