import type { Body } from '@bandeja/domain/body/contract';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import { profileBounds } from '@bandeja/domain/profile/contract';
import { consentTexts } from '@bandeja/domain/profile/messages';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { useEraseWeights, useRecordWeight } from '#features/body/api.ts';
import { bodyTexts } from '#features/body/texts.ts';
import { dayRange } from '#lib/day-range.ts';
import { formatMediumDate } from '#lib/format.ts';
import * as paths from '#lib/paths.ts';
import { serverMessage } from '#lib/server-message.ts';
import { timeZone } from '#lib/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { DayField } from '#ui/day-field.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = bodyTexts.weight;
const { min, max } = profileBounds.weightKg;
const rowsShown = 12;

export function WeightCard({ body: { weights, weightConsent } }: { body: Body }) {
  const today = localDateIn(timeZone, new Date());
  const [kilograms, setKilograms] = useState(Number.NaN);
  const [date, setDate] = useState(today);
  const [isAsking, setAsking] = useState(false);
  const record = useRecordWeight();
  const erase = useEraseWeights();
  const toast = useToast();

  function submit() {
    const onSuccess = () => {
      setKilograms(Number.NaN);
      toast(texts.saved);
    };
    record.start({ date, kilograms }, { onSuccess });
  }

  const failure = record.error ?? (isAsking ? null : erase.error);
  return (
    <section aria-labelledby="weight" className="card min-w-0 max-sm:p-5">
      <SectionTitle id="weight" title={texts.title} sentence={texts.sentence} />
      <Form noValidate={false} className="grid gap-4" onSubmit={submit}>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          <NumberField
            label={texts.kilograms}
            unit="kg"
            required
            min={min}
            max={max}
            step={0.1}
            value={Number.isNaN(kilograms) ? '' : kilograms}
            onChange={(event) => setKilograms(event.target.valueAsNumber)}
          />
          <DayField
            label={texts.date}
            {...dayRange('done')}
            required
            value={date}
            onChange={(event) => setDate(event.target.value)}
          />
        </div>
        {!weightConsent && (
          <blockquote className="border-l-2 border-ink bg-sunken px-4 py-3 text-sm">
            {consentTexts.bodyWeight.text}
          </blockquote>
        )}
        {failure && <Alert kind="err">{serverMessage(failure) ?? bodyTexts.saveFailed}</Alert>}
        <div>
          <Button type="submit" variant="solid" pending={record.isPending} pendingLabel={texts.saving}>
            {texts.save}
          </Button>
        </div>
      </Form>
      {weights.length > 0 && (
        <div className="mt-5 grid gap-3">
          <DataTable
            caption={texts.caption}
            rows={weights.toReversed().slice(0, rowsShown)}
            keyOf={(weight) => weight.date}
            columns={[
              { title: texts.columns.date, cell: (weight) => formatMediumDate(weight.date) },
              { title: texts.columns.kilograms, numeric: true, cell: (weight) => texts.value(weight.kilograms) },
              {
                title: texts.columns.remove,
                cell: (weight) => (
                  <IconButton
                    icon={TrashIcon}
                    label={texts.remove(formatMediumDate(weight.date))}
                    onClick={() => erase.start(weight.date)}
                  />
                ),
              },
            ]}
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <ArrowLink to={paths.progress}>{texts.progress}</ArrowLink>
            <Button variant="ghost" onClick={() => setAsking(true)}>
              {texts.erase}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        texts={texts.eraseDialog}
        action={{ ...erase, start: () => erase.start(undefined, { onSuccess: () => setAsking(false) }) }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}
