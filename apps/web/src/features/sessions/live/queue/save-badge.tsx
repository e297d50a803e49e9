import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CloudArrowUpIcon } from '@phosphor-icons/react/dist/csr/CloudArrowUp';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import type { Saving } from '#features/sessions/live/queue/use-saving.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Icon } from '#ui/icon.tsx';

export function SaveBadge({ saving }: { saving: Saving }) {
  const { text, icon } = badgeOf(saving);
  return (
    <p role="status" className="text-xs leading-ui text-balance text-ink-2">
      <Icon as={icon} className="mr-1.5 inline size-4 align-[-3px]" />
      <span>{text}</span>
    </p>
  );
}

function badgeOf({ status, isFull }: Saving) {
  if (isFull && status !== 'saved') return { text: liveTexts.save.full, icon: WarningIcon };
  if (status === 'saved') return { text: liveTexts.save.saved, icon: CheckIcon };
  if (status === 'saving') return { text: liveTexts.save.saving, icon: CloudArrowUpIcon };
  if (status === 'signedOut') return { text: liveTexts.save.signedOut, icon: WarningIcon };
  if (status === 'offline') return { text: liveTexts.save.offline, icon: DeviceMobileIcon };
  if (status === 'failing') return { text: liveTexts.save.failing, icon: DeviceMobileIcon };
  return { text: liveTexts.save.failedHint, icon: WarningIcon };
}

export function SaveAlert({ saving }: { saving: Saving }) {
  const { status } = saving;
  if (typeof status === 'string') return null;
  const canRetry = 'rejected' in status;
  return (
    <Alert kind="err" title={liveTexts.save.failed} retry={canRetry && { start: saving.wake, size: 'md' }}>
      {canRetry ? status.rejected : status.gone}
    </Alert>
  );
}
