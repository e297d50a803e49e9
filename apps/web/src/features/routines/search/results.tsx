import type { FoundRoutine } from '@bandeja/domain/routines/contract';
import { isOffered, withheldSentences } from '@bandeja/domain/routines/rules';
import { type Ref, useState } from 'react';
import { HeartButton } from '#features/routines/favorites/heart-button.tsx';
import { RoutineCard } from '#features/routines/routine-card.tsx';
import type { Search } from '#features/routines/search/address.ts';
import { mostResults } from '#features/routines/search/api.ts';
import { searchTexts as texts } from '#features/routines/search/texts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LeftOut } from '#ui/left-out.tsx';
import { SkeletonCard, SkeletonPlace } from '#ui/skeleton.tsx';

export type ResultsState =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; isRetrying: boolean; retry: () => void }
  | { status: 'ready'; routines: readonly FoundRoutine[]; isOld: boolean };

type ResultsProps = {
  search: Search;
  /** The results are the device's. */
  isOffline: boolean;
  state: ResultsState;
  hasHearts: boolean;
  isFiltered: boolean;
  onClear: () => void;
  onClearFilters: () => void;
  headingRef: Ref<HTMLHeadingElement>;
};

const grid = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';

export function Results(props: ResultsProps) {
  const { search, state, headingRef, isOffline } = props;
  return (
    <section aria-labelledby="results" aria-busy={isWaiting(state)} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="results" ref={headingRef} tabIndex={-1} className="min-w-0">
          {texts.results(search.query)}
        </h2>
        <p role="status" className="num text-sm text-ink-2">
          {statusOf(state)}
        </p>
      </div>
      {isOffline && state.status === 'ready' && <p className="text-sm text-ink-2">{texts.fromDevice}</p>}
      <Body {...props} />
    </section>
  );
}

function Body({ search, state, hasHearts, isFiltered, onClear, onClearFilters }: ResultsProps) {
  switch (state.status) {
    case 'loading':
      return (
        <SkeletonPlace label={texts.searching} className={grid}>
          {['a', 'b', 'c'].map((key) => (
            <SkeletonCard key={key} />
          ))}
        </SkeletonPlace>
      );
    case 'failed':
      return <ErrorState className="card" title={texts.failed} state={state} />;
    case 'ready':
      if (state.routines.length === 0) {
        return (
          <EmptyState
            className="card"
            flight="bounces"
            title={texts.none(search.query)}
            action={
              <Button variant="line" onClick={isFiltered ? onClearFilters : onClear}>
                {isFiltered ? texts.filters.clear : texts.clear}
              </Button>
            }
          >
            {isFiltered ? texts.noneFiltered : texts.noneHint}
          </EmptyState>
        );
      }
      return <Found routines={state.routines} hasHearts={hasHearts} />;
  }
}

function Found({ routines, hasHearts }: { routines: readonly FoundRoutine[]; hasHearts: boolean }) {
  const [isAllShown, setAllShown] = useState(false);
  return (
    <>
      <LeftOut
        count={routines.filter((routine) => !isOffered(routine)).length}
        sentences={withheldSentences(routines)}
        isShown={isAllShown}
        onToggle={() => setAllShown(!isAllShown)}
      />
      <ul className={grid}>
        {routines
          .filter((routine) => isAllShown || isOffered(routine))
          .map((routine) => (
            <RoutineCard
              key={routine._id}
              routine={routine}
              heart={
                hasHearts &&
                routine.isFavorite !== undefined && (
                  <HeartButton routine={{ ...routine, isFavorite: routine.isFavorite }} />
                )
              }
            />
          ))}
      </ul>
    </>
  );
}

function isWaiting(state: ResultsState): boolean {
  return state.status === 'loading' || (state.status === 'ready' && state.isOld);
}

function statusOf(state: ResultsState): string {
  // the skeleton announces the loading itself
  if (state.status !== 'ready') return '';
  if (state.isOld) return texts.searching;
  const { length } = state.routines;
  return length >= mostResults ? texts.most(length) : texts.count(length);
}
