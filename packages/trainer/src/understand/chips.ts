import {
  type BodyArea,
  bodyAreas,
  categories,
  demands,
  difficulties,
  type Material,
  materials,
  muscleGroups,
  strokes,
} from '@bandeja/domain/exercises/vocabulary';
import { type ChipKind, noMaterial, type WishChip } from '@bandeja/domain/generator/vocabulary';
import { clauseAround } from '#language/pieces.ts';
import type { HealthReading } from '#reader/health.ts';
import { courtKit, gymKit } from '#reader/kits.ts';
import type { Wish } from '#reader/types.ts';
import type { Found, Frame, Span } from '#understand/frame.ts';

const inGym = 'en el gimnasio';
const minutesBounds = { min: 15, max: 180 };

/** The reading of a wish as chips that the player can change. */
export function chipsOf(wish: Wish): WishChip[] {
  const place = wish.placeName === inGym ? 'gym' : wish.place;
  const kit = kitOf(place);
  const { injuries, excludedDemands } = wish.health;
  const chip = (kind: ChipKind) => (value: string) => ({ kind, value });
  const equipment = wish.equipment?.length === 0 ? [noMaterial] : (wish.equipment ?? []);
  return [
    ...(wish.duration === null ? [] : [String(wish.duration.minutes)]).map(chip('minutes')),
    ...wish.muscleGroups.map(chip('group')),
    ...wish.categories.map(chip('category')),
    ...wish.strokes.map(chip('stroke')),
    ...excludedDemands.map(chip('demand')),
    ...injuries.map(({ area, acute }) => ({ kind: acute ? ('hurts' as const) : ('care' as const), value: area })),
    ...(place === null ? [] : [place]).map(chip('place')),
    ...equipment.filter((each) => !kit.some((material) => material === each)).map(chip('equipment')),
    ...(wish.level === null ? [] : [wish.level]).map(chip('level')),
  ];
}

/** Merges chosen chips into read ones, replacing those of the same kind; an area is either with care or hurts. */
export function mergedChips(read: readonly WishChip[], chosen: readonly WishChip[]): WishChip[] {
  const group = ({ kind }: WishChip) => (kind === 'hurts' ? 'care' : kind);
  const kinds = chosen.map(group);
  return [...read.filter((chip) => !kinds.includes(group(chip))), ...chosen];
}

/**
 * The wish with these chips instead of the text's reading of the same things; where they agree, the text's full form
 * stays: «como mucho 30», «en el hotel». Red flags, refused exercises and everything else of the text stays.
 */
export function withChips(wish: Wish, chips: readonly WishChip[]): Wish {
  const read = chipsOf(wish);
  const saidIn = (all: readonly WishChip[], kind: ChipKind) =>
    all.flatMap((chip) => (chip.kind === kind ? chip.value : []));
  const given = (kind: ChipKind) => saidIn(chips, kind);
  const isAsRead = (kind: ChipKind) => saidIn(read, kind).sort().join() === given(kind).sort().join();
  const known = <Value extends string>(values: readonly Value[], kind: ChipKind) =>
    values.filter((value) => given(kind).includes(value));
  const [place] = given('place');
  const kit = kitOf(place ?? null);
  const material = known(materials, 'equipment');
  const isBare = given('equipment').includes(noMaterial);
  const equipment = materials.filter((each) => material.includes(each) || (!isBare && kit.includes(each)));
  const [level] = known(difficulties, 'level');
  const chosen = {
    categories: isAsRead('category') ? wish.categories : known(categories, 'category'),
    muscleGroups: isAsRead('group') ? wish.muscleGroups : known(muscleGroups, 'group'),
    strokes: isAsRead('stroke') ? wish.strokes : known(strokes, 'stroke'),
  };
  const { placeName, duration, clampedFrom, ...rest } = wish;
  const named = isAsRead('place') ? placeName : place === 'gym' ? inGym : undefined;
  return {
    ...rest,
    ...chosen,
    ...(named === undefined ? {} : { placeName: named }),
    place: place === 'court' ? 'court' : place === 'home' || place === 'gym' ? 'home' : null,
    ...(isAsRead('minutes') ? { duration, clampedFrom } : { duration: minutesOf(given('minutes')), clampedFrom: null }),
    equipment: equipment.length > 0 || isBare ? equipment : null,
    excludedEquipment: wish.excludedEquipment.filter((each) => !equipment.includes(each)),
    excludedCategories: wish.excludedCategories.filter((each) => !chosen.categories.includes(each)),
    excludedMuscleGroups: wish.excludedMuscleGroups.filter((each) => !chosen.muscleGroups.includes(each)),
    excludedStrokes: wish.excludedStrokes.filter((each) => !chosen.strokes.includes(each)),
    level: level ?? null,
    health: {
      ...(isAsRead('care') && isAsRead('hurts')
        ? wish.health
        : healthWith(wish.health, known(bodyAreas, 'care'), known(bodyAreas, 'hurts'))),
      excludedDemands: known(demands, 'demand'),
    },
  };
}

/** The text's facts about an area stay with it: for example that a professional comes first. */
function healthWith(health: HealthReading, care: readonly BodyArea[], hurts: readonly BodyArea[]): HealthReading {
  const injuries = bodyAreas.flatMap((area) => {
    if (!care.includes(area) && !hurts.includes(area)) return [];
    const read = health.injuries.find((injury) => injury.area === area);
    return [{ ...read, area, acute: hurts.includes(area) }];
  });
  return {
    ...health,
    injuries,
    prevent: health.prevent.filter((area) => !injuries.some((injury) => injury.area === area)),
    pain: injuries.length > 0,
  };
}

function kitOf(place: string | null): readonly Material[] {
  return place === 'gym' ? gymKit : place === 'court' ? courtKit : [];
}

function minutesOf([value]: readonly string[]): Wish['duration'] {
  const minutes = Number(value);
  if (value === undefined || !Number.isInteger(minutes)) return null;
  return { minutes: Math.min(minutesBounds.max, Math.max(minutesBounds.min, minutes)), kind: 'about' };
}

/** Whether a text asks for nothing trainable: «asdf», a piano lesson, a greeting. */
export function asksForNothing(wish: Wish, { intents, sure, wish: frame, body }: Frame): boolean {
  const [intent] = intents;
  const { health } = wish;
  const isAbout =
    chipsOf(wish).length > 0 ||
    body.length > 0 ||
    health.redFlag !== null ||
    health.prevent.length + wish.excludedPlaces.length + wish.excludedEquipment.length > 0 ||
    wish.excludedCategories.length + wish.excludedMuscleGroups.length + wish.excludedStrokes.length > 0 ||
    (wish.namedExercises?.length ?? 0) + (wish.excludedExercises?.length ?? 0) > 0 ||
    wish.routineType !== null ||
    frame.goals.length > 0 ||
    wish.warmUp ||
    wish.aerobicBase ||
    wish.alone !== null ||
    wish.effort !== undefined ||
    wish.likeBefore === true ||
    wish.pauseDays !== undefined ||
    wish.daysPerWeek !== null ||
    wish.weekdays.length > 0;
  const wantsRoutine = sure && (intent?.value === 'routine' || intent?.value === 'warm' || intent?.value === 'recover');
  return !isAbout && !wantsRoutine;
}

const quoteMost = 60;

/** The words of the text that a chip came from, if known; a whole clause if it is short. */
export function quoteOf(text: string, { kind, value }: WishChip, frame: Frame): string | null {
  const span = spanOf(frame, kind, value);
  if (span === null) return null;
  const clause = clauseAround(text, span.from, span.to);
  if (clause.length <= quoteMost) return clause;
  // a finding of the whole message has no words
  const words = text.slice(span.from, span.to).trim();
  return words.length <= quoteMost ? words : null;
}

function spanOf({ wish, body }: Frame, kind: ChipKind, value: string): Span | null {
  const of = (all: readonly Found<string>[]) => all.find((found) => found.value === value)?.span ?? null;
  switch (kind) {
    case 'minutes':
      return wish.duration?.span ?? null;
    case 'place':
      return of(wish.places);
    case 'equipment':
      return value === noMaterial ? (wish.noEquipment?.span ?? null) : of(wish.equipment);
    case 'care':
    case 'hurts':
      return body.find((found) => found.value === value || found.value === unaccented[value])?.span ?? null;
    case 'group':
      return of(wish.groups);
    case 'category':
      return of(wish.kinds);
    case 'stroke':
      return of(wish.strokes);
    case 'demand':
      return of(wish.refusedDemands);
    case 'level':
      return wish.level?.span ?? null;
  }
}

const unaccented: Record<string, string> = { muñeca: 'muneca' };
