import { csvLines } from '#features/imports/reading/csv.ts';
import { type Cells, columnOf, type Table } from '#features/imports/reading/table.ts';

const numbered = /^set (\d{1,2}) (?:(reps)|(kgs?|lbs?|weight))$/;

/** StrongLifts writes an exercise per row and its sets beside each other: as a row for each set. Null: no such table. */
export function wideSets({ columns, rows, isCut }: Table): Table | null {
  const pairs = new Map<string, { reps?: number; weight?: number; unit: string }>();
  for (const [index, { label, name, unit }] of columns.entries()) {
    const plain = unit === '' ? name : `${name} ${unit}`;
    const found = numbered.exec(plain.replace(/[()]/g, '').trim());
    if (!found) continue;
    const [, order = '', reps, weight = ''] = found;
    const pair = pairs.get(order) ?? { unit: '' };
    if (reps) pair.reps = index;
    else Object.assign(pair, { weight: index, unit: /kg|lb/i.exec(label)?.[0].toLowerCase() ?? weight });
    pairs.set(order, pair);
  }
  if (pairs.size === 0) return null;
  const sets = [...pairs].sort((a, b) => Number(a[0]) - Number(b[0]));
  const kept = columns.flatMap((column, index) => {
    const isSet = sets.some(([, { reps, weight }]) => index === reps || index === weight);
    // numbers of the workout and sums of the sets
    return isSet || /^workout$|sets|volume|e1rm|top set|start time|end time/.test(column.name)
      ? []
      : [{ column, index }];
  });
  const start = columns.findIndex(({ name }) => name.startsWith('start time'));
  const isDate = ({ column }: (typeof kept)[number]) => /^date/.test(column.name);
  const wide = rows.flatMap((cells) =>
    sets.flatMap(([order, { reps, weight, unit }]): Cells[] => {
      const done = reps === undefined ? '' : (cells[reps] ?? '');
      if (done.trim() === '') return [];
      const load = weight === undefined ? '' : (cells[weight] ?? '');
      return [
        [
          ...kept.map((each) =>
            `${cells[each.index] ?? ''}${isDate(each) && start >= 0 ? ` ${cells[start] ?? ''}` : ''}`.trim(),
          ),
          order,
          done,
          load,
          unit,
        ],
      ];
    }),
  );
  return {
    columns: [...kept.map(({ column }) => column), ...['Set Order', 'Reps', 'Weight', 'Weight Unit'].map(columnOf)],
    rows: wide,
    isCut,
  };
}

const mostRecords = 250_000;
const jefitColumns = ['Date', 'Workout', 'Duration', 'Exercise', 'Set Order', 'Weight', 'Reps', 'Weight Unit'];

/** Jefit writes several tables into one file, the sets of an exercise as `60x10,60x8`. Null: no such file. */
export function jefitTable(text: string): Table | null {
  if (!/^#{3,} *EXERCISE LOGS/m.test(text)) return null;
  const sections = new Map<string, Record<string, string>[]>();
  for (const part of text.replace(/\r/g, '').split(/^#{3,}/m)) {
    const [title = '', body] = part.split(/\n([\s\S]*)/);
    const table = body?.replace(/^#+.*$/gm, '').trim();
    const name = title.replaceAll('#', '').trim().toUpperCase();
    if (table) sections.set(name, records(table));
  }
  const workouts = new Map((sections.get('WORKOUT SESSIONS') ?? []).map((row) => [row._id ?? row.row_id, row]));
  const unit = /lb|kg/i.exec([...sections.values()].flat().find(({ mass }) => mass)?.mass ?? '')?.[0] ?? '';
  const rows = (sections.get('EXERCISE LOGS') ?? []).flatMap((row): Cells[] => {
    const workout = workouts.get(row.belongsession ?? '');
    // a session's number is the instant it began at; `TIMESTAMP` would be that of the last copy
    const started = instantText(workout?.starttime) ?? instantText(row.belongsession);
    const date = started ?? row.mydate ?? instantText(row.logTime) ?? '';
    const sets = [...(row.logs ?? '').matchAll(/([\d.]+)x([\d.]+)/g)];
    return sets.map(([, weight = '', reps = ''], index) => [
      date,
      '',
      workout?.total_time ?? '',
      row.ename ?? '',
      String(index + 1),
      weight,
      reps,
      unit,
    ]);
  });
  return { columns: jefitColumns.map(columnOf), rows, isCut: false };
}

function records(text: string): Record<string, string>[] {
  const [header = [], ...rows] = csvLines(text, mostRecords).rows;
  return rows.map((cells) => Object.fromEntries(header.map((name, index) => [name.trim(), cells[index] ?? ''])));
}

/** Seconds since 1970 as a date with its zone. */
function instantText(seconds: string | undefined): string | null {
  const number = Number(seconds);
  return Number.isFinite(number) && number > 1e8 && number < 1e10 ? new Date(number * 1000).toISOString() : null;
}
