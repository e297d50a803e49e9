import { readNumber } from '#features/imports/reading/decode.ts';
import { newReader, type Reader } from '#features/imports/reading/model.ts';
import { readMoment } from '#features/imports/reading/moments.ts';
import { columnOf, type Table } from '#features/imports/reading/table.ts';

export type LogColumn =
  | 'date'
  | 'end'
  | 'workout'
  | 'duration'
  | 'exercise'
  | 'category'
  | 'order'
  | 'kind'
  | 'warmup'
  | 'weight'
  | 'weightUnit'
  | 'reps'
  | 'distance'
  | 'distanceUnit'
  | 'seconds'
  | 'notes'
  | 'workoutNotes'
  | 'rpe';
export type LogColumns = { [column in LogColumn]?: number };

const endOfTime = new Date('9999-12-31T00:00:00Z');

const stems = {
  note: /\b(?:not[ae]s?|notiz|anmerkung(?:en)?|comments?|commentaires?|comentari[os]+|kommentare?|commenti?)\b|notizen|anmerkungen/,
  description: /^(?:description|descripcion|beschreibung|descrizione|descricao|descripcio)$/,
  workout: /workout|entrenament|entrenamient|\bentreno|entrainement|\btraining|allenament|treino|^day name$/,
  title: /^(?:title|titulo|titre|titel|titolo|titol)$/,
  exercise: /exerc|ejerc|ubung|eserciz/,
  repsTime: /reps time/,
  inSeconds: /^s/,
  rpe: /^(?!log).*\brpe\b/,
  set: /\bsets?\b|\bseries?\b|satz/,
  order: /order|orden|ordre|ordem|ordine|reihenfolge|index/,
  type: /\btyp[eo]?\b|tipo|tipus/,
  unit: /\bunit|unidad|unidade|unite|einheit|unita/,
  weight: /weight|\bpeso\b|\bpes\b|poids|gewicht/,
  body: /body|corp|korper/,
  distance: /distan|entfernung|strecke/,
  duration: /duration|duracion|duree|dauer|durata|duracao|durada|^length$/,
  second: /\bsecond|segund|sekund|segon/,
  time: /^(?:time|tiempo|temps|zeit|tempo)$/,
  reps: /\breps?\b|repeti|wiederholung|\bwdh|ripetizion/,
  required: /required|target|goal|planned/,
  warmup: /warm ?up|calentamiento|echauffement|aufwarm|riscaldament|aquecimento|escalfament/,
  start: /\bstart|inicio|debut|beginn|inizio|\binici\b/,
  end: /\bend\b|\bfin\b|\bfinal\b|\bende?\b|\bfine\b|\bfim\b/,
  date: /\bdate ?(?:time)?\b|fecha|datum|\bdata\b|datetime|^jour$/,
  category: /^(?:category|categoria|categorie|kategorie)$/,
} as const;

type Stem = keyof typeof stems;

/** In the order in which they are asked: a column is the first that all of its stems fit. Null: none of ours. */
const rules: [LogColumn | null, ...Stem[]][] = [
  [null, 'required'],
  [null, 'body'],
  ['workoutNotes', 'description'],
  ['workoutNotes', 'note', 'workout'],
  ['notes', 'note'],
  ['distanceUnit', 'unit', 'distance'],
  ['weightUnit', 'unit'],
  ['warmup', 'warmup'],
  ['exercise', 'exercise'],
  ['kind', 'set', 'type'],
  ['order', 'order', 'set'],
  ['end', 'end'],
  ['seconds', 'duration', 'inSeconds'],
  ['duration', 'duration'],
  [null, 'repsTime'],
  ['seconds', 'second'],
  ['seconds', 'time'],
  ['reps', 'reps'],
  ['weight', 'weight'],
  ['rpe', 'rpe'],
  ['distance', 'distance'],
  ['category', 'category'],
  ['date', 'start'],
  ['date', 'date'],
  ['workout', 'workout'],
  ['workout', 'title'],
];

/** What a column holds, in whichever of seven languages it is called. */
function columnByName({ name, unit }: { name: string; unit: string }): LogColumn | null {
  const fitsStem = (stem: Stem) => stems[stem].test(stem === 'inSeconds' ? unit : name);
  return rules.find(([, ...needed]) => needed.every(fitsStem))?.[0] ?? null;
}

export function columnsByName({ columns }: Table): LogColumns {
  const found: LogColumns = {};
  for (const [index, column] of columns.entries()) {
    const is = columnByName(column);
    if (is !== null) found[is] ??= index;
  }
  return found;
}

/** How Strong and Hevy order their columns, for a file without names, or with names in another language. */
const layouts: Record<'strong' | 'hevy', (LogColumn | null)[][]> = {
  strong: [
    [
      'date',
      'workout',
      'duration',
      'exercise',
      'order',
      'weight',
      'reps',
      'distance',
      'seconds',
      'notes',
      'workoutNotes',
      'rpe',
    ],
    [
      'date',
      'workout',
      'exercise',
      'order',
      'weight',
      'weightUnit',
      'reps',
      'rpe',
      'distance',
      'distanceUnit',
      'seconds',
      'notes',
      'workoutNotes',
      'duration',
    ],
    ['date', 'workout', 'exercise', 'order', 'weight', 'reps', 'distance', 'seconds', 'notes', 'workoutNotes', 'rpe'],
  ],
  hevy: [
    [
      'workout',
      'date',
      'end',
      'workoutNotes',
      'exercise',
      null,
      'notes',
      'order',
      'kind',
      'weight',
      'reps',
      'distance',
      'seconds',
      'rpe',
    ],
  ],
};

type Placed = { source: 'strong' | 'hevy'; table: Table; columns: LogColumns };

/** The columns by their places, where the values fit them; the first row may be one already. */
export function columnsByPlace(table: Table): Placed | null {
  const header = table.columns.map(({ label }) => label);
  const reader = newReader({ timeZone: 'UTC', now: endOfTime });
  for (const source of ['strong', 'hevy'] as const) {
    for (const layout of layouts[source]) {
      if (fits(header, layout, reader)) {
        return {
          source,
          table: { ...table, columns: layout.map((name) => columnOf(name ?? '')), rows: [header, ...table.rows] },
          columns: placesOf(layout),
        };
      }
      const [first] = table.rows;
      if (first && fits(first, layout, reader)) return { source, table, columns: placesOf(layout) };
    }
  }
  return null;
}

function placesOf(layout: readonly (LogColumn | null)[]): LogColumns {
  return Object.fromEntries(layout.flatMap((name, index) => (name === null ? [] : [[name, index]])));
}

function fits(cells: readonly string[], layout: readonly (LogColumn | null)[], reader: Reader): boolean {
  if (cells.length < layout.length - 2 || cells.length > layout.length) return false;
  return layout.every((column, index) => fitsColumn((cells[index] ?? '').trim(), column, reader));
}

function fitsColumn(cell: string, column: LogColumn | null, reader: Reader): boolean {
  switch (column) {
    case 'date':
      return readMoment(cell, reader) !== null;
    case 'end':
      return cell === '' || readMoment(cell, reader) !== null;
    case 'exercise':
      return cell !== '' && readNumber(cell, 1e9) === null;
    case 'order':
      return /^(?:\d{1,3}|[wdf]|note|rest timer)$/i.test(cell);
    case 'weightUnit':
    case 'distanceUnit':
      return /^\p{L}{0,10}$/u.test(cell);
    case 'weight':
    case 'reps':
    case 'distance':
    case 'seconds':
    case 'rpe':
      return cell === '' || readNumber(cell, 1e9) !== null;
    default:
      return true;
  }
}
