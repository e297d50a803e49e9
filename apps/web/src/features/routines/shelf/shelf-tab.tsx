import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { isOffered, withheldSentences } from '@bandeja/domain/routines/rules';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type RoutineList, routinePages } from '#features/routines/api.ts';
import { HeartButton } from '#features/routines/favorites/heart-button.tsx';
import { OwnShelf } from '#features/routines/own/own-shelf.tsx';
import { RoutineCard } from '#features/routines/routine-card.tsx';
import { DeleteRoutine } from '#features/routines/shelf/delete-routine.tsx';
import { routineTexts as texts } from '#features/routines/texts.ts';
import { loadState } from '#lib/load-state.ts';
import { useStartable } from '#lib/use-startable.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LeftOut } from '#ui/left-out.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { SkeletonCard, SkeletonPlace } from '#ui/skeleton.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';

type ShelfTabProps = {
  title: string;
  list: RoutineList;
  /** Filter of the shown routines: an emptied heart removes its routine from the favourites at once. */
  isShown: (routine: RoutineSummary) => boolean;
  empty: { title: string; hint: string; action: ReactNode };
  filter?: ReactNode;
  note?: ReactNode;
  /** At first only offered routines are shown; the others are counted and can be shown. */
  offersOnly?: boolean;
  startingId: string | null;
  onStart: ((routine: RoutineSummary) => void) | null;
  describeError: (routineId: string) => ReactNode;
};

const grid = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3';
const noIds: readonly string[] = [];

export function ShelfTab(props: ShelfTabProps) {
  const { title, list, isShown, empty, filter, note, offersOnly = false } = props;
  const query = useInfiniteQuery(routinePages(list));
  const state = loadState(query, ({ pages }) => ({ routines: pages.flat().filter(isShown) }));
  const isHere = useStartable();
  const [isAllShown, setAllShown] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const ids = state.status === 'ready' ? state.routines.map(({ _id }) => _id) : noIds;
  const { listRef, expectMore } = useFocusOnMore<HTMLUListElement>(ids.length);
  useFocusAfterRemoval(ids, place);
  return (
    <div ref={place}>
      <h2 className="sr-only">{title}</h2>
      {note && <div className="mb-4">{note}</div>}
      {filter && <div className="mb-4 max-w-75">{filter}</div>}
      {offersOnly && state.status === 'ready' && (
        <LeftOut
          count={state.routines.filter((routine) => !isOffered(routine)).length}
          sentences={withheldSentences(state.routines)}
          isShown={isAllShown}
          onToggle={() => setAllShown(!isAllShown)}
        />
      )}
      {state.status === 'loading' && (
        <SkeletonPlace label={texts.loading} className={grid}>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <SkeletonCard key={key} />
          ))}
        </SkeletonPlace>
      )}
      {state.status === 'failed' && <ErrorState className="card" title={texts.loadFailed} state={state} />}
      {state.status === 'ready' && state.routines.length === 0 && (
        <EmptyState className="card" title={empty.title} action={empty.action}>
          {empty.hint}
        </EmptyState>
      )}
      {state.status === 'ready' && state.routines.length > 0 && list.of === 'own' && (
        <OwnShelf
          routines={state.routines}
          className={grid}
          card={(routine, parts) => (
            <ShelfCard key={routine._id} routine={routine} isHere={isHere(routine)} {...props} {...parts} />
          )}
        />
      )}
      {state.status === 'ready' && state.routines.length > 0 && list.of !== 'own' && (
        <ul ref={listRef} className={grid} aria-busy={query.isPlaceholderData || undefined}>
          {state.routines
            .filter((routine) => !offersOnly || isAllShown || isOffered(routine))
            .map((routine) => (
              <ShelfCard key={routine._id} routine={routine} isHere={isHere(routine)} {...props} />
            ))}
        </ul>
      )}
      <div className="mt-4 grid justify-items-center">
        <MoreButton query={query} pendingLabel={texts.loading} onPress={expectMore}>
          {texts.more}
        </MoreButton>
      </div>
    </div>
  );
}

type ShelfCardProps = Pick<ShelfTabProps, 'startingId' | 'onStart' | 'describeError'> & {
  routine: RoutineSummary;
  isHere: boolean;
  menu?: ReactNode;
  keep?: ReactNode;
};

function ShelfCard({ routine, isHere, startingId, onStart, describeError, menu, keep }: ShelfCardProps) {
  return (
    <RoutineCard
      routine={routine}
      heart={
        <>
          <HeartButton routine={routine} />
          {menu}
        </>
      }
      error={describeError(routine._id)}
      actions={
        <>
          {!isHere && <p className="text-sm text-ink-2">{texts.notHere}</p>}
          {onStart && isHere && isOffered(routine) && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={texts.startOf(routine.name)}
              pending={startingId === routine._id}
              pendingLabel={texts.starting}
              onClick={() => onStart(routine)}
            >
              {texts.start}
            </Button>
          )}
          {routine.isOwn && <DeleteRoutine routine={routine} />}
          {keep}
        </>
      }
    />
  );
}

/** When the focused card (`data-routine`) leaves the list, the focus goes to the next card or a remaining control. */
function useFocusAfterRemoval(ids: readonly string[], place: RefObject<HTMLElement | null>): void {
  const focused = useRef<string | null>(null);
  const former = useRef(ids);

  useEffect(() => {
    const element = place.current;
    const remember = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-routine]') : null;
      focused.current = card?.dataset.routine ?? null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [place]);

  useEffect(() => {
    const before = former.current;
    former.current = ids;
    const { current: id } = focused;
    if (id === null || ids.includes(id) || !before.includes(id)) return;
    focused.current = null;
    // a focus that has moved meanwhile stays
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const next = ids[Math.min(before.indexOf(id), ids.length - 1)];
    const card = next === undefined ? place.current : place.current?.querySelector(`[data-routine="${next}"]`);
    card?.querySelector<HTMLElement>('button, a')?.focus();
  });
}
