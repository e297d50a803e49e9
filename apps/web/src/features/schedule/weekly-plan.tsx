import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { adviceQuery } from '#features/schedule/api.ts';
import type { IncompleteProfileProps } from '#features/schedule/incomplete-profile.tsx';
import type { RoutineChoices } from '#features/schedule/routine-choices.ts';
import { scheduleTexts as texts } from '#features/schedule/texts.ts';
import { useRegenerate } from '#features/schedule/use-regenerate.ts';
import type { WeekState } from '#features/schedule/use-week.ts';
import { WeekCard } from '#features/schedule/week-card.tsx';
import { weekSummary } from '#features/schedule/week-facts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PartError } from '#ui/part-error.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

/** Only until the profile is complete. */
const IncompleteProfile = lazyPart(
  async () => (await import('#features/schedule/incomplete-profile.tsx')).IncompleteProfile,
);

/** Fetched when a new plan is asked for. */
const RegeneratePreview = lazyPart(
  async () => (await import('#features/schedule/regenerate-preview.tsx')).RegeneratePreview,
  PartError,
);

type WeeklyPlanProps = {
  /** From `useWeek`. */
  state: WeekState;
  today: string;
  /** The finished sessions of the week. */
  finished: readonly FinishedThisWeek[];
  choices: RoutineChoices;
  /** Opens the form of a match that was played on a day. */
  onLogMatch: (date: string) => void;
};

/** «Tu Planificación Semanal»: the week, its editing, its regeneration, or what the profile lacks. */
export function WeeklyPlan({ state, ...week }: WeeklyPlanProps) {
  const plan = useRegenerate();

  const actions = (
    <div className="flex flex-wrap gap-2.5">
      {state.status === 'incomplete' && (
        <Button variant="line" pending={state.isChecking} pendingLabel={texts.profile.checking} onClick={state.check}>
          {texts.profile.verify}
        </Button>
      )}
      <Button
        variant="line"
        icon={<Icon as={ArrowsClockwiseIcon} />}
        disabled={state.status !== 'ready' && state.status !== 'failed'}
        pending={plan.isPreviewing && plan.shown === null}
        pendingLabel={texts.regenerate.pending}
        onClick={() => plan.preview(0)}
      >
        {texts.regenerate.button}
      </Button>
    </div>
  );

  return (
    <section aria-labelledby="weekly-plan">
      <SectionTitle
        id="weekly-plan"
        title={texts.title}
        sentence={state.status === 'ready' ? weekSummary(state.week, week.finished) : undefined}
        action={actions}
      />
      {plan.message !== null && !(plan.isRefused && state.status === 'ready') && (
        <Alert kind="err" className="mb-4">
          <p>{plan.message}</p>
        </Alert>
      )}
      <PlanBody state={state} {...week} />
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

/** What stands in place of today's card until the profile allows a plan. */
export function FinishProfile(props: IncompleteProfileProps) {
  return (
    <Suspense fallback={<div className="card min-h-120 xl:min-h-95" />}>
      <IncompleteProfile {...props} />
    </Suspense>
  );
}

function PlanBody({ state, ...week }: WeeklyPlanProps) {
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
        <WeekAdvice>
          <WeekCard week={state.week} {...week} />
        </WeekAdvice>
      );
  }
}

/** What the planner says about the whole week: warnings before it (a referral, the plan's limits), what changed after it. */
function WeekAdvice({ children }: { children: ReactNode }) {
  const { advice = [], changes = [] } = useQuery(adviceQuery).data ?? {};
  return (
    <>
      {advice.length > 0 && (
        <Alert className="mb-4">
          <ul className="grid gap-1.5">
            {advice.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
      {changes.length > 0 && <p className="mt-3 max-w-reading text-sm text-ink-2">{changes.join(' ')}</p>}
    </>
  );
}

/** The week while it loads: seven cards, or rows on narrow screens. */
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
