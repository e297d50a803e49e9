import type { Progress } from '@bandeja/domain/progress/contract';
import type { ReactNode } from 'react';
import { Explanation } from '#features/progress/chart-card.tsx';
import { changesOf } from '#features/progress/model.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { formatNumber } from '#lib/format.ts';

const texts = progressTexts.totals;

/** The four figures of the period, each beside the period before. */
export function TotalsRow({ progress }: { progress: Progress }) {
  const { totals, weeks, streak } = progress;
  // the weeks before a beginner’s first one do not count: one session in a year would be «0 a week»
  const isBeginner = progress.previous === null && !progress.hidesEarlier;
  const counted = isBeginner ? weeks.slice(weeks.findIndex(({ sessions }) => sessions > 0)) : weeks;
  const { minutesPercent, scorePoints } = changesOf(progress);
  return (
    <section aria-label={texts.label}>
      <div className="overflow-hidden border-y-2 border-ink">
        {/* as many columns as the size of the letters leaves room for; rules beyond the edge are cut off */}
        <dl className="-mt-px -ml-4.25 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))]">
          <Figure name={texts.minutes} value={formatNumber(totals.minutes)}>
            {progress.previous === null && progress.hidesEarlier ? (
              texts.hiddenPrevious
            ) : (
              <MinutesChange percent={minutesPercent} before={progress.previous?.minutes ?? 0} />
            )}
          </Figure>
          <Figure name={texts.sessions} value={formatNumber(totals.sessions)}>
            {texts.perWeek(Math.round((10 * totals.sessions) / counted.length) / 10)}
          </Figure>
          <Figure name={texts.score} value={totals.averageScore === null ? '–' : formatNumber(totals.averageScore)}>
            {totals.averageScore === null && texts.noScore}
            {scorePoints !== null && <Change value={scorePoints}>{texts.scoreChange(scorePoints)}</Change>}
          </Figure>
          <Figure name={texts.streak} value={formatNumber(streak.weeks)}>
            {streak.pausedWeeks > 0
              ? texts.paused(streak.pausedWeeks)
              : streak.weeks > 0 && streak.weeks === streak.best
                ? texts.isBest
                : texts.bestStreak(streak.best)}
          </Figure>
        </dl>
      </div>
      <Explanation>{texts.explanation}</Explanation>
    </section>
  );
}

/** Above twice the period before, its own figure says more than a percentage. */
const mostPercent = 100;

function MinutesChange({ percent, before }: { percent: number | null; before: number }) {
  if (percent === null) return texts.noPrevious;
  if (percent > mostPercent) return texts.previousMinutes(before);
  return <Change value={percent}>{texts.minutesChange(percent)}</Change>;
}

function Figure({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5 border-t border-l border-line py-3.5 pr-3 pl-4">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="figure-lg">{value}</dd>
      <dd className="text-sm text-ink-2">{children}</dd>
    </div>
  );
}

function Change({ value, children }: { value: number; children: string }) {
  const arrow = value > 0 ? '↑' : value < 0 ? '↓' : '=';
  return (
    <>
      <span aria-hidden="true" className={value > 0 ? 'font-strong text-ok' : 'font-strong'}>
        {arrow}
      </span>{' '}
      {children}
    </>
  );
}
