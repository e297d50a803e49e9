import type { User } from '@bandeja/domain/profile/contract';
import { olderAge } from '@bandeja/domain/profile/rules';
import type { Routine } from '@bandeja/domain/routines/contract';
import { routineEquipment } from '@bandeja/domain/routines/rules';
import { isProfessionalFirst } from '@bandeja/reader/health';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { withBalance } from '@bandeja/trainer/area-work/balance-work';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { healthOf } from '#features/profile/service.ts';
import type { Deps } from '#kit/deps.ts';

/** A routine of the library with the balance that its player's age asks for; what players build themselves stays so. */
export async function balancedRoutine(deps: Deps, user: User, routine: Routine): Promise<Routine> {
  const { age } = user;
  if (routine.code === null || age === null || age < olderAge) return routine;
  const health = profileHealth(healthOf(user));
  const acute = health.injuries.filter((injury) => injury.acute).map(({ area }) => area);
  const spared = {
    injured: health.injuries.map(({ area }) => area),
    acute,
    gentleOnly: isProfessionalFirst(health) || acute.length > 0,
  };
  const exercises = withBalance({ routine, catalogue: await exercisesToCompose(deps), age, spared });
  return { ...routine, exercises, equipment: routineEquipment(exercises) };
}
