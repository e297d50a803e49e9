import type { Reminders, ReminderWishes } from '@bandeja/domain/reminders/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { remindersQuery } from '#features/reminders/api.ts';
import { reminderTexts } from '#features/reminders/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { call } from '#lib/http.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Switch } from '#ui/switch.tsx';

const texts = reminderTexts.recap;

/** What of the recap needs no subscribed browser: its page on the dashboard, and its mail. */
export function RecapChoices({ reminders }: { reminders: Reminders }) {
  const client = useQueryClient();
  const id = useId();
  const save = useOnce({
    mutationFn: (wishes: ReminderWishes) => call('PUT /reminders', { body: wishes }),
    onSuccess: (answer: Reminders) => client.setQueryData(remindersQuery.queryKey, answer),
  });
  const { devices: _, publicKey: _key, ...stored } = reminders;
  const wishes: ReminderWishes = (save.isPending && save.variables) || stored;
  return (
    <fieldset className="mt-5 grid gap-3 border-t pt-4">
      <legend className="heading-3 float-left w-full">{texts.title}</legend>
      <Switch
        label={texts.page}
        checked={wishes.recapPage}
        disabled={save.isPending}
        onChange={({ target }) => save.start({ ...wishes, recapPage: target.checked })}
      />
      <div>
        <Switch
          label={texts.mail}
          aria-describedby={id}
          checked={wishes.recapMail}
          disabled={save.isPending}
          onChange={({ target }) => save.start({ ...wishes, recapMail: target.checked })}
        />
        <p id={id} className="text-sm text-ink-2">
          {texts.mailHint}
        </p>
      </div>
      {save.error && (
        <Alert kind="err" title={reminderTexts.saveFailed}>
          {failureReason(save.error)}
        </Alert>
      )}
    </fieldset>
  );
}
