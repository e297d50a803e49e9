import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { count } from '@bandeja/domain/exercises/dose';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { time } from '#chat/numbers.ts';
import { answer, compose, decimals, quoted } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/** The stored numbers, and nothing that is not stored. */
export function progressReply({ text }: Heard, context: ChatContext): ChatReply {
  return answer('progreso', numbersFor(text, context));
}

const ofLastWeek = phrases('semana_pasada');

export function lastWeekReply(heard: Heard, context: ChatContext): ChatReply | null {
  return ofLastWeek.test(heard.text) ? progressReply(heard, context) : null;
}

function numbersFor(text: string, context: ChatContext): string {
  const { stats, today, history } = context;
  const { last } = stats;
  if (stats.sessionsTotal === 0)
    return 'Todavía no tienes sesiones terminadas: llevas 0. En cuanto acabes la primera te digo minutos, ejercicios y cómo evolucionas.';
  if (phrases('ultimo/ultima_*').test(text) && last !== null) {
    return `Tu última sesión: ${quoted(last.name)}, ${dayLabel(last.localDate, today)} (${shortDate(last.localDate)}), ${last.minutes} min.`;
  }
  if (phrases('cuantos_partidos').test(text)) {
    const matches = history.filter(({ type }) => type === 'Partido').length;
    return `En los últimos 28 días tienes anotados ${count(matches, 'partido', 'partidos')}. En total, ${count(stats.sessionsTotal, 'sesión', 'sesiones')}.`;
  }
  if (phrases('favorit* preferid* que_mas_hago/he/repito/hice').test(text))
    return 'Eso no lo tengo contado. Las rutinas que marcas con el corazón están en «Rutinas», en «Favoritas», y lo que hiciste cada día, en «Sesiones».';
  if (phrases('kilos peso').test(text))
    return 'Los kilos no los sumo aquí: en «Sesiones», cada sesión guarda sus series con el peso que anotaste.';
  if (phrases('mejor/peor_sesion*/entren*/dia*/nota*/partido*').test(text))
    return compose([
      'No tengo aquí la nota de cada sesión: la ves al abrirla en «Sesiones».',
      stats.meanScore !== null && `Tu media de las últimas cuatro semanas es ${decimals(stats.meanScore)} sobre 10.`,
      last !== null && `La última fue ${quoted(last.name)}, ${dayLabel(last.localDate, today)}.`,
    ]);
  if (ofLastWeek.test(text)) return lastWeek(context);
  const past =
    phrases('mes_pasado').test(text) && 'Del mes pasado no tengo aquí la suma: sesión a sesión está en «Sesiones».';
  const score =
    stats.meanScore === null
      ? 'Aún no hay puntuaciones en las últimas cuatro semanas.'
      : `Tu puntuación media de las últimas cuatro semanas es ${decimals(stats.meanScore)} sobre 10.`;
  if (phrases('puntuacion* nota').test(text)) return score;
  const total = `En total, ${count(stats.sessionsTotal, 'sesión', 'sesiones')} y ${time(stats.minutesTotal)}.`;
  if (phrases('ejercicios').test(text))
    return `Llevas ${count(stats.exercisesTotal, 'ejercicio hecho', 'ejercicios hechos')}. ${total}`;
  const weekly = `Esta semana llevas ${count(stats.sessionsThisWeek, 'sesión', 'sesiones')} y ${time(stats.minutesThisWeek)}.`;
  const monthly = `Este mes llevas ${count(stats.sessionsThisMonth, 'sesión', 'sesiones')} y ${time(stats.minutesThisMonth)}.`;
  if (phrases('historial en_total desde_que* desde_el_principio*').test(text)) return total;
  if (phrases('semana').test(text)) return compose([weekly, monthly, past]);
  if (phrases('mes').test(text)) return compose([monthly, weekly, past]);
  return compose([monthly, weekly, total, stats.meanScore !== null && score]);
}

function lastWeek({ history, today, stats }: ChatContext): string {
  const monday = mondayOf(today);
  const from = addDays(monday, -7);
  const done = history.filter(({ localDate }) => localDate >= from && localDate < monday);
  const minutes = Math.round(done.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60);
  return `La semana pasada hiciste ${count(done.length, 'sesión', 'sesiones')}${done.length > 0 ? ` y ${time(minutes)}` : ''}. Esta llevas ${count(stats.sessionsThisWeek, 'sesión', 'sesiones')} y ${time(stats.minutesThisWeek)}.`;
}

function shortDate(date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return `${Number(day)}/${Number(month)}`;
}
