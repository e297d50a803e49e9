import type { Exercise } from '@bandeja/domain/exercises/contract';
import { doseText } from '@bandeja/domain/exercises/dose';
import type { BodyArea, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { Routine } from '@bandeja/domain/routines/contract';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import { entryOf, standIns } from '#check-in/stand-ins.ts';
import { areaNames, safetyTexts } from '#reader/messages.ts';

type Entry = Routine['exercises'][number];

/** The player's answer, and whether the warm-up comes first. An area comes only with `sore`. */
export type Today = { state: 'good' | 'tired' | 'sore'; area: BodyArea | null };

/** One change with its reason; `dose` if it changes. */
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
  routine: Pick<Routine, 'duration' | 'exercises'>;
  today: Today;
  /** The warm-up's lines, where it goes first. */
  warmUp: readonly Entry[];
  /** Published exercises: their loads, and possible substitutes. */
  catalogue: readonly Exercise[];
  level: Difficulty;
};

/**
 * Adapts a routine to today (docs/training.md#how-are-you-today): tired removes sets, a sore area removes exercises that
 * load it (`!`), replaces them where the catalogue has one for the same muscles, and removes a set of those allowed with
 * care (`~`). The warm-up is neither shortened nor doubled. Minutes keep the routine's proportion.
 */
export function adaptSession({ routine, today, warmUp, catalogue, level }: Given): AdaptedSession {
  const known = new Map(catalogue.map((exercise) => [exercise._id, exercise]));
  const own = routine.exercises.filter((entry, index) => !(index === 0 && warmUp.some((each) => isSame(each, entry))));
  const changes: AdaptedLine[] = [];
  const adapt = (entry: Entry, isWarmUp: boolean): Entry[] => {
    if (today.state === 'sore' && today.area !== null) {
      return spared(entry, { area: today.area, known, used: usedIn(routine, warmUp), level, changes, isWarmUp });
    }
    return today.state === 'tired' && !isWarmUp ? [eased(entry, changes)] : [entry];
  };
  const first = warmUp.flatMap((entry) => adapt(entry, true));
  if (first.length > 0) {
    changes.unshift({ kind: 'added', name: 'Calentamiento', dose: null, why: 'Va delante y cuenta en tu sesión.' });
  }
  const entries = [...first, ...own.flatMap((entry, index) => adapt(entry, index === 0 && isMobility(entry)))];
  const before = estimatedSeconds(routine.exercises);
  const minutes = before === 0 ? 0 : Math.round((routine.duration * estimatedSeconds(entries)) / before);
  const isSore = today.state === 'sore' && today.area !== null;
  return { entries, minutes, changes, advice: isSore && today.area ? safetyTexts.injuryAdvice(today.area) : null };
}

const isSame = (one: Entry, other: Entry) => one.exercise._id === other.exercise._id;
const isMobility = ({ exercise }: Entry) => exercise.categories[0] === 'Flexibilidad';
const usedIn = (routine: Given['routine'], warmUp: readonly Entry[]) =>
  new Set([...routine.exercises, ...warmUp].map(({ exercise }) => exercise._id));

const textOf = (entry: Entry) => doseText({ ...entry, loadType: entry.exercise.loadType });

function eased(entry: Entry, changes: AdaptedLine[]): Entry {
  const sets = Math.max(1, Math.round(entry.sets * tiredShare));
  if (sets === entry.sets || isMobility(entry)) return entry;
  const lighter = { ...entry, sets };
  const less = entry.sets - sets;
  changes.push({
    kind: 'fewer',
    name: entry.exercise.name,
    dose: textOf(lighter),
    why: `${less === 1 ? 'Una serie menos' : `${less} series menos`}, mismo peso.`,
  });
  return lighter;
}

type Sparing = {
  area: BodyArea;
  known: ReadonlyMap<string, Exercise>;
  used: Set<string>;
  level: Difficulty;
  changes: AdaptedLine[];
  isWarmUp: boolean;
};

function spared(entry: Entry, sparing: Sparing): Entry[] {
  const { area, known, used, changes, isWarmUp } = sparing;
  const { name, _id } = entry.exercise;
  const exercise = known.get(_id);
  // an exercise that was never reviewed may load anything
  if (exercise && !exercise.avoidFor.includes(area)) {
    if (!exercise.cautionFor.includes(area) || isWarmUp || entry.sets === 1) return [entry];
    const lighter = { ...entry, sets: entry.sets - 1 };
    const why = 'Una serie menos, con menos recorrido o menos carga.';
    changes.push({ kind: 'fewer', name, dose: textOf(lighter), why });
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
  changes.push({ kind: 'swapped', name: instead.name, dose: textOf(swapped), why });
  return [swapped];
}

/** The nearest substitute that does not load the area and needs no other material. */
function standIn(out: Exercise, { area, known, used, level }: Sparing): Exercise | null {
  const fitting = standIns(out, [...known.values()], { used, level }).filter(
    (exercise) =>
      !exercise.avoidFor.includes(area) &&
      !exercise.cautionFor.includes(area) &&
      exercise.equipment.every((item) => out.equipment.includes(item)) &&
      exercise.demands.every((demand) => out.demands.includes(demand)),
  );
  return fitting[0] ?? null;
}
