import { strokeName } from '@bandeja/domain/exercises/messages';
import type { Category, Demand, Difficulty, Material } from '@bandeja/domain/exercises/vocabulary';
import { areaNames } from '@bandeja/domain/profile/safety.messages';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { courtKit, gymKit, inGym } from '#kits.ts';
import type { Effort, Wish } from '#types.ts';

const levels: Record<Difficulty, string> = {
  Principiante: 'nivel principiante',
  Intermedio: 'nivel intermedio',
  Avanzado: 'nivel avanzado',
};
const types: Record<RoutineType, string> = {
  Técnico: 'técnica',
  Físico: 'preparación física',
  Táctico: 'táctica',
  Mental: 'trabajo mental',
  Partido: 'partido',
  Descanso: 'recuperación',
};
const efforts: Record<Effort, string> = { gentle: 'suave', hard: 'intensa' };
const withoutDemand: Record<Demand, string> = {
  jump: 'sin saltos',
  run: 'sin carrera',
  overhead: 'sin brazos por encima de la cabeza',
  floor: 'sin ejercicios en el suelo',
};
/** All others are named by their stem. */
const exerciseNames: Record<string, string> = {
  sentadilla: 'sentadillas',
  zancada: 'zancadas',
  flexion: 'flexiones',
  plancha: 'planchas',
  puente: 'puentes',
  swing: 'swings',
  'curl nordico': 'curl nórdico',
  copenhague: 'plancha Copenhague',
  granjero: 'paseo del granjero',
};

/** From here on a pause makes a routine lighter (docs/training.md#coming-back). */
const pauseDays = 14;

const categoryName = (category: Category): string => category.toLowerCase();
const listed = new Intl.ListFormat('es', { type: 'conjunction' });

function minutesOf({ duration, clampedFrom }: Wish): string[] {
  if (duration === null) return [];
  const minutes = `${duration.kind === 'most' ? 'máximo ' : ''}${duration.minutes} min`;
  if (clampedFrom === null) return [minutes];
  return [`${minutes} (el ${clampedFrom < duration.minutes ? 'mínimo' : 'máximo'} de una rutina)`];
}

function placeOf({ place, placeName, excludedPlaces }: Wish): string[] {
  const not = excludedPlaces.map((excluded) => (excluded === 'court' ? 'sin pista' : 'fuera de casa'));
  if (place === null) return not;
  return place === 'court' ? [placeName ?? 'en pista', ...not] : [placeName ?? 'en casa'];
}

function kitAt(place: Wish['place'], name: Wish['placeName']): readonly Material[] {
  if (name === inGym) return gymKit;
  return place === 'court' ? courtKit : [];
}

/** Without the equipment that belongs to the place. */
function materialOf({ equipment, excludedEquipment, place, placeName, alone }: Wish): string[] {
  const missing = excludedEquipment.map((item) => `sin ${item}`);
  if (equipment === null) return missing;
  const kit = kitAt(place, placeName);
  const whole = kit.length > 0 && kit.filter((item) => equipment.includes(item)).length > 1;
  const implied = new Set<string>([...(whole ? kit : []), ...(alone === false ? ['compañero'] : [])]);
  const named = equipment.filter((item) => !implied.has(item));
  if (named.length > 0) return [...named, ...missing];
  return implied.size > 0 && equipment.length > 0 ? missing : ['sin material'];
}

function daysOf({ daysPerWeek, weekdays: named }: Wish): string[] {
  const rhythm =
    daysPerWeek === null ? [] : [daysPerWeek === 1 ? '1 día por semana' : `${daysPerWeek} días por semana`];
  if (named.length === 0) return rhythm;
  return [
    ...rhythm,
    named.length === weekdays.length
      ? 'todos los días'
      : listed.format(named.map((day) => weekdayNames[day].toLowerCase())),
  ];
}

function bodyOf({ health }: Wish): string[] {
  return [
    ...health.injuries.map(({ area }) => `cuido tu ${areaNames[area]}`),
    ...health.prevent.map((area) => `refuerzo de tu ${areaNames[area]}`),
    ...health.excludedDemands.map((demand) => withoutDemand[demand]),
  ];
}

/** «He entendido: 45 min · balón medicinal · sin saltos». Injuries are named as areas only («cuido tu codo»). */
export function describeWish(wish: Wish): string[] {
  const refused = [
    ...wish.excludedCategories.map(categoryName),
    ...wish.excludedStrokes.map(strokeName),
    ...wish.excludedMuscleGroups.map((group) => group.toLowerCase()),
    ...(wish.excludedExercises ?? []).map((stem) => exerciseNames[stem] ?? stem),
  ];
  return [
    ...new Set([
      ...minutesOf(wish),
      ...daysOf(wish),
      ...(wish.age === null ? [] : [`${wish.age} años`]),
      ...(wish.level === null ? [] : [levels[wish.level]]),
      ...(wish.warmUp ? ['calentamiento'] : []),
      ...((wish.pauseDays ?? 0) >= pauseDays ? ['vuelta tras un parón'] : []),
      ...(wish.routineType === null ? [] : [types[wish.routineType]]),
      // A gentle aerobic base implies it.
      ...(wish.effort === undefined || wish.aerobicBase ? [] : [efforts[wish.effort]]),
      ...wish.strokes.map(strokeName),
      // The mobility of a warm-up or of a recovery day is part of their name.
      ...wish.categories
        .filter((category) => category !== 'Flexibilidad' || !(wish.warmUp || wish.routineType === 'Descanso'))
        .map(categoryName),
      ...(wish.aerobicBase ? ['base aeróbica'] : []),
      ...wish.muscleGroups.map((group) => group.toLowerCase()),
      ...(wish.namedExercises ?? []).map((stem) => exerciseNames[stem] ?? stem),
      ...placeOf(wish),
      ...materialOf(wish),
      ...(wish.alone === null ? [] : [wish.alone ? 'por tu cuenta' : 'en compañía']),
      ...bodyOf(wish),
      ...refused.map((name) => `sin ${name}`),
    ]),
  ];
}
