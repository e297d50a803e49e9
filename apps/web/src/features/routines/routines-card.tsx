import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import type { ReactNode } from 'react';
import { OfferNote, offerText } from '#features/routines/offer-note.tsx';
import { routineTexts, routinesTexts as texts } from '#features/routines/texts.ts';
import type { LoadState } from '#lib/load-state.ts';
import * as paths from '#lib/paths.ts';
import { useStartable } from '#lib/use-startable.ts';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Meta } from '#ui/meta.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';

type RoutinesCardProps = {
  state: LoadState<{ routines: readonly RoutineSummary[] }>;
  startingId: string | null;
  onStart: (routine: RoutineSummary) => void;
  error?: ReactNode;
};

export function RoutinesCard({ state, startingId, onStart, error }: RoutinesCardProps) {
  return (
    <section aria-labelledby="routines" className="card card-tight flex flex-col py-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="routines" className="heading-3">
          {texts.title}
        </h2>
        <ArrowLink to={paths.shelf}>{texts.all}</ArrowLink>
      </div>
      {error}
      <Body state={state} startingId={startingId} onStart={onStart} />
    </section>
  );
}

/** Where all say the same, it is said once, after the last. */
const isSaidBelow = (index: number, routines: readonly RoutineSummary[]) =>
  offerText(routines[index]?.offer) === offerText(routines[index + 1]?.offer);

function Body({ state, startingId, onStart }: Omit<RoutinesCardProps, 'error'>) {
  const isHere = useStartable();
  switch (state.status) {
    case 'loading':
      return (
        <SkeletonPlace label={texts.loading} className="grid gap-4 pb-4">
          <Skeleton className="min-h-14 w-full" />
          <Skeleton className="min-h-14 w-full" />
        </SkeletonPlace>
      );
    case 'failed':
      return <ErrorState title={texts.loadFailed} state={state} className="p-4" />;
    case 'ready':
      if (state.routines.length === 0) return <p className="pb-4 text-ui text-ink-2">{texts.empty}</p>;
      return (
        <ul className="grid">
          {state.routines.map((routine, index, all) => (
            <RoutineItem
              key={routine._id}
              routine={routine}
              isStarting={routine._id === startingId}
              hasNote={!isSaidBelow(index, all)}
              onStart={isHere(routine) ? () => onStart(routine) : null}
            />
          ))}
        </ul>
      );
  }
}

type RoutineItemProps = {
  routine: RoutineSummary;
  isStarting: boolean;
  hasNote: boolean;
  onStart: (() => void) | null;
};

function RoutineItem({ routine, isStarting, hasNote, onStart }: RoutineItemProps) {
  const type = sessionLabel({ type: routine.categories[0] ?? routine.type, routineType: routine.type });
  const meta = [{ text: type }, { text: `${routine.duration} min` }];
  return (
    <li className="flex flex-wrap content-center items-center gap-x-3 gap-y-2 border-b py-1.5 first:pt-0.5 last:border-b-0 xl:py-2">
      <div className="grid flex-1 basis-[8.5rem] gap-0.5">
        <h3 className="text-body voice-text leading-ui font-strong">{routine.name}</h3>
        <Meta items={meta} className="num" />
      </div>
      {onStart === null ? (
        <p className="text-sm text-ink-2">{routineTexts.notHere}</p>
      ) : (
        <Button
          variant="line"
          size="sm"
          aria-label={`${texts.start} ${routine.name}`}
          pending={isStarting}
          onClick={onStart}
        >
          {texts.start}
        </Button>
      )}
      {hasNote && <OfferNote offer={routine.offer} className="w-full text-ink-2 max-md:text-xs" />}
    </li>
  );
}
