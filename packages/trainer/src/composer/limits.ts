import { daysBetween } from '@bandeja/domain/calendar/dates';
import { isGentle } from '@bandeja/domain/exercises/rules';
import {
  type Difficulty,
  difficulties,
  type Material,
  type Place,
  places,
  type Stroke,
} from '@bandeja/domain/exercises/vocabulary';
import { adultAge, suitsAge, youthAge, youthContacts } from '@bandeja/domain/minors/rules';
import { olderAge } from '@bandeja/domain/profile/rules';
import { normalise } from '@bandeja/reader/language/normalise';
import { ageOf, type Health, healthOf } from '#composer/health.ts';
import { isHardPlyometric, isStretch, isWallPlay } from '#composer/kinds.ts';
import type { ComposerExercise, ComposerInput, RoutineViolation } from '#composer/types.ts';
import { hasKit, kitOf } from '#schedule/kit.ts';
import { burdens, contactsAllowed } from '#schedule/limits.ts';

export type HardLimits = {
  health: Health;
  age: number | null;
  older: boolean;
  minor: boolean;
  youth: boolean;
  level: Difficulty | null;
  hardest: Difficulty;
  /** Jump contacts (docs/training.md#progression-and-deload), half of them within two days of the last jumps. */
  contacts: number;
  jumpedLately: boolean;
  kit: ReadonlySet<string>;
  places: readonly Place[];
  /** Court, racket, balls and company were understood without being named. */
  assumesCourt: boolean;
  wish: ComposerInput['wish'];
};

type Input = Omit<ComposerInput, 'seed' | 'keep'>;

/** «Lo que tú veas» for a person of another age: the profile's level is not theirs. Birthdays make a year of doubt. */
const sameAgeYears = 2;
/** Contacts are 48–72 h apart (docs/training.md#progression-and-deload). */
const jumpDaysApart = 2;
/** With fewer physical exercises than this for a stroke, it is trained with a racket. */
const physicalEnough = 3;

const courtKit: readonly Material[] = ['pista', 'pala', 'bolas', 'conos', 'compañero'];
/** Named alone they are what is brought to a court, and leave it open: «tengo un cubo de bolas». */
const broughtToCourt: readonly Material[] = ['pala', 'bolas', 'conos', 'pista', 'compañero'];
const racketTypes: readonly unknown[] = ['Técnico', 'Táctico', 'Partido'];

export function limitsOf(input: Input): HardLimits {
  const { wish, player } = input;
  const age = ageOf(input);
  const samePerson = wish.age === null || player.age === null || Math.abs(wish.age - player.age) <= sameAgeYears;
  const level = wish.level ?? (samePerson ? player.level : null);
  const jumpedLately = hasJumpedLately(input);
  const youth = age !== null && age < youthAge;
  const contacts = Math.min(contactsAllowed[level ?? 'Principiante'], youth ? youthContacts : Number.POSITIVE_INFINITY);
  const open = openPlaces(input);
  const base: HardLimits = {
    health: healthOf(input),
    age,
    older: age !== null && age >= olderAge,
    minor: age !== null && age < adultAge,
    youth,
    level,
    hardest: level ?? 'Intermedio',
    contacts: jumpedLately ? contacts / 2 : contacts,
    jumpedLately,
    kit: kitFor(input, open, false),
    places: open,
    assumesCourt: false,
    wish,
  };
  if (!asksForCourt(input, base)) return base;
  return { ...base, kit: kitFor(input, ['court'], true), places: ['court'], assumesCourt: true };
}

function openPlaces({ wish, player }: Input): readonly Place[] {
  const wished = wish.place === null ? (player.places ?? places) : [wish.place];
  const open = wished.filter((place) => !wish.excludedPlaces.includes(place));
  return open.length > 0 ? open : places.filter((place) => !wish.excludedPlaces.includes(place));
}

/** The text's material, then the profile's. A court brings its equipment, unless the text names material. */
function kitFor({ wish, player }: Input, open: readonly Place[], assumed: boolean): ReadonlySet<string> {
  const named = wish.equipment ?? player.equipment ?? [];
  const byProfile = wish.place === null && leavesCourt(wish) && player.places?.includes('court') === true;
  const onCourt = open.includes('court') && (wish.place === 'court' || byProfile || assumed);
  const bare = wish.equipment?.length === 0 && wish.strokes.length === 0 && !racketTypes.includes(wish.routineType);
  const brought = bare ? courtKit.filter((item) => item === 'pista') : courtKit;
  const court = onCourt ? brought : [];
  const kit = new Set<string>(kitOf({ equipment: [...named, ...court], places: ['home'] }));
  if (wish.alone === false) kit.add('compañero');
  if (wish.alone === true) kit.delete('compañero');
  for (const item of wish.excludedEquipment) kit.delete(item);
  return kit;
}

/** Things for strokes do not take the court and the racket away; gomas or a wall are where one is. */
function leavesCourt({ equipment, strokes, routineType }: Input['wish']): boolean {
  if (equipment === null) return true;
  const plays = strokes.length > 0 || racketTypes.includes(routineType);
  return plays && equipment.length > 0 && equipment.every((item) => broughtToCourt.includes(item));
}

/** A stroke that exercises without a racket serve well enough stays physical (docs/training.md#selection). */
function asksForCourt(input: Input, base: HardLimits): boolean {
  const { wish, player, catalogue } = input;
  // other material or a place in the wish is complete
  const isComplete = !leavesCourt(wish) && !isOnlyCompany(wish);
  const unsaid = wish.place === null && !isComplete && player.places === null && player.equipment === null;
  if (!unsaid || base.health.gentle || wish.warmUp) return false;
  if (wish.excludedPlaces.includes('court')) return false;
  if (wish.excludedEquipment.some((item) => item === 'pista' || item === 'pala' || item === 'bolas')) return false;
  if (racketTypes.includes(wish.routineType)) return true;
  if (wish.strokes.length === 0 || wish.routineType !== null || wish.categories.length > 0) return false;
  // A player with company for a stroke wants to play it.
  if (wish.alone === false) return true;
  const open = catalogue.filter((exercise) => !isStretch(exercise) && obstacleTo(exercise, base) === null);
  const serving = open.filter((exercise) => exercise.strokes.some((stroke) => wish.strokes.includes(stroke)));
  const isServed = (stroke: Stroke) => serving.some((exercise) => exercise.strokes.includes(stroke));
  return serving.length < physicalEnough || !wish.strokes.every(isServed);
}

function isOnlyCompany({ equipment }: Input['wish']): boolean {
  return equipment?.length === 1 && equipment[0] === 'compañero';
}

function hasJumpedLately({ recent, catalogue, today }: Input): boolean {
  const jumps = new Set(
    catalogue.filter((exercise) => exercise.categories.includes('Pliometría')).map((exercise) => exercise.id),
  );
  return recent.some((session) => {
    const days = daysBetween(session.localDate, today);
    if (days < 0 || days > jumpDaysApart) return false;
    return session.type === 'Pliometría' || session.exerciseIds.some((id) => jumps.has(id));
  });
}

export function obstacleTo(exercise: ComposerExercise, limits: HardLimits): RoutineViolation['kind'] | null {
  const { health } = limits;
  if (health.stop !== null || (health.gentle && !isGentle(exercise)) || burdens(exercise, health)) return 'injury';
  if (isDemandExcluded(exercise, limits)) return 'demand';
  if (difficulties.indexOf(exercise.difficulty) > difficulties.indexOf(limits.hardest)) return 'level';
  if (limits.older && exercise.categories.includes('Pliometría')) return 'age';
  if ((limits.older || limits.hardest === 'Principiante') && isHardPlyometric(exercise)) return 'age';
  if (!suitsAge(exercise, limits.age)) return 'age';
  if (isExcluded(exercise, limits)) return 'excluded';
  if (
    !isWallOpen(exercise, limits) &&
    exercise.places.length > 0 &&
    !exercise.places.some((place) => limits.places.includes(place))
  )
    return 'place';
  if (hasKit(exercise.equipment, limits.kit)) return null;
  const withPartner = new Set([...limits.kit, 'compañero']);
  return hasKit(exercise.equipment, withPartner) ? 'partner' : 'equipment';
}

/** A home is no place for wall play, unless the wish names racket and wall. */
function isWallOpen(exercise: ComposerExercise, { wish }: HardLimits): boolean {
  if (!isWallPlay(exercise)) return false;
  return wish.place !== 'home' || (wish.equipment?.includes('pala') === true && wish.equipment.includes('pared'));
}

/** «No jumps» also drops Pliometría as a whole (docs/training.md#selection). */
function isDemandExcluded({ demands, categories }: ComposerExercise, { health }: HardLimits): boolean {
  if (demands.some((demand) => health.excludedDemands.includes(demand))) return true;
  return health.excludedDemands.includes('jump') && categories.includes('Pliometría');
}

export function isNamedBy({ name }: ComposerExercise, stems: readonly string[]): boolean {
  if (stems.length === 0) return false;
  const words = ` ${normalise(name)}`;
  return stems.some((stem) => words.includes(` ${normalise(stem)}`));
}

/** A general warm-up moves everything, so an unwanted muscle group does not rule it out. */
function isExcluded(exercise: ComposerExercise, { wish }: HardLimits): boolean {
  if (isNamedBy(exercise, wish.excludedExercises ?? [])) return true;
  if (exercise.categories.some((category) => wish.excludedCategories.includes(category))) return true;
  if (exercise.strokes.some((stroke) => wish.excludedStrokes.includes(stroke))) return true;
  const general = isStretch(exercise) && exercise.categories.includes('Funcionalidad');
  return !general && exercise.muscleGroups.some((group) => wish.excludedMuscleGroups.includes(group));
}

export function allowedExercises(input: Input, limits: HardLimits): ComposerExercise[] {
  const keyOf = ({ code, id }: ComposerExercise) => `${code ?? '~'} ${id}`;
  return input.catalogue
    .filter((exercise) => obstacleTo(exercise, limits) === null)
    .map((exercise) => ({ exercise, key: keyOf(exercise) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ exercise }) => exercise);
}
