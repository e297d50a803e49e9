import { type BodyArea, bodyAreas, type Demand, demands, type Material } from '@bandeja/domain/exercises/vocabulary';
import { courtKit, gymKit } from '#reader/equipment.ts';
import type { HealthReading } from '#reader/health.ts';
import type { Wish } from '#reader/types.ts';
import { readWish } from '#reader/wish.ts';
import type { BodyFinding, BodyPart, Found, Frame, TrainingPlace } from '#understand/frame.ts';
import { withLearned } from '#understand/health.ts';
import { understand } from '#understand/understand.ts';

/** What is found with less certainty changes no routine. */
const certainFrom = 0.5;
/** A wish is only taken back on stronger evidence than it is added. */
const refusedFrom = 0.7;

/** The area of the catalogue whose load a part of the body feels. */
const areaOf: Record<BodyPart, BodyArea> = {
  hombro: 'hombro',
  cuello: 'hombro',
  codo: 'codo',
  muneca: 'muñeca',
  mano: 'muñeca',
  lumbar: 'lumbar',
  abdomen: 'lumbar',
  cadera: 'rodilla',
  rodilla: 'rodilla',
  isquio: 'rodilla',
  ingle: 'rodilla',
  tobillo: 'tobillo',
  gemelo: 'tobillo',
  pie: 'tobillo',
};

const placesSaid: Record<TrainingPlace, Pick<Wish, 'place' | 'placeName'>> = {
  home: { place: 'home' },
  court: { place: 'court' },
  gym: { place: 'home', placeName: 'en el gimnasio' },
  hotel: { place: 'home', placeName: 'en el hotel' },
  park: { place: 'home', placeName: 'al aire libre' },
};
const kits: Partial<Record<TrainingPlace, readonly Material[]>> = { gym: gymKit, court: courtKit };
const shortest = 15;
const longest = 180;

/**
 * The wish of a text. What the lines of the lexicon read stands; what was learned from the examples fills in where they
 * say nothing, and adds what they overlook.
 */
export function wishFrom(text: string): Wish {
  const written = readWish(text);
  const frame = understand(text, { channel: 'wish' });
  return {
    ...written,
    ...timeOf(written, frame),
    ...meansOf(written, frame),
    ...aimsOf(written, frame),
    health: healthOf(withLearned(written.health, text), frame),
  };
}

function sure<Value>(all: readonly Found<Value>[], from = certainFrom): Value[] {
  return all.filter(({ certainty }) => certainty >= from).map(({ value }) => value);
}

function sureOne<Value>(one: Found<Value> | null): Value | null {
  return one !== null && one.certainty >= certainFrom ? one.value : null;
}

/** What was read, then what is new, without what is taken back. */
function added<Value>(read: readonly Value[], more: readonly Value[], out: readonly Value[]): Value[] {
  return [...read, ...more.filter((value) => !read.includes(value) && !out.includes(value))];
}

function timeOf(written: Wish, { wish }: Frame): Partial<Wish> {
  const learned = sureOne(wish.duration);
  if (written.duration !== null || learned === null) return {};
  const minutes = Math.min(longest, Math.max(shortest, learned.minutes));
  return { duration: { ...learned, minutes }, clampedFrom: minutes === learned.minutes ? null : learned.minutes };
}

function meansOf(written: Wish, { wish }: Frame): Partial<Wish> {
  const missing = added(written.excludedEquipment, sure(wish.missingEquipment, refusedFrom), written.equipment ?? []);
  const [place] = sure(wish.places);
  const spoken = written.place === null && place !== undefined ? placesSaid[place] : {};
  const kit = written.place === null && place !== undefined ? (kits[place] ?? []) : [];
  const named = added(written.equipment ?? [], [...sure(wish.equipment), ...kit], missing);
  const isNone = written.equipment === null && named.length === 0 && sureOne(wish.noEquipment) !== true;
  return {
    ...spoken,
    equipment: isNone ? null : named,
    excludedEquipment: missing,
    alone: written.alone ?? sureOne(wish.alone),
    level: written.level ?? sureOne(wish.level),
    age: written.age ?? sureOne(wish.age),
    daysPerWeek: written.daysPerWeek ?? sureOne(wish.daysPerWeek),
    ...(written.effort === undefined && sureOne(wish.effort) !== null ? { effort: wish.effort?.value } : {}),
  };
}

function aimsOf(written: Wish, { wish }: Frame): Partial<Wish> {
  const excludedCategories = added(
    written.excludedCategories,
    sure(wish.excludedKinds, refusedFrom),
    written.categories,
  );
  const excludedMuscleGroups = added(
    written.excludedMuscleGroups,
    sure(wish.excludedGroups, refusedFrom),
    written.muscleGroups,
  );
  const excludedStrokes = added(written.excludedStrokes, sure(wish.excludedStrokes, refusedFrom), written.strokes);
  return {
    excludedCategories,
    excludedMuscleGroups,
    excludedStrokes,
    categories: added(written.categories, sure(wish.kinds), excludedCategories),
    muscleGroups: added(written.muscleGroups, sure(wish.groups), excludedMuscleGroups),
    strokes: added(written.strokes, sure(wish.strokes), excludedStrokes),
    routineType: written.routineType,
  };
}

function healthOf(read: HealthReading, { body, wish }: Frame): HealthReading {
  const known = new Set(read.injuries.map(({ area }) => area));
  const felt = body.filter(
    ({ state, certainty }) => (state === 'hurts' || state === 'acute') && certainty >= certainFrom,
  );
  const more = bodyAreas.filter((area) => !known.has(area) && felt.some(({ value }) => areaOf[value] === area));
  const isAcute = (area: BodyArea) =>
    felt.some((each: BodyFinding) => each.state === 'acute' && areaOf[each.value] === area);
  const injuries = [...read.injuries, ...more.map((area) => ({ area, acute: isAcute(area) }))];
  const injured = injuries.map(({ area }) => area);
  const protectedAreas = body
    .filter(({ state, certainty }) => state === 'protect' && certainty >= certainFrom)
    .map(({ value }) => areaOf[value]);
  const refused = sure(wish.refusedDemands);
  return {
    ...read,
    injuries: bodyAreas.flatMap((area) => injuries.find((injury) => injury.area === area) ?? []),
    prevent: bodyAreas.filter(
      (area) => !injured.includes(area) && (read.prevent.includes(area) || protectedAreas.includes(area)),
    ),
    excludedDemands: demands.filter(
      (demand: Demand) => read.excludedDemands.includes(demand) || refused.includes(demand),
    ),
    pain: read.pain || felt.length > 0,
  };
}
