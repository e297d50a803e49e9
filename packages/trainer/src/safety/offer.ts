import { isGentle } from '@bandeja/domain/exercises/rules';
import type { BodyArea, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { trainingAge } from '@bandeja/domain/minors/rules';
import type { Offer } from '@bandeja/domain/routines/contract';
import type { WithheldReason } from '@bandeja/domain/routines/vocabulary';
import { type HealthReading, isProfessionalFirst } from '@bandeja/reader/health';
import { profileHealth, stoppingFlag } from '@bandeja/reader/safety/red-flag';
import type { ProfileHealth } from '@bandeja/reader/safety/types';
import { burdens, withinAge, withinLevel } from '#schedule/limits.ts';
import { notes } from '#schedule/messages.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

/** `level` is null when not given: then none is too hard. */
export type OfferPlayer = ProfileHealth & { level: Difficulty | null; age: number | null; today: string };

/** Every list and form asks here. Under a red flag nothing is offered. The health text is read once for all routines. */
export function offersFor(player: OfferPlayer): (routine: PlannerRoutine) => Offer {
  const health = profileHealth(player);
  const injured = health.injuries.map(({ area }) => area);
  const acute = health.injuries.filter((injury) => injury.acute).map(({ area }) => area);
  const limits = { injured, acute };
  return (routine) => {
    const reason = reasonAgainst(routine, player, health, limits);
    if (reason === null) return { isOffered: true, reason: null, area: null, note: noteOn(routine, injured) };
    const area = reason === 'injury' ? loadedArea(routine, limits) : null;
    return { isOffered: false, reason, area, note: '' };
  };
}

/** It may hold exercises that were not reviewed. */
export const unreviewedOffer: Offer = { isOffered: false, reason: 'unreviewed', area: null, note: '' };

type Injured = { injured: readonly BodyArea[]; acute: readonly BodyArea[] };

function reasonAgainst(
  routine: PlannerRoutine,
  player: OfferPlayer,
  health: HealthReading,
  limits: Injured,
): WithheldReason | null {
  const exercises = routine.entries.map(({ exercise }) => exercise);
  if (stoppingFlag(health) !== null) return 'health';
  if (exercises.some((exercise) => burdens(exercise, limits))) return 'injury';
  const isGentleOnly = isProfessionalFirst(health) || limits.acute.length > 0;
  if (isGentleOnly && !exercises.every(isGentle)) return 'health';
  if (exercises.some(({ demands }) => demands.some((demand) => health.excludedDemands.includes(demand))))
    return 'demand';
  if (!withinAge(routine, trainingAge(player.age, health.minor, player.today))) return 'age';
  return player.level !== null && !withinLevel(routine, player.level) ? 'level' : null;
}

function loadedArea({ entries }: PlannerRoutine, { injured, acute }: Injured): BodyArea | null {
  const avoided = injured.find((area) => entries.some(({ exercise }) => exercise.avoidFor.includes(area)));
  return avoided ?? acute.find((area) => entries.some(({ exercise }) => exercise.cautionFor.includes(area))) ?? null;
}

function noteOn({ type, entries }: PlannerRoutine, injured: readonly BodyArea[]): string {
  const area = injured.find((each) => entries.some(({ exercise }) => exercise.cautionFor.includes(each)));
  if (area === undefined) return '';
  return type === 'Partido' ? notes.carefulMatch(area) : notes.careful(area);
}
