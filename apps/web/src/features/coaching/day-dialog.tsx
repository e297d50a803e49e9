import { planDayTypeSchema } from '@bandeja/domain/schedule/schemas';
import { type PlanDayType, planDayTypes } from '@bandeja/domain/schedule/vocabulary';
import { useState } from 'react';
import type { DayFields } from '#features/coaching/day-fields.ts';
import { templateTexts } from '#features/coaching/template-texts.ts';
import { dayTexts as texts } from '#features/coaching/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

export type RoutineChoice = {
  _id: string;
  name: string;
  duration: number;
  categories: readonly string[];
  type: string;
};

type DayDialogProps = {
  title: string;
  before: DayFields | null;
  routines: readonly RoutineChoice[];
  state: { isPending: boolean; error: Error | null };
  confirm: string;
  onSave: (day: DayFields) => void;
  /** Of a template: the day is left as the plan has it. */
  onClear?: () => void;
  onClose: () => void;
};

/** A match and a rest need no routine. */
const needsRoutine = (type: PlanDayType) => type !== 'Descanso' && type !== 'Partido';

export function DayDialog({ title, before, routines, state, confirm, onSave, onClear, onClose }: DayDialogProps) {
  const [type, setType] = useState<PlanDayType>(before?.type ?? 'Fuerza');
  const [routineId, setRoutineId] = useState(before?.routineId ?? '');
  const [minutes, setMinutes] = useState(before?.minutes ?? null);
  const [note, setNote] = useState(before?.note ?? '');
  const [isMissing, setMissing] = useState(false);
  const listed = routines.filter((routine) => routine.type === type || routine.categories.includes(type));
  const chosen = listed.some(({ _id }) => _id === routineId) ? routineId : '';

  function submit() {
    if (needsRoutine(type) && chosen === '') return setMissing(true);
    onSave({ type, routineId: chosen === '' ? null : chosen, minutes, note });
  }

  const failure = state.error && (serverMessage(state.error) ?? failureReason(state.error));
  return (
    <FormDialog
      texts={{ ...texts, title, confirm }}
      state={{ isPending: state.isPending, failure, submit }}
      onClose={onClose}
    >
      <Select
        label={texts.type}
        options={planDayTypes.map((each) => ({ value: each, label: each }))}
        value={type}
        onChange={({ target }) => setType(planDayTypeSchema.parse(target.value))}
      />
      {type !== 'Descanso' && (
        <>
          <Select
            label={texts.routine}
            placeholder={texts.noRoutine}
            error={isMissing && chosen === '' ? texts.noRoutine : undefined}
            options={listed.map(({ _id, name, duration }) => ({ value: _id, label: `${name}, ${duration} min` }))}
            value={chosen}
            onChange={({ target }) => setRoutineId(target.value)}
          />
          <NumberField
            label={texts.minutes}
            unit="min"
            min={5}
            max={300}
            value={minutes ?? ''}
            onChange={({ target }) => setMinutes(target.value === '' ? null : Number(target.value))}
          />
        </>
      )}
      <TextField label={texts.note} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
      {onClear && before !== null && (
        <Button variant="ghost" className="justify-self-start" onClick={onClear}>
          {templateTexts.clearDay}
        </Button>
      )}
    </FormDialog>
  );
}
