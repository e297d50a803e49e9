import type { Progress } from '@bandeja/domain/progress/contract';
import { type ReactNode, Suspense } from 'react';
import { BestsCard } from '#features/progress/bests-card.tsx';
import { MonthsCard, YearMap } from '#features/progress/calendar-cards.tsx';
import { KindsCard } from '#features/progress/kinds-card.tsx';
import { LoadCard } from '#features/progress/load-card.tsx';
import { ReviewCard } from '#features/progress/review-card.tsx';
import { ScoresCard } from '#features/progress/scores-card.tsx';
import { StrokesCard } from '#features/progress/strokes-card.tsx';
import { progressTexts } from '#features/progress/texts.ts';
import { TotalsRow } from '#features/progress/totals-row.tsx';
import { WeekArcs } from '#features/progress/week-arcs.tsx';
import { WeightCard } from '#features/progress/weight-card.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const DrillsCard = lazyPart(async () => (await import('#features/progress/drills-card.tsx')).DrillsCard);

const texts = progressTexts.empty;

type FiguresProps = { progress: Progress; today: string; strokeReminder: ReactNode; showsMirror: boolean };

export function Figures({ progress, today, strokeReminder, showsMirror }: FiguresProps) {
  const limited = progress.isLimited && <LimitedNote />;
  const strokes = <StrokesCard strokes={progress.strokes} reminder={strokeReminder} showsMirror={showsMirror} />;
  const weight = <WeightCard progress={progress} />;
  // by the shown period: while the year is loading, and where the plan hides it, these are the weeks before
  const isFullYear = progress.weeks.length === 52;
  if (progress.totals.sessions === 0) {
    return (
      <>
        {limited}
        <EmptyState
          level={2}
          className="card"
          title={texts.title}
          action={<LinkButton to={paths.dashboard}>{texts.action}</LinkButton>}
        >
          {texts.text}
        </EmptyState>
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          {strokes}
          {weight}
        </div>
      </>
    );
  }
  const hasMinutes = progress.totals.minutes > 0;
  return (
    <>
      {limited}
      <TotalsRow progress={progress} />
      {hasMinutes ? <WeekArcs weeks={progress.weeks} /> : <p className="card">{progressTexts.noMinutes}</p>}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <div className="grid min-w-0 gap-6">
          {hasMinutes && <KindsCard kinds={progress.kinds} totals={progress.totals} />}
          <ScoresCard scores={progress.scores} totals={progress.totals} />
          {hasMinutes && <LoadCard progress={progress} />}
          {weight}
        </div>
        <div className="grid min-w-0 gap-6">
          {strokes}
          {progress.drills.length > 0 && (
            <Suspense fallback={null}>
              <DrillsCard drills={progress.drills} />
            </Suspense>
          )}
          <BestsCard progress={progress} />
          <MonthsCard progress={progress} today={today} />
          <ReviewCard progress={progress} isYear={isFullYear} />
        </div>
      </div>
      {isFullYear && <YearMap progress={progress} />}
    </>
  );
}

const limitedTexts = progressTexts.limited;

function LimitedNote() {
  return (
    <Alert title={limitedTexts.title}>
      {limitedTexts.text} <Link to={paths.plans}>{limitedTexts.way}</Link>
    </Alert>
  );
}
