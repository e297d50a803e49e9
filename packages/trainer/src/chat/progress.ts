import { dayLabel } from '#chat/days.ts';
import type { Heard } from '#chat/hear.ts';
import { compose, counted, decimals, quoted } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const pattern =
  /\bestadistic\w+|\bprogres(?:o|os|ando|ado)\b|\bcuant[oa]s? (?:\w+ )?(?:sesiones|minutos|horas|entrenos|entrenamientos|ejercicios|partidos|dias|veces|tiempo)?(?: \w+){0,2}? ?\b(?:he|llevo|hice|hago|tengo hech\w+|ya)\b|\bcuanto (?:he|llevo|entrene)\b|\bmis (?:sesiones|numeros|datos|entrenos|entrenamientos)\b|\bpuntuacion\w*|\bnota (?:media|tengo)|\bque nota\b|\bultim[oa] (?:sesion|entreno|entrenamiento|partido)\b|\bultima vez que\b|\bhe entrenado\b|\b(?:mes|semana) pasad[oa]\b|\b(?:como|que tal) (?:lo )?(?:voy|llevo|estoy (?:yendo|progresando))\b|\b(?:voy|estoy) mejorando\b|\bhe mejorado\b|\bmejore\b(?=.*\b(?:mes|semana|ano)\b)|\brespecto (?:al?|del?) (?:mes|semana|anterior|pasad\w+|otr\w+)|\bevolucion\w*|\bevoluciono\b|\bresumen\b|\bhistorial\b|\bracha\b/;

/** Whether a message asks for the player's own numbers (intent «progreso»). */
export function asksProgress({ text }: Heard): boolean {
  return pattern.test(text) && !/\b(?:me quedan?|limite)\b/.test(text);
}

/** The stored numbers, and nothing that is not stored. */
export function progressReply({ text }: Heard, context: ChatContext): ChatReply {
  return { intent: 'progreso', text: numbersFor(text, context), action: null, upsell: false, final: false };
}

function numbersFor(text: string, { stats, today, history }: ChatContext): string {
  const { last } = stats;
  if (stats.sessionsTotal === 0)
    return 'Todavía no tienes sesiones terminadas: llevas 0. En cuanto acabes la primera te digo minutos, ejercicios y cómo evolucionas.';
  if (/\bultim[oa] /.test(text) && last !== null) {
    return `Tu última sesión: ${quoted(last.name)}, ${dayLabel(last.localDate, today)} (${shortDate(last.localDate)}), ${last.minutes} min.`;
  }
  if (/\bcuantos partidos\b/.test(text)) {
    const matches = history.filter(({ type }) => type === 'Partido').length;
    return `En los últimos 28 días tienes anotados ${counted(matches, 'partido', 'partidos')}. En total, ${counted(stats.sessionsTotal, 'sesión', 'sesiones')}.`;
  }
  const past =
    /\b(?:mes|semana) pasad[oa]\b/.test(text) &&
    'De antes no tengo aquí el dato suelto: lo ves en tu página de progreso.';
  const score =
    stats.meanScore === null
      ? 'Aún no hay puntuaciones en las últimas cuatro semanas.'
      : `Tu puntuación media de las últimas cuatro semanas es ${decimals(stats.meanScore)} sobre 10.`;
  if (/\bpuntuacion|\bnota\b/.test(text)) return score;
  const total = `En total, ${counted(stats.sessionsTotal, 'sesión', 'sesiones')} y ${time(stats.minutesTotal)}.`;
  if (/\bejercicios\b/.test(text))
    return `Llevas ${counted(stats.exercisesTotal, 'ejercicio hecho', 'ejercicios hechos')}. ${total}`;
  const weekly = `Esta semana llevas ${counted(stats.sessionsThisWeek, 'sesión', 'sesiones')} y ${time(stats.minutesThisWeek)}.`;
  const monthly = `Este mes llevas ${counted(stats.sessionsThisMonth, 'sesión', 'sesiones')} y ${time(stats.minutesThisMonth)}.`;
  if (/\ben total\b|\bdesde (?:que|el principio)|\bhistorial\b/.test(text)) return total;
  if (/\bsemana\b/.test(text)) return compose([weekly, monthly, past]);
  if (/\bmes\b/.test(text)) return compose([monthly, weekly, past]);
  return compose([monthly, weekly, total, stats.meanScore !== null && score]);
}

/** «395 min (6 h 35 min)»; from an hour on both are said. */
function time(minutes: number): string {
  const rest = minutes % 60;
  const hours = `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''}`;
  return minutes < 60 ? `${minutes} min` : `${minutes} min (${hours})`;
}

/** «21/7». */
function shortDate(date: string): string {
  const [, month = '', day = ''] = date.split('-');
  return `${Number(day)}/${Number(month)}`;
}
