import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Palas } from '@bandeja/domain/palas/contract';
import { useChangeOvergrip, useRemoveOvergrip } from '#features/palas/api.ts';
import { palaTexts } from '#features/palas/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { timeZone } from '#lib/time-zone.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SectionTitle } from '#ui/section-title.tsx';
import { useToast } from '#ui/toast.tsx';

const texts = palaTexts.overgrip;

export function OvergripCard({ overgrip }: Pick<Palas, 'overgrip'>) {
  const change = useChangeOvergrip();
  const remove = useRemoveOvergrip();
  const toast = useToast();
  const error = change.error ?? remove.error;
  return (
    <section aria-labelledby="overgrip" className="card min-w-0 max-sm:p-5">
      <SectionTitle id="overgrip" title={texts.title} />
      {overgrip === null ? (
        <p className="text-ink-2">{texts.none}</p>
      ) : (
        <p>{texts.state(formatShortDate(overgrip.changedOn), overgrip.hours)}</p>
      )}
      {overgrip?.isDue && <p className="mt-2 text-sm text-ink-2">{palaTexts.due(overgrip.hours)}</p>}
      {error && (
        <Alert kind="err" className="mt-4">
          {serverMessage(error) ?? palaTexts.saveFailed}
        </Alert>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="line"
          pending={change.isPending}
          pendingLabel={texts.changing}
          onClick={() => change.start(localDateIn(timeZone, new Date()), { onSuccess: () => toast(texts.changed) })}
        >
          {texts.change}
        </Button>
        {overgrip !== null && (
          <Button variant="ghost" pending={remove.isPending} onClick={() => remove.start(overgrip.changedOn)}>
            {texts.undo}
          </Button>
        )}
      </div>
    </section>
  );
}
