import type { ImportSource } from '@bandeja/domain/imports/vocabulary';
import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { clockOfColumn, readDuration } from '#features/imports/reading/durations.ts';
import { inReserveOf, type LogRow, sessionsOfRows } from '#features/imports/reading/log.ts';
import type { LogColumn, LogColumns } from '#features/imports/reading/log-columns.ts';
import { FileError, type Reader, type Reading } from '#features/imports/reading/model.ts';
import { dayOrderOf, readMoment } from '#features/imports/reading/moments.ts';
import { type Cells, type Table, unreadColumns } from '#features/imports/reading/table.ts';
import { fileErrors, remarks } from '#features/imports/reading/texts.ts';
import { toKilograms, toMetres } from '#features/imports/reading/units.ts';

/** How an app calls the columns without which its log cannot be read. */
export type LogLabels = { date: string; exercise: string; order: string };

export function hasSets({ order, reps, weight, seconds, distance }: LogColumns): boolean {
  return [order, reps, weight, seconds, distance].some((index) => index !== undefined);
}

const kinds: Record<string, LogRow['kind']> = {
  w: 'warmup',
  warmup: 'warmup',
  'warm up': 'warmup',
  d: 'drop',
  dropset: 'drop',
  drop: 'drop',
  'drop set': 'drop',
  f: 'failure',
  failure: 'failure',
};

const isYes = (cell: string) => /^(?:1|true|yes|s[ií])$/i.test(cell.trim());

/** A log with a row for each set, whatever its app. @throws FileError */
export function readLog(
  source: ImportSource,
  { table, columns, labels }: { table: Table; columns: LogColumns; labels: LogLabels },
  reader: Reader,
): Reading {
  const missing = (['date', 'exercise'] as const).filter((name) => columns[name] === undefined);
  if (missing.length > 0) throw new FileError(fileErrors.noColumns(missing.map((name) => labels[name])));
  if (!hasSets(columns)) throw new FileError(fileErrors.noColumns([labels.order]));
  const cell = (cells: Cells, name: LogColumn) => cells[columns[name] ?? -1] ?? '';
  const unitOf = (name: LogColumn) => table.columns[columns[name] ?? -1]?.unit ?? '';
  reader.dayOrder = dayOrderOf(table.rows.map((cells) => cell(cells, 'date')));
  const clockOf = clockOfColumn(table.rows.map((cells) => cell(cells, 'duration')));
  // a note is a separate row, before or after the sets of its exercise
  const noteKey = (cells: Cells) => `${cell(cells, 'date')} ${cell(cells, 'exercise')}`;
  const noteOf = new Map(
    table.rows.flatMap((cells) =>
      /^note/i.test(cell(cells, 'order')) ? [[noteKey(cells), cell(cells, 'notes')] as const] : [],
    ),
  );
  let skipped = 0;
  let hasUnitless = false;
  let hasUnitlessDistance = false;
  let lost = 0;
  const rows: LogRow[] = [];
  for (const [index, cells] of table.rows.entries()) {
    if (index % 2000 === 0) reader.tick(index / table.rows.length);
    // «Note» and «Rest Timer» rows are not sets
    const order = cell(cells, 'order').trim();
    if (/^(?:note|rest)/i.test(order)) continue;
    const start = readMoment(cell(cells, 'date'), reader);
    const exercise = cleanText(cell(cells, 'exercise'), 200);
    if (start === null || exercise === '') {
      if (!reader.futureTexts.has(cell(cells, 'date'))) skipped++;
      continue;
    }
    const { set, isUnitless, isUnitlessDistance } = setOf(cells);
    hasUnitless ||= isUnitless;
    hasUnitlessDistance ||= isUnitlessDistance;
    lost += lostOf(set, cells);
    rows.push({
      workout: cleanText(cell(cells, 'workout'), 200),
      start,
      durationSeconds: durationOf(start.instant, cells),
      exercise,
      exerciseNotes: cell(cells, 'notes') || (noteOf.size === 0 ? '' : (noteOf.get(noteKey(cells)) ?? '')),
      workoutNotes: cleanText(cell(cells, 'workoutNotes'), 2000),
      set,
      kind: kinds[cell(cells, 'kind').trim().toLowerCase()] ?? kinds[order.toLowerCase()] ?? warmupOf(cells),
    });
  }

  function setOf(cells: Cells) {
    const weightCell = cell(cells, 'weight');
    const weightUnit = cell(cells, 'weightUnit') || unitOf('weight') || (/\p{L}+/u.exec(weightCell)?.[0] ?? '');
    const weight = toKilograms(readNumber(weightCell, 3000), weightUnit);
    const reps = readNumber(cell(cells, 'reps'), 1000);
    const seconds = readDuration(cell(cells, 'seconds'), { of: 'set', unit: unitOf('seconds') });
    const distanceUnit = cell(cells, 'distanceUnit') || unitOf('distance');
    const set: LogRow['set'] = {
      reps: reps === null ? null : Math.round(reps),
      // 0 where nothing was timed
      seconds: seconds && seconds <= 14_400 ? seconds : null,
      metres: toMetres(readNumber(cell(cells, 'distance'), 1e6), distanceUnit, 'set'),
      weight,
      done: true,
      ...inReserveOf(readNumber(cell(cells, 'rpe'), 10)),
    };
    return {
      set,
      isUnitless: weight !== null && weight > 0 && weightUnit.trim() === '',
      isUnitlessDistance: set.metres !== null && distanceUnit.trim() === '',
    };
  }

  /** Numbers that are in the file and not in the set: beyond what can be, or in a form that nobody reads. */
  function lostOf(set: LogRow['set'], cells: Cells): number {
    const isLost = (value: number | null, name: LogColumn) => value === null && /[1-9]/.test(cell(cells, name));
    const effort = set.inReserve ?? readNumber(cell(cells, 'rpe'), 10);
    return [
      isLost(set.weight, 'weight'),
      isLost(set.reps, 'reps'),
      isLost(set.seconds, 'seconds'),
      isLost(set.metres, 'distance'),
      isLost(effort, 'rpe'),
    ].filter(Boolean).length;
  }

  function durationOf(start: Date, cells: Cells): number | null {
    const end = columns.end === undefined ? null : readMoment(cell(cells, 'end'), reader);
    if (end !== null) {
      const seconds = Math.round((end.instant.getTime() - start.getTime()) / 1000);
      return seconds >= 0 ? seconds : null;
    }
    return readDuration(cell(cells, 'duration'), { of: clockOf, unit: unitOf('duration') });
  }

  function warmupOf(cells: Cells): LogRow['kind'] {
    return isYes(cell(cells, 'warmup')) ? 'warmup' : null;
  }

  const { sessions, notes } = sessionsOfRows(source, rows, reader.timeZone);
  // a number that only orders rows, a group of exercises
  const structure = table.columns.flatMap(({ name }, index) =>
    /^(?:superset id|exercise id|is amrap)$/.test(name) ? [index] : [],
  );
  const unread = unreadColumns(table, new Set([...Object.values(columns), ...structure]));
  return {
    source,
    sessions,
    asksUnit: hasUnitless,
    ...(hasUnitlessDistance && { distances: { unit: 'km', keys: new Set(sessions.map(({ key }) => key)) } }),
    remarks: [
      ...(skipped > 0 ? [remarks.skippedRows(skipped)] : []),
      ...(unread.length > 0 ? [remarks.unread(unread)] : []),
      ...(lost > 0 ? [remarks.lostValues(lost)] : []),
      ...(table.isCut ? [remarks.cutRows] : []),
      ...notes,
    ],
  };
}
