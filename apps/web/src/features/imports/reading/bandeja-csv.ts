import type { LoadType } from '@bandeja/domain/exercises/vocabulary';
import type { ImportedSession } from '@bandeja/domain/imports/schemas';
import { exportKeyPrefix } from '@bandeja/domain/imports/vocabulary';
import { sideNames } from '@bandeja/domain/matches/messages';
import { lostOfText } from '@bandeja/domain/matches/rules';
import { type Match, matchSchema } from '@bandeja/domain/matches/schemas';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import { cleanText, readNumber } from '#features/imports/reading/decode.ts';
import { catalogueCodeOf } from '#features/imports/reading/exercise-codes.ts';
import { type Reading, type ReadingPlace, readingLimits } from '#features/imports/reading/model.ts';
import { readMoment } from '#features/imports/reading/moments.ts';
import type { Row, Table } from '#features/imports/reading/table.ts';
import { remarks } from '#features/imports/reading/texts.ts';

/** The prefix that keeps a spreadsheet from running a formula. */
const guard = /^'(?=\s*[=+\-@＝＋－＠]|[\t\r\n])/;
const words = (row: Row, column: string, most: number) => cleanText((row[column] ?? '').replace(guard, ''), most);
const integer = (text: string | undefined, most: number) => {
  const value = readNumber(text, most);
  return value === null ? null : Math.round(value);
};
const listed = (text: string) => text.split(', ').filter(Boolean);

export function isBandejaCsv({ columns }: Table): boolean {
  return columns.includes('sesión') && columns.includes('terminada');
}

/** Reads «Descargar sesiones (CSV)»: a line for each set. Sessions that were never finished are left out. */
export function readBandejaCsv({ rows }: Table, { timeZone, now }: ReadingPlace): Reading {
  const bySession = Map.groupBy(rows, (row) => row.identificador || `${row.fecha} ${row.hora} ${row.sesión}`);
  const all = [...bySession.values()].map((ofSession) => toSession(ofSession, { timeZone, now }));
  const sessions = all.filter((session) => session !== null);
  const skipped = all.length - sessions.length;
  return { source: 'bandeja', sessions, remarks: skipped > 0 ? [remarks.skippedSessions(skipped)] : [] };
}

function toSession(rows: readonly Row[], { timeZone, now }: ReadingPlace): ImportedSession | null {
  const [row] = rows;
  const start = row && readMoment(`${row.fecha} ${row.hora}`, timeZone, now);
  const type = sessionTypeSchema.safeParse(row?.tipo).data;
  if (!row || !start || type === undefined || row.terminada !== 'sí') return null;
  const match = matchOf(row);
  return {
    key: exportKeyPrefix + (row.identificador || `${start.mark}:${words(row, 'sesión', 150)}`),
    name: words(row, 'sesión', 200),
    type,
    startTime: start.instant.toISOString(),
    localDate: start.localDate,
    timeZone,
    duration: Math.min(60 * (integer(row.duración, 1440) ?? 0), readingLimits.seconds),
    notes: words(row, 'notas de la sesión', 2000),
    score: integer(row['calidad (0-10)'], 10),
    rpe: readNumber(row['esfuerzo rpe (0-10)'], 10),
    improvements: listed(words(row, 'a mejorar', 1500)).slice(0, 12),
    averageHeartRate: integer(row['pulso medio'], 260),
    maxHeartRate: integer(row['pulso máximo'], 260),
    distanceMetres: integer(row.distancia, 500_000),
    entries: entriesOf(rows),
    ...(match === null ? {} : { match }),
  };
}

function matchOf(row: Row): Match | null {
  if (row.tipo !== 'Partido' || !(row.resultado || row.lado || row.pareja || row.destacado)) return null;
  const sides = Object.entries(sideNames).find(([, name]) => name === row.lado);
  const sets = [...(row.resultado ?? '').matchAll(/(\d{1,2})-(\d{1,2})/g)].map(([, us, them]) => ({
    us: Number(us),
    them: Number(them),
  }));
  const match = {
    sets,
    side: sides?.[0] ?? null,
    partner: words(row, 'pareja', 40),
    tags: listed(row.destacado ?? ''),
    ...lostOf(row),
  };
  return matchSchema.safeParse(match).data ?? null;
}

/** Files of a former version have no such columns. */
function lostOf(row: Row): Pick<Match, 'lost'> {
  const points = integer(row['puntos perdidos'], 600);
  return points === null ? {} : { lost: lostOfText(points, row['cómo se perdieron'] ?? '') };
}

/** Rows of one exercise follow each other; the first set begins the next one. */
function entriesOf(rows: readonly Row[]): ImportedSession['entries'] {
  const entries: ImportedSession['entries'] = [];
  for (const row of rows) {
    const name = words(row, 'ejercicio', 200);
    if (name === '') continue;
    if (row.serie === '1' || row.serie === '' || entries.length === 0) {
      const code = cleanText(row.código, 20) || catalogueCodeOf(name);
      entries.push({ name, code, loadType: loadTypeOf(row), notes: words(row, 'notas del ejercicio', 2000), sets: [] });
    }
    if (row.serie === '') continue;
    entries.at(-1)?.sets.push({
      reps: integer(row.repeticiones, 1000),
      seconds: integer(row.segundos, 14_400),
      metres: integer(row.metros, 50_000),
      weight: readNumber(row.peso, 1000),
      done: row.hecha === 'sí',
    });
  }
  return entries
    .slice(0, readingLimits.entries)
    .map((entry) => ({ ...entry, sets: entry.sets.slice(0, readingLimits.sets) }));
}

function loadTypeOf({ repeticiones, segundos, metros }: Row): LoadType {
  if (repeticiones) return 'reps';
  if (metros) return 'distance';
  return segundos ? 'time' : 'reps';
}
