import type { Material } from '@bandeja/domain/exercises/vocabulary';
import { alternativesIn } from '#language/pieces.ts';
import type { PlannerPlayer, PlannerRoutine } from '#schedule/types.ts';

/** Equipment of every home and club (docs/training.md#selection). */
const everywhere: readonly Material[] = ['pared', 'silla', 'toalla'];
/** Equipment of a padel player on a court. */
const onCourt: readonly Material[] = ['pista', 'pala', 'bolas', 'compañero'];

type Setting = Pick<PlannerPlayer, 'equipment' | 'places'>;

/**
 * The material a player can count on, or null when it was not given. A list that was given is a hard limit: the court's
 * own things join it only when the player also named the court.
 */
export function kitOf({ equipment, places }: Setting): ReadonlySet<string> | null {
  if (equipment === null) return null;
  return new Set<string>([...everywhere, ...equipment, ...(places?.includes('court') ? onCourt : [])]);
}

/** Whether the kit has every item; an item may name alternatives («mancuernas o kettlebell»). Null has everything. */
export function hasKit(items: readonly string[], kit: ReadonlySet<string> | null): boolean {
  if (kit === null) return true;
  return items.every((item) => alternativesIn(item).some((name) => kit.has(name.toLowerCase())));
}

/**
 * Whether a routine needs nothing beyond every player's equipment. Decides the order when the player named no material
 * (docs/training.md#choosing-a-routine); racket and court do not count.
 */
export function needsNoKit({ entries }: Pick<PlannerRoutine, 'entries'>, setting: Setting): boolean {
  return entries.every((entry) => entry.exercise.equipment.every((item) => isBasic(item, setting)));
}

/** Whether every player has an item or, with an open court, finds it there. */
export function isBasic(item: string, { places }: Setting): boolean {
  const courtOpen = places === null || places.includes('court');
  return hasKit([item], new Set<string>(courtOpen ? [...everywhere, ...onCourt] : everywhere));
}
