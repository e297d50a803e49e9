import { Readable } from 'node:stream';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { ImportedEntry, ImportedSet } from '@bandeja/domain/imports/schemas';
import { sideNames } from '@bandeja/domain/matches/messages';
import { lostText, setsText } from '@bandeja/domain/matches/rules';
import type { CourtSide } from '@bandeja/domain/matches/vocabulary';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { type StoredSession, sessionsPage } from '#features/account/sessions.queries.ts';
import { byteOrderMark, csvLine } from '#kit/csv.ts';
import type { Actor, Deps } from '#kit/deps.ts';

const pageSessions = 100;

type Line = { session: StoredSession; entry?: ImportedEntry; set?: ImportedSet; number?: number };

const columns: { heading: string; cell: (line: Line) => string }[] = [
  { heading: 'Fecha', cell: ({ session }) => session.localDate ?? '' },
  { heading: 'Hora', cell: ({ session }) => clockTime(session) },
  { heading: 'Sesión', cell: ({ session }) => session.name },
  { heading: 'Tipo', cell: ({ session }) => sessionLabel(session) },
  { heading: 'Terminada', cell: ({ session }) => yesNo(session.finishedAt !== null) },
  { heading: 'Duración (min)', cell: ({ session }) => number(minutesOf(session.duration)) },
  { heading: 'Calidad (0-10)', cell: ({ session }) => number(session.score) },
  { heading: 'Esfuerzo RPE (0-10)', cell: ({ session }) => number(session.rpe) },
  { heading: 'A mejorar', cell: ({ session }) => session.improvements.join(', ') },
  { heading: 'Notas de la sesión', cell: ({ session }) => session.notes },
  { heading: 'Pulso medio', cell: ({ session }) => number(session.averageHeartRate) },
  { heading: 'Pulso máximo', cell: ({ session }) => number(session.maxHeartRate) },
  { heading: 'Distancia (m)', cell: ({ session }) => number(session.distanceMetres) },
  { heading: 'Ejercicio', cell: ({ entry }) => entry?.name ?? '' },
  { heading: 'Código', cell: ({ entry }) => entry?.code ?? '' },
  { heading: 'Serie', cell: (line) => number(line.number) },
  { heading: 'Repeticiones', cell: ({ set }) => number(set?.reps) },
  { heading: 'Segundos', cell: ({ set }) => number(set?.seconds) },
  { heading: 'Metros', cell: ({ set }) => number(set?.metres) },
  { heading: 'Peso (kg)', cell: ({ set }) => number(set?.weight) },
  { heading: 'Hecha', cell: ({ set }) => (set ? yesNo(set.done) : '') },
  { heading: 'Notas del ejercicio', cell: ({ entry }) => entry?.notes ?? '' },
  { heading: 'Resultado', cell: ({ session }) => setsText(session.match?.sets ?? []) },
  { heading: 'Lado', cell: ({ session }) => sideName(session.match?.side) },
  { heading: 'Pareja', cell: ({ session }) => session.match?.partner ?? '' },
  { heading: 'Destacado', cell: ({ session }) => session.match?.tags.join(', ') ?? '' },
  { heading: 'Puntos perdidos', cell: ({ session }) => number(session.match?.lost?.points) },
  { heading: 'Cómo se perdieron', cell: ({ session }) => lostText(session.match?.lost) },
  { heading: 'Bolas dentro', cell: ({ set }) => number(set?.hits) },
  { heading: 'Bolas jugadas', cell: ({ set }) => number(set?.attempts) },
  // identifies the session when the file is imported again
  { heading: 'Identificador', cell: ({ session }) => session.original._id },
];

/** Oldest first, one line for each set, read while it is sent. */
export function sessionsCsv(deps: Deps, actor: Actor): { filename: string; csv: Readable } {
  const filename = `bandeja-sesiones-${localDateIn(actor.timeZone, deps.now())}.csv`;
  return { filename, csv: Readable.from(csvOf(deps, actor), { objectMode: false }) };
}

async function* csvOf(deps: Deps, actor: Actor): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns.map(({ heading }) => heading));
  let after: string | undefined;
  do {
    const sessions = await sessionsPage(deps.db, actor.userId, 'listed', { limit: pageSessions, after });
    after = sessions.length === pageSessions ? sessions.at(-1)?.original._id : undefined;
    const lines = sessions.flatMap(linesOf).map((line) => csvLine(columns.map(({ cell }) => cell(line))));
    if (lines.length > 0) yield lines.join('');
  } while (after !== undefined);
}

function linesOf(session: StoredSession): Line[] {
  if (session.entries.length === 0) return [{ session }];
  return session.entries.flatMap((entry): Line[] => {
    if (entry.sets.length === 0) return [{ session, entry }];
    return entry.sets.map((set, index) => ({ session, entry, set, number: index + 1 }));
  });
}

/** Writes the decimal comma of Spanish spreadsheets: they read «12.5» as the twelfth of May. */
function number(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).replace('.', ',');
}

function yesNo(value: boolean): string {
  return value ? 'sí' : 'no';
}

function sideName(side: CourtSide | null | undefined): string {
  return side ? sideNames[side] : '';
}

function clockTime({ startTime, timeZone }: StoredSession): string {
  return new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    new Date(startTime),
  );
}
