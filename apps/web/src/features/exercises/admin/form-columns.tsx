import type { Exercise } from '@bandeja/domain/exercises/contract';
import { doseText, prescribed } from '@bandeja/domain/exercises/dose';
import { exerciseMessages } from '@bandeja/domain/exercises/messages';
import { drawingName, openQuestions } from '@bandeja/domain/exercises/rules';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ExerciseControl } from '#features/exercises/admin/form-parts.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { type ExercisePart, exerciseParts, mediaProgress, typedDose } from '#features/exercises/admin/values.ts';
import { ExercisePicture } from '#features/exercises/exercise-picture.tsx';
import * as paths from '#lib/paths.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { MovingFigure } from '#ui/figure/figure-still.tsx';
import { Icon } from '#ui/icon.tsx';
import { TypeBadge } from '#ui/type-badge.tsx';

const texts = exerciseAdminTexts.parts;
const idOf = (part: ExercisePart) => `part-${part}`;

function goTo(part: ExercisePart) {
  const place = document.getElementById(idOf(part));
  const fold = place?.querySelector('details');
  if (fold) fold.open = true;
  place?.scrollIntoView({ block: 'start' });
  place?.focus({ preventScroll: true });
}

export function Part({ part, children }: { part: ExercisePart; children: ReactNode }) {
  return (
    <section id={idOf(part)} tabIndex={-1} aria-label={texts.names[part]} className="grid grid-cols-1 gap-4 wide:card">
      {children}
    </section>
  );
}

function useCurrent(parts: readonly ExercisePart[]): ExercisePart | undefined {
  const [current, setCurrent] = useState<ExercisePart>();
  useEffect(() => {
    const note = () => {
      const found = parts.find((part) => document.getElementById(idOf(part))?.contains(document.activeElement));
      if (found) setCurrent(found);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [parts]);
  return current;
}

type PartListProps = { control: ExerciseControl; parts: readonly ExercisePart[]; exercise: Exercise | null };

export function PartList({ control, parts, exercise }: PartListProps) {
  const current = useCurrent(parts);
  const progress = { ...useWatch({ control, compute: exerciseParts }), media: mediaProgress(exercise) };
  return (
    <nav aria-label={texts.list} className="sticky top-22 hidden wide:block">
      <ul>
        {parts.map((part) => {
          const { isDone, count } = progress[part];
          return (
            <li key={part}>
              <button
                type="button"
                aria-current={part === current || undefined}
                className="flex min-h-tap w-full items-center gap-2.5 rounded-2 border border-transparent px-3 py-1 text-left font-ui text-ink-2 hover:text-ink aria-[current]:border-line aria-[current]:bg-surface aria-[current]:font-strong aria-[current]:text-ink"
                onClick={() => goTo(part)}
              >
                {isDone ? (
                  <Icon as={CheckIcon} className="size-4.5 flex-none text-ok" />
                ) : (
                  <span className="mx-px size-4 flex-none rounded-full border-[1.5px] border-line-strong" />
                )}
                <span className="min-w-0 wrap-anywhere">{texts.names[part]}</span>
                <span className="sr-only">{isDone ? texts.done : texts.open}</span>
                <span className="num ml-auto flex-none text-sm">{count}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type PreviewProps = { control: ExerciseControl; exercise: Exercise | null; children: ReactNode };

export function Preview({ control, exercise, children }: PreviewProps) {
  const [name, categories, muscles, answered, figureName, dose, loadType] = useWatch({
    control,
    name: ['name', 'categories', 'muscleGroups', 'answered', 'figureName', 'dose', 'loadType'],
  });
  const [code, hasDrill] = [exercise?.code ?? null, exercise?.hasDrill ?? false];
  const drawing = drawingName({ code, hasDrill, figureName: figureName || null });
  const typed = typedDose({ dose, loadType });
  const cover = exercise?.pictures[0];
  return (
    <aside aria-label={texts.preview} className="card sticky top-22 hidden overflow-hidden p-0 wide:block">
      {cover && <ExercisePicture picture={cover} sizes="302px" alt="" className="h-45 w-full object-cover" />}
      {!cover && drawing === null && <div className="h-45 bg-court" />}
      {!cover && drawing !== null && (
        <div className="relative motion-reduce:*:[div]:hidden">
          <img src={paths.figureFile(drawing)} alt="" width="88" height="80" className="w-full bg-court" />
          {!hasDrill && <MovingFigure key={drawing} name={drawing} width={302} />}
        </div>
      )}
      <div className="grid gap-2.5 px-4.5 pt-4 pb-4.5">
        {name.trim() === '' ? (
          <p className="text-ui text-ink-2">{texts.empty}</p>
        ) : (
          <>
            <p className="flex flex-wrap gap-1.5">
              {categories.map((category) => (
                <TypeBadge key={category} type={category} />
              ))}
            </p>
            <h3 className="wrap-anywhere">{name}</h3>
            <p className="text-sm text-ink-2">
              {[muscles.join(', '), typed ? doseText(prescribed(typed, loadType)) : ''].filter(Boolean).join('. ')}
            </p>
            {openQuestions(answered).length > 0 && <Alert kind="warn">{exerciseMessages.unreviewed}</Alert>}
          </>
        )}
        {!hasDrill && (
          <Button variant="line" size="sm" onClick={() => goTo('figure')}>
            {drawing === null ? texts.chooseFigure : texts.otherFigure}
          </Button>
        )}
        {children}
      </div>
    </aside>
  );
}
