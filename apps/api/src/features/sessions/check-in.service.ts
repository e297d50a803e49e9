import { longestAt } from '@bandeja/domain/minors/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { forReader, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import type { Routine } from '@bandeja/domain/routines/contract';
import { estimatedSeconds, routineEquipment, shortenedTo } from '@bandeja/domain/routines/rules';
import type { CheckIn, previewSession, SessionPreview } from '@bandeja/domain/sessions/contract';
import { sessionMessages } from '@bandeja/domain/sessions/messages';
import { warmUpCode } from '@bandeja/domain/sessions/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { type AdaptedSession, adaptSession } from '@bandeja/trainer/check-in/adapt-session';
import { withBand } from '@bandeja/trainer/check-in/with-band';
import { caredRoutine } from '#features/body/plan.service.ts';
import { balancedRoutine } from '#features/exercises/balance.service.ts';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { healthOf, loadUser } from '#features/profile/service.ts';
import { libraryRoutine, startableRoutine } from '#features/routines/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type Wish = {
  routineId: string;
  checkIn?: CheckIn | undefined;
  warmUp?: boolean | undefined;
  minutes?: number | undefined;
  areaWork?: boolean | undefined;
  /** Of a session planned shorter than its routine. */
  plannedMinutes?: number | undefined;
  withBand?: boolean | undefined;
};

/**
 * Stores nothing of the answers, which are health data (docs/training.md#how-are-you-today).
 * @throws AppError routine.not_found, request.invalid
 */
export async function routineOfToday(deps: Deps, actor: Actor, wish: Wish): Promise<Routine> {
  const user = await loadUser(deps, actor.userId);
  const routine = await wishedRoutine(deps, actor, user, wish);
  const isPlain = hasNoShape(wish) && (wish.checkIn === undefined || wish.checkIn.state === 'good');
  if (isPlain && routine.duration <= longestAt(user.age, routine.type === 'Partido')) return routine;
  const { entries, minutes } = await adapted(deps, actor, routine, wish);
  if (entries.length === 0) {
    throw new AppError('request.invalid', [{ path: 'checkIn', message: sessionMessages.nothingLeft }]);
  }
  return { ...routine, exercises: entries, equipment: routineEquipment(entries), duration: minutes };
}

type Chosen = Pick<Wish, 'routineId' | 'plannedMinutes' | 'areaWork'>;

async function wishedRoutine(deps: Deps, actor: Actor, user: User, wish: Chosen): Promise<Routine> {
  const { routineId, plannedMinutes, areaWork } = wish;
  // in the order in which a device begins it without a network, and a body's page counts it
  const whole = await balancedRoutine(deps, user, await startableRoutine(deps, actor, routineId));
  const routine = plannedMinutes === undefined ? whole : { ...whole, ...shortenedTo(whole, plannedMinutes) };
  return areaWork === true ? caredRoutine(deps, actor, user, routine) : routine;
}

const hasNoShape = ({ warmUp, minutes, withBand: band }: Wish) =>
  warmUp !== true && minutes === undefined && band !== true;

export async function previewOf(
  deps: Deps,
  actor: Actor,
  wish: Parsed<typeof previewSession>['body'],
): Promise<SessionPreview> {
  const user = await loadUser(deps, actor.userId);
  const { routineId, checkIn, warmUp } = wish;
  const routine = await wishedRoutine(deps, actor, user, wish);
  const plannedMinutes = routine.duration;
  const { state, area } = checkIn;
  if (state === 'ill') {
    const advice = forReader(safetyTexts.rest, user.age);
    return { minutes: 0, plannedMinutes, exerciseCount: 0, changes: [], advice, mayStart: false };
  }
  const { entries, minutes, changes, advice } = await adapted(deps, actor, routine, {
    routineId,
    checkIn: { state, area: state === 'sore' ? area : null },
    warmUp,
    minutes: wish.minutes,
    withBand: wish.withBand,
  });
  const mayStart = entries.length > 0;
  return { minutes, plannedMinutes, exerciseCount: entries.length, changes, advice, mayStart };
}

async function adapted(deps: Deps, actor: Actor, routine: Routine, wish: Wish): Promise<AdaptedSession> {
  const [user, catalogue] = await Promise.all([loadUser(deps, actor.userId), exercisesToCompose(deps)]);
  const warmUp = wish.warmUp === true && routine.code !== warmUpCode ? await warmUpEntries(deps, actor) : [];
  const today = wish.checkIn ?? { state: 'good' as const, area: null };
  const level = user.fitnessLevel ?? 'Principiante';
  const { injuries, excludedDemands } = profileHealth(healthOf(user));
  const spare = { areas: injuries.map(({ area }) => area), demands: excludedDemands };
  const { age } = user;
  const swapped = wish.withBand === true ? withBand(routine.exercises, { catalogue, level, age, spare }) : null;
  const basis = swapped
    ? { ...routine, exercises: swapped.entries, duration: shareOf(routine, swapped.entries) }
    : routine;
  const session = adaptSession({ routine: basis, today, warmUp, catalogue, level, age, most: wish.minutes });
  const changes = [...(swapped?.changes ?? []), ...session.changes];
  return { ...session, changes, advice: session.advice && forReader(session.advice, user.age) };
}

/** Its minutes with other entries, in the routine's own proportion. */
function shareOf({ duration, exercises }: Routine, entries: Routine['exercises']): number {
  const before = estimatedSeconds(exercises);
  return before === 0 ? 0 : Math.round((duration * estimatedSeconds(entries)) / before);
}

async function warmUpEntries(deps: Deps, actor: Actor): Promise<Routine['exercises']> {
  const id = await libraryRoutine(deps, warmUpCode);
  return id === null ? [] : (await startableRoutine(deps, actor, id)).exercises;
}
