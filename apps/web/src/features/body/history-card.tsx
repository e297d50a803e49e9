import type { Body } from '@bandeja/domain/body/contract';
import { placeName } from '@bandeja/domain/body/messages';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useState } from 'react';
import { useEraseDiscomforts, useRemoveReport } from '#features/body/api.ts';
import { bodyTexts } from '#features/body/texts.ts';
import { formatMediumDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SectionTitle } from '#ui/section-title.tsx';

const texts = bodyTexts.history;

export function HistoryCard({ reports }: Pick<Body, 'reports'>) {
  const [isAsking, setAsking] = useState(false);
  const remove = useRemoveReport();
  const erase = useEraseDiscomforts();
  return (
    <section aria-labelledby="reports" className="card min-w-0 max-sm:p-5">
      <SectionTitle
        id="reports"
        title={texts.title}
        sentence={texts.sentence}
        action={
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {texts.erase}
          </Button>
        }
      />
      {remove.error && <Alert kind="err">{serverMessage(remove.error) ?? bodyTexts.saveFailed}</Alert>}
      <DataTable
        caption={texts.caption}
        rows={reports}
        keyOf={({ _id }) => _id}
        cards
        columns={[
          {
            title: texts.columns.place,
            cell: (it) => <p className="first-letter:uppercase">{placeName(it.region, it.side)}</p>,
          },
          {
            title: texts.columns.level,
            cell: (report) => saidIn(report),
          },
          { title: texts.columns.date, numeric: true, cell: ({ reportedAt }) => formatMediumDate(reportedAt) },
          {
            title: texts.columns.remove,
            cell: ({ _id, region, side, reportedAt }) => (
              <IconButton
                icon={TrashIcon}
                label={texts.remove(placeName(region, side), formatMediumDate(reportedAt))}
                onClick={() => remove.start(_id)}
              />
            ),
          },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        texts={bodyTexts.erase}
        action={{ ...erase, start: () => erase.start(undefined, { onSuccess: () => setAsking(false) }) }}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

function saidIn({ level, cares, atNight, source }: Body['reports'][number]): string {
  const details = [atNight ? texts.atNight : '', texts.sources[source]].filter(Boolean);
  return [howMuch(level, cares), ...details].join(', ');
}

function howMuch(level: number | null, cares: boolean): string {
  if (cares) return texts.cares;
  if (level === null) return texts.unsaid;
  return level === 0 ? texts.over : texts.level(level);
}
