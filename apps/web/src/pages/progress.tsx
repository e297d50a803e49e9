import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Progress } from '@bandeja/domain/progress/contract';
import { useState } from 'react';
import { Provider } from 'urql';
import { useAuth } from '#features/auth/auth-context.tsx';
import { BestsCard } from '#features/progress/bests-card.tsx';
import { MonthsCard, YearMap } from '#features/progress/calendar-cards.tsx';
import { KindsCard } from '#features/progress/kinds-card.tsx';
import { LimitedNote } from '#features/progress/limited-note.tsx';
import { LoadCard } from '#features/progress/load-card.tsx';
import { type PeriodId, periodIds, periodOf } from '#features/progress/model.ts';
import { ScoresCard } from '#features/progress/scores-card.tsx';
import { progressTexts as texts } from '#features/progress/texts.ts';
import { TotalsRow } from '#features/progress/totals-row.tsx';
import { useProgress, useProgressClient } from '#features/progress/use-progress.ts';
import { WeekArcs } from '#features/progress/week-arcs.tsx';
import * as paths from '#lib/paths.ts';
import { timeZone } from '#lib/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Segmented } from '#ui/segmented.tsx';

/** The player's numbers of four weeks, twelve weeks or a year. */
export function ProgressPage() {
  const { user } = useAuth();
  const client = useProgressClient(user?._id ?? '');
  return (
    <Provider value={client}>
      <View />
    </Provider>
  );
}

function View() {
  const [period, setPeriod] = useState<PeriodId>('4');
  const today = localDateIn(timeZone, new Date());
  const state = useProgress(periodOf(period, today));
  const running = state.status === 'ready' ? state.progress.weeks.at(-1) : undefined;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-8 pb-24">
      <PageTitle
        title={texts.title}
        sentence={running && texts.thisWeek(running.minutes, running.plannedMinutes)}
        action={
          <Segmented
            label={texts.period}
            options={periodIds.map((value) => ({ value, label: texts.periods[value] }))}
            value={period}
            onChange={setPeriod}
          />
        }
      />
      {state.status === 'loading' && <BallLoader label={texts.loading} page />}
      {state.status === 'failed' && (
        <ErrorState
          level={2}
          className="card"
          title={texts.loadFailed}
          retrying={state.isRetrying}
          onRetry={state.retry}
        />
      )}
      {state.status === 'ready' && (
        <>
          {state.isStale && <Alert>{texts.stale}</Alert>}
          <Figures progress={state.progress} isYear={period === '52'} today={today} />
        </>
      )}
    </div>
  );
}

function Figures({ progress, isYear, today }: { progress: Progress; isYear: boolean; today: string }) {
  const limited = progress.isLimited && <LimitedNote />;
  if (progress.totals.sessions === 0) {
    return (
      <>
        {limited}
        <EmptyState
          level={2}
          className="card"
          title={texts.empty.title}
          action={<LinkButton to={paths.dashboard}>{texts.empty.action}</LinkButton>}
        >
          {texts.empty.text}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {limited}
      <TotalsRow progress={progress} />
      <WeekArcs weeks={progress.weeks} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 gap-6">
          <KindsCard kinds={progress.kinds} totals={progress.totals} />
          <ScoresCard scores={progress.scores} totals={progress.totals} />
          <LoadCard progress={progress} />
        </div>
        <div className="grid min-w-0 gap-6">
          <BestsCard bests={progress.bests} />
          <MonthsCard progress={progress} today={today} />
        </div>
      </div>
      {isYear && <YearMap progress={progress} />}
    </>
  );
}
