import type { User } from '@bandeja/domain/profile/contract';
import type { PlanChange, SavedSchedule, WeekPreview } from '@bandeja/domain/schedule/contract';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DayDraft } from '#features/schedule/day-draft.ts';
import { call, HttpError } from '#lib/http.ts';
import { callMutation, callQuery, invalidate, localKey, read, removeMutation } from '#lib/query.ts';

export const weekQuery = callQuery('GET /training-schedule/week');
export const weekFrom = (from: string | undefined) =>
  from ? callQuery('GET /training-schedule/week', { query: { from } }) : weekQuery;

const profileCheckKey = localKey('profile-check');

/** The cached user answers when it is enough; else profile and schedule are fetched, or the profile alone. */
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
    const [profile, schedule] = await Promise.all([read('GET /users/me'), read('GET /training-schedule')]);
    return isProfileComplete(profile, schedule);
  } catch {
    return isProfileComplete(await read('GET /users/me'));
  }
}

/** The server found the profile incomplete: the panel takes the week's place. */
export function markIncomplete(queryClient: QueryClient): void {
  queryClient.setQueriesData({ queryKey: profileCheckKey }, false);
}

export const regenerateMutation = callMutation(
  'POST /training-schedule/generate',
  (shown: Pick<WeekPreview, 'variant' | 'token'> | undefined) => ({
    ...(shown === undefined ? {} : { body: { variant: shown.variant, token: shown.token } }),
  }),
);

export const previewMutation = callMutation('POST /training-schedule/preview', (variant: number) => ({
  body: { variant },
}));

/** `from`: the Monday of the week that is not the running one. */
export type DayChange = { weekday: Weekday; draft: DayDraft; from?: string | undefined };

/** Plan edits travel as a map that names only the changed days. */
export const saveDaysMutation = callMutation(
  'PUT /training-schedule',
  (edits: { from?: string; currentWeek: Partial<Record<Weekday, DayDraft>> }) => ({ body: edits }),
);

export const saveDayMutation = callMutation('PUT /training-schedule', ({ weekday, draft, from }: DayChange) => ({
  body: { currentWeek: { [weekday]: draft }, ...(from && { from }) },
}));

/** Fetched after the week, because reading the week may plan it. */
export const adviceQuery = queryOptions({
  ...callQuery('GET /training-schedule'),
  select: ({ advice, changes, showsNextWeek, firstDays }) => ({ advice, changes, showsNextWeek, firstDays }),
  // the week waits for it, but not for more than one try
  retry: false,
});

export function storeSchedule(queryClient: QueryClient, { week, ...schedule }: SavedSchedule, from?: string): void {
  queryClient.setQueryData(callQuery('GET /training-schedule').queryKey, schedule);
  if (week === null) return;
  queryClient.setQueryData(weekFrom(from).queryKey, week);
  queryClient.setQueryData(callQuery('GET /training-sessions/next').queryKey, (next) => {
    const today = weekdays.map((weekday) => week[weekday]).find(({ date }) => date === next?.today?.date);
    return next && today ? { ...next, today } : next;
  });
}

export async function planChanged(queryClient: QueryClient): Promise<void> {
  void invalidate(queryClient, 'GET /training-sessions/next', 'GET /training-schedule/absences');
  await invalidate(queryClient, 'GET /training-schedule/week', 'GET /training-schedule');
}

/** A weekday without training leaves the availability, which the user has, too. */
export async function availabilityChanged(queryClient: QueryClient): Promise<void> {
  void invalidate(queryClient, 'GET /users/me');
  await planChanged(queryClient);
}

export const absencesQuery = callQuery('GET /training-schedule/absences');

export type ChangeWish = BodyInput<Calls['POST /training-schedule/change-preview']>;

/** What a change would do, read anew each time it is asked for; null asks nothing. */
export function changeQuery(wish: ChangeWish | null) {
  return queryOptions({
    queryKey: localKey('plan-change', wish),
    queryFn: ({ signal }): Promise<PlanChange> | null =>
      wish && call('POST /training-schedule/change-preview', { body: wish, signal }),
    enabled: wish !== null,
    staleTime: 0,
    gcTime: 0,
  });
}

export const absenceMutation = callMutation(
  'PUT /training-schedule/absences',
  (body: BodyInput<Calls['PUT /training-schedule/absences']>) => ({ body }),
);
export const undoAbsenceMutation = removeMutation('DELETE /training-schedule/absences/:id', (id: string) => ({
  params: { id },
}));

/** One that is gone already counts as removed. */
export async function removeAbsence(id: string): Promise<void> {
  await call('DELETE /training-schedule/absences/:id', { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  });
}

export const neverOnMutation = callMutation(
  'PUT /training-schedule/never-on',
  (body: BodyInput<Calls['PUT /training-schedule/never-on']>) => ({ body }),
);
