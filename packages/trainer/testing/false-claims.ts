import type { PlannedDay, PlannerRoutine } from '#schedule/types.ts';
import { cards } from './catalogue.ts';

/* What a sentence says of areas, categories, strokes, numbers, rest and matches is read by a table of its own, from the
   catalogue's cards. */

const cardOf = new Map(cards.map((card) => [card.code, card]));
const weekdayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

const cardsIn = (routine: PlannerRoutine) =>
  routine.entries.flatMap(({ exercise }) => (exercise.code === 'L01' ? [] : (cardOf.get(exercise.code ?? '') ?? [])));
const groupsIn = (routine: PlannerRoutine) => new Set(cardsIn(routine).flatMap(({ muscleGroups }) => muscleGroups));
const trains = (group: 'Piernas' | 'Hombros' | 'Espalda' | 'Core') => (routine: PlannerRoutine) =>
  groupsIn(routine).has(group);

type Said = { routine: PlannerRoutine; type: string; days: readonly PlannedDay[]; index: number };

/** Sentences that speak of the next day, of what is left out or of what is asked are no claim on the day's content. */
const asides =
  /guarda piernas|soltar piernas|se nota en las piernas|pesa en las piernas|con piernas al partido|sin lo que más carga|si notas|sin saltos|cuidamos tu|lesión|equilibrio por pierna|acaba con movilidad|suma core|calienta con calma|antes, 15 minutos|hombro a/i;

const contents: [RegExp, (routine: PlannerRoutine) => boolean][] = [
  [/\bpiernas\b|\brodillas\b|\btobillos\b|\bapoyos\b/i, trains('Piernas')],
  [/\bhombros?\b/i, trains('Hombros')],
  [/\bespalda\b/i, trains('Espalda')],
  [/\btronco\b/i, trains('Core')],
  [/\bcodo\b/i, (routine) => cardsIn(routine).some(({ code }) => ['F27', 'F28', 'F29', 'L11'].includes(code))],
  [
    /\bpala en mano\b|\bbolas\b|más golpes|otra de golpes/i,
    (routine) => cardsIn(routine).some(({ equipment }) => equipment.includes('pala')),
  ],
  [/cuerpo entero|todo el cuerpo/i, (routine) => groupsIn(routine).size >= 3],
];

const categoryWords: [RegExp, string][] = [
  [/^fuerza explosiva\b/i, 'Fuerza explosiva'],
  [/^(?:(?:segunda|otra|primera|tercera|cuarta) de )?fuerza\b(?! explosiva)/i, 'Fuerza'],
  [/^(?:(?:segunda|otra|primera|tercera|cuarta) de )?cardio\b/i, 'Cardio'],
  [/^(?:(?:segunda|otra|primera|tercera|cuarta) de )?(?:flexibilidad|movilidad)\b/i, 'Flexibilidad'],
];

/** What a sentence says of a day that the day does not hold. */
export function falseClaims(reason: string, { routine, type, days, index }: Said): string[] {
  const parts = reason.split(/(?<=[.:]) /).filter((part) => !asides.test(part));
  const said = parts.join(' ');
  const wrong = contents.flatMap(([words, holds]) => (words.test(said) && !holds(routine) ? [`${words}`] : []));
  const category = categoryWords.find(([words]) => words.test(reason));
  if (category && type !== category[1] && !reason.includes('en vez de')) wrong.push(category[1]);
  const minutes = /\bSon (\d+) minutos/.exec(reason);
  if (minutes && Number(minutes[1]) !== routine.duration) wrong.push('minutes');
  const ordinal = /^segunda de (\w+)/i.exec(reason);
  const isSecond = days.slice(0, index).some((day) => day.type === type);
  if (ordinal && !isSecond) wrong.push('segunda');
  wrong.push(...neighbours(reason, days, index));
  return wrong;
}

/** «el sábado juegas», «al partido del sábado», «del partido del jueves»: that day of this week holds a match. */
export function neighbours(reason: string, days: readonly PlannedDay[], index: number): string[] {
  return weekdayNames.flatMap((name, day) => {
    const plays = new RegExp(`el ${name} (?:juegas|hay partido)|al partido del ${name}`, 'i').test(reason);
    const played = new RegExp(
      `(?:Vienes|se recupera) del partido del ${name}|el partido del ${name} todavía`,
      'i',
    ).test(reason);
    const isNextMonday = day === 0 && index === 6;
    const isLastSunday = day === 6 && index === 0;
    if (plays && !isNextMonday && days[day]?.type !== 'Partido') return [`plays ${name}`];
    if (played && !isLastSunday && days[day]?.type !== 'Partido') return [`played ${name}`];
    return [];
  });
}
