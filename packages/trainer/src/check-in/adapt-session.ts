import type { Exercise } from '@bandeja/domain/exercises/contract';
import { doseText } from '@bandeja/domain/exercises/dose';
import type { BodyArea, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { longestAt } from '@bandeja/domain/minors/rules';
import { areaNames, type SparedBy, sparingText } from '@bandeja/domain/profile/safety.messages';
import type { Routine } from '@bandeja/domain/routines/contract';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import { entryOf, standIns } from '#check-in/stand-ins.ts';

type Entry = Routine['exercises'][number];

/** An area comes only with `sore`. */
export type Today = { state: 'good' | 'tired' | 'sore'; area: BodyArea | null };

export type AdaptedLine = {
  kind: 'swapped' | 'fewer' | 'dropped' | 'added';
  name: string;
  dose: string | null;
  why: string;
};

export type AdaptedSession = { entries: Entry[]; minutes: number; changes: AdaptedLine[]; advice: string | null };

/** Share of the sets that stay when tired: less volume, the same weight (docs/training.md#how-are-you-today). */
const tiredShare = 0.6;

type Given = {
  routine: Pick<Routine, 'duration' | 'exercises' | 'type'>;
  today: Today;
  warmUp: readonly Entry[];
  /** Published exercises: their loads, and possible substitutes. */
  catalogue: readonly Exercise[];
  level: Difficulty;
  /** Years; null when not given. */
  age: number | null;
  /** Minutes there are today; left out, the routine's. */
  most?: number | undefined;
};

/** docs/training.md#how-are-you-today. Minutes keep the routine's proportion, within the limit of a minor's age. */
export function adaptSession({ routine, today, warmUp, catalogue, level, age, most }: Given): AdaptedSession {
  const known = new Map(catalogue.map((exercise) => [exercise._id, exercise]));
  const work = routine.exercises.filter((entry, index) => !(index === 0 && warmUp.some((each) => isSame(each, entry))));
  const changes: AdaptedLine[] = [];
  const adapt = (entry: Entry, isWarmUp: boolean): Entry[] => {
    if (today.state === 'sore' && today.area !== null) {
      return spared(entry, { area: today.area, known, used: usedIn(routine, warmUp), level, age, changes, isWarmUp });
    }
    return today.state === 'tired' && !isWarmUp ? [eased(entry, changes)] : [entry];
  };
  const first = warmUp.flatMap((entry) => adapt(entry, true));
  if (first.length > 0) {
    changes.unshift({ kind: 'added', name: 'Calentamiento', dose: null, why: 'Va delante y cuenta en tu sesión.' });
  }
  const adapted = [...first, ...work.flatMap((entry, index) => adapt(entry, index === 0 && isMobility(entry)))];
  const before = estimatedSeconds(routine.exercises);
  const minutesOf = (lines: readonly Entry[]) =>
    before === 0 ? 0 : Math.round((routine.duration * estimatedSeconds(lines)) / before);
  const ofAge = longestAt(age, routine.type === 'Partido');
  const longest = Math.min(ofAge, most ?? ofAge);
  const fits = (lines: readonly Entry[]) => minutesOf(lines) <= longest;
  const entries = shortened(adapted, first.length, changes, { fits, why: whyShorter(ofAge, most) });
  const isSore = today.state === 'sore' && today.area !== null;
  return {
    entries,
    minutes: minutesOf(entries),
    changes,
    advice: isSore && today.area ? sparingText(today.area, sparingOf(changes)) : null,
  };
}

/** «He quitado» is said of what was there. */
export function sparingOf(changes: readonly AdaptedLine[]): SparedBy {
  if (changes.some(({ kind }) => kind === 'dropped' || kind === 'swapped')) return 'taken';
  return changes.some(({ kind }) => kind === 'fewer') ? 'eased' : 'untouched';
}

const isSame = (one: Entry, other: Entry) => one.exercise._id === other.exercise._id;
const isMobility = ({ exercise }: Entry) => exercise.categories[0] === 'Flexibilidad';
const usedIn = (routine: Given['routine'], warmUp: readonly Entry[]) =>
  new Set([...routine.exercises, ...warmUp].map(({ exercise }) => exercise._id));

export const doseOfEntry = (entry: Entry) => doseText({ ...entry, loadType: entry.exercise.loadType });

function eased(entry: Entry, changes: AdaptedLine[]): Entry {
  const sets = Math.max(1, Math.round(entry.sets * tiredShare));
  if (sets === entry.sets || isMobility(entry)) return entry;
  const lighter = { ...entry, sets };
  const less = entry.sets - sets;
  changes.push({
    kind: 'fewer',
    name: entry.exercise.name,
    dose: doseOfEntry(lighter),
    why: `${less === 1 ? 'Una serie menos' : `${less} series menos`}, mismo peso.`,
  });
  return lighter;
}

const longBlockSeconds = 600;
const shorteningSeconds = 60;

const whyShorter = (ofAge: number, most: number | undefined) =>
  most === undefined || ofAge <= most ? 'A tu edad la sesión dura lo justo.' : `Para que quepa en ${most} minutos.`;

type Shortening = { fits: (lines: readonly Entry[]) => boolean; why: string };

/** Long blocks lose minutes, then the line with most sets a set, then the last line after the warm-up goes. */
function shortened(
  lines: readonly Entry[],
  warmUps: number,
  changes: AdaptedLine[],
  { fits, why }: Shortening,
): Entry[] {
  let left = [...lines];
  while (!fits(left) && left.length > 1) {
    const most = Math.max(...left.slice(warmUps).map(({ sets }) => sets));
    const block = left.findIndex(({ sets, duration }) => sets === 1 && (duration ?? 0) >= longBlockSeconds);
    const at = block >= 0 ? block : left.findLastIndex(({ sets }, index) => index >= warmUps && sets === most);
    const entry = left[at];
    if (entry === undefined) break;
    const lighter =
      block >= 0
        ? { ...entry, duration: (entry.duration ?? 0) - shorteningSeconds }
        : { ...entry, sets: entry.sets - 1 };
    left = lighter.sets > 0 ? left.with(at, lighter) : left.toSpliced(at, 1);
    tellOnce(changes, { name: entry.exercise.name, dose: lighter.sets > 0 ? doseOfEntry(lighter) : null, why });
  }
  return left;
}

function tellOnce(changes: AdaptedLine[], { name, dose, why }: Omit<AdaptedLine, 'kind'>): void {
  const line: AdaptedLine = { kind: dose === null ? 'dropped' : 'fewer', name, dose, why };
  const earlier = changes.findIndex((each) => each.name === name && each.why === why);
  changes.splice(earlier < 0 ? changes.length : earlier, earlier < 0 ? 0 : 1, line);
}

type Sparing = {
  area: BodyArea;
  known: ReadonlyMap<string, Exercise>;
  used: Set<string>;
  level: Difficulty;
  age: number | null;
  changes: AdaptedLine[];
  isWarmUp: boolean;
};

function spared(entry: Entry, sparing: Sparing): Entry[] {
  const { area, known, used, changes, isWarmUp } = sparing;
  const { name, _id } = entry.exercise;
  const exercise = known.get(_id);
  if (exercise && !exercise.avoidFor.includes(area)) {
    if (!exercise.cautionFor.includes(area) || isWarmUp || entry.sets === 1) return [entry];
    const lighter = { ...entry, sets: entry.sets - 1 };
    const why = 'Una serie menos, con menos recorrido o menos carga.';
    changes.push({ kind: 'fewer', name, dose: doseOfEntry(lighter), why });
    return [lighter];
  }
  const instead = exercise && !isWarmUp ? standIn(exercise, sparing) : null;
  if (!instead) {
    changes.push({ kind: 'dropped', name, dose: null, why: `Hoy cargaría tu ${areaNames[area]}.` });
    return [];
  }
  used.add(instead._id);
  const swapped = entryOf(instead, entry);
  const why = `En lugar de ${name}, que cargaría tu ${areaNames[area]}.`;
  changes.push({ kind: 'swapped', name: instead.name, dose: doseOfEntry(swapped), why });
  return [swapped];
}

/** The nearest one that needs no other material. */
function standIn(out: Exercise, { area, known, used, level, age }: Sparing): Exercise | null {
  const fitting = standIns(out, [...known.values()], { used, level, age }).filter(
    (exercise) =>
      !exercise.avoidFor.includes(area) &&
      !exercise.cautionFor.includes(area) &&
      exercise.equipment.every((item) => out.equipment.includes(item)) &&
      exercise.demands.every((demand) => out.demands.includes(demand)),
  );
  return fitting[0] ?? null;
}
