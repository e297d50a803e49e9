import type { CoachTemplate } from '@bandeja/domain/coaching/contract';
import type { TemplateWeek } from '@bandeja/domain/coaching/schemas';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useState } from 'react';
import { useAddTemplate, usePutTemplate } from '#features/coaching/api.ts';
import { DayDialog, type RoutineChoice } from '#features/coaching/day-dialog.tsx';
import type { DayFields } from '#features/coaching/day-fields.ts';
import { templateTexts as texts } from '#features/coaching/template-texts.ts';
import { TemplateWeekEditor } from '#features/coaching/template-week-editor.tsx';
import { shortDays } from '#features/coaching/template-weeks.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { UnsavedGuard } from '#ui/unsaved-guard.tsx';

type Place = { week: number; weekday: number };

const emptyWeek: TemplateWeek = Array.from({ length: 7 }, () => null);
const weeksMost = 26;
const settled = { isPending: false, error: null };

type TemplateFormProps = {
  template: CoachTemplate | null;
  routines: readonly RoutineChoice[];
  onSaved: () => void;
};

/** Name and weeks of a template; null: a new one. */
export function TemplateForm({ template, routines, onSaved }: TemplateFormProps) {
  const [name, setName] = useState(template?.name ?? '');
  const [weeks, setWeeks] = useState<TemplateWeek[]>(template?.weeks ?? [emptyWeek]);
  const [edited, setEdited] = useState<Place | null>(null);
  const [isDirty, setDirty] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const add = useAddTemplate();
  const put = usePutTemplate(template?._id ?? '');
  const save = template === null ? add : put;
  const isEmpty = weeks.flat().every((day) => day === null);

  function change(next: TemplateWeek[]) {
    setWeeks(next);
    setDirty(true);
  }

  function setDay({ week, weekday }: Place, day: DayFields | null) {
    change(weeks.map((days, at) => (at === week ? days.with(weekday, day) : days)));
    setEdited(null);
  }

  function submit() {
    setAsked(true);
    if (isEmpty) return;
    const onSuccess = () => {
      setDirty(false);
      onSaved();
    };
    save.start({ name, weeks }, { onSuccess });
  }

  const failure = save.error && (serverMessage(save.error) ?? failureReason(save.error));
  return (
    <Form className="grid grid-cols-1 gap-6" onSubmit={submit}>
      <TextField
        className="max-w-form"
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setDirty(true);
        }}
      />
      {weeks.map((days, week) => (
        <TemplateWeekEditor
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks are told by their turn
          key={week}
          number={week + 1}
          days={days}
          routines={routines}
          onDay={(weekday) => setEdited({ week, weekday })}
          onCopy={weeks.length < weeksMost ? () => change(weeks.toSpliced(week + 1, 0, days)) : null}
          onDrop={weeks.length > 1 ? () => change(weeks.toSpliced(week, 1)) : null}
        />
      ))}
      {weeks.length < weeksMost && (
        <Button
          variant="line"
          className="justify-self-start"
          icon={<Icon as={PlusIcon} />}
          onClick={() => change([...weeks, emptyWeek])}
        >
          {texts.addWeek}
        </Button>
      )}
      {isAsked && isEmpty && <Alert kind="err">{texts.needsDay}</Alert>}
      {failure !== null && (
        <Alert kind="err" title={texts.saveFailed}>
          {failure}
        </Alert>
      )}
      <Button
        type="submit"
        variant="saque"
        className="justify-self-start"
        pending={save.isPending}
        pendingLabel={texts.saving}
      >
        {texts.save}
      </Button>
      {edited && (
        <DayDialog
          title={texts.dayOf(shortDays[edited.weekday] ?? '', edited.week + 1)}
          before={weeks[edited.week]?.[edited.weekday] ?? null}
          routines={routines}
          state={settled}
          confirm={texts.keepDay}
          onSave={(day) => setDay(edited, day)}
          onClear={() => setDay(edited, null)}
          onClose={() => setEdited(null)}
        />
      )}
      <UnsavedGuard isDirty={isDirty} {...texts.unsaved} />
    </Form>
  );
}
