import { createHash } from 'node:crypto';
import { addDays, instantIn } from '@bandeja/domain/calendar/dates';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import ical, { ICalCalendarMethod, ICalEventBusyStatus, ICalEventTransparency } from 'ical-generator';
import type { DoneSession, TrainingDay } from '#features/calendar/queries.ts';
import { pages } from '#kit/pages.ts';

/** Suggested refresh interval; calendar programs may ignore it (Google: once or twice a day). */
const refreshSeconds = 4 * 3600;

/** Of a day whose routine says none. */
const usualMinutes = 60;

type Hour = { timeZone: string; minute: number };

/** iCalendar (RFC 5545). Others may see a calendar: it holds nothing about health, no reason of a day, no name of a generated routine. */
export function weeksAsIcs({
  publicUrl,
  userId,
  days,
  done,
  hour,
}: {
  publicUrl: string;
  userId: string;
  days: readonly TrainingDay[];
  done: readonly DoneSession[];
  /** When the player trains; null: the days are whole ones. */
  hour: Hour | null;
}): string {
  const dashboard = `${publicUrl}${pages.dashboard}`;
  const calendar = ical({
    prodId: '//Bandeja//Semana de entrenamiento//ES',
    method: ICalCalendarMethod.PUBLISH,
    name: 'Bandeja',
    description: 'Tu semana de pádel',
    scale: 'GREGORIAN',
    ttl: refreshSeconds,
  });
  for (const day of days) {
    const what = day.type === 'Partido' ? 'Partido' : 'Entrenamiento';
    calendar.createEvent({
      id: `${uidOf(userId, day.date)}@bandeja`,
      ...timesOf(day, hour),
      stamp: day.changedAt,
      lastModified: day.changedAt,
      summary: titleOf(day, day.minutes),
      description: `${what} de tu plan. Ábrelo en Bandeja: ${dashboard}`,
      url: dashboard,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  for (const session of done) {
    const page = `${publicUrl}${pages.session(session.id)}`;
    calendar.createEvent({
      id: `${session.id}@bandeja`,
      start: session.startedAt,
      end: new Date(session.startedAt.getTime() + session.seconds * 1000),
      stamp: session.changedAt,
      lastModified: session.changedAt,
      summary: `Hecho: ${titleOf(session, Math.round(session.seconds / 60))}`,
      description: `Hecho. Ábrelo en Bandeja: ${page}`,
      url: page,
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
    });
  }
  // every line ends with CR LF, the last one too
  const text = `${calendar.toString()}\r\n`;
  return days.length + done.length > 0 ? text : text.replace(/(?=END:VCALENDAR\r\n$)/, `${noZone.join('\r\n')}\r\n`);
}

function timesOf({ date, minutes }: TrainingDay, hour: Hour | null) {
  if (hour === null) return { allDay: true, start: date, end: addDays(date, 1) };
  const start = instantIn(hour.timeZone, date, hour.minute);
  return { start, end: new Date(start.getTime() + (minutes ?? usualMinutes) * 60_000) };
}

/** RFC 5545 requires at least one component, and programs may refuse an address without. */
const noZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

function uidOf(userId: string, date: string): string {
  return `${date}-${createHash('sha256').update(`${userId} ${date}`).digest('hex').slice(0, 32)}`;
}

function titleOf(session: TrainingDay | DoneSession, minutes: number | null): string {
  const label = sessionLabel<string>(session);
  const name = session.isOwn ? 'Mi rutina' : session.name.replaceAll(/\p{Cc}+/gu, ' ');
  const title = name === '' || name.startsWith(label) ? name || label : `${label} · ${name}`;
  return minutes === null ? title : `${title} (${minutes} min)`;
}
