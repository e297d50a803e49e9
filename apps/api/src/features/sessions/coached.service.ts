import type { Session, SessionSummary } from '@bandeja/domain/sessions/contract';
import { secondsByDay } from '#features/sessions/coached.queries.ts';
import { listSessions, sessionById } from '#features/sessions/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** What came from Strava is for nobody but the player: its terms forbid showing it to another person. */
const never = 'import:strava';

export function coachedSessions(
  { db }: Pick<Deps, 'db'>,
  player: Actor,
  page: { limit: number; before?: string | undefined },
): Promise<SessionSummary[]> {
  return listSessions(db, player.userId, { ...page, isFinished: true, exceptSource: never });
}

export const coachedSeconds = ({ db }: Pick<Deps, 'db'>, player: Actor, from: string): Promise<Map<string, number>> =>
  secondsByDay(db, player.userId, { from, exceptSource: never });

/** @throws AppError coaching.not_found, as for every other thing that a coach may not see */
export async function coachedSession({ db }: Pick<Deps, 'db'>, player: Actor, id: string): Promise<Session> {
  const session = await sessionById(db, player.userId, id);
  if (session === null || !session.isFinished || session.source === never) throw new AppError('coaching.not_found');
  return session;
}
