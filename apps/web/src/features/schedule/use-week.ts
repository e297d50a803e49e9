import type { User } from '@bandeja/domain/profile/contract';
import type { Week } from '@bandeja/domain/schedule/contract';
import { useQuery } from '@tanstack/react-query';
import { adviceQuery, profileCheckQuery, weekQuery } from '#features/schedule/api.ts';
import { scheduleTexts } from '#features/schedule/texts.ts';
import { HttpError } from '#lib/http.ts';
import { useToast } from '#ui/toast.tsx';

const texts = scheduleTexts.profile;

export type WeekState =
  | { status: 'checking' }
  | { status: 'checkFailed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { status: 'incomplete'; isChecking: boolean; check: () => void }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; week: Week };

type CheckResult = 'complete' | 'incomplete' | 'failed';

export function useWeek(user: User): WeekState {
  const toast = useToast();
  const check = useQuery(profileCheckQuery(user));
  const week = useQuery({ ...weekQuery, enabled: check.data === true });
  const advice = useQuery({ ...adviceQuery, enabled: week.data !== undefined });

  if (check.data === undefined) {
    if (!check.isError) return { status: 'checking' };
    return {
      status: 'checkFailed',
      error: check.error,
      isRetrying: check.isFetching,
      retry: () => void check.refetch(),
    };
  }
  const isRefused = week.error instanceof HttpError && week.error.code === 'profile.incomplete';
  if (!check.data || isRefused) {
    const checkAgain = async (): Promise<CheckResult> => {
      const { data, isError } = await check.refetch();
      if (isError) return 'failed';
      if (data && isRefused && (await week.refetch()).isError) return 'incomplete';
      return data ? 'complete' : 'incomplete';
    };
    const sayResult = (result: CheckResult) => {
      if (result === 'complete') return;
      toast(result === 'failed' ? texts.checkFailed : texts.text, { kind: 'err', seconds: 6 });
    };
    return { status: 'incomplete', isChecking: check.isFetching, check: () => void checkAgain().then(sayResult) };
  }
  // the advice above the week loads before the days are shown, so that they do not move under a finger
  if (week.data) return advice.isLoading ? { status: 'loading' } : { status: 'ready', week: week.data };
  if (!week.isError) return { status: 'loading' };
  return { status: 'failed', error: week.error, isRetrying: week.isFetching, retry: () => void week.refetch() };
}
