import type { ExerciseBody } from '@bandeja/domain/exercises/contract';
import { doseInWords, prescribed } from '@bandeja/domain/exercises/dose';
import { strokeName } from '@bandeja/domain/exercises/messages';
import { type LoadType, loadTypes, strokes } from '@bandeja/domain/exercises/vocabulary';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Choices, type ExerciseControl } from '#features/exercises/admin/form-parts.tsx';
import { exerciseAdminTexts, loadTypeNames } from '#features/exercises/admin/texts.ts';
import { type ExerciseValues, measureKeys, typedDose } from '#features/exercises/admin/values.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = exerciseAdminTexts.trainer;

type TrainerFieldsProps = { form: UseFormReturn<ExerciseValues, unknown, ExerciseBody> };

export function TrainerFields({ form }: TrainerFieldsProps) {
  const { control, register, formState } = form;
  return (
    <>
      <p className="text-sm text-ink-2">{texts.intro}</p>
      <DoseFields form={form} />
      <Choices
        control={control}
        name="strokes"
        label={texts.strokes}
        hint={texts.strokesHint}
        options={strokes.map((stroke) => ({ value: stroke, label: strokeName(stroke) }))}
      />
      <TextField
        label={texts.videoUrl}
        hint={texts.videoUrlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        error={formState.errors.videoUrl?.message}
        {...register('videoUrl')}
      />
    </>
  );
}

const measures = { reps: texts.reps, time: texts.seconds, distance: texts.metres } as const;
const measureFields = { reps: 'dose.reps', time: 'dose.seconds', distance: 'dose.metres' } as const;
const units: Record<LoadType, string | undefined> = { reps: undefined, time: 's', distance: 'm' };

function DoseFields({ form: { control, register, formState } }: TrainerFieldsProps) {
  const loadType = useWatch({ control, name: 'loadType' });
  const errors = formState.errors.dose;
  const unit = units[loadType];
  return (
    <div className="grid gap-1">
      <Select
        label={texts.loadType}
        hint={texts.loadTypeHint}
        options={loadTypes.map((value) => ({ value, label: loadTypeNames[value] }))}
        {...register('loadType')}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, which cannot be laid out in a grid */}
      <div role="group" aria-labelledby="dose-label" className="grid gap-2">
        <div>
          <span id="dose-label" className="field-label">
            {texts.dose}
          </span>
          <p className="text-xs text-ink-3">{texts.doseHint}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
          <NumberField label={texts.sets} min={1} max={20} error={errors?.sets?.message} {...register('dose.sets')} />
          <NumberField
            // another figure, another field
            key={loadType}
            label={measures[loadType]}
            min={1}
            {...(unit ? { unit } : {})}
            error={errors?.[measureKeys[loadType]]?.message}
            {...register(measureFields[loadType])}
          />
          <NumberField
            label={texts.rest}
            unit="s"
            min={0}
            max={900}
            error={errors?.rest?.message}
            {...register('dose.rest')}
          />
        </div>
        <Checkbox label={texts.perSide} {...register('dose.perSide')} />
        <DosePreview control={control} />
      </div>
    </div>
  );
}

function DosePreview({ control }: { control: ExerciseControl }) {
  const [typed, loadType] = useWatch({ control, name: ['dose', 'loadType'] });
  const dose = typedDose({ dose: typed, loadType });
  return (
    <p className="rounded-2 bg-sunken px-3 py-2 text-sm">
      {dose ? texts.preview(doseInWords(prescribed(dose, loadType))) : texts.previewMissing}
    </p>
  );
}
