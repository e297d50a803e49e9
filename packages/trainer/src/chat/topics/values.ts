import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import { isMinor, youthAge } from '@bandeja/domain/minors/rules';
import { highestPulse } from '@bandeja/domain/pulse/rules';
import { capitalise } from '@bandeja/domain/wire/text';
import { openRoutines, routineNames } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { dietNote } from '#chat/knowing.ts';
import { dayLabel } from '#chat/labels.ts';
import { compose, decimals, listed, quoted } from '#chat/phrase.ts';
import { tired } from '#chat/tired.ts';
import type { ChatContext } from '#chat/types.ts';
import { weeklyLoad } from '#load/formulas.ts';
import { effortFrom } from '#schedule/effort.ts';

type Value = (context: ChatContext, heard: Heard) => string | null;

/** What a topic may say that is computed; null leaves its paragraph out. */
const values = {
  'before-match': beforeMatch,
  'diet-note': dietNote,
  'home-routines': homeRoutines,
  'max-pulse': maxPulse,
  'own-load': ownLoad,
  reserve: reserveOf,
  'youth-age': () => String(youthAge),
} satisfies Record<string, Value>;

/** Where a topic says something else, or nothing. */
const conditions = {
  /** A minor is named in the message, whose safety text stands beside. */
  'named-minor': ({ today }, { health }) => isMinor(health.minor, today),
  minor: (_context, heard) => heard.minor,
  tired: (_context, { text }) => tired.test(text),
} satisfies Record<string, (context: ChatContext, heard: Heard) => boolean>;

export type ValueName = keyof typeof values;
export type ConditionName = keyof typeof conditions;
export const isValueName = (name: string): name is ValueName => Object.hasOwn(values, name);
export const isConditionName = (name: string): name is ConditionName => Object.hasOwn(conditions, name);

export const computed = (name: ValueName, context: ChatContext, heard: Heard): string | null =>
  (values as Record<ValueName, Value>)[name](context, heard);
export const holds = (name: ConditionName, context: ChatContext, heard: Heard): boolean =>
  conditions[name](context, heard);

/** The two days before the next match of the week, as they are planned. */
function beforeMatch({ week, today }: ChatContext): string | null {
  const match = week?.find(({ type, date }) => type === 'Partido' && date > today);
  const days = (week ?? []).filter(({ date }) => match !== undefined && date >= today && date < match.date).slice(-2);
  if (days.length === 0) return null;
  const lines = days.map(
    ({ date, type, routine }) =>
      `${dayLabel(date, today)}, ${routine === null ? type.toLowerCase() : quoted(routine.name)}`,
  );
  return `${capitalise(`en tu plan: ${lines.join('; ')}`)}. Si quieres algo más suave, dime qué día.`;
}

function homeRoutines(context: ChatContext): string | null {
  const open = openRoutines(context).map(({ code }) => code);
  const codes = ['R26', 'R02', 'R12', 'R13'].filter((code) => open.includes(code)).slice(0, 2);
  const names = routineNames(codes, context);
  return names.length > 0 ? listed(names) : null;
}

function maxPulse({ player }: ChatContext): string {
  return player?.age
    ? `Por tu edad, la frecuencia máxima estimada ronda las ${highestPulse(player.age)} pulsaciones, con un margen de unas diez arriba o abajo: es una orientación, no una prueba.`
    : 'La frecuencia máxima estimada es 208 menos 0,7 por la edad, con un margen de unas diez pulsaciones: una orientación.';
}

/** Minors and players from 60 need the most (docs/training.md#reps-in-reserve). */
function reserveOf({ player }: ChatContext, { minor }: Heard): string {
  const level = player?.level ?? 'Principiante';
  if (minor || level === 'Principiante' || (player?.age ?? 0) >= 60)
    return 'En tu caso, acaba cada serie con 3 o 4 repeticiones en reserva.';
  return level === 'Intermedio'
    ? 'En tu nivel, deja 2 o 3 repeticiones en reserva.'
    : 'En tu nivel, deja 1 o 2 repeticiones en reserva.';
}

function ownLoad({ today, history, routines, player }: ChatContext): string {
  const { sessions } = effortFrom(history, routines, player?.level ?? 'Principiante');
  const monday = mondayOf(today);
  const loadFrom = (from: string, before: string) =>
    weeklyLoad(sessions.filter(({ localDate }) => localDate >= from && localDate < before).map(({ load }) => load));
  const now = loadFrom(monday, addDays(monday, 7));
  const before = loadFrom(addDays(monday, -7), monday);
  const without = sessions.some(({ rpe: value, localDate }) => value === null && localDate >= addDays(monday, -7));
  return compose([
    `Esta semana llevas ${decimals(now)} puntos de carga (RPE por minutos); la pasada fueron ${decimals(before)}.`,
    without && 'Donde no anotaste el RPE uso el previsto para ese tipo de sesión.',
    'Sirve para que suba poco a poco, no para predecir lesiones.',
  ]);
}
