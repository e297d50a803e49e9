import type { Category, MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import { courtKit, gymKit } from '#reader/equipment.ts';
import type { Wish } from '#reader/types.ts';
import { readWish } from '#reader/wish.ts';

const categoryCodes: Record<Category, string> = {
  Fuerza: 'F',
  'Fuerza explosiva': 'X',
  Pliometría: 'P',
  Cardio: 'C',
  Flexibilidad: 'L',
  Funcionalidad: 'U',
};
const groupCodes: Record<MuscleGroup, string> = {
  Piernas: 'Pi',
  Glúteos: 'Gl',
  Core: 'Co',
  Espalda: 'Es',
  Hombros: 'Ho',
  Brazos: 'Br',
  Pecho: 'Pe',
  Cardio: 'Ca',
};
const demandCodes = { jump: 'j', run: 'r', overhead: 'o', floor: 's' };
const levelCodes = { Principiante: 1, Intermedio: 2, Avanzado: 3 };
const placeCodes = { home: 'C', court: 'P' };

/** «PISTA» and «GYM» stand for the kit that comes with the place. */
function kit(equipment: Wish['equipment']): string[] {
  if (equipment === null) return [];
  if (equipment.length === 0) return ['-'];
  const sets = [
    ['GYM', gymKit],
    ['PISTA', courtKit],
  ] as const;
  const whole = sets.filter(([, items]) => items.every((item) => equipment.includes(item)));
  const rest = equipment.filter((item) => !whole.some(([, items]) => items.includes(item)));
  return [...whole.map(([name]) => name), ...rest];
}

/** The fields of a wish that say something, as «key=value», for tables of test messages. */
export function wishInOneLine(wish: Wish): string {
  const fields: [key: string, values: readonly (string | number)[]][] = [
    ['dur', wish.duration === null ? [] : [`${wish.duration.kind === 'most' ? '<' : ''}${wish.duration.minutes}`]],
    ['clamped', wish.clampedFrom === null ? [] : [wish.clampedFrom]],
    ['eq', kit(wish.equipment)],
    ['noeq', wish.excludedEquipment],
    ['loc', wish.place === null ? [] : [placeCodes[wish.place]]],
    ['noloc', wish.excludedPlaces.map((place) => placeCodes[place])],
    ['solo', wish.alone === null ? [] : [Number(wish.alone)]],
    ['lvl', wish.level === null ? [] : [levelCodes[wish.level]]],
    ['stroke', wish.strokes],
    ['cat', wish.categories.map((category) => categoryCodes[category])],
    ['grp', wish.muscleGroups.map((group) => groupCodes[group])],
    ['nocat', wish.excludedCategories.map((category) => categoryCodes[category])],
    ['nostroke', wish.excludedStrokes],
    ['nogrp', wish.excludedMuscleGroups.map((group) => groupCodes[group])],
    ['noex', wish.excludedExercises ?? []],
    ['type', wish.routineType === null ? [] : [wish.routineType]],
    ['warm', wish.warmUp ? [1] : []],
    ['base', wish.aerobicBase ? [1] : []],
    ['days', wish.daysPerWeek === null ? [] : [wish.daysPerWeek]],
    ['on', wish.weekdays.map((day) => day.slice(0, 3))],
    ['age', wish.age === null ? [] : [wish.age]],
    ['no', wish.health.excludedDemands.map((demand) => demandCodes[demand])],
    ['inj', wish.health.injuries.map((injury) => (injury.acute ? `${injury.area}!` : injury.area))],
    ['prev', wish.health.prevent],
    ['red', wish.health.redFlag === null ? [] : [wish.health.redFlag]],
  ];
  return fields.flatMap(([key, values]) => (values.length === 0 ? [] : [`${key}=${values.join(',')}`])).join(' ');
}

const materialsInOrder = (value: string): string => value.split(',').sort().join(',');

/** The same expectation whatever the order of its fields, of materials and of places. */
export function inOrder(line: string): string {
  return [...line.matchAll(/(\w+)=(.*?)(?= \w+=|$)/g)]
    .map(([, key = '', value = '']) => `${key}=${key.endsWith('eq') ? materialsInOrder(value) : value}`)
    .sort()
    .join(' ');
}

/** A row of a table of readings: `key=values` exactly, `key~values` at least those, `key?` left open. */
export type Reading = readonly [text: string, expected: string];

function fieldsOf(line: string): Map<string, { sign: string; values: string[] }> {
  const fields = [...line.matchAll(/(\w+)([=~?])(.*?)(?= \w+[=~?]|$)/g)];
  return new Map(
    fields.map(([, key = '', sign = '', values = '']) => [
      key,
      { sign, values: values.split(',').filter((value) => value !== '') },
    ]),
  );
}

/** The fields that are not as a row expects them, in words; `strict` ones must be absent where the row is silent. */
export function missesOf([text, expected]: Reading, strict: readonly string[]): string[] {
  const wish = readWish(text);
  const read = fieldsOf(`${wishInOneLine(wish)}${wish.effort === undefined ? '' : ` int=${wish.effort}`}`);
  const wanted = fieldsOf(expected);
  for (const key of strict) if (!wanted.has(key)) wanted.set(key, { sign: '=', values: [] });
  return [...wanted].flatMap(([key, { sign, values }]) => {
    const got = read.get(key)?.values ?? [];
    const held = values.every((value) => got.includes(value) || (key === 'inj' && got.includes(`${value}!`)));
    const right = sign === '?' || (held && (sign === '~' || got.length === values.length));
    return right ? [] : [`${key}: expected ${sign === '~' ? 'at least ' : ''}[${values}], read [${got}]`];
  });
}
