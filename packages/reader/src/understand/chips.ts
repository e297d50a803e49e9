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
import type { WishChip } from '@bandeja/domain/generator/schemas';
import { type ChipKind, noMaterial } from '@bandeja/domain/generator/vocabulary';
import type { HealthReading } from '#health.ts';
import { courtKit, gymKit, inGym } from '#kits.ts';
import { phrases } from '#language/phrases.ts';
import { clauseAround } from '#language/pieces.ts';
import type { Wish } from '#types.ts';
import type { Found, Frame, Span, SpeechIntent } from '#understand/frame.ts';

const minutesBounds = { min: 15, max: 180 };

export function chipsOf(wish: Wish): WishChip[] {
  const place = wish.placeName === inGym ? 'gym' : wish.place;
  const kit = kitOf(place);
  const { injuries, excludedDemands, doubt = [] } = wish.health;
  const chip = (kind: ChipKind) => (value: string) => ({ kind, value });
  const equipment = wish.equipment?.length === 0 ? [noMaterial] : (wish.equipment ?? []);
  return [
    ...(wish.duration === null ? [] : [String(wish.duration.minutes)]).map(chip('minutes')),
    ...wish.muscleGroups.map(chip('group')),
    ...wish.categories.map(chip('category')),
    ...wish.strokes.map(chip('stroke')),
    ...excludedDemands.map(chip('demand')),
    ...injuries.map(({ area, acute }) => ({ kind: acute ? ('hurts' as const) : ('care' as const), value: area })),
    ...doubt.map(chip('care')),
    ...(place === null ? [] : [place]).map(chip('place')),
    ...equipment.filter((each) => !kit.some((material) => material === each)).map(chip('equipment')),
    ...(wish.level === null ? [] : [wish.level]).map(chip('level')),
  ];
}

/** Chosen chips replace read ones of the same kind; what the body needs adds up, and a refused demand stays. */
export function mergedChips(read: readonly WishChip[], chosen: readonly WishChip[]): WishChip[] {
  const group = ({ kind, value }: WishChip) => {
    if (kind === 'hurts' || kind === 'care') return `body ${value}`;
    return kind === 'demand' ? `demand ${value}` : kind;
  };
  const groups = chosen.map(group);
  return [...read.filter((chip) => !groups.includes(group(chip))), ...chosen];
}

/** Where chips and text agree, the text's full form stays: «como mucho 30». Everything beside the chips stays, too. */
export function withChips(wish: Wish, chips: readonly WishChip[]): Wish {
  const read = chipsOf(wish);
  const valuesIn = (all: readonly WishChip[], kind: ChipKind) =>
    all.flatMap((chip) => (chip.kind === kind ? chip.value : []));
  const given = (kind: ChipKind) => valuesIn(chips, kind);
  const isAsRead = (kind: ChipKind) => valuesIn(read, kind).sort().join() === given(kind).sort().join();
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
  const chosenName = place === 'gym' ? inGym : undefined;
  const named = isAsRead('place') ? placeName : chosenName;
  return {
    ...rest,
    ...chosen,
    ...(named === undefined ? {} : { placeName: named }),
    place: wishPlaceOf(place),
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

/** The text's facts about an area stay with it. The areas chosen end a doubt. */
function healthWith(
  { doubt: _settled, ...health }: HealthReading,
  care: readonly BodyArea[],
  hurts: readonly BodyArea[],
): HealthReading {
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

function wishPlaceOf(place: string | undefined): Wish['place'] {
  if (place === 'court') return 'court';
  return place === 'home' || place === 'gym' ? 'home' : null;
}

function kitOf(place: string | null): readonly Material[] {
  if (place === 'gym') return gymKit;
  return place === 'court' ? courtKit : [];
}

function minutesOf([value]: readonly string[]): Wish['duration'] {
  const minutes = Number(value);
  if (value === undefined || !Number.isInteger(minutes)) return null;
  return { minutes: Math.min(minutesBounds.max, Math.max(minutesBounds.min, minutes)), kind: 'about' };
}

const ofTraining = phrases('rutina* algo ejercicio* dame hazme ponme prepara* !no_entren*');
const namesRoutine = phrases('rutina rutinas');
/** What is said of a place or a day without a wish: «me voy a la playa», «hasta el martes». */
const elsewhere: readonly (SpeechIntent | undefined)[] = ['hi', 'thanks', 'change', 'price', 'app', 'offtopic'];

/** Whether a text asks for nothing trainable: «asdf», a piano lesson, a greeting, an absence. */
export function asksForNothing(wish: Wish, { intents, sure, wish: frame, body, details }: Frame): boolean {
  const [intent] = intents;
  const { health } = wish;
  const isElsewhere = sure && elsewhere.includes(intent?.value) && !ofTraining.test(details.text);
  const isAbout =
    // «con prisa» alone tells a length and no wish
    chipsOf(wish).some(
      ({ kind }) => (kind !== 'minutes' || frame.duration !== null) && (kind !== 'place' || !isElsewhere),
    ) ||
    wish.focus !== undefined ||
    wish.beyondLibrary !== undefined ||
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
    (wish.weekdays.length > 0 && !isElsewhere);
  const wantsRoutine = sure && (intent?.value === 'routine' || intent?.value === 'warm' || intent?.value === 'recover');
  return !isAbout && !wantsRoutine && !namesRoutine.test(details.text);
}

const quoteMost = 60;

/** A whole clause if it is short. */
export function quoteOf({ kind, value }: WishChip, frame: Frame): string | null {
  const { text } = frame;
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
