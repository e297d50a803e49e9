import {
  type Category,
  type Material,
  type MuscleGroup,
  materials,
  type Place,
} from '@bandeja/domain/exercises/vocabulary';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { courtKit, gymKit, inGym } from '#kits.ts';
import { normalise } from '#language/normalise.ts';
import { readPause } from '#language/pause.ts';
import { phrases } from '#language/phrases.ts';
import type { Wish, WishedMinutes } from '#types.ts';
import { certainFrom, refusedFrom, sure } from '#understand/decisions.ts';
import type { Found, Frame, TrainingPlace } from '#understand/frame.ts';
import { healthOf } from '#understand/health.ts';
import { type Occasion, occasionOf } from '#understand/occasion.ts';
import { understand } from '#understand/understand.ts';

const placeWords: Record<TrainingPlace, { place: Place; placeName?: string; kit: readonly Material[] }> = {
  home: { place: 'home', kit: [] },
  court: { place: 'court', kit: courtKit },
  gym: { place: 'home', placeName: inGym, kit: gymKit },
  hotel: { place: 'home', placeName: 'en el hotel', kit: [] },
  park: { place: 'home', placeName: 'al aire libre', kit: [] },
};
const goalKinds: Partial<Record<Frame['wish']['goals'][number]['value'], readonly Category[]>> = {
  'Perder peso': ['Cardio', 'Fuerza'],
  'Competir en torneos': ['Fuerza explosiva', 'Cardio'],
  'Ganar resistencia': ['Cardio'],
  'Ganar velocidad': ['Funcionalidad'],
};
const shortest = 15;
const longest = 180;
/** «Algo rapidito», «tengo poco tiempo». */
const quickly: WishedMinutes = { minutes: 20, kind: 'most' };
/** From here on a message about recovery alone wishes it. */
const surelyRecovery = 0.6;
const maybeRecovery = 0.3;

const likeBefore = phrases(
  [
    'parecido/parecida/parecidos/parecidas/similar/similares/igual/como/repetir/repite',
    'lo/la/el_mismo/misma',
    'otra_vez',
  ]
    .map((like) => `${like}${'_a/al/que/con/de/del/entreno/rutina/sesion/lo/la/el?'.repeat(5)}`)
    .map(
      (like) =>
        `${like}_ultima/otra/pasada_vez/sesion/rutina/semana ${like}_ultimo/otro_dia/entreno
         ${like}_ayer/anteayer/antes/siempre/lunes/martes/miercoles/jueves/viernes/sabado/domingo`,
    )
    .join(' '),
);

/** `waved`: the suspicion was answered with «No, nada de eso». */
export function wishFrom(text: string, { frame: read, waved }: { frame?: Frame; waved?: boolean } = {}): Wish {
  const frame = read ?? understand(text, { channel: 'wish' });
  const plain = normalise(frame.text);
  const pauseDays = readPause(plain);
  const occasion = occasionOf(frame.text);
  const effort = sureOne(frame.wish.effort) ?? (occasion.isHard ? 'hard' : null);
  const time = timeOf(frame);
  const aims = aimsOf(frame, occasion);
  const isQuick = occasion.isQuick || (occasion.isShortOfTime && aims.strokes.length === 0);
  const { focus, beyond } = occasion;
  return {
    ...time,
    ...(time.duration === null && isQuick ? { duration: quickly } : {}),
    ...meansOf(frame),
    ...aims,
    ...(focus === null ? {} : { focus }),
    ...(beyond.length === 0 ? {} : { beyondLibrary: beyond }),
    ...(effort === null ? {} : { effort }),
    ...(likeBefore.test(plain) ? { likeBefore: true } : {}),
    ...(pauseDays === null ? {} : { pauseDays }),
    daysPerWeek: sureOne(frame.wish.daysPerWeek),
    weekdays: sure(frame.wish.weekdays),
    age: sureOne(frame.wish.age),
    health: healthOf(frame, waved),
  };
}

function sureOne<Value>(one: Found<Value> | null): Value | null {
  return one !== null && one.certainty >= certainFrom ? one.value : null;
}

function without<Value>(all: readonly Value[], out: readonly Value[]): Value[] {
  return all.filter((value) => !out.includes(value));
}

export function timeOf({ wish }: Pick<Frame, 'wish'>): Pick<Wish, 'duration' | 'clampedFrom'> {
  const stated = sureOne(wish.duration);
  if (stated === null) return { duration: null, clampedFrom: null };
  const minutes = Math.min(longest, Math.max(shortest, stated.minutes));
  return { duration: { ...stated, minutes }, clampedFrom: minutes === stated.minutes ? null : stated.minutes };
}

function meansOf({ wish }: Frame) {
  // «tengo gomas pero no las quiero usar»: the last statement about a thing counts
  const isTakenBack = ({ value, span }: Found<Material>) =>
    wish.missingEquipment.some(
      (each) => each.value === value && each.certainty >= refusedFrom && each.span.from > span.from,
    );
  const named = sure(wish.equipment.filter((each) => !isTakenBack(each)));
  const missing = without(sure(wish.missingEquipment, refusedFrom), named);
  const out = without(sure(wish.excludedPlaces, refusedFrom), sure(wish.places));
  const [place] = without(sure(wish.places), out);
  const stated = place === undefined ? null : placeWords[place];
  const alone = sureOne(wish.alone);
  const isNone = sureOne(wish.noEquipment) === true && named.length === 0;
  const isKitOfPlace = !isNone && (stated?.place === 'court' || named.length === 0);
  const all = new Set<Material>([
    ...named,
    ...(isKitOfPlace ? (stated?.kit ?? []) : []),
    ...(alone === false ? (['compañero'] as const) : []),
  ]);
  // a player at a wall has a racket and balls
  const isOnWall = all.has('pared') && (all.has('pala') || isRacket(wish.routineType?.value ?? null));
  if (isOnWall) all.add('pala').add('bolas');
  const equipment = materials.filter((item) => all.has(item) && !missing.includes(item));
  return {
    equipment: equipment.length === 0 && !isNone ? null : equipment,
    excludedEquipment: missing,
    place: stated?.place ?? null,
    ...(stated?.placeName === undefined ? {} : { placeName: stated.placeName }),
    excludedPlaces: [...new Set(out.flatMap((each) => (placeWords[each].placeName ? [] : placeWords[each].place)))],
    alone,
    level: sureOne(wish.level),
  };
}

function aimsOf(frame: Frame, occasion: Occasion) {
  const { wish } = frame;
  const kinds = sure(wish.kinds);
  const excludedCategories = without(sure(wish.excludedKinds, refusedFrom), kinds);
  const muscleGroups = sure(wish.groups);
  const strokes = sure(wish.strokes);
  const purpose = wish.purpose?.value ?? null;
  const warmUp = purpose === 'warmUp';
  const named = strokes.length + muscleGroups.length;
  const isSoft = strokes.length === 0 && onlySoft(kinds);
  const isRest = isSoft && (purpose === 'recovery' || purpose === 'coolDown' || wishesRecovery(frame, occasion));
  const isBedtime = isSoft && occasion.isBedtime;
  const read = wish.routineType?.value ?? null;
  const played: RoutineType | null = occasion.onlyPlays && !isRacket(read) ? 'Técnico' : read;
  const routineType: RoutineType | null = isRest ? 'Descanso' : played;
  const implied =
    kinds.length + named > 0 || isRacket(routineType) ? [] : sure(wish.goals).flatMap((goal) => goalKinds[goal] ?? []);
  const soft: Category[] = warmUp || isRest || isBedtime ? ['Flexibilidad'] : [];
  const aerobicBase = occasion.isAerobicBase && strokes.length === 0 && kinds.every((kind) => kind === 'Cardio');
  const isOpen = kinds.length + named === 0 && !isRacket(routineType);
  const steady: Category[] = aerobicBase || (isOpen && occasion.sweats) ? ['Cardio'] : [];
  const jumpless = sure(wish.refusedDemands).includes('jump');
  const categories = without<Category>([...new Set([...kinds, ...implied, ...soft, ...steady])], excludedCategories);
  const exercises = sure(wish.exercises);
  const isOfCore = muscleGroups.length === 0 && exercises.some((each) => each.startsWith('abdominal'));
  const worked: readonly MuscleGroup[] = isOfCore ? ['Core'] : muscleGroups;
  return {
    strokes,
    muscleGroups: worked,
    categories: jumpless ? without<Category>(categories, ['Pliometría']) : categories,
    excludedCategories,
    excludedStrokes: without(sure(wish.excludedStrokes, refusedFrom), strokes),
    excludedMuscleGroups: without<MuscleGroup>(sure(wish.excludedGroups, refusedFrom), muscleGroups),
    excludedExercises: sure(wish.refusedExercises),
    ...(exercises.length === 0 ? {} : { namedExercises: exercises }),
    routineType,
    warmUp,
    aerobicBase: aerobicBase || (kinds.length === 1 && kinds[0] === 'Cardio' && sureOne(wish.effort) === 'gentle'),
  };
}

/** Legs to loosen, or a body that had enough and asks for something soft. */
function wishesRecovery({ wish, intents }: Frame, { loosens, isWorn, isHard }: Occasion): boolean {
  const recovers = intents.find(({ value }) => value === 'recover')?.certainty ?? 0;
  const effort = sureOne(wish.effort);
  const isOther =
    isHard || wish.purpose?.value === 'warmUp' || effort === 'hard' || isRacket(wish.routineType?.value ?? null);
  if (isOther || wish.goals.length > 0) return false;
  return (
    loosens ||
    (isWorn && (effort === 'gentle' || recovers >= maybeRecovery)) ||
    // who asks for stretching gets stretching
    (wish.kinds.length === 0 && recovers >= surelyRecovery && intents[0]?.value === 'recover')
  );
}

function onlySoft(kinds: readonly Category[]): boolean {
  return kinds.every((kind) => kind === 'Flexibilidad');
}

function isRacket(type: RoutineType | null): boolean {
  return type !== null && type !== 'Físico';
}
