import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { adviceQuery, weekFrom } from '#features/schedule/api.ts';
import type { IncompleteProfileProps } from '#features/schedule/incomplete-profile.tsx';
import type { RoutineChoices } from '#features/schedule/routine-choices.ts';
import { scheduleTexts as texts } from '#features/schedule/texts.ts';
import { useAbsences } from '#features/schedule/use-absences.ts';
import { useRegenerate } from '#features/schedule/use-regenerate.ts';
import type { WeekState } from '#features/schedule/use-week.ts';
import { WeekCard } from '#features/schedule/week-card.tsx';
import { daysOf, firstDaysOf, firstDaysSummary, weekSummary } from '#features/schedule/week-facts.ts';
import { formatDateRange } from '#lib/format.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { loadState } from '#lib/load-state.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PartError } from '#ui/part-error.tsx';
import { PhoneFold } from '#ui/phone-fold.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

const IncompleteProfile = lazyPart(
  async () => (await import('#features/schedule/incomplete-profile.tsx')).IncompleteProfile,
);

const StandingAbsences = lazyPart(
  async () => (await import('#features/schedule/standing-absences.tsx')).StandingAbsences,
);

const RegeneratePreview = lazyPart(
  async () => (await import('#features/schedule/regenerate-preview.tsx')).RegeneratePreview,
  PartError,
);

const look = {
  action:
    'max-xl:w-full max-xl:px-0 max-xl:text-sm max-xl:flex-row-reverse max-xl:justify-between max-xl:border-0 max-xl:px-0 max-xl:[&>.btn-label]:justify-items-start max-xl:after:absolute max-xl:after:inset-0',
} as const;

/** The week before and this one's effort. */
const wordsAbove = 2;

type WeekMessageProps = {
  state: WeekState;
  /** What hurts is the one message: the week's words stand below the days. */
  isBelow: boolean;
};

/** One message beside today: what the week before was and what this one asks; the rest stands below the days. */
export function WeekMessage({ state, isBelow }: WeekMessageProps) {
  const words = useQuery(adviceQuery).data?.changes.slice(0, wordsAbove) ?? [];
  if (state.status !== 'ready' || words.length === 0 || isBelow) return null;
  return <p className="max-w-reading text-sm text-ink-2 md:text-ui">{words.join(' ')}</p>;
}

type WeekProps = {
  state: WeekState;
  today: string;
  finished: readonly FinishedThisWeek[];
  choices: RoutineChoices;
  onLogMatch: (date: string) => void;
  onCannot: (day: PlanDay) => void;
  /** What a coach wrote under a day. */
  commentsOf?: ((date: string) => ReactNode) | undefined;
};

type WeeklyPlanProps = WeekProps & {
  /** Further ways from the week, beside its actions. */
  ways: ReactNode;
  isMessageBelow: boolean;
};

export function WeeklyPlan({ state, today, finished, ways, isMessageBelow, ...week }: WeeklyPlanProps) {
  const plan = useRegenerate();
  const { advice = [], changes = [], showsNextWeek = false, firstDays } = useQuery(adviceQuery).data ?? {};
  const { standing } = useAbsences(today);
  const furtherChanges = changes.slice(isMessageBelow ? 0 : wordsAbove);
  const notes = [...advice, ...furtherChanges];
  const isFirstDays = firstDays !== undefined && state.status === 'ready';
  const [isNext, setNext] = useState(false);
  const nextMonday = addDays(mondayOf(today), 7);
  const next = useQuery({ ...weekFrom(nextMonday), enabled: isNext });
  const shown = isNext ? loadState(next, (days) => ({ week: days })) : state;
  const done = isNext ? [] : finished;

  function sentence(): string | undefined {
    if (shown.status !== 'ready') return undefined;
    return firstDays ? firstDaysSummary(firstDays, today) : weekSummary(shown.week, done);
  }

  return (
    <section aria-labelledby="weekly-plan" className="grid grid-cols-1 xl:grid-cols-[minmax(0,1fr)_auto]">
      <SectionTitle id="weekly-plan" title={isFirstDays ? texts.firstDays : texts.title} sentence={sentence()} />
      <div className="min-w-0 max-xl:*:last:rounded-b-none max-xl:*:last:border-b-0 xl:col-span-2">
        {plan.message !== null && !(plan.isRefused && state.status === 'ready') && (
          <Alert kind="err" className="mb-4">
            <p>{plan.message}</p>
          </Alert>
        )}
        <PlanBody state={shown} today={today} finished={done} firstDays={firstDays} {...week} />
      </div>
      <div className="max-xl:card max-xl:grid max-xl:grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),auto))] max-xl:overflow-hidden max-xl:rounded-t-none max-xl:border-t-0 max-xl:p-0 xl:col-start-2 xl:row-start-1 xl:mb-4 xl:flex xl:items-center xl:gap-2.5">
        {state.status === 'incomplete' && (
          <PlanAction>
            <Button
              variant="line"
              className={look.action}
              pending={state.isChecking}
              pendingLabel={texts.profile.checking}
              onClick={state.check}
            >
              {texts.profile.verify}
            </Button>
          </PlanAction>
        )}
        <PlanAction>{ways}</PlanAction>
        {showsNextWeek && !isFirstDays && state.status === 'ready' && (
          <PlanAction sentence={isNext ? null : formatDateRange(nextMonday, addDays(nextMonday, 6))}>
            <Button
              variant="ghost"
              className={classNames(look.action, 'text-link', !isNext && 'flex-row-reverse')}
              icon={<Icon as={isNext ? ArrowLeftIcon : ArrowRightIcon} />}
              onClick={() => setNext(!isNext)}
            >
              {isNext ? texts.thisWeek : texts.nextWeek}
            </Button>
          </PlanAction>
        )}
        <PlanAction>
          <Button
            variant="line"
            className={look.action}
            icon={<Icon as={ArrowsClockwiseIcon} />}
            disabled={state.status !== 'ready' && state.status !== 'failed'}
            pending={plan.isPreviewing && plan.shown === null}
            pendingLabel={texts.regenerate.pending}
            onClick={() => plan.preview(0)}
          >
            {texts.regenerate.button}
          </Button>
        </PlanAction>
      </div>
      {state.status === 'ready' && (
        <div className="grid gap-3 not-empty:mt-1 md:not-empty:mt-3 xl:col-span-2">
          {standing.length > 0 && (
            <Suspense fallback={null}>
              <StandingAbsences absences={standing} today={today} />
            </Suspense>
          )}
          {notes.length > 0 && (
            <PhoneFold title={texts.notes(notes.length)}>
              {advice.length > 0 && (
                <Alert>
                  <ul className="grid gap-1.5">
                    {advice.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                </Alert>
              )}
              {furtherChanges.length > 0 && (
                <p className="max-w-reading text-sm text-ink-2">{furtherChanges.join(' ')}</p>
              )}
            </PhoneFold>
          )}
        </div>
      )}
      {plan.shown !== null && (
        <Suspense fallback={null}>
          <RegeneratePreview
            preview={plan.shown}
            isPreviewing={plan.isPreviewing}
            isApplying={plan.isApplying}
            onApply={plan.apply}
            onAnother={() => plan.preview((plan.shown?.variant ?? 0) + 1)}
            onClose={plan.close}
          />
        </Suspense>
      )}
    </section>
  );
}

function PlanAction({ sentence, children }: { sentence?: string | null; children: ReactNode }) {
  return (
    <div className="max-xl:relative max-xl:-ml-px max-xl:border-t max-xl:border-l max-xl:px-2.5">
      {children}
      {sentence && <p className="-mt-3 pb-1.5 text-xs text-ink-2 xl:hidden">{sentence}</p>}
    </div>
  );
}

export function FinishProfile(props: IncompleteProfileProps) {
  return (
    <Suspense fallback={<div className="card min-h-120 xl:min-h-95" />}>
      <IncompleteProfile {...props} />
    </Suspense>
  );
}

function PlanBody({ state, firstDays, ...week }: WeekProps & { firstDays: Week | undefined }) {
  switch (state.status) {
    case 'checking':
    case 'loading':
      return <WeekSkeleton />;
    case 'checkFailed':
      return <ErrorState className="card" title={texts.profile.checkFailed} state={state} />;
    case 'incomplete':
      return <p className="card mesh text-ink-2">{texts.profile.weekWaits}</p>;
    case 'failed':
      return <ErrorState className="card" title={texts.loadFailed} state={state} />;
    case 'ready':
      return (
        <WeekCard
          key={state.week.monday.date}
          days={firstDays ? firstDaysOf(state.week, firstDays, week.today) : daysOf(state.week)}
          {...week}
        />
      );
  }
}

function WeekSkeleton() {
  return (
    <SkeletonPlace label={texts.loading} className="card p-4 xl:p-5">
      <Skeleton className="mb-5 h-16 w-full xl:h-24" />
      <div className="grid gap-2.5 xl:grid-cols-7">
        {weekdays.map((weekday) => (
          <div key={weekday} className="grid content-start gap-2.5 rounded-2 border p-3 xl:min-h-51.5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-11/12" />
          </div>
        ))}
      </div>
    </SkeletonPlace>
  );
}
