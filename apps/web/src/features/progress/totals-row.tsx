import type { Progress } from '@bandeja/domain/progress/contract';
import { Explanation } from '#features/progress/chart-card.tsx';
import { changesOf } from '#features/progress/model.ts';
import { progressTexts } from '#features/progress/texts.ts';
import { formatNumber } from '#lib/format.ts';
import { FigureCell, FigureRow } from '#ui/figure-row.tsx';

const texts = progressTexts.totals;

function streakText({ pausedWeeks, weeks, best }: Progress['streak']) {
  if (pausedWeeks > 0) return texts.paused(pausedWeeks);
  return weeks > 0 && weeks === best ? texts.isBest : texts.bestStreak(best);
}

export function TotalsRow({ progress }: { progress: Progress }) {
  const { totals, weeks, streak } = progress;
  // the weeks before a beginner’s first one do not count: one session in a year would be «0 a week»
  const isBeginner = progress.previous === null && !progress.hidesEarlier;
  const counted = isBeginner ? weeks.slice(weeks.findIndex(({ sessions }) => sessions > 0)) : weeks;
  // the running week is incomplete: it counts only if it is the first
  const complete = counted.length > 1 ? counted.slice(0, -1) : counted;
  const perWeek = complete.reduce((sum, { sessions }) => sum + sessions, 0) / complete.length;
  const { minutesPercent, scorePoints } = changesOf(progress);
  return (
    <section aria-label={texts.label}>
      <FigureRow>
        <FigureCell name={texts.minutes} value={formatNumber(totals.minutes)}>
          {progress.previous === null && progress.hidesEarlier ? (
            texts.hiddenPrevious
          ) : (
            <MinutesChange percent={minutesPercent} before={progress.previous?.minutes ?? 0} />
          )}
        </FigureCell>
        <FigureCell name={texts.sessions} value={formatNumber(totals.sessions)}>
          {texts.perWeek(Math.round(10 * perWeek) / 10)}
        </FigureCell>
        <FigureCell name={texts.score} value={totals.averageScore === null ? '–' : formatNumber(totals.averageScore)}>
          {totals.averageScore === null && texts.noScore}
          {scorePoints !== null && <Change value={scorePoints}>{texts.scoreChange(scorePoints)}</Change>}
        </FigureCell>
        <FigureCell name={texts.streak} value={formatNumber(streak.weeks)}>
          {streakText(streak)}
        </FigureCell>
      </FigureRow>
      <Explanation>{texts.explanation}</Explanation>
    </section>
  );
}

/** Above twice the period before, the previous figure is clearer than a percentage. */
const mostPercent = 100;

function MinutesChange({ percent, before }: { percent: number | null; before: number }) {
  if (percent === null) return texts.noPrevious;
  if (percent > mostPercent) return texts.previousMinutes(before);
  return <Change value={percent}>{texts.minutesChange(percent)}</Change>;
}

function arrowOf(value: number) {
  if (value > 0) return '↑';
  return value < 0 ? '↓' : '=';
}

function Change({ value, children }: { value: number; children: string }) {
  const arrow = arrowOf(value);
  return (
    <>
      <span aria-hidden="true" className={value > 0 ? 'font-strong text-ok' : 'font-strong'}>
        {arrow}
      </span>{' '}
      {children}
    </>
  );
}
