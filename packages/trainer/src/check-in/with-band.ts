import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { BodyArea, Demand, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import type { Routine } from '@bandeja/domain/routines/contract';
import { type AdaptedLine, doseOfEntry } from '#check-in/adapt-session.ts';
import { entryOf, standIns } from '#check-in/stand-ins.ts';
import { hasKit } from '#schedule/kit.ts';

type Entry = Routine['exercises'][number];

/** What loads an injured area, or asks for what the player must not do, is no substitute. */
export type Spare = { areas: readonly BodyArea[]; demands: readonly Demand[] };

type Given = { catalogue: readonly Exercise[]; level: Difficulty; age: number | null; spare: Spare };

/** A band, and what every home has. */
const bandKit = new Set(['gomas', 'silla', 'toalla', 'pared']);

const why = (name: string) => `En lugar de ${name}: con goma, en casa.`;

/** The same session with a band at home: what needs more is swapped for the nearest that does not, or left out. */
export function withBand(
  entries: readonly Entry[],
  { catalogue, level, age, spare }: Given,
): { entries: Entry[]; changes: AdaptedLine[] } {
  const used = new Set(entries.map(({ exercise }) => exercise._id));
  const changes: AdaptedLine[] = [];
  const kept = entries.flatMap((entry): Entry[] => {
    const { _id, name, equipment } = entry.exercise;
    const known = catalogue.find((exercise) => exercise._id === _id);
    if (hasKit(equipment, bandKit) && (known === undefined || isForHome(known))) return [entry];
    const instead = known && standIns(known, catalogue, { used, level, age }).find((other) => suits(other, spare));
    if (!instead) {
      changes.push({ kind: 'dropped', name, dose: null, why: 'Con una goma en casa no tiene sustituto.' });
      return [];
    }
    used.add(instead._id);
    const swapped = entryOf(instead, entry);
    changes.push({ kind: 'swapped', name: instead.name, dose: doseOfEntry(swapped), why: why(name) });
    return [swapped];
  });
  return { entries: kept, changes };
}

const isForHome = ({ places }: Exercise) => places.length === 0 || places.includes('home');

function suits(exercise: Exercise, { areas, demands }: Spare): boolean {
  return (
    isForHome(exercise) &&
    hasKit(exercise.equipment, bandKit) &&
    !exercise.avoidFor.some((area) => areas.includes(area)) &&
    !exercise.demands.some((demand) => demands.includes(demand))
  );
}
