import type { OwnRoutineBody, Routine } from '@bandeja/domain/routines/contract';
import { estimatedMinutes } from '@bandeja/domain/routines/rules';
import { ownTypes } from '@bandeja/domain/routines/vocabulary';
import { useWatch } from 'react-hook-form';
import type { RoutineForm } from '#features/routines/form/entry-fields.tsx';
import { EntryList } from '#features/routines/form/entry-list.tsx';
import { ownRoutineResolver } from '#features/routines/form/errors.ts';
import { estimateTexts } from '#features/routines/form/texts.ts';
import { emptyValues, ruleEntryOf, valuesOf, valuesSchema } from '#features/routines/form/values.ts';
import { useSaveOwnRoutine } from '#features/routines/own/api.ts';
import { FolderField } from '#features/routines/own/folder-field.tsx';
import { ownTexts } from '#features/routines/own/texts.ts';
import { asOptions } from '#lib/options.ts';
import { useDraftForm } from '#lib/use-draft-form.ts';
import { Alert } from '#ui/alert.tsx';
import { DraftForm } from '#ui/draft-form.tsx';
import { Fold } from '#ui/fold.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = ownTexts.form;
const noReport = () => {};

type OwnRoutineFormProps = {
  routine: Routine | null;
  userId: string;
  onSaved: (name: string) => void;
  onCancel: () => void;
};

export function OwnRoutineForm({ routine, userId, onSaved, onCancel }: OwnRoutineFormProps) {
  const id = routine?._id ?? null;
  const state = useDraftForm({
    start: () => (routine === null ? emptyValues : valuesOf(routine)),
    resolver: ownRoutineResolver,
    draft: { key: `bandeja.own-routine.${userId}.${id ?? 'new'}`, schema: valuesSchema },
    save: useSaveOwnRoutine(id),
    placed: (issue) => issue,
    failed: { title: texts.failed, reason: texts.failedHint },
    onSaved: () => onSaved(state.form.getValues('name').trim()),
  });
  const { form, field, failure } = state;
  return (
    <DraftForm
      titleId="own-routine-form"
      title={routine === null ? texts.create : texts.edit(routine.name)}
      submitLabel={routine === null ? texts.submitCreate : texts.submitEdit}
      state={state}
      texts={texts}
      arrives={false}
      onCancel={onCancel}
      onDirty={noReport}
    >
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,340px)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-2 lg:sticky lg:top-22">
          <TextField
            label={texts.name}
            placeholder={texts.namePlaceholder}
            autoComplete="off"
            maxLength={120}
            {...field('name')}
          />
          <Select label={texts.type} options={asOptions(ownTypes)} {...form.register('type')} />
          <Fold title={texts.more} startsOpen={state.start.folder !== '' || state.start.description !== ''}>
            <FolderField {...field('folder')} />
            <TextArea label={texts.description} rows={2} maxLength={2000} {...field('description')} />
          </Fold>
          <Minutes form={form} />
        </div>
        <EntryList form={form} takesDose />
      </div>
      {failure && (
        <Alert kind="err" title={failure.title}>
          {failure.reason}
        </Alert>
      )}
    </DraftForm>
  );
}

function Minutes({ form }: { form: RoutineForm<OwnRoutineBody> }) {
  const entries = useWatch({ control: form.control, name: 'exercises' });
  const reckoned = entries.map(ruleEntryOf).filter((entry) => entry !== null);
  return (
    <p role="status" className="num text-ui font-strong">
      {reckoned.length === 0 ? estimateTexts.none : estimateTexts.time(estimatedMinutes(reckoned))}
    </p>
  );
}
