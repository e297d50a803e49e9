import type { SubscriptionDetails } from '@bandeja/domain/subscriptions/contract';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { useState } from 'react';
import { portalMutation, useChange } from '#features/subscriptions/api.ts';
import { ChangeDialog } from '#features/subscriptions/change-dialog.tsx';
import { HistoryList } from '#features/subscriptions/history-list.tsx';
import { isContracted, isTrial } from '#features/subscriptions/standing.ts';
import { historyTexts, plansTexts } from '#features/subscriptions/texts.ts';
import { formatShortDate } from '#lib/format.ts';
import { goOutside } from '#lib/leave.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

const texts = plansTexts.manage;

type ManageProps = {
  details: SubscriptionDetails;
  now: Date;
  /** `said`: what happened, for a toast. */
  onChanged: (details: SubscriptionDetails, said: string) => void;
};

/** «Tu suscripción»: payments, cancelling, resuming, withdrawing, and all that has changed so far. */
export function Manage({ details, now, onChanged }: ManageProps) {
  const [asking, setAsking] = useState<'cancel' | 'withdraw' | null>(null);
  const close = () => setAsking(null);
  const cancel = useChange('cancel', (after) => {
    close();
    onChanged(after, plansTexts.cancelling.done);
  });
  const withdraw = useChange('withdraw', (after) => {
    close();
    onChanged(after, plansTexts.withdrawing.done);
  });
  const resume = useChange('resume', (after) => onChanged(after, texts.resumed));
  const portal = useOnce(portalMutation);

  const runs = isContracted(details, now);
  const { plan, cancelAtPeriodEnd, withdrawalUntil, hasPortal } = details;
  const mayWithdraw = withdrawalUntil !== null && Date.parse(withdrawalUntil) > now.getTime();
  if (!runs && !hasPortal && details.history.length === 0) return null;

  return (
    <section aria-labelledby="tu-suscripcion" className="grid gap-5">
      <h2 id="tu-suscripcion">{texts.title}</h2>
      {(runs || hasPortal) && (
        <div className="flex flex-wrap gap-3">
          {runs && cancelAtPeriodEnd && (
            <Button pending={resume.isPending} pendingLabel={texts.resuming} onClick={() => resume.start()}>
              {texts.resume}
            </Button>
          )}
          {hasPortal && (
            <Button
              variant="line"
              icon={<Icon as={ArrowSquareOutIcon} />}
              pending={portal.isPending}
              pendingLabel={texts.opening}
              onClick={() => portal.start(undefined, { onSuccess: goOutside })}
            >
              {texts.portal}
            </Button>
          )}
          {runs && !cancelAtPeriodEnd && (
            <Button variant="line" onClick={() => setAsking('cancel')}>
              {texts.cancel}
            </Button>
          )}
          {mayWithdraw && (
            <Button variant="line" onClick={() => setAsking('withdraw')}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
      {resume.error && <Failure title={texts.resumeFailed} error={resume.error} />}
      {portal.error && <Failure title={texts.portalFailed} error={portal.error} />}
      {mayWithdraw && <p className="text-sm text-ink-2">{texts.withdrawUntil(formatShortDate(withdrawalUntil))}</p>}
      <div className="grid gap-3">
        <h3>{historyTexts.title}</h3>
        <HistoryList history={details.history} />
      </div>
      <ChangeDialog
        isOpen={asking === 'cancel'}
        texts={{ ...plansTexts.cancelling, keep: plansTexts.cancelling.keep(plan) }}
        action={cancel}
        onClose={close}
      >
        <p>{cancelSentence(details, now)}</p>
        <p className="text-ink-2">{plansTexts.cancelling.rest}</p>
      </ChangeDialog>
      <ChangeDialog isOpen={asking === 'withdraw'} texts={plansTexts.withdrawing} action={withdraw} onClose={close}>
        <p>{plansTexts.withdrawing.text}</p>
        <p className="text-ink-2">{plansTexts.withdrawing.rest}</p>
      </ChangeDialog>
    </section>
  );
}

function cancelSentence(details: SubscriptionDetails, now: Date): string {
  const { plan, expiresAt } = details;
  const until = formatShortDate(expiresAt ?? now);
  return plansTexts.cancelling[isTrial(details, now) ? 'trial' : 'paid'](plan, until);
}

function Failure({ title, error }: { title: string; error: Error }) {
  return (
    <Alert kind="err" title={title}>
      <p>{serverMessage(error) ?? texts.failedHint}</p>
    </Alert>
  );
}
