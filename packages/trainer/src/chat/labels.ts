import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import * as days from '@bandeja/reader/language/days';

/** «hoy», «mañana», «el jueves»; with its number from next week on: «el lunes 30». */
export function dayLabel(date: string, today: string): string {
  const label = days.dayLabel(date, today);
  const isFar = date > addDays(mondayOf(today), 6) && label.startsWith('el ');
  return isFar ? `${label} ${Number(date.slice(8))}` : label;
}

/** «hoy (miércoles)», «el viernes», «el lunes 30»: correct whatever the player called the day. */
export function fullLabel(date: string, today: string): string {
  const label = dayLabel(date, today);
  return label.startsWith('el ') ? label : days.fullLabel(date, today);
}
