import { getMe, type User } from '@bandeja/domain/profile/contract';
import {
  generateWeek,
  getSchedule,
  getWeek,
  previewWeek,
  putSchedule,
  type SavedSchedule,
  type WeekPreview,
} from '@bandeja/domain/schedule/contract';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { nextSession } from '@bandeja/domain/sessions/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DayDraft } from '#features/schedule/day-draft.ts';
import { callMutation, callQuery, invalidate, ownKey, read } from '#lib/query.ts';

export const weekQuery = callQuery(getWeek);
/** The seven days from a Monday on; without one those of the running week. */
export const weekFrom = (from: string | undefined) => (from ? callQuery(getWeek, { query: { from } }) : weekQuery);

const profileCheckKey = ownKey('profile-check');

/**
 * Whether the profile allows a plan. The cached user answers at once when it is enough; otherwise profile and schedule
 * are fetched, and if that fails the profile alone.
 */
export function profileCheckQuery(user: User) {
  const isKnownComplete = isProfileComplete(user);
  return queryOptions({
    queryKey: [...profileCheckKey, isKnownComplete],
    queryFn: checkProfile,
    ...(isKnownComplete ? { initialData: true } : {}),
    // a complete profile stays complete until the server objects; an incomplete one is fetched on every visit
    staleTime: ({ state }) => (state.data === true ? Number.POSITIVE_INFINITY : 0),
  });
}

async function checkProfile(): Promise<boolean> {
  try {
    const [profile, schedule] = await Promise.all([read(getMe), read(getSchedule)]);
    return isProfileComplete(profile, schedule);
  } catch {
    return isProfileComplete(await read(getMe));
  }
}

/** The server found the profile incomplete: the panel takes the week's place. */
export function markIncomplete(queryClient: QueryClient): void {
  queryClient.setQueriesData({ queryKey: profileCheckKey }, false);
}

export const regenerateMutation = callMutation(
  generateWeek,
  (shown: Pick<WeekPreview, 'variant' | 'token'> | undefined) => ({
    ...(shown === undefined ? {} : { body: { variant: shown.variant, token: shown.token } }),
  }),
);

/** The changes of a new plan; variant 0 is the best one. */
export const previewMutation = callMutation(previewWeek, (variant: number) => ({ body: { variant } }));

/** `from`: the Monday of the week that is not the running one. */
export type DayChange = { weekday: Weekday; draft: DayDraft; from?: string | undefined };

/** Plan edits travel as a map that names only the changed days. */
export const saveDaysMutation = callMutation(putSchedule, (currentWeek: Partial<Record<Weekday, DayDraft>>) => ({
  body: { currentWeek },
}));

export const saveDayMutation = callMutation(putSchedule, ({ weekday, draft, from }: DayChange) => ({
  body: { currentWeek: { [weekday]: draft }, ...(from && { from }) },
}));

/**
 * The planner's advice on the whole week, its changes and reasons. Fetched after the week, because reading the week may
 * plan it.
 */
export const adviceQuery = queryOptions({
  ...callQuery(getSchedule),
  select: ({ advice, changes, showsNextWeek, firstDays }) => ({ advice, changes, showsNextWeek, firstDays }),
  // the week waits for it, but not for more than one try
  retry: false,
});

/** Shows the week that a save returned, and today's card, which derives from it; nothing is fetched. */
export function storeSchedule(queryClient: QueryClient, { week, ...schedule }: SavedSchedule, from?: string): void {
  queryClient.setQueryData(callQuery(getSchedule).queryKey, schedule);
  if (week === null) return;
  queryClient.setQueryData(weekFrom(from).queryKey, week);
  queryClient.setQueryData(callQuery(nextSession).queryKey, (next) => {
    const today = weekdays.map((weekday) => week[weekday]).find(({ date }) => date === next?.today?.date);
    return next && today ? { ...next, today } : next;
  });
}

/** Fetches the plan again, and today's card, which derives from it. */
export async function planChanged(queryClient: QueryClient): Promise<void> {
  void invalidate(queryClient, nextSession);
  await invalidate(queryClient, getWeek, getSchedule);
}
