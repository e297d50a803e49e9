import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut';
import { useEffect, useRef, useState } from 'react';
import { portalMutation, useChange } from '#features/billing/api.ts';
import { isTrial, lastDayUntil } from '#features/billing/standing.ts';
import { plansTexts } from '#features/billing/texts.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { formatShortDate } from '#lib/format.ts';
import { goOutside } from '#lib/leave.ts';
import { useOnce } from '#lib/use-once.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';

const texts = plansTexts.manage;

type ManageProps = {
  details: SubscriptionDetails;
  now: Date;
  onChanged: (toastText: string) => void;
};

export function Manage({ details, now, onChanged }: ManageProps) {
  const [openWindow, setOpenWindow] = useState<'cancel' | 'withdraw' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<SubscriptionDetails | null>(null);
  const close = () => setOpenWindow(null);
  const cancel = useChange('cancel', () => done(plansTexts.cancelling.done));
  const withdraw = useChange('withdraw', () => done(plansTexts.withdrawing.done));
  const resume = useChange('resume', () => done(texts.resumed));
  const portal = useOnce(portalMutation);

  function done(toastText: string) {
    close();
    pressed.current = details;
    onChanged(toastText);
  }

  useEffect(() => {
    // a dialog that is open lets nothing behind it have the focus
    if (pressed.current === null || pressed.current === details || openWindow !== null) return;
    (place.current?.querySelector('button') ?? place.current)?.focus();
    pressed.current = null;
  });

  const { plan, hasContract, cancelAtPeriodEnd, withdrawalUntil, hasPortal } = details;
  const inTrial = isTrial(details, now);
  const mayWithdraw = withdrawalUntil !== null && Date.parse(withdrawalUntil) > now.getTime();
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none empty:absolute">
      {(hasContract || hasPortal) && (
        <div className="flex flex-wrap gap-3">
          {hasContract && cancelAtPeriodEnd && (
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
          {hasContract && !cancelAtPeriodEnd && (
            <Button variant="line" onClick={() => setOpenWindow('cancel')}>
              {texts.cancel}
            </Button>
          )}
          {mayWithdraw && (
            <Button variant="line" onClick={() => setOpenWindow('withdraw')}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
      {resume.error && <Failure title={texts.resumeFailed} error={resume.error} />}
      {portal.error && <Failure title={texts.portalFailed} error={portal.error} />}
      {mayWithdraw && (
        <p className="text-sm text-ink-2">
          {texts[inTrial ? 'withdrawUntilInTrial' : 'withdrawUntil'](formatShortDate(lastDayUntil(withdrawalUntil)))}
        </p>
      )}
      <ConfirmDialog
        isOpen={openWindow === 'cancel'}
        texts={{ ...plansTexts.cancelling, keep: plansTexts.cancelling.keep(plan) }}
        action={cancel}
        onClose={close}
      >
        <p>{cancelSentence(details, now)}</p>
        <p className="text-ink-2">{plansTexts.cancelling.rest}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={openWindow === 'withdraw'}
        texts={plansTexts.withdrawing}
        action={withdraw}
        onClose={close}
      >
        <p>{plansTexts.withdrawing[inTrial ? 'trialText' : 'text']}</p>
        <p className="text-ink-2">{plansTexts.withdrawing.rest}</p>
      </ConfirmDialog>
    </div>
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
      {failureReason(error)}
    </Alert>
  );
}
