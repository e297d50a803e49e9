import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { everyExerciseQuery } from '#features/exercises/admin/api.ts';
import type { ExerciseControl } from '#features/exercises/admin/form-parts.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import * as paths from '#lib/paths.ts';
import { Select } from '#ui/select.tsx';

const texts = exerciseAdminTexts.trainer;

export function FigureField({ control }: { control: ExerciseControl }) {
  const { field, fieldState } = useController({ control, name: 'figureName' });
  const titles = titlesOf(useQuery(everyExerciseQuery()).data ?? []);
  // the chosen one can be seen before the others have come
  if (field.value !== '' && !titles.has(field.value)) titles.set(field.value, field.value);
  const options = [...titles].map(([value, label]) => ({ value, label }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <Select
        label={texts.figure}
        hint={texts.figureHint}
        options={[{ value: '', label: texts.noFigure }, ...options]}
        error={fieldState.error?.message}
        {...field}
      />
      {field.value !== '' && (
        <img
          src={paths.figureFile(field.value)}
          alt=""
          width="88"
          height="80"
          className="mt-6 h-20 w-22 rounded-2 bg-court"
        />
      )}
    </div>
  );
}

function titlesOf(exercises: readonly ExerciseSummary[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { figureName, code, name } of exercises) {
    if (figureName !== null && (code === figureName || !titles.has(figureName))) titles.set(figureName, name);
  }
  return titles;
}
