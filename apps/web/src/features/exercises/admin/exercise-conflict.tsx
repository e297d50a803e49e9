import { exerciseSchema } from '@bandeja/domain/exercises/contract';
import { doseInWords, prescribed } from '@bandeja/domain/exercises/dose';
import { strokeName } from '@bandeja/domain/exercises/messages';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import type { ChangedMeanwhile } from '@bandeja/domain/wire/errors';
import { areaNames, demandNames, exerciseAdminTexts, placeNames } from '#features/exercises/admin/texts.ts';
import type { useExerciseForm } from '#features/exercises/admin/use-exercise-form.ts';
import { doseOf, type ExerciseValues, valuesOf } from '#features/exercises/admin/values.ts';
import { ChooseVersion, type FieldTexts, type Safer } from '#ui/choose-version.tsx';

const { form: labels, safety, trainer, variations } = exerciseAdminTexts;
/** A list whose order does not matter. */
const set = (items: readonly string[]) => items.toSorted((a, b) => a.localeCompare(b, 'es')).join(', ');
const lines = (items: readonly string[]) =>
  items
    .map((item) => item.trim())
    .filter(Boolean)
    .join('\n');

// fields that belong together are chosen together: a dose with its unit, all data on areas
type Field = Exclude<keyof ExerciseValues, 'answered' | 'cautionFor' | 'loadType' | 'version'>;
const texts: FieldTexts<ExerciseValues, Field> = {
  avoidFor: {
    label: safety.questions.areas,
    text: ({ avoidFor, cautionFor }) => {
      const named = (label: string, areas: readonly BodyArea[]) =>
        areas.length === 0 ? '' : `${label}: ${set(areas.map((area) => areaNames[area]))}`;
      return lines([named(trainer.avoidFor, avoidFor), named(trainer.cautionFor, cautionFor)]);
    },
  },
  demands: { label: trainer.demands, text: ({ demands }) => set(demands.map((demand) => demandNames[demand])) },
  places: { label: trainer.places, text: ({ places }) => set(places.map((place) => placeNames[place])) },
  name: { label: labels.name, text: ({ name }) => name.trim() },
  description: { label: labels.description, text: ({ description }) => description.trim() },
  steps: { label: labels.steps, text: ({ steps }) => lines(steps) },
  categories: { label: labels.categories, text: ({ categories }) => set(categories) },
  difficulty: { label: labels.difficulty, text: ({ difficulty }) => difficulty },
  muscleGroups: { label: labels.muscleGroups, text: ({ muscleGroups }) => set(muscleGroups) },
  equipment: { label: labels.equipment, text: ({ equipment }) => lines(equipment) },
  commonMistakes: { label: labels.commonMistakes, text: ({ commonMistakes }) => lines(commonMistakes) },
  tips: { label: labels.tips, text: ({ tips }) => lines(tips) },
  variations: { label: variations.label, text: (values) => set(values.variations.map(({ name }) => name)) },
  dose: { label: trainer.dose, text: (values) => doseInWords(prescribed(doseOf(values), values.loadType)) },
  strokes: { label: trainer.strokes, text: ({ strokes }) => set(strokes.map(strokeName)) },
  figureName: { label: trainer.figure, text: ({ figureName }) => figureName },
  videoUrl: { label: trainer.videoUrl, text: ({ videoUrl }) => videoUrl.trim() },
};

const cares = ({ avoidFor, cautionFor }: ExerciseValues): string[] => [
  ...avoidFor.flatMap((area) => [`${area}!`, area]),
  ...cautionFor,
];

/** Of safety data the side that spares more: more areas and demands, fewer places. */
function saferOf(field: Field, theirs: ExerciseValues, mine: ExerciseValues): Safer | undefined {
  if (field !== 'avoidFor' && field !== 'demands' && field !== 'places') return undefined;
  const itemsOf = (values: ExerciseValues): readonly string[] => (field === 'avoidFor' ? cares(values) : values[field]);
  const isWithin = (some: readonly string[], all: readonly string[]) => some.every((item) => all.includes(item));
  const [ours, others] = [itemsOf(mine), itemsOf(theirs)];
  const [mineInTheirs, theirsInMine] = [isWithin(ours, others), isWithin(others, ours)];
  if (mineInTheirs === theirsInMine) return 'neither';
  return mineInTheirs === (field === 'places') ? 'mine' : 'theirs';
}

type ExerciseConflictProps = {
  changed: ChangedMeanwhile;
  state: ReturnType<typeof useExerciseForm>;
  onLeave: () => void;
};

export function ExerciseConflict({ changed, state, onLeave }: ExerciseConflictProps) {
  const stored = exerciseSchema.parse(changed.stored);
  const theirs = valuesOf(stored);
  const mine = state.form.getValues();

  function choose(taken: Field[]) {
    state.saveChosen({
      ...mine,
      ...Object.fromEntries(taken.map((field) => [field, theirs[field]])),
      loadType: taken.includes('dose') ? theirs.loadType : mine.loadType,
      cautionFor: taken.includes('avoidFor') ? theirs.cautionFor : mine.cautionFor,
      answered: [...new Set([...theirs.answered, ...mine.answered])],
      version: changed.version,
    });
  }

  return (
    <ChooseVersion
      name={stored.name}
      changed={changed}
      texts={texts}
      theirs={theirs}
      mine={mine}
      start={state.start}
      saferOf={(field) => saferOf(field, theirs, mine)}
      onChoose={choose}
      onDiscard={() => {
        state.forgetDraft();
        onLeave();
      }}
      onClose={state.forgetChanged}
    />
  );
}
