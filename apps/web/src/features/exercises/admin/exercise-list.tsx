import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { drawingName } from '@bandeja/domain/exercises/rules';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useCallback, useMemo, useState } from 'react';
import { type ExerciseFilter, exercisesQuery } from '#features/exercises/admin/api.ts';
import { BulkBar } from '#features/exercises/admin/bulk-bar.tsx';
import { CatalogueFiles } from '#features/exercises/admin/catalogue-files.tsx';
import { ExerciseFilters } from '#features/exercises/admin/exercise-filters.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { ExercisePicture } from '#features/exercises/exercise-picture.tsx';
import * as paths from '#lib/paths.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Difficulty } from '#ui/difficulty.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { MoreButton } from '#ui/more-button.tsx';
import { Skeleton, SkeletonPlace } from '#ui/skeleton.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';
import { useFocusOnMore } from '#ui/use-focus-on-more.ts';

const texts = exerciseAdminTexts.list;

export const exerciseListId = 'exercise-list';

const everything: ExerciseFilter = { search: '', category: '', difficulty: '', retired: 'without' };

type ExerciseListProps = {
  editedId: string | null;
  onOpen: (exercise: ExerciseSummary) => void;
};

export function ExerciseList({ editedId, onOpen, onBegin }: ExerciseListProps & { onBegin: () => void }) {
  const [filter, setFilter] = useState(everything);
  const [isChoosing, setChoosing] = useState(false);
  const search = useDebounced(filter.search);
  const debounced = useMemo<ExerciseFilter>(
    () => ({ search, category: filter.category, difficulty: filter.difficulty, retired: filter.retired }),
    [search, filter.category, filter.difficulty, filter.retired],
  );
  return (
    <section
      aria-labelledby={exerciseListId}
      className={classNames('grid min-w-0 content-start gap-4 contain-layout', editedId !== null && 'xl:hidden')}
    >
      <h2 id={exerciseListId} tabIndex={-1} className="sr-only">
        {texts.title}
      </h2>
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-[minmax(0,1fr)_auto_auto]">
        {/* the form is below the list */}
        <Button
          variant="ghost"
          className="self-start xl:order-last"
          aria-pressed={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {exerciseAdminTexts.bulk.begin}
        </Button>
        <Button variant="line" className="self-start xl:order-last" icon={<Icon as={PlusIcon} />} onClick={onBegin}>
          {exerciseAdminTexts.form.create}
        </Button>
        <ExerciseFilters filter={filter} onChange={setFilter} />
      </div>
      {/* beside how many are found */}
      <div className="relative z-1 -my-2 flex justify-end gap-1 xl:-mb-12">
        <CatalogueFiles />
      </div>
      {isChoosing ? (
        <Choosing filter={debounced} onClear={setFilter} onEnd={() => setChoosing(false)} />
      ) : (
        <Found filter={debounced} editedId={editedId} onOpen={onOpen} onClear={setFilter} />
      )}
    </section>
  );
}

type ChoosingProps = { filter: ExerciseFilter; onClear: (filter: ExerciseFilter) => void; onEnd: () => void };

/** The same list, where a press chooses. */
function Choosing({ filter, onClear, onEnd }: ChoosingProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ExerciseSummary>>(new Map());
  const toggle = useCallback((exercise: ExerciseSummary) => {
    setChosen((before) => {
      const next = new Map(before);
      if (!next.delete(exercise._id)) next.set(exercise._id, exercise);
      return next;
    });
  }, []);
  return (
    <>
      <Found filter={filter} editedId={null} chosen={chosen} onOpen={toggle} onClear={onClear} />
      <BulkBar chosen={[...chosen.values()]} onDone={() => setChosen(new Map())} onEnd={onEnd} />
    </>
  );
}

type FoundProps = ExerciseListProps & {
  filter: ExerciseFilter;
  /** Absent: a press shows the exercise. */
  chosen?: ReadonlyMap<string, ExerciseSummary>;
  onClear: (filter: ExerciseFilter) => void;
};

const Found = memo(function Found({ filter, editedId, chosen, onOpen, onClear }: FoundProps) {
  const query = useInfiniteQuery(exercisesQuery(filter));
  const exercises = useMemo(() => query.data?.pages.flat() ?? [], [query.data]);
  const { listRef, expectMore } = useFocusOnMore<HTMLUListElement>(exercises.length);
  const isNarrowed = JSON.stringify(filter) !== JSON.stringify(everything);

  if (!query.data) {
    return (
      <ListWait query={query} failed={texts.loadFailed}>
        <SkeletonPlace label={texts.loading} className="grid gap-2">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-22 w-full" />
          ))}
        </SkeletonPlace>
      </ListWait>
    );
  }
  return (
    <>
      <p role="status" className={exercises.length === 0 ? 'sr-only' : '-mb-1 text-sm text-ink-2'}>
        {texts.count(exercises.length, query.hasNextPage)}
      </p>
      {exercises.length === 0 && !isNarrowed && <EmptyState className="card" title={texts.empty} />}
      {exercises.length === 0 && isNarrowed && (
        <EmptyState
          className="card"
          flight="bounces"
          title={texts.nothingFound}
          action={
            <Button variant="line" onClick={() => onClear(everything)}>
              {texts.clear}
            </Button>
          }
        />
      )}
      <ul
        ref={listRef}
        aria-busy={query.isPlaceholderData || undefined}
        className="grid grid-cols-1 gap-2 xl:grid-cols-2"
      >
        {exercises.map((exercise) => (
          <li key={exercise._id} className="far-rest">
            <ExerciseCard
              exercise={exercise}
              isEdited={exercise._id === editedId}
              isChosen={chosen?.has(exercise._id)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      <MoreButton query={query} onPress={expectMore} />
    </>
  );
});

type ExerciseCardProps = {
  exercise: ExerciseSummary;
  isEdited: boolean;
  /** Undefined: a press shows the exercise. */
  isChosen: boolean | undefined;
  onOpen: (exercise: ExerciseSummary) => void;
};

/** One exercise of the catalogue; a press shows all of it. Drawn again only when it changes: a list may hold thousands. */
const ExerciseCard = memo(function ExerciseCard({ exercise, isEdited, isChosen, onOpen }: ExerciseCardProps) {
  const { name, categories, difficulty, muscleGroups, isRetired, isDraft } = exercise;
  const drawing = drawingName(exercise);
  const { cover } = exercise;
  return (
    <button
      type="button"
      aria-haspopup={isChosen === undefined ? 'dialog' : undefined}
      aria-pressed={isChosen}
      aria-current={isEdited || undefined}
      className="grid w-full grid-cols-[72px_minmax(0,1fr)] overflow-hidden rounded-3 border bg-surface text-left hover:border-line-strong aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink aria-pressed:border-ink aria-pressed:ring-2 aria-pressed:ring-ink sm:grid-cols-[108px_minmax(0,1fr)]"
      onClick={() => onOpen(exercise)}
    >
      <span className="grid min-h-22 place-items-center bg-court">
        {cover && <ExercisePicture picture={cover} sizes="108px" alt="" className="size-full object-cover" />}
        {!cover && drawing !== null && (
          <img src={paths.figureFile(drawing)} alt="" loading="lazy" className="w-full max-w-22" />
        )}
      </span>
      <span className="grid content-center gap-x-4 gap-y-1.5 px-4.5 py-3.5 md:grid-cols-[minmax(0,1fr)_auto]">
        <span className="text-lead leading-ui font-head wrap-anywhere">{name}</span>
        <span className="flex flex-wrap items-start gap-1.5 md:justify-end">
          {isDraft && <Badge>{exerciseAdminTexts.list.inactive}</Badge>}
          {isDraft && <Badge tone="warn">{exerciseAdminTexts.list.draft}</Badge>}
          {isRetired && <Badge tone="warn">{exerciseAdminTexts.list.retired}</Badge>}
          {categories.map((category) => (
            <TypeBadge key={category} type={category} />
          ))}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-4 text-sm text-ink-2 md:col-span-2">
          <Difficulty level={difficulty} />
          {muscleGroups.length > 0 && <span>{muscleGroups.join(', ')}</span>}
        </span>
      </span>
    </button>
  );
});
