import { type Category, categories, type Demand, type LoadType } from '#exercises/vocabulary.ts';
import type { Offer } from '#routines/contract.ts';
import { offerMessages, routineMessages } from '#routines/messages.ts';
import type { RoutineType } from '#routines/vocabulary.ts';

/** `rest` and `duration` in seconds. */
export type RuleEntry = {
  sets: number;
  reps: number;
  duration?: number | null | undefined;
  metres?: number | null | undefined;
  perSide: boolean;
  rest: number;
  exercise: {
    categories: readonly Category[];
    equipment: readonly string[];
    loadType?: LoadType | undefined;
    demands?: readonly Demand[] | undefined;
  };
};

const transitionSeconds = 45;
const minimumDistanceSeconds = 4;
const metresPerSecond = 2;
const padelStrokeSeconds = 5;
const contactsPerSecond = 0.5;

const secondsPerRepOf: Record<Category, number> = {
  Fuerza: 4,
  Flexibilidad: 4,
  Pliometría: 2,
  'Fuerza explosiva': 3,
  Cardio: 3,
  Funcionalidad: 3,
};

/** Not by code: an admin's exercise has none (docs/training.md#estimated-time). */
export function secondsPerRep(exercise: Pick<RuleEntry['exercise'], 'categories' | 'equipment'>): number {
  if (exercise.equipment.includes('pala')) return padelStrokeSeconds;
  const first = exercise.categories[0];
  return first === undefined ? secondsPerRepOf.Funcionalidad : secondsPerRepOf[first];
}

function workSeconds({ reps, duration, metres, exercise }: RuleEntry): number {
  const hasMetres = metres !== undefined && metres !== null;
  const hasDuration = duration !== undefined && duration !== null;
  if (hasMetres && (!hasDuration || exercise.loadType === 'distance')) {
    return Math.max(minimumDistanceSeconds, metres / metresPerSecond);
  }
  return hasDuration ? duration : reps * secondsPerRep(exercise);
}

/** `Σ[sets·w·k + (sets−1)·rest + 45]`, `k` being 2 per side (docs/training.md#estimated-time). */
export function estimatedSeconds(entries: readonly RuleEntry[]): number {
  return entries.reduce((total, entry) => {
    const work = entry.sets * workSeconds(entry) * (entry.perSide ? 2 : 1);
    return total + work + (entry.sets - 1) * entry.rest + transitionSeconds;
  }, 0);
}

export function estimatedMinutes(entries: readonly RuleEntry[]): number {
  return Math.round(estimatedSeconds(entries) / 60);
}

/** A single bout this long can lose minutes; a shorter one is done whole or not at all. */
const bluntSeconds = 180;
const minuteSeconds = 60;

/**
 * Less of the same work: the longest line loses a set or a minute, again and again; loads, repetitions and rests stay, and
 * the first line, which warms up, comes last. `duration` in minutes, in proportion to the routine's own.
 */
export function shortenedTo<Entry extends RuleEntry>(
  { duration, exercises }: { duration: number; exercises: readonly Entry[] },
  minutes: number,
): { duration: number; exercises: Entry[] } {
  const whole = estimatedSeconds(exercises);
  const minutesOf = (left: readonly Entry[]) =>
    whole === 0 ? duration : Math.round((duration * estimatedSeconds(left)) / whole);
  let left = [...exercises];
  while (minutesOf(left) > minutes) {
    const less = withLess(left);
    if (less === null) break;
    left = less;
  }
  return { duration: minutesOf(left), exercises: left };
}

function withLess<Entry extends RuleEntry>(entries: readonly Entry[]): Entry[] | null {
  const longest = [...entries.entries()]
    .filter(([, entry]) => entry.sets > 1 || isLongBout(entry))
    .map(([index, entry]) => ({ index, entry, seconds: index === 0 ? 0 : estimatedSeconds([entry]) }))
    .sort((a, b) => b.seconds - a.seconds || b.index - a.index)[0];
  if (longest === undefined) return entries.length > 1 ? entries.slice(0, -1) : null;
  const { index, entry } = longest;
  const lighter =
    entry.sets > 1 ? { ...entry, sets: entry.sets - 1 } : { ...entry, duration: (entry.duration ?? 0) - minuteSeconds };
  return entries.with(index, lighter);
}

const isLongBout = ({ duration }: RuleEntry) => (duration ?? 0) > bluntSeconds;

/** Both in the same unit. */
export function withinTenPercent(estimate: number, stated: number): boolean {
  return Math.abs(estimate - stated) * 10 <= stated;
}

/** At most 25 % off the estimate, both in minutes. */
export function isHonestDuration(written: number, estimated: number): boolean {
  return Math.abs(written - estimated) * 4 <= estimated;
}

/** In Spanish; empty where it can be activated. `duration` in minutes. */
export function activationBlockers(routine: {
  duration: number;
  exercises: readonly (RuleEntry & { exercise: { name: string; isDraft: boolean } })[];
}): string[] {
  const drafts = [...new Set(routine.exercises.flatMap(({ exercise }) => (exercise.isDraft ? [exercise.name] : [])))];
  const estimated = estimatedMinutes(routine.exercises);
  return [
    ...(drafts.length > 0 ? [routineMessages.holdsDrafts(drafts)] : []),
    ...(isHonestDuration(routine.duration, estimated)
      ? []
      : [routineMessages.durationOff(routine.duration, estimated)]),
  ];
}

/** Of feet: a plyometric push-up, whose `demands` name no jump, has none (docs/training.md#formulas). */
export function jumpContacts(entries: readonly RuleEntry[]): number {
  return entries.reduce((total, entry) => {
    const { categories, demands } = entry.exercise;
    if (!categories.includes('Pliometría') || demands?.includes('jump') === false) return total;
    const perSet =
      entry.duration === undefined || entry.duration === null ? entry.reps : entry.duration * contactsPerSecond;
    return total + entry.sets * perSet * (entry.perSide ? 2 : 1);
  }, 0);
}

export function routineEquipment(entries: readonly { exercise: { equipment: readonly string[] } }[]): string[] {
  return [...new Set(entries.flatMap((entry) => entry.exercise.equipment))];
}

const categoriesOfType: Record<Exclude<RoutineType, 'Físico'>, readonly Category[]> = {
  Técnico: ['Funcionalidad'],
  Táctico: ['Funcionalidad'],
  Mental: ['Funcionalidad'],
  Partido: ['Cardio', 'Funcionalidad'],
  Descanso: ['Flexibilidad'],
};

/** A Físico routine has its exercises' commonest. Flexibilidad is in nearly all of them: it counts only alone. */
export function derivedCategories(
  type: RoutineType,
  entries: readonly { exercise: { categories: readonly Category[] } }[],
): Category[] {
  if (type !== 'Físico') return [...categoriesOfType[type]];
  const named = entries.flatMap((entry) => entry.exercise.categories);
  const main = named.filter((category) => category !== 'Flexibilidad');
  if (main.length === 0) return [named.length > 0 ? 'Flexibilidad' : 'Funcionalidad'];
  const countOf = (category: Category) => main.filter((each) => each === category).length;
  const ranked = categories.filter((category) => countOf(category) > 0).sort((a, b) => countOf(b) - countOf(a));
  const most = Math.max(...ranked.map(countOf));
  return ranked.slice(0, 2).filter((category) => countOf(category) * 2 >= most);
}

const nameMost = 120;
const folded = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export function copyName(name: string): string {
  const suffix = routineMessages.copySuffix;
  return `${name.slice(0, nameMost - suffix.length).trimEnd()}${suffix}`;
}

/** «Fuerza», «Fuerza 2», «Fuerza 3»: two routines of a player never bear one name. */
export function freeName(wanted: string, taken: readonly string[]): string {
  const known = new Set(taken.map(folded));
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '' : ` ${count}`;
    const name = `${wanted.slice(0, nameMost - suffix.length).trimEnd()}${suffix}`;
    if (!known.has(folded(name))) return name;
  }
}

export function isOffered({ offer }: { offer?: Offer | undefined }): boolean {
  return offer?.isOffered ?? true;
}

export function withheldSentences(routines: readonly { offer?: Offer | undefined }[]): string[] {
  const withheld = routines.flatMap(({ offer }) =>
    offer && offer.reason !== null ? [{ reason: offer.reason, area: offer.area }] : [],
  );
  const groups = Map.groupBy(withheld, ({ reason, area }) => `${reason} ${area}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [offerMessages.withheld(group.length, first)] : [];
  });
}
