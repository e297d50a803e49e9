import type { Stats } from '@bandeja/domain/stats/contract';
import { statsTexts as texts } from '#features/stats/texts.ts';
import { formatNumber } from '#lib/format.ts';
import type { LoadState } from '#lib/load-state.ts';
import * as paths from '#lib/paths.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

export function StatCards({ state }: { state: LoadState<{ stats: Stats }> }) {
  if (state.status === 'failed') {
    return <ErrorState level={2} className="card" title={texts.loadFailed} state={state} />;
  }
  return (
    <section aria-label={texts.label} className="card grid gap-3 max-md:p-4 md:gap-5">
      {state.status === 'ready' ? <Figures stats={state.stats} /> : <Loading />}
    </section>
  );
}

function Figures({ stats }: { stats: Stats }) {
  return (
    <>
      <Rhythm weeks={stats.recentWeeks} />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-x-2 gap-y-3 border-t pt-3.5 md:gap-x-6 md:pt-4">
        <Total
          title={texts.days.title}
          value={formatNumber(stats.sessions)}
          average={texts.days.average(stats.sessionsPerWeek)}
        />
        <Total
          title={texts.exercises.title}
          value={formatNumber(stats.exercises)}
          average={texts.exercises.average(stats.exercisesPerSession)}
        />
        <Total
          title={texts.time.title}
          value={timeFigure(stats.minutes)}
          average={texts.time.average(stats.minutesPerSession)}
        />
      </dl>
    </>
  );
}

/** Sessions a week of the last four runs of seven days, beside the four before them. */
function Rhythm({ weeks }: { weeks: readonly number[] }) {
  const [before, now] = [perWeek(weeks.slice(0, -4)), perWeek(weeks.slice(-4))];
  const { none, alone, compared } = texts.rhythm;
  const beside = before === 0 ? alone : compared(before);
  const sentence = now === 0 ? none : beside;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-1">
      <h2 className="self-center text-sm voice-text leading-body font-strong tracking-normal text-ink-2">
        {texts.rhythm.title}
      </h2>
      <ArrowLink to={paths.progress} className="-my-2 justify-self-end">
        {texts.rhythm.way}
      </ArrowLink>
      <div className="col-span-2 flex items-end justify-between gap-x-4">
        <p className="figure-lg flex min-w-0 max-md:text-num-md max-md:[&>small]:text-ui flex-wrap items-baseline gap-x-2">
          {formatNumber(now)} <small className="text-ink-2">{texts.rhythm.unit(now)}</small>
        </p>
        {weeks.some((count) => count > 0) && <WeekBars weeks={weeks} />}
      </div>
      <p className={classNames('col-span-2 text-sm text-ink-2', now > 0 && 'max-md:sr-only')}>{sentence}</p>
    </div>
  );
}

const perWeek = (weeks: readonly number[]) => Math.round((10 * weeks.reduce((sum, count) => sum + count, 0)) / 4) / 10;

const [width, height, step] = [118, 34, 15];

function WeekBars({ weeks }: { weeks: readonly number[] }) {
  const most = Math.max(1, ...weeks);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-26 flex-none lg:w-29.5" aria-hidden="true">
      <path d={`M0 ${height - 0.5}H${width}`} className="stroke-line" />
      {weeks.map((count, index) => {
        const tall = (count / most) * (height - 2);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={index}
            x={step * index}
            y={height - tall}
            width={10}
            height={tall}
            className={index < weeks.length - 4 ? 'fill-current opacity-28' : 'fill-current'}
          />
        );
      })}
    </svg>
  );
}

const hoursFrom = 600;

function timeFigure(minutes: number): string {
  if (minutes < hoursFrom) return `${formatNumber(minutes)} ${texts.time.minutes}`;
  return `${formatNumber(minutes / 60)} ${texts.time.hours}`;
}

function Total({ title, value, average }: { title: string; value: string; average: string }) {
  return (
    <div className="grid content-start">
      <dt className="text-xs text-ink-2 md:text-sm">{title}</dt>
      <dd className="order-first num text-num-sm font-strong md:order-none md:text-num-md">{value}</dd>
      <dd className="text-xs text-ink-3 md:text-sm">{average}</dd>
    </div>
  );
}

function Loading() {
  return (
    <SkeletonPlace label={texts.loading} className="grid gap-2">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-11 w-1/3" />
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-24 w-full md:h-16" />
    </SkeletonPlace>
  );
}
