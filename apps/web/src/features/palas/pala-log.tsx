import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Palas } from '@bandeja/domain/palas/contract';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { usePutPala, useRemovePala } from '#features/palas/api.ts';
import { palaTexts } from '#features/palas/texts.ts';
import { dayRange } from '#lib/day-range.ts';
import { formatMediumDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { timeZone } from '#lib/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { DayField } from '#ui/day-field.tsx';
import { Form } from '#ui/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = palaTexts.log;

export function PalaLog({ palas }: Pick<Palas, 'palas'>) {
  const today = localDateIn(timeZone, new Date());
  const [name, setName] = useState('');
  const [since, setSince] = useState(today);
  const put = usePutPala();
  const remove = useRemovePala();
  const toast = useToast();
  const error = put.error ?? remove.error;

  function submit() {
    const onSuccess = () => {
      setName('');
      toast(texts.saved);
    };
    put.start({ name, since }, { onSuccess });
  }

  return (
    <section aria-labelledby="palas" className="card min-w-0 max-sm:p-5">
      <SectionTitle id="palas" title={texts.title} />
      {palas.length === 0 ? (
        <p className="text-ink-2">{texts.none}</p>
      ) : (
        <DataTable
          caption={texts.caption}
          rows={palas}
          keyOf={(pala) => pala.since}
          cards
          columns={[
            { title: texts.columns.name, cell: (pala) => pala.name },
            { title: texts.columns.since, numeric: true, cell: (pala) => formatMediumDate(pala.since) },
            { title: texts.columns.hours, numeric: true, cell: (pala) => palaTexts.hours(pala.hours) },
            {
              title: texts.columns.remove,
              cell: (pala) => (
                <IconButton icon={TrashIcon} label={texts.remove(pala.name)} onClick={() => remove.start(pala.since)} />
              ),
            },
          ]}
        />
      )}
      <Form noValidate={false} className="mt-5 grid gap-4" onSubmit={submit}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] gap-3">
          <TextField
            label={texts.name}
            required
            maxLength={80}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <DayField
            label={texts.since}
            {...dayRange('done')}
            required
            value={since}
            onChange={(event) => setSince(event.target.value)}
          />
        </div>
        {error && <Alert kind="err">{serverMessage(error) ?? palaTexts.saveFailed}</Alert>}
        <div>
          <Button type="submit" pending={put.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </section>
  );
}
