import { measureOf } from '@bandeja/domain/exercises/dose';
import type { Session, SessionEntry } from '@bandeja/domain/sessions/contract';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { changedSets, type EditedSet, setsOf, withSet, withSetAfter } from '#features/sessions/correct/edited-sets.ts';
import { correctTexts as texts } from '#features/sessions/correct/texts.ts';
import { dayRange } from '#lib/day-range.ts';
import { movedTo, useCorrection } from '#lib/use-correction.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CorrectionFailure } from '#ui/correction-failure.tsx';
import { DayField } from '#ui/day-field.tsx';
import { FormWindow } from '#ui/form-window.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { useToast } from '#ui/toast.tsx';

type CorrectDialogProps = { session: Session; isOpen: boolean; onClose: () => void };

export function CorrectDialog({ session, isOpen, onClose }: CorrectDialogProps) {
  const toast = useToast();
  const correction = useCorrection(session, {
    draftOf: valuesOf,
    bodyOf,
    onSaved: () => {
      toast(texts.saved);
      onClose();
    },
  });
  const { draft: values, setDraft: setValues, isPending, save: start } = correction;
  return (
    <FormWindow
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      size="lg"
      save={{ label: texts.save, isPending, start }}
    >
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <DayField
          label={texts.day}
          {...dayRange('done')}
          required
          value={values.date}
          onChange={(event) => setValues({ ...values, date: event.target.value })}
        />
        <NumberField
          label={texts.minutes}
          unit="min"
          required
          min={1}
          max={600}
          value={Number.isNaN(values.minutes) ? '' : values.minutes}
          onChange={(event) => setValues({ ...values, minutes: event.target.valueAsNumber })}
        />
      </div>
      {session.exercises.map((entry) => (
        <EntrySets
          key={entry._id}
          entry={entry}
          sets={values.sets}
          onChange={(sets) => setValues({ ...values, sets })}
        />
      ))}
      <CorrectionFailure correction={correction} fallback={texts.failed} />
    </FormWindow>
  );
}

function bodyOf({ date, minutes, sets }: ReturnType<typeof valuesOf>, base: Session) {
  return {
    startTime: movedTo(date, base.startTime),
    minutes: minutes === minutesOf(base.duration) ? undefined : minutes,
    sets: changedSets(base, sets),
  };
}

function valuesOf(session: Session) {
  return { date: session.localDate, minutes: minutesOf(session.duration), sets: setsOf(session) };
}

type EntrySetsProps = { entry: SessionEntry; sets: readonly EditedSet[]; onChange: (sets: EditedSet[]) => void };

function EntrySets({ entry, sets, onChange }: EntrySetsProps) {
  const measure = measureOf(entry);
  const entrySets = sets.filter(({ entryId, removed }) => entryId === entry._id && !removed);
  return (
    <fieldset className="grid min-w-0 gap-2 border-t pt-3">
      <legend className="contents">
        <span className="font-strong wrap-anywhere">{entry.name}</span>
      </legend>
      <ol className="grid gap-2">
        {entrySets.map((set, index) => {
          const change = (part: Partial<EditedSet>) => onChange(withSet(sets, { ...set, ...part }));
          const number = index + 1;
          return (
            <li key={set.setId} className="flex flex-wrap items-center gap-2">
              <Checkbox
                label={texts.set(number)}
                checked={set.done}
                onChange={(event) => change({ done: event.target.checked })}
              />
              <NumberField
                bare
                hideLabel
                label={texts.figure[measure](number)}
                unit={texts.units[measure]}
                className="w-26 grow"
                min={0}
                value={set[measure] ?? ''}
                onChange={(event) => change({ [measure]: numberOf(event.target.valueAsNumber) })}
              />
              {entry.usesWeight && (
                <NumberField
                  bare
                  hideLabel
                  label={texts.weight(number)}
                  unit="kg"
                  className="w-28 grow"
                  min={0}
                  step={0.25}
                  value={set.weight ?? ''}
                  onChange={(event) => change({ weight: numberOf(event.target.valueAsNumber) })}
                />
              )}
              <IconButton icon={XIcon} label={texts.remove(number)} onClick={() => change({ removed: true })} />
            </li>
          );
        })}
      </ol>
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        icon={<Icon as={PlusIcon} />}
        aria-label={texts.addTo(entry.name)}
        onClick={() => onChange(withSetAfter(sets, entry))}
      >
        {texts.add}
      </Button>
    </fieldset>
  );
}

const numberOf = (typed: number) => (Number.isNaN(typed) ? null : typed);
