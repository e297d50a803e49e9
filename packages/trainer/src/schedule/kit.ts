import { alternativesIn } from '@bandeja/domain/exercises/rules';
import type { Material } from '@bandeja/domain/exercises/vocabulary';
import type { PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';

/** Equipment of every home and club (docs/training.md#selection). */
const everywhere: readonly Material[] = ['pared', 'silla', 'toalla'];
const onCourt: readonly Material[] = ['pista', 'pala', 'bolas', 'compañero'];

type Setting = Pick<PlannerPlayer, 'equipment' | 'places'>;

/** Null when not given. A given list is a hard limit: the court's things join only with a court. */
export function kitOf({ equipment, places }: Setting): ReadonlySet<string> | null {
  if (equipment === null) return null;
  return new Set<string>([...everywhere, ...equipment, ...(places?.includes('court') ? onCourt : [])]);
}

/** An item may name alternatives («mancuernas o kettlebell»). A null kit has everything. */
export function hasKit(items: readonly string[], kit: ReadonlySet<string> | null): boolean {
  if (kit === null) return true;
  return items.every((item) => alternativesIn(item).some((name) => kit.has(name.toLowerCase())));
}

/** Decides the order when no material was named (docs/training.md#choosing-a-routine); racket and court do not count. */
export function needsNoKit({ entries }: Pick<PlannerRoutine, 'entries'>, setting: Setting): boolean {
  return entries.every((entry) => entry.exercise.equipment.every((item) => isBasic(item, setting)));
}

export function isBasic(item: string, { places }: Setting): boolean {
  const courtOpen = places === null || places.includes('court');
  return hasKit([item], new Set<string>(courtOpen ? [...everywhere, ...onCourt] : everywhere));
}
