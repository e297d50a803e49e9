import type { CoachedDay } from '@bandeja/domain/coaching/contract';
import { useState } from 'react';
import { useAddTemplate } from '#features/coaching/api.ts';
import { weeksOf } from '#features/coaching/day-fields.ts';
import { templateTexts as texts } from '#features/coaching/template-texts.ts';
import { type Routines, TemplateWeeks } from '#features/coaching/template-weeks.tsx';
import { failureReason } from '#lib/failure-reason.ts';
import { serverMessage } from '#lib/server-message.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

type SaveTemplateProps = { days: readonly CoachedDay[]; routines: Routines; onClose: () => void };

const form = { title: texts.saveWeeks, confirm: texts.save, pending: texts.saving, failed: texts.saveFailed };

/** A week of a player, or all from the next one on. */
export function SaveTemplate({ days, routines, onClose }: SaveTemplateProps) {
  const weeks = weeksOf(days);
  const [name, setName] = useState('');
  const [which, setWhich] = useState('next');
  const save = useAddTemplate();
  const toast = useToast();
  const chosen = { this: weeks.slice(0, 1), next: weeks.slice(1, 2), all: weeks.slice(1) }[which] ?? [];
  const options = [
    { value: 'next', label: texts.nextWeek },
    { value: 'this', label: texts.thisWeek },
    ...(weeks.length > 2 ? [{ value: 'all', label: texts.fromNext(weeks.length - 1) }] : []),
  ];

  function submit() {
    const onSuccess = () => {
      toast(texts.saved);
      onClose();
    };
    save.start({ name, weeks: chosen }, { onSuccess });
  }

  const failure = save.error && (serverMessage(save.error) ?? failureReason(save.error));
  return (
    <FormDialog texts={form} state={{ isPending: save.isPending, failure, submit }} onClose={onClose}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Select label={texts.which} options={options} value={which} onChange={({ target }) => setWhich(target.value)} />
      <TemplateWeeks weeks={chosen} routines={routines} />
    </FormDialog>
  );
}
