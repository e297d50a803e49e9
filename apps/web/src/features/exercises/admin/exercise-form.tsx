import type { Exercise } from '@bandeja/domain/exercises/contract';
import { exerciseMessages } from '@bandeja/domain/exercises/messages';
import { openQuestions } from '@bandeja/domain/exercises/rules';
import { categories, difficulties, materials, muscleGroups } from '@bandeja/domain/exercises/vocabulary';
import { keysOf } from '@bandeja/domain/wire/records';
import { useQuery } from '@tanstack/react-query';
import { Controller, useWatch } from 'react-hook-form';
import { similarQuery } from '#features/exercises/admin/api.ts';
import { ExerciseConflict } from '#features/exercises/admin/exercise-conflict.tsx';
import { FigureField } from '#features/exercises/admin/figure-field.tsx';
import { Part, PartList, Preview } from '#features/exercises/admin/form-columns.tsx';
import { Choices, type ExerciseControl, Rows } from '#features/exercises/admin/form-parts.tsx';
import { MediaField } from '#features/exercises/admin/media-field.tsx';
import { SafetyQuestions } from '#features/exercises/admin/safety-questions.tsx';
import { exerciseAdminTexts } from '#features/exercises/admin/texts.ts';
import { TrainerFields } from '#features/exercises/admin/trainer-fields.tsx';
import { type Saved, useExerciseForm } from '#features/exercises/admin/use-exercise-form.ts';
import { VariationsField } from '#features/exercises/admin/variations-field.tsx';
import { asOptions } from '#lib/options.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DraftForm } from '#ui/draft-form.tsx';
import { Fold } from '#ui/fold.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = exerciseAdminTexts.form;
const allParts = keysOf(exerciseAdminTexts.parts.names);
const partsOfDrill = allParts.filter((part) => part !== 'figure');

export const exerciseFormId = 'exercise-form';

type ExerciseFormProps = {
  exercise: Exercise | null;
  /** The form has just taken the place of another: the page goes to its top, the focus to its title. */
  arrives: boolean;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
  onDirty: (isDirty: boolean) => void;
};

export function ExerciseForm({ exercise, arrives, onSaved, onCancel, onDirty }: ExerciseFormProps) {
  const state = useExerciseForm(exercise, onSaved);
  const { form, failure } = state;
  const { control, register, formState } = form;
  const { errors } = formState;
  const exerciseId = exercise?._id ?? null;
  return (
    <DraftForm
      titleId={exerciseFormId}
      title={exercise === null ? texts.create : texts.edit(exercise.name)}
      submitLabel={exercise === null ? texts.submitCreate : texts.submitEdit}
      state={state}
      texts={texts}
      arrives={arrives}
      onCancel={exercise === null ? null : onCancel}
      onDirty={onDirty}
      note={
        exercise?.isDraft && (
          <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <Badge tone="warn">{exerciseAdminTexts.list.draft}</Badge>
            {texts.draft}
          </p>
        )
      }
      more={(exercise === null || exercise.isDraft) && <Publish control={control} state={state} />}
    >
      <div className="grid grid-cols-1 gap-5 wide:grid-cols-[13rem_minmax(0,1fr)_19rem] wide:items-start wide:gap-6">
        <PartList control={control} parts={exercise?.hasDrill ? partsOfDrill : allParts} exercise={exercise} />
        <div className="grid grid-cols-1 gap-5">
          <Part part="data">
            <div className="grid gap-2">
              <TextField label={texts.name} autoComplete="off" error={errors.name?.message} {...register('name')} />
              <SimilarName control={control} exerciseId={exerciseId} className="wide:hidden" />
              <TextArea
                label={texts.description}
                rows={3}
                error={errors.description?.message}
                {...register('description')}
              />
              <Choices control={control} name="categories" label={texts.categories} options={asOptions(categories)} />
              <Controller
                control={control}
                name="difficulty"
                render={({ field }) => (
                  <div className="field">
                    <span aria-hidden="true" className="field-label">
                      {texts.difficulty}
                    </span>
                    <Segmented
                      label={texts.difficulty}
                      options={asOptions(difficulties)}
                      value={field.value}
                      onChange={field.onChange}
                    />
                  </div>
                )}
              />
            </div>
            <Choices
              control={control}
              name="muscleGroups"
              label={texts.muscleGroups}
              options={asOptions(muscleGroups)}
            />
            <Rows control={control} name="equipment" label={texts.equipment} suggestions={materials} />
          </Part>
          <Part part="steps">
            <Rows control={control} name="steps" label={texts.steps} />
          </Part>
          {!exercise?.hasDrill && (
            <Part part="figure">
              <FigureField control={control} />
            </Part>
          )}
          <Part part="media">
            {exercise === null ? (
              <p className="text-sm text-ink-2">{exerciseAdminTexts.media.first}</p>
            ) : (
              <MediaField exercise={exercise} />
            )}
          </Part>
          <Part part="safety">
            <SafetyQuestions control={control} setValue={form.setValue} />
          </Part>
          <Part part="advice">
            <Fold title={texts.more}>
              <Rows control={control} name="commonMistakes" label={texts.commonMistakes} />
              <Rows control={control} name="tips" label={texts.tips} />
              <VariationsField control={control} exerciseId={exerciseId} />
            </Fold>
          </Part>
          <Part part="plan">
            <Fold title={exerciseAdminTexts.trainer.title} startsOpen>
              <TrainerFields form={form} />
            </Fold>
          </Part>
        </div>
        <Preview control={control} exercise={exercise}>
          <SimilarName control={control} exerciseId={exerciseId} />
        </Preview>
      </div>
      {failure && <Alert kind="err">{failure.reason}</Alert>}
      {state.changed && <ExerciseConflict changed={state.changed} state={state} onLeave={onCancel} />}
    </DraftForm>
  );
}

function Publish({ control, state }: { control: ExerciseControl; state: { isPending: boolean; publish: () => void } }) {
  const open = openQuestions(useWatch({ control, name: 'answered' })).length;
  return (
    <>
      <p id="publish-why" role="status" className="mr-auto self-center text-sm text-ink-2">
        {open > 0 && exerciseMessages.unanswered(open)}
      </p>
      <Button
        variant="line"
        aria-disabled={open > 0 || state.isPending}
        aria-describedby="publish-why"
        onClick={() => open === 0 && state.publish()}
      >
        {texts.publish}
      </Button>
    </>
  );
}

type SimilarNameProps = { control: ExerciseControl; exerciseId: string | null; className?: string };

function SimilarName({ control, exerciseId, className }: SimilarNameProps) {
  const name = useDebounced(useWatch({ control, name: 'name' }).trim());
  const similar = useQuery(similarQuery(name, exerciseId)).data ?? [];
  if (name.length < 3 || similar.length === 0) return null;
  const stateOf = ({ isDraft, isRetired }: (typeof similar)[number]) => {
    const { draft, retired, published } = texts.similarStates;
    if (isRetired) return retired;
    return isDraft ? draft : published;
  };
  return (
    <Alert title={texts.similar} {...(className ? { className } : {})}>
      {similar.map((other) => (
        <p key={other._id}>{texts.similarOne(other.name, stateOf(other))}</p>
      ))}
    </Alert>
  );
}
