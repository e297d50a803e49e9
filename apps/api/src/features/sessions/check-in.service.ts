import type { User } from '@bandeja/domain/profile/contract';
import type { Routine } from '@bandeja/domain/routines/contract';
import { shortenedTo } from '@bandeja/domain/routines/rules';
import type { CheckIn, previewSession, SessionPreview } from '@bandeja/domain/sessions/contract';
import { sessionMessages } from '@bandeja/domain/sessions/messages';
import { warmUpCode } from '@bandeja/domain/sessions/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { type AdaptedSession, adaptSession } from '@bandeja/trainer/check-in/adapt-session';
import { forReader, safetyTexts } from '@bandeja/trainer/reader/messages';
import { longestAt } from '@bandeja/trainer/schedule/minors';
import { caredRoutine } from '#features/body/plan.service.ts';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { loadUser } from '#features/profile/service.ts';
import { libraryRoutine, startableRoutine } from '#features/routines/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type Wish = {
  routineId: string;
  checkIn?: CheckIn | undefined;
  warmUp?: boolean | undefined;
  minutes?: number | undefined;
  areaWork?: boolean | undefined;
};

/**
 * Stores nothing of the answers, which are health data (docs/training.md#how-are-you-today).
 * @throws AppError routine.not_found, request.invalid
 */
export async function routineOfToday(deps: Deps, actor: Actor, wish: Wish): Promise<Routine> {
  const user = await loadUser(deps, actor.userId);
  const routine = await wishedRoutine(deps, actor, user, wish);
  const isPlain = wish.warmUp !== true && (wish.checkIn === undefined || wish.checkIn.state === 'good');
  if (isPlain && routine.duration <= longestAt(user.age, routine.type === 'Partido')) return routine;
  const { entries, minutes } = await adapted(deps, actor, routine, wish);
  if (entries.length === 0) {
    throw new AppError('request.invalid', [{ path: 'checkIn', message: sessionMessages.nothingLeft }]);
  }
  return { ...routine, exercises: entries, duration: minutes };
}

async function wishedRoutine(deps: Deps, actor: Actor, user: User, wish: Wish): Promise<Routine> {
  const { routineId, minutes, areaWork } = wish;
  const whole = await startableRoutine(deps, actor, routineId);
  const routine = minutes === undefined ? whole : { ...whole, ...shortenedTo(whole, minutes) };
  return areaWork === true ? caredRoutine(deps, actor, user, routine) : routine;
}

export async function previewOf(
  deps: Deps,
  actor: Actor,
  { routineId, checkIn, warmUp, minutes: planned, areaWork }: Parsed<typeof previewSession>['body'],
): Promise<SessionPreview> {
  const user = await loadUser(deps, actor.userId);
  const routine = await wishedRoutine(deps, actor, user, { routineId, minutes: planned, areaWork });
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
  });
  const mayStart = entries.length > 0;
  return { minutes, plannedMinutes, exerciseCount: entries.length, changes, advice, mayStart };
}

async function adapted(deps: Deps, actor: Actor, routine: Routine, wish: Wish): Promise<AdaptedSession> {
  const [user, catalogue] = await Promise.all([loadUser(deps, actor.userId), exercisesToCompose(deps)]);
  const warmUp = wish.warmUp === true && routine.code !== warmUpCode ? await warmUpEntries(deps, actor) : [];
  const today = wish.checkIn ?? { state: 'good' as const, area: null };
  const level = user.fitnessLevel ?? 'Principiante';
  const session = adaptSession({ routine, today, warmUp, catalogue, level, age: user.age });
  return { ...session, advice: session.advice && forReader(session.advice, user.age) };
}

async function warmUpEntries(deps: Deps, actor: Actor): Promise<Routine['exercises']> {
  const id = await libraryRoutine(deps, warmUpCode);
  return id === null ? [] : (await startableRoutine(deps, actor, id)).exercises;
}
