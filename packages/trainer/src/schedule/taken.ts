import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { SparedBy } from '@bandeja/domain/profile/safety.messages';
import { draftDays } from '#schedule/days.ts';
import { chooseSlots } from '#schedule/slots.ts';
import type { PlannerExercise } from '#schedule/types.ts';
import { type DraftDay, fittingRoutines, type Planning, routineOf } from '#schedule/week.ts';

/** «He quitado» is said of what was there: the week as it would be without the discomfort is compared with this one. */
export function sparedIn(draft: readonly DraftDay[], planning: Planning): (area: BodyArea) => SparedBy {
  const limits = { ...planning.limits, injured: [], acute: [] };
  const free = { ...planning, limits, fitting: fittingRoutines(planning.library, limits) };
  const before = exercisesOf(draftDays(chooseSlots(free), free));
  const now = exercisesOf(draft);
  return (area) => {
    if (before.some(({ avoidFor }) => avoidFor.includes(area))) return 'taken';
    return now.some(({ cautionFor }) => cautionFor.includes(area)) ? 'eased' : 'untouched';
  };
}

function exercisesOf(days: readonly DraftDay[]): PlannerExercise[] {
  const routines = days.flatMap((day) => routineOf(day) ?? []);
  return routines.flatMap(({ entries }) => entries.map(({ exercise }) => exercise));
}
