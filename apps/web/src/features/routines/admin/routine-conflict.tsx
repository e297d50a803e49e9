import { doseInWords } from '@bandeja/domain/exercises/dose';
import { routineSchema } from '@bandeja/domain/routines/contract';
import type { ChangedMeanwhile } from '@bandeja/domain/wire/errors';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import type { useRoutineForm } from '#features/routines/admin/use-routine-form.ts';
import { entryTexts } from '#features/routines/form/texts.ts';
import { type EntryValues, type RoutineValues, ruleEntryOf, valuesOf } from '#features/routines/form/values.ts';
import { ChooseVersion, type FieldTexts } from '#ui/choose-version.tsx';

const { form: labels } = routineAdminTexts;

type Field = Exclude<keyof RoutineValues, 'version' | 'folder'>;
const texts: FieldTexts<RoutineValues, Field> = {
  name: { label: labels.name, text: ({ name }) => name.trim() },
  type: { label: labels.type, text: ({ type }) => type },
  difficulty: { label: labels.difficulty, text: ({ difficulty }) => difficulty },
  duration: { label: labels.duration, text: ({ duration }) => duration },
  description: { label: labels.description, text: ({ description }) => description.trim() },
  categories: { label: labels.categories, text: ({ categories }) => categories.toSorted().join(', ') },
  objectives: {
    label: labels.objectives,
    text: ({ objectives }) =>
      objectives
        .map((objective) => objective.trim())
        .filter(Boolean)
        .join('\n'),
  },
  exercises: { label: entryTexts.title, text: ({ exercises }) => exercises.map(entryText).join('\n') },
};

function entryText(entry: EntryValues): string {
  const { exercise, notes } = entry;
  const dose = ruleEntryOf(entry);
  const words = exercise && dose ? doseInWords({ ...dose, loadType: exercise.loadType }) : '';
  return `${exercise?.name ?? ''}: ${words}. ${notes.trim()}`.trim();
}

type RoutineConflictProps = {
  changed: ChangedMeanwhile;
  state: ReturnType<typeof useRoutineForm>;
  onLeave: () => void;
};

export function RoutineConflict({ changed, state, onLeave }: RoutineConflictProps) {
  const stored = routineSchema.parse(changed.stored);
  const theirs = valuesOf(stored);
  const mine = state.form.getValues();
  return (
    <ChooseVersion
      name={stored.name}
      changed={changed}
      texts={texts}
      theirs={theirs}
      mine={mine}
      start={state.start}
      onChoose={(taken) => {
        const chosen = Object.fromEntries(taken.map((field) => [field, theirs[field]]));
        state.saveChosen({ ...mine, ...chosen, version: changed.version });
      }}
      onDiscard={() => {
        state.forgetDraft();
        onLeave();
      }}
      onClose={state.forgetChanged}
    />
  );
}
