import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { drawingName } from '@bandeja/domain/exercises/rules';
import { memo } from 'react';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Difficulty } from '#ui/difficulty.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

type ExerciseCardProps = {
  exercise: ExerciseSummary;
  /** The form holds this one. */
  isEdited: boolean;
  onOpen: (exercise: ExerciseSummary) => void;
};

/** One exercise of the catalogue; a press shows all of it. Drawn again only when it changes: a list may hold thousands. */
export const ExerciseCard = memo(function ExerciseCard({ exercise, isEdited, onOpen }: ExerciseCardProps) {
  const { name, categories, difficulty, muscleGroups, isRetired, isDraft } = exercise;
  const drawing = drawingName(exercise);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={isEdited || undefined}
      className="grid w-full grid-cols-[72px_minmax(0,1fr)] overflow-hidden rounded-3 border bg-surface text-left hover:border-line-strong aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink sm:grid-cols-[108px_minmax(0,1fr)]"
      onClick={() => onOpen(exercise)}
    >
      <span className="grid min-h-22 place-items-center bg-court">
        {drawing !== null && <img src={`/figures/${drawing}.svg`} alt="" loading="lazy" className="w-full max-w-22" />}
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
