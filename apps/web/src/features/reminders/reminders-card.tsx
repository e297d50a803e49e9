import type { Reminders, ReminderWishes } from '@bandeja/domain/reminders/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { remindersQuery } from '#features/reminders/api.ts';
import { RecapChoices } from '#features/reminders/recap-choices.tsx';
import { canRemind, ReminderDenied, reminderDevice, subscribe, unsubscribe } from '#features/reminders/subscription.ts';
import { reminderTexts as texts } from '#features/reminders/texts.ts';
import { restReminderKey, writeStored } from '#lib/device-storage.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { call } from '#lib/http.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ListWait } from '#ui/list-wait.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';

const kinds = ['today', 'nextWeek', 'rest', 'recapPush'] as const;
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: texts.hourOf(hour) }));

export function RemindersCard() {
  const query = useQuery(remindersQuery);
  return (
    <section aria-labelledby="avisos" className="card max-sm:p-5">
      <SectionTitle id="avisos" title={texts.title} sentence={texts.lead} />
      {!canRemind() && <p>{texts.unsupported}</p>}
      {query.data === undefined && (
        <ListWait query={query} failed={texts.loadFailed} loading={texts.loading} bars={['h-11 w-2/3', 'h-11 w-2/3']} />
      )}
      {canRemind() && query.data !== undefined && <Choices reminders={query.data} />}
      {query.data !== undefined && <RecapChoices reminders={query.data} />}
    </section>
  );
}

function Choices({ reminders }: { reminders: Reminders }) {
  const client = useQueryClient();
  const hintId = useId();
  function show(answer: Reminders) {
    client.setQueryData(remindersQuery.queryKey, answer);
    writeStored(restReminderKey, answer.rest && isReached(answer) ? 'on' : 'off');
  }
  const save = useOnce({
    mutationFn: (wishes: ReminderWishes) => saved(reminders, wishes),
    onSuccess: show,
  });
  const here = useOnce({
    mutationFn: async (isOn: boolean) => {
      await (isOn ? subscribe(reminders.publicKey) : unsubscribe());
      return call('GET /reminders');
    },
    onSuccess: show,
  });
  const { devices, publicKey: _, ...stored } = reminders;
  const wishes: ReminderWishes = (save.isPending && save.variables) || stored;
  const isAny = kinds.some((kind) => wishes[kind]);
  const isHere = isReached(reminders);
  const error = save.error ?? here.error;
  return (
    <div className="grid gap-3">
      {kinds.map((kind) => (
        <div key={kind}>
          <Switch
            label={texts.wishes[kind]}
            aria-describedby={`${hintId}${kind}`}
            checked={wishes[kind]}
            disabled={save.isPending}
            onChange={(event) => save.start({ ...wishes, [kind]: event.target.checked })}
          />
          <p id={`${hintId}${kind}`} className="text-sm text-ink-2">
            {texts.hints[kind]}
          </p>
        </div>
      ))}
      {(wishes.today || wishes.nextWeek) && (
        <Select
          label={texts.hour}
          className="max-w-44"
          options={hours}
          disabled={save.isPending}
          value={String(wishes.hour)}
          onChange={(event) => save.start({ ...wishes, hour: Number(event.target.value) })}
        />
      )}
      {error && (
        <Alert kind="err" title={save.error ? texts.saveFailed : texts.failed}>
          {error instanceof ReminderDenied ? texts.denied : failureReason(error)}
        </Alert>
      )}
      {isAny && (
        <div className="grid justify-items-start gap-2">
          <p role="status" className="text-ui">
            {texts.devices(devices.length)}
          </p>
          <Button variant="line" pending={here.isPending} onClick={() => here.start(!isHere)}>
            {isHere ? texts.notHere : texts.here}
          </Button>
        </div>
      )}
      <p className="text-sm text-ink-2">{texts.privacy}</p>
    </div>
  );
}

function isReached({ devices }: Reminders): boolean {
  return devices.some(({ _id }) => _id === reminderDevice());
}

/** The first wish subscribes this device; the last one's end unsubscribes it. */
async function saved(before: Reminders, wishes: ReminderWishes): Promise<Reminders> {
  const isAny = kinds.some((kind) => wishes[kind]);
  const isHere = isReached(before);
  if (isAny && before.devices.length === 0) await subscribe(before.publicKey);
  const answer = await call('PUT /reminders', { body: wishes });
  if (isAny || !isHere) return isAny && !isHere ? call('GET /reminders') : answer;
  await unsubscribe();
  return call('GET /reminders');
}
