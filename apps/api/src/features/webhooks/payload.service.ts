import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { ConsentScope } from '@bandeja/domain/tokens/vocabulary';
import { recordsOf } from '#features/progress/records.service.ts';
import { storedWeek } from '#features/schedule/service.ts';
import { loadSession } from '#features/sessions/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { shownTo } from '#kit/shown-to.ts';
import type { AnyEvent } from '#kit/webhooks/queries.ts';

type Data = Record<string, unknown>;

const writers: Record<AnyEvent, (deps: Deps, actor: Actor, subject: string) => Promise<Data | null>> = {
  test: async () => ({}),
  'session.finished': async (deps, actor, id) => {
    const session = await loadSession(deps, actor, id);
    const { _id, routineId, localDate, type, name, duration, score, rpe, notes, match } = session;
    const { averageHeartRate, maxHeartRate } = session;
    const minutes = Math.round(duration / 60);
    return { _id, routineId, localDate, type, name, minutes, score, rpe, notes, match, averageHeartRate, maxHeartRate };
  },
  'record.set': async (deps, actor, id) => {
    const { localDate } = await loadSession(deps, actor, id);
    const records = await recordsOf(deps, actor, id);
    return records.length === 0 ? null : { sessionId: id, localDate, records };
  },
  'week.planned': async (deps, actor, monday) => {
    const week = await storedWeek(deps, actor, monday);
    const days = weekdays.map((weekday) => week[weekday]);
    return {
      monday,
      days: days.map(({ date, type, routineId, routine, reason }) => {
        return { date, type, routineId, routine: routine?.name ?? null, minutes: routine?.duration ?? null, reason };
      }),
    };
  },
};

/** What an event tells, as it is now; null when there is nothing to tell any more. What is sensitive needs its scope. */
export async function payloadOf(
  deps: Deps,
  actor: Actor,
  { event, subject, scopes }: { event: AnyEvent; subject: string; scopes: readonly ConsentScope[] },
): Promise<Data | null> {
  try {
    const data = await writers[event](deps, actor, subject);
    return data === null ? null : (shownTo(data, ['read', ...scopes]) as Data);
  } catch (error) {
    // a session that was discarded meanwhile
    if (error instanceof AppError && error.code === 'session.not_found') return null;
    throw error;
  }
}
