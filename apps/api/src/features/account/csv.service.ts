import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { ImportedEntry, ImportedSet } from '@bandeja/domain/imports/schemas';
import { rivalNames, sideNames, surfaceNames } from '@bandeja/domain/matches/messages';
import { lostText, setsText } from '@bandeja/domain/matches/rules';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { type StoredSession, sessionsPage } from '#features/account/sessions.queries.ts';
import { byteOrderMark, csvCell, csvLine, rawCsvLine } from '#kit/csv.ts';
import type { Actor, Deps } from '#kit/deps.ts';

const pageSessions = 50;
/** What is built before other requests have their turn. */
const pieceCharacters = 32 * 1024;

type SetLine = { set: ImportedSet; number: number };
/** A cell of a session or an exercise is written once, however many sets follow. */
type Column = { heading: string } & (
  | { session: (session: StoredSession) => string }
  | { entry: (entry: ImportedEntry) => string }
  | { set: (line: SetLine) => string }
);

const columns: readonly Column[] = [
  { heading: 'Fecha', session: (session) => session.localDate ?? '' },
  { heading: 'Hora', session: (session) => clockTime(session) },
  { heading: 'Sesión', session: (session) => session.name },
  { heading: 'Tipo', session: (session) => sessionLabel(session) },
  { heading: 'Terminada', session: (session) => yesNo(session.finishedAt !== null) },
  { heading: 'Duración (min)', session: (session) => number(minutesOf(session.duration)) },
  { heading: 'Calidad (0-10)', session: (session) => number(session.score) },
  { heading: 'Esfuerzo RPE (0-10)', session: (session) => number(session.rpe) },
  { heading: 'A mejorar', session: (session) => session.improvements.join(', ') },
  { heading: 'Notas de la sesión', session: (session) => session.notes },
  { heading: 'Pulso medio', session: (session) => number(session.averageHeartRate) },
  { heading: 'Pulso máximo', session: (session) => number(session.maxHeartRate) },
  { heading: 'Distancia (m)', session: (session) => number(session.distanceMetres) },
  { heading: 'Ejercicio', entry: (entry) => entry.name },
  { heading: 'Código', entry: (entry) => entry.code ?? '' },
  { heading: 'Serie', set: (line) => number(line.number) },
  { heading: 'Repeticiones', set: ({ set }) => number(set.reps) },
  { heading: 'Segundos', set: ({ set }) => number(set.seconds) },
  { heading: 'Metros', set: ({ set }) => number(set.metres) },
  { heading: 'Peso (kg)', set: ({ set }) => number(set.weight) },
  { heading: 'Hecha', set: ({ set }) => yesNo(set.done) },
  { heading: 'Notas del ejercicio', entry: (entry) => entry.notes },
  { heading: 'Resultado', session: (session) => setsText(session.match?.sets ?? []) },
  { heading: 'Lado', session: (session) => nameOf(sideNames, session.match?.side) },
  { heading: 'Pareja', session: (session) => session.match?.partner ?? '' },
  { heading: 'Destacado', session: (session) => session.match?.tags.join(', ') ?? '' },
  { heading: 'Puntos perdidos', session: (session) => number(session.match?.lost?.points) },
  { heading: 'Cómo se perdieron', session: (session) => lostText(session.match?.lost) },
  { heading: 'Rivales', session: (session) => nameOf(rivalNames, session.match?.rivals) },
  { heading: 'Superficie', session: (session) => nameOf(surfaceNames, session.match?.surface) },
  { heading: 'Puntos de oro ganados', session: (session) => number(session.match?.golden?.won) },
  { heading: 'Puntos de oro perdidos', session: (session) => number(session.match?.golden?.lost) },
  { heading: 'Bolas dentro', set: ({ set }) => number(set.hits) },
  { heading: 'Bolas jugadas', set: ({ set }) => number(set.attempts) },
  // identifies the session when the file is imported again
  { heading: 'Identificador', session: (session) => session.original._id },
  // «Tipo» may be the routine's name: this one comes back
  { heading: 'Tipo registrado', session: (session) => session.type },
];

/** Oldest first, one line for each set, read while it is sent. */
export function sessionsCsv(deps: Deps, actor: Actor): { filename: string; csv: Readable } {
  const filename = `bandeja-sesiones-${localDateIn(actor.timeZone, deps.now())}.csv`;
  return { filename, csv: Readable.from(csvOf(deps, actor), { objectMode: false }) };
}

async function* csvOf(deps: Deps, actor: Actor): AsyncGenerator<string> {
  let piece = byteOrderMark + csvLine(columns.map(({ heading }) => heading));
  for await (const session of sessions(deps, actor)) {
    for (const line of linesOf(session)) {
      piece += line;
      if (piece.length < pieceCharacters) continue;
      yield piece;
      piece = '';
      await setImmediate();
    }
  }
  yield piece;
}

async function* sessions(deps: Deps, actor: Actor): AsyncGenerator<StoredSession> {
  let after: string | undefined;
  do {
    const page = await sessionsPage(deps.db, actor.userId, 'listed', { limit: pageSessions, after });
    after = page.length === pageSessions ? page.at(-1)?.original._id : undefined;
    yield* page;
  } while (after !== undefined);
}

function* linesOf(session: StoredSession): Generator<string> {
  const ofSession = columns.map((column) => ('session' in column ? csvCell(column.session(session)) : ''));
  if (session.entries.length === 0) yield rawCsvLine(ofSession);
  for (const entry of session.entries) {
    const ofEntry = columns.map((column, index) =>
      'entry' in column ? csvCell(column.entry(entry)) : (ofSession[index] ?? ''),
    );
    if (entry.sets.length === 0) yield rawCsvLine(ofEntry);
    for (const [index, set] of entry.sets.entries()) yield setLine(ofEntry, { set, number: index + 1 });
  }
}

function setLine(ofEntry: readonly string[], line: SetLine): string {
  return rawCsvLine(
    columns.map((column, index) => ('set' in column ? csvCell(column.set(line)) : (ofEntry[index] ?? ''))),
  );
}

/** Writes the decimal comma of Spanish spreadsheets: they read «12.5» as the twelfth of May. */
function number(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace('.', ',');
}

function yesNo(value: boolean): string {
  return value ? 'sí' : 'no';
}

function nameOf<Key extends string>(names: Record<Key, string>, key: Key | null | undefined): string {
  return key ? names[key] : '';
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs more than everything else of a line: one for each zone. */
function clockTime({ startTime, timeZone = 'UTC' }: StoredSession): string {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  clocks.set(timeZone, clock);
  return clock.format(new Date(startTime));
}
