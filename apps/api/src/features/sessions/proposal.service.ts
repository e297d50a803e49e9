import type { Routine } from '@bandeja/domain/routines/contract';
import { asksReserve, exerciseTags, usesBand } from '@bandeja/domain/sessions/rules';
import type { Proposal } from '@bandeja/domain/sessions/schemas';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { isHeavier, proposeLoad } from '@bandeja/trainer/load/proposal';
import { exercisesLoading } from '#features/exercises/service.ts';
import { healthOf, loadUser } from '#features/profile/service.ts';
import type { EarlierSet } from '#features/sessions/start.queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** None where the load equals the last time. Nothing gets heavier on a lighter day, in a lighter week, or on an injured area. */
export async function proposalsFor(
  deps: Deps,
  actor: Actor,
  lines: Routine['exercises'],
  { earlier: sets, isLighterDay }: { earlier: readonly EarlierSet[]; isLighterDay: boolean },
): Promise<Map<string, Proposal>> {
  const counted = lines.filter(({ exercise }) => asksReserve({ ...exercise, tags: exerciseTags(exercise) }));
  const ids = counted
    .map(({ exercise }) => exercise._id)
    .filter((id) => sets.some(({ exerciseId }) => exerciseId === id));
  if (ids.length === 0) return new Map();
  const earlier = Map.groupBy(sets, ({ exerciseId }) => exerciseId);
  const user = await loadUser(deps, actor.userId);
  const injured = profileHealth(healthOf(user)).injuries.map(({ area }) => area);
  const loading = await exercisesLoading(deps, injured, ids);
  const proposals = new Map<string, Proposal>();
  for (const { exercise, sets, reps } of counted) {
    const hasKilograms = !usesBand(exercise.equipment);
    const last = lastTwo(earlier.get(exercise._id) ?? [], hasKilograms);
    const { change, ...proposal } = proposeLoad(user.fitnessLevel ?? 'Principiante', { sets, reps }, last);
    const staysLight = isLighterDay || loading.has(exercise._id);
    if (change !== 'same' && !(staysLight && isHeavier({ change }))) proposals.set(exercise._id, proposal);
  }
  return proposals;
}

/** Bands come in few strengths: their load changes by repetitions and sets, as if without a weight. */
function lastTwo(sets: readonly EarlierSet[], hasKilograms: boolean) {
  return [1, 2].map((times) =>
    sets
      .filter(({ back }) => back === times)
      .map(({ reps, weightKg, inReserve }) => ({ reps: reps ?? 0, weight: hasKilograms ? weightKg : null, inReserve })),
  );
}
