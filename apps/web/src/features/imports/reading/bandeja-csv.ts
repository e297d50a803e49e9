import type { LoadType } from '@bandeja/domain/exercises/vocabulary';
import type { ImportedSession, ImportedSet } from '@bandeja/domain/imports/schemas';
import { exportKeyPrefix } from '@bandeja/domain/imports/vocabulary';
import { rivalNames, sideNames, surfaceNames } from '@bandeja/domain/matches/messages';
import { lostOfText } from '@bandeja/domain/matches/rules';
import { type Match, matchSchema } from '@bandeja/domain/matches/schemas';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import { asLine } from '@bandeja/domain/wire/line';
import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { catalogueCodeOf } from '#features/imports/reading/exercise-codes.ts';
import { type Reader, type Reading, readingLimits } from '#features/imports/reading/model.ts';
import { dayOrderOf, monthOf, readMoment } from '#features/imports/reading/moments.ts';
import { type Table, unreadColumns } from '#features/imports/reading/table.ts';
import { remarks } from '#features/imports/reading/texts.ts';

/** The prefix that keeps a spreadsheet from running a formula. */
const guard = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const words = (row: Row, column: string, most: number) => cleanText((row[column] ?? '').replace(guard, ''), most);
const integer = (text: string | undefined, most: number) => {
  const value = readNumber(text, most);
  return value === null ? null : Math.round(value);
};
const listed = (text: string) => text.split(', ').filter(Boolean);

type Row = Readonly<Record<string, string>>;

const read =
  /^(?:fecha|hora|sesion|tipo|tipo registrado|terminada|duracion|calidad|esfuerzo|a mejorar|notas|pulso|distancia|ejercicio|codigo|serie|repeticiones|segundos|metros|peso|hecha|resultado|lado|pareja|destacado|puntos perdidos|como se perdieron|rivales|superficie|puntos de oro|bolas|identificador)/;

export function isBandejaCsv({ columns }: Table): boolean {
  const names = columns.map(({ name }) => name);
  return ['fecha', 'sesion', 'terminada'].every((name) => names.includes(name));
}

/** Reads «Descargar sesiones (CSV)», also after a spreadsheet: a line for each set. Sessions that were never finished are left out. */
export function readBandejaCsv(table: Table, reader: Reader): Reading {
  const { columns } = table;
  const rows = table.rows.map(
    (cells): Row => Object.fromEntries(columns.map(({ name }, index) => [name, (cells[index] ?? '').trim()])),
  );
  reader.dayOrder = dayOrderOf(rows.map(({ fecha = '' }) => fecha));
  const bySession = Map.groupBy(rows, (row) => row.identificador || `${row.fecha} ${row.hora} ${row.sesion}`);
  const all = [...bySession.values()].map((ofSession) => toSession(ofSession, reader));
  const sessions = all.filter((session) => session !== null);
  const skipped = all.length - sessions.length;
  const known = columns.flatMap(({ name }, index) => (read.test(name) ? [index] : []));
  const unread = unreadColumns(table, new Set(known));
  return {
    source: 'bandeja',
    sessions,
    remarks: [
      ...(skipped > 0 ? [remarks.skippedSessions(skipped)] : []),
      ...(unread.length > 0 ? [remarks.unread(unread)] : []),
    ],
  };
}

function toSession(rows: readonly Row[], reader: Reader): ImportedSession | null {
  const [row] = rows;
  const start = row && readMoment(`${row.fecha} ${row.hora}`, reader);
  // «Tipo» is what the history calls the session, which may be its routine's name
  const type = sessionTypeSchema.safeParse(row?.['tipo registrado'] || row?.tipo).data;
  if (!row || !start || type === undefined || !/^s/i.test(row.terminada ?? '')) return null;
  const match = matchOf(row, reader);
  return {
    key: exportKeyPrefix + (row.identificador || `${start.mark}:${words(row, 'sesion', 150)}`),
    name: words(row, 'sesion', 200),
    type,
    startTime: start.instant.toISOString(),
    localDate: start.localDate,
    timeZone: reader.timeZone,
    duration: Math.min(60 * (integer(row.duracion, 1440) ?? 0), readingLimits.seconds),
    notes: words(row, 'notas de la sesion', 2000),
    score: integer(row['calidad (0 10)'], 10),
    rpe: readNumber(row['esfuerzo rpe (0 10)'], 10),
    improvements: listed(words(row, 'a mejorar', 1500)).slice(0, 12),
    averageHeartRate: integer(row['pulso medio'], 260),
    maxHeartRate: integer(row['pulso maximo'], 260),
    distanceMetres: integer(row.distancia, 500_000),
    entries: entriesOf(rows),
    ...(match === null ? {} : { match }),
  };
}

const [goldenWon, goldenLost] = ['puntos de oro ganados', 'puntos de oro perdidos'] as const;
const ofMatch = ['resultado', 'lado', 'pareja', 'destacado', 'rivales', 'superficie', goldenWon];

function matchOf(row: Row, reader: Reader): Match | null {
  if (row.tipo !== 'Partido' || !ofMatch.some((column) => row[column])) return null;
  const sets = setsOf(row.resultado ?? '', reader);
  const match = {
    sets,
    side: keyOf(sideNames, row.lado),
    partner: words(row, 'pareja', 40),
    tags: listed(row.destacado ?? ''),
    ...lostOf(row),
    ...goldenOf(row),
    ...(row.rivales && { rivals: keyOf(rivalNames, row.rivales) }),
    ...(row.superficie && { surface: keyOf(surfaceNames, row.superficie) }),
  };
  return matchSchema.safeParse(match).data ?? null;
}

/** A spreadsheet has taken the result of a single set for a date: «06-abr», «06/04/2026»; an American one reads 6-4 as «4-Jun». */
function setsOf(text: string, { dayOrder }: Reader): Match['sets'] {
  const dated = /^(\d{1,2})[-/]([a-z]{3}|\d{1,2})(?:[-/]\d{2,4})?\.?$/i.exec(text);
  const first = Number(dated?.[1]);
  const month = monthOf(dated?.[2] ?? '');
  const second = Number(dated?.[2]) || month;
  if (dated && second) {
    return month !== null && dayOrder === 'month-first' ? [{ us: month, them: first }] : [{ us: first, them: second }];
  }
  return [...text.matchAll(/(\d{1,2})-(\d{1,2})/g)].map(([, us, other]) => ({ us: Number(us), them: Number(other) }));
}

/** Files of a former version have no such columns. */
function lostOf(row: Row): Pick<Match, 'lost'> {
  const points = integer(row['puntos perdidos'], 600);
  return points === null ? {} : { lost: lostOfText(points, row['como se perdieron'] ?? '') };
}

function goldenOf(row: Row): Pick<Match, 'golden'> {
  const [won, lost] = [integer(row[goldenWon], 99), integer(row[goldenLost], 99)];
  return won === null && lost === null ? {} : { golden: { won: won ?? 0, lost: lost ?? 0 } };
}

function keyOf(names: Record<string, string>, name: string | undefined): string | null {
  return Object.entries(names).find(([, each]) => each === name)?.[0] ?? null;
}

/** Rows of one exercise follow each other; the first set begins the next one. */
function entriesOf(rows: readonly Row[]): ImportedSession['entries'] {
  const entries: ImportedSession['entries'] = [];
  for (const row of rows) {
    const name = asLine(words(row, 'ejercicio', 200));
    if (name === '') continue;
    if (row.serie === '1' || row.serie === '' || entries.length === 0) {
      const code = cleanText(row.codigo, 20) || catalogueCodeOf(name);
      entries.push({ name, code, loadType: loadTypeOf(row), notes: words(row, 'notas del ejercicio', 2000), sets: [] });
    }
    if (row.serie === '') continue;
    entries.at(-1)?.sets.push({
      reps: integer(row.repeticiones, 1000),
      seconds: integer(row.segundos, 14_400),
      metres: integer(row.metros, 50_000),
      weight: readNumber(row.peso, 1000),
      done: /^s/i.test(row.hecha ?? ''),
      ...ballsOf(row),
    });
  }
  return entries
    .slice(0, readingLimits.entries)
    .map((entry) => ({ ...entry, sets: entry.sets.slice(0, readingLimits.sets) }));
}

function ballsOf(row: Row): Pick<ImportedSet, 'hits' | 'attempts'> {
  const attempts = integer(row['bolas jugadas'], 1000);
  return attempts === null ? {} : { attempts, hits: integer(row['bolas dentro'], 1000) };
}

function loadTypeOf({ repeticiones, segundos, metros }: Row): LoadType {
  if (repeticiones) return 'reps';
  if (metros) return 'distance';
  return segundos ? 'time' : 'reps';
}
