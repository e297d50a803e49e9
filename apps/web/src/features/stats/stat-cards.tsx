import type { Stats } from '@bandeja/domain/stats/contract';
import type { ReactNode } from 'react';
import { Bars, Bounces, DayDots } from '#features/stats/stat-drawings.tsx';
import { statsTexts as texts } from '#features/stats/texts.ts';
import { formatNumber } from '#lib/format.ts';
import type { LoadState } from '#lib/load-state.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

/** How many bounces fit beside the figure. */
const bouncesShown = 6;

/** The three totals with their averages; zeros before the first session. */
export function StatCards({ state }: { state: LoadState<{ stats: Stats }> }) {
  if (state.status === 'failed') {
    return (
      <ErrorState
        level={2}
        className="card"
        title={texts.loadFailed}
        error={state.error}
        retrying={state.isRetrying}
        onRetry={state.retry}
      />
    );
  }
  return (
    <section aria-label={texts.label} className="grid gap-3 lg:grid-cols-3 lg:gap-6">
      {state.status === 'ready' ? <Cards stats={state.stats} /> : <LoadingCards />}
    </section>
  );
}

function Cards({ stats }: { stats: Stats }) {
  return (
    <>
      <StatCard
        title={texts.days.title}
        value={stats.sessions}
        average={texts.days.average(stats.sessionsPerWeek)}
        drawing={<DayDots days={stats.recentDays} />}
      />
      <StatCard
        title={texts.exercises.title}
        value={stats.exercises}
        average={texts.exercises.average(stats.exercisesPerSession)}
        drawing={<Bars values={stats.recentSessions.map(({ exercises }) => exercises)} />}
      />
      <StatCard
        title={texts.time.title}
        {...timeFigure(stats.minutes)}
        average={texts.time.average(stats.minutesPerSession)}
        drawing={<Bounces minutes={stats.recentSessions.slice(-bouncesShown).map(({ minutes }) => minutes)} />}
      />
    </>
  );
}

/** Minutes that are better read as hours. */
const hoursFrom = 600;

/** «480 min», from ten hours on «30,8 h». */
function timeFigure(minutes: number): { value: number; unit: string } {
  if (minutes < hoursFrom) return { value: minutes, unit: texts.time.minutes };
  return { value: minutes / 60, unit: texts.time.hours };
}

type StatCardProps = { title: string; value: number; unit?: string; average: string; drawing: ReactNode };

function StatCard({ title, value, unit, average, drawing }: StatCardProps) {
  return (
    <div className="card card-tight grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 lg:px-6 lg:py-5.5">
      <h2 className="col-span-2 text-sm voice-text leading-body font-strong tracking-normal text-ink-2">{title}</h2>
      <p className="figure-lg">
        {formatNumber(value)}
        {unit && (
          <>
            {' '}
            <small className="text-ink-2">{unit}</small>
          </>
        )}
      </p>
      <div className="self-end pb-1.5 min-[1280px]:row-span-2">{drawing}</div>
      <p className="col-span-2 text-sm text-ink-3 min-[1280px]:col-span-1">{average}</p>
    </div>
  );
}

function LoadingCards() {
  return (
    <SkeletonPlace label={texts.loading} className="contents">
      {[0, 1, 2].map((card) => (
        <span key={card} className="card card-tight grid gap-2 lg:px-6 lg:py-5.5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-11 w-1/3" />
          <Skeleton className="h-4 w-1/2" />
        </span>
      ))}
    </SkeletonPlace>
  );
}
