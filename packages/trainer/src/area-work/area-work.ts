import type { CaredPlace } from '@bandeja/domain/body/rules';
import { areaOfRegion, type BodyRegion } from '@bandeja/domain/body/vocabulary';
import type { Exercise } from '@bandeja/domain/exercises/contract';
import { doseText } from '@bandeja/domain/exercises/dose';
import { type BodyArea, type Demand, type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import { suitsAge } from '@bandeja/domain/minors/rules';
import type { Routine } from '@bandeja/domain/routines/contract';
import { estimatedSeconds } from '@bandeja/domain/routines/rules';
import { workTexts } from '#area-work/messages.ts';
import { protocols } from '#area-work/protocols.ts';
import { type AdaptedLine, adaptSession } from '#check-in/adapt-session.ts';
import { entryOf } from '#check-in/stand-ins.ts';
import { hasKit, isBasic, kitOf } from '#schedule/kit.ts';
import { burdens } from '#schedule/limits.ts';
import type { PlannerPlayer } from '#schedule/types.ts';

type Entry = Routine['exercises'][number];

export type AreaWork = {
  entries: Entry[];
  minutes: number;
  /** The exercises for the places, in the order of the session. */
  work: { exerciseId: string; region: BodyRegion; dose: string }[];
  changes: AdaptedLine[];
  sentence: string;
};

type Given = {
  routine: Pick<Routine, 'duration' | 'exercises' | 'type'>;
  places: readonly CaredPlace[];
  /** Published exercises. */
  catalogue: readonly Exercise[];
  player: Pick<PlannerPlayer, 'equipment' | 'places' | 'age'> & { level: Difficulty };
  spared: { injured: readonly BodyArea[]; acute: readonly BodyArea[]; excludedDemands: readonly Demand[] };
  /** A warm-up before a match may get a little longer; a session may not. */
  isWarmUp?: boolean;
};

const exercisesMost = 2;
const smallestSets = 2;
/** Share of a session that is for its places. */
const workShare = 1 / 3;
const warmUpSeconds = 300;
const longBlockSeconds = 600;
const shorteningSeconds = 60;
/** Places of which one side can be worked alone. */
const armsAndCalves: readonly BodyRegion[] = ['codo', 'muñeca', 'hombro', 'gemelo'];

/** docs/training.md#own-work. Null where nothing of it is possible. The session never takes longer for it. */
export function withAreaWork({ routine, places, catalogue, player, spared, isWarmUp = false }: Given): AreaWork | null {
  const budget = estimatedSeconds(routine.exercises) + (isWarmUp ? warmUpSeconds : 0);
  const most = isWarmUp ? 1 : exercisesMost;
  const own = ownWork(places, { catalogue, player, spared, routine, most });
  if (own.length === 0) return null;
  const ids = new Set(own.map(({ entry }) => entry.exercise._id));
  const around = { ...routine, exercises: routine.exercises.filter(({ exercise }) => !ids.has(exercise._id)) };
  const eased = isWarmUp ? { entries: around.exercises, changes: [] } : easedAround(around, places, catalogue, player);
  const [first] = eased.entries;
  const hasWarmUp = first !== undefined && first.exercise.categories[0] === 'Flexibilidad';
  const regions = [...new Set(own.map(({ place }) => place.region))];
  const fitted = fit({
    before: eased.entries.slice(0, hasWarmUp ? 1 : 0),
    own: own.map(({ entry }) => (isWarmUp ? { ...entry, sets: Math.min(entry.sets, smallestSets) } : entry)),
    rest: eased.entries.slice(hasWarmUp ? 1 : 0),
    budget,
    why: workTexts.makesRoom(regions),
  });
  const before = estimatedSeconds(routine.exercises);
  const entries = [...fitted.before, ...fitted.own, ...fitted.rest];
  const work = fitted.own.map((entry, index) => ({
    exerciseId: entry.exercise._id,
    region: own[index]?.place.region ?? 'codo',
    dose: textOf(entry),
  }));
  return {
    entries,
    minutes: before === 0 ? routine.duration : Math.round((routine.duration * estimatedSeconds(entries)) / before),
    work,
    changes: [...eased.changes, ...fitted.changes],
    sentence: workTexts.sentence(work.length, regions, fitted.before.length > 0),
  };
}

type Own = { place: CaredPlace; entry: Entry };
type Choosing = Pick<Given, 'catalogue' | 'player' | 'spared' | 'routine'> & { most: number };

function ownWork(places: readonly CaredPlace[], choosing: Choosing): Own[] {
  const chosen: Own[] = [];
  for (const place of places) {
    const codes = codesFor(place, choosing);
    const used = new Set(chosen.map(({ entry }) => entry.exercise.code));
    const mine = codes.filter((code) => !used.has(code)).slice(0, places.length > 1 ? 1 : choosing.most);
    chosen.push(...mine.flatMap((code) => ownEntry(code, place, choosing)).map((entry) => ({ place, entry })));
  }
  return chosen;
}

/** Without a list of material the first may need some, and the next ones nothing. */
function codesFor({ region }: CaredPlace, { catalogue, player, spared }: Choosing): string[] {
  const kit = kitOf(player);
  const possible = protocols[region].codes.flatMap((code) => {
    const exercise = catalogue.find((each) => each.code === code);
    const isPossible =
      exercise !== undefined &&
      hasKit(exercise.equipment, kit) &&
      (player.places === null ||
        exercise.places.length === 0 ||
        exercise.places.some((at) => player.places?.includes(at))) &&
      difficulties.indexOf(exercise.difficulty) <= difficulties.indexOf(player.level) &&
      suitsAge(exercise, player.age) &&
      !burdens(exercise, spared) &&
      !exercise.demands.some((demand) => spared.excludedDemands.includes(demand));
    return isPossible ? [{ code, isBasic: exercise.equipment.every((item) => isBasic(item, player)) }] : [];
  });
  return possible.filter((each, index) => kit !== null || index === 0 || each.isBasic).map(({ code }) => code);
}

function ownEntry(code: string, { region, side, stage }: CaredPlace, { catalogue, routine }: Choosing): Entry[] {
  const exercise = catalogue.find((each) => each.code === code);
  if (exercise === undefined) return [];
  const known = routine.exercises.find((entry) => entry.exercise._id === exercise._id);
  const { sets: full, rest } = known ?? exercise.dose;
  const entry = known ?? entryOf(exercise, { sets: full, rest });
  const isOneSided = (side === 'left' || side === 'right') && entry.perSide && armsAndCalves.includes(region);
  const sets = stage === 'hurts' ? full : Math.min(full, smallestSets);
  const notes = workTexts.note(region, side, isOneSided);
  return [{ ...entry, sets, perSide: entry.perSide && !isOneSided, notes }];
}

function easedAround(
  routine: Given['routine'],
  places: readonly CaredPlace[],
  catalogue: readonly Exercise[],
  { level, age }: Given['player'],
): { entries: Entry[]; changes: AdaptedLine[] } {
  const areas = [...new Set(places.filter(({ stage }) => stage === 'hurts').map(({ region }) => areaOfRegion[region]))];
  return areas.reduce<{ entries: Entry[]; changes: AdaptedLine[] }>(
    ({ entries, changes }, area) => {
      const today = { state: 'sore', area } as const;
      const left = { ...routine, exercises: entries };
      const eased = adaptSession({ routine: left, today, warmUp: [], catalogue, level, age });
      return { entries: eased.entries, changes: [...changes, ...eased.changes] };
    },
    { entries: [...routine.exercises], changes: [] },
  );
}

type Parts = { before: readonly Entry[]; own: readonly Entry[]; rest: readonly Entry[] };
type Fitted = Parts & { changes: AdaptedLine[] };
/** `ownSets`: the fewest of the work itself. */
type Fitting = Parts & { budget: number; why: string; ownSets?: number };

/** The others make room, down to two sets, then the work itself, then the others again. */
export function fit({ before, own, rest, budget, why, ownSets = smallestSets }: Fitting): Fitted {
  const cut = new Map<string, Entry>();
  let parts: Parts = { before, own, rest };
  const fits = () => estimatedSeconds([...parts.before, ...parts.own, ...parts.rest]) <= budget;
  const isWorkShort = () => estimatedSeconds(parts.own) <= budget * workShare;
  const dropped: Entry[] = [];
  for (;;) {
    const shorterOwn = shortened(parts.own, ownSets);
    if (!isWorkShort() && shorterOwn) parts = { ...parts, own: shorterOwn.entries };
    else if (fits()) break;
    else {
      const shorter = shortened(parts.rest, smallestSets) ?? null;
      const further = shorter ?? (shorterOwn ? null : shortened(parts.rest, 1));
      if (further) {
        parts = { ...parts, rest: further.entries };
        cut.set(further.cut.exercise._id, further.cut);
      } else if (shorterOwn) parts = { ...parts, own: shorterOwn.entries };
      else if (parts.rest.length > 1) {
        dropped.push(...parts.rest.slice(-1));
        parts = { ...parts, rest: parts.rest.slice(0, -1) };
      } else if (parts.own.length > 1) parts = { ...parts, own: parts.own.slice(0, -1) };
      else break;
    }
  }
  const gone = new Set(dropped.map(({ exercise }) => exercise._id));
  const fewer = [...cut.values()].filter(({ exercise }) => !gone.has(exercise._id));
  return {
    ...parts,
    changes: [
      ...fewer.map((entry): AdaptedLine => ({ kind: 'fewer', name: entry.exercise.name, dose: textOf(entry), why })),
      ...dropped.map((entry): AdaptedLine => ({ kind: 'dropped', name: entry.exercise.name, dose: null, why })),
    ],
  };
}

/** A long block a minute less, else the line with most sets a set less; null where all are at the floor. */
function shortened(lines: readonly Entry[], floor: number): { entries: Entry[]; cut: Entry } | null {
  const block = lines.findIndex(({ sets, duration }) => sets === 1 && (duration ?? 0) >= longBlockSeconds);
  const most = Math.max(0, ...lines.map(({ sets }) => sets));
  const at = block >= 0 || most <= floor ? block : lines.findLastIndex(({ sets }) => sets === most);
  const entry = lines[at];
  if (entry === undefined) return null;
  const cut =
    block >= 0 ? { ...entry, duration: (entry.duration ?? 0) - shorteningSeconds } : { ...entry, sets: entry.sets - 1 };
  return { entries: lines.with(at, cut), cut };
}

const textOf = (entry: Entry) => doseText({ ...entry, loadType: entry.exercise.loadType });
