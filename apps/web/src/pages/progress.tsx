import { hasFeature } from '@bandeja/domain/billing/rules';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import { useState } from 'react';
import { Provider } from 'urql';
import { Download } from '#features/account/download.tsx';
import { useAuth } from '#features/auth/auth-context.tsx';
import { ProgressCheckCard } from '#features/mirror/check/progress-check-card.tsx';
import { GripNote } from '#features/palas/grip-note.tsx';
import { Figures } from '#features/progress/figures.tsx';
import { type PeriodId, periodIds, periodOf } from '#features/progress/model.ts';
import { progressTexts as texts } from '#features/progress/texts.ts';
import { useProgress, useProgressClient } from '#features/progress/use-progress.ts';
import { StrokeReminder } from '#features/strokes/stroke-reminder.tsx';
import { timeZone } from '#lib/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { BallLoader } from '#ui/ball-loader.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Segmented } from '#ui/segmented.tsx';

export function ProgressPage() {
  const { user } = useAuth();
  const client = useProgressClient(user?._id ?? '');
  return (
    <Provider value={client}>
      <View showsMirror={user === null || showsMirror(user)} />
    </Provider>
  );
}

/** A Pro player who has not chosen the mirror does not meet it; others read what it is. */
const showsMirror = ({ subscription, earlyAccess = [] }: User) =>
  !hasFeature(subscription, 'early_access') || earlyAccess.includes('mirror');

function View({ showsMirror: isMirrorShown }: { showsMirror: boolean }) {
  const [period, setPeriod] = useState<PeriodId>('4');
  const [isPutOff, setPutOff] = useState(false);
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
      {state.status === 'failed' && <ErrorState level={2} className="card" title={texts.loadFailed} state={state} />}
      {state.status === 'ready' && (
        <div className="relative">
          <div role="status" className="absolute inset-x-0 top-0 z-1 grid justify-items-center">
            {state.isOfBefore && (
              <p className="rounded-full bg-solid px-4 py-2 text-ui text-on-solid">
                {texts.loadingPeriod(texts.periods[period])}
              </p>
            )}
          </div>
          <div
            aria-busy={state.isOfBefore}
            className={classNames(
              'grid grid-cols-1 gap-6 transition-opacity duration-200',
              state.isOfBefore && 'opacity-40',
            )}
          >
            {state.isStale && <Alert>{texts.stale}</Alert>}
            <Figures
              showsMirror={isMirrorShown}
              progress={state.progress}
              today={today}
              strokeReminder={
                state.progress.strokesDue && !isPutOff && <StrokeReminder onSkipped={() => setPutOff(true)} />
              }
            />
            <ProgressCheckCard />
            <GripNote />
            <div>
              <Download kind="csv" />
            </div>
          </div>
        </div>
      )}
    </div>
  );
}
