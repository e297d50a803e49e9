import { localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { Session } from '@bandeja/domain/sessions/contract';

const ordinals = [
  'Primera',
  'Segunda',
  'Tercera',
  'Cuarta',
  'Quinta',
  'Sexta',
  'Séptima',
  'Octava',
  'Novena',
  'Décima',
];

type WeekFacts = {
  session: Pick<Session, '_id' | 'localDate' | 'timeZone'>;
  /** Finished sessions of the current week; null while it is not known. */
  sessionsThisWeek: number | null;
  /** The newest finished sessions, newest first. */
  newest: readonly { _id: string }[];
  now: Date;
};

/** «Tercera sesión de la semana.» for a session of the current week whose place in it is known; otherwise null. */
export function weekSentence({ session, sessionsThisWeek, newest, now }: WeekFacts): string | null {
  const isThisWeek = mondayOf(session.localDate) === mondayOf(localDateIn(session.timeZone, now));
  const newer = newest.findIndex(({ _id }) => _id === session._id);
  if (!isThisWeek || sessionsThisWeek === null || newer === -1) return null;
  const ordinal = ordinals[sessionsThisWeek - newer - 1];
  return ordinal === undefined ? null : `${ordinal} sesión de la semana.`;
}
