import type { CoachedDay, CoachedPage } from '@bandeja/domain/coaching/contract';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { useState } from 'react';
import { usePageCall } from '#features/coaching/api.ts';
import { playerTexts as texts } from '#features/coaching/texts.ts';
import { formatWeekdayDate } from '#lib/format.ts';
import { serverMessage } from '#lib/server-message.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { useToast } from '#ui/toast.tsx';

const hasDraft = ({ draft }: CoachedDay) => draft !== null;

/** At the foot while there is something the player does not see yet. */
export function DraftBar({ player: { _id, days } }: { player: CoachedPage }) {
  const [isShown, setShown] = useState(false);
  const toast = useToast();
  const discard = usePageCall('DELETE /coaching/players/:id/drafts', _id, () => ({}));
  const publish = usePageCall('POST /coaching/players/:id/publish', _id, () => ({ body: {} }));
  const drafts = days.filter(hasDraft);
  if (drafts.length === 0) return null;
  const failed = (error: Error) => toast(serverMessage(error) ?? texts.saveFailed, { kind: 'err', seconds: 6 });
  return (
    <div className="floating sticky bottom-(--tabs) z-1 flex flex-wrap items-center justify-end gap-3 rounded-3 p-3 lg:bottom-3">
      <p role="status" className="mr-auto text-sm text-ink-2">
        {texts.drafts(drafts.length)}
      </p>
      <Button
        variant="ghost"
        size="sm"
        pending={discard.isPending}
        onClick={() => discard.start(undefined, { onError: failed })}
      >
        {texts.discard}
      </Button>
      <Button variant="line" size="sm" onClick={() => setShown(true)}>
        {texts.seeChanges(drafts.length)}
      </Button>
      <Button
        variant="saque"
        size="sm"
        pending={publish.isPending}
        pendingLabel={texts.publishing}
        onClick={() => publish.start(undefined, { onSuccess: () => toast(texts.published), onError: failed })}
      >
        {texts.publish}
      </Button>
      <Dialog isOpen={isShown} onClose={() => setShown(false)} title={texts.changes}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
        <ul tabIndex={0} aria-label={texts.changes}>
          {drafts.map((day) => (
            <Change key={day.date} day={day} />
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

function Change({ day: { date, plan, draft } }: { day: CoachedDay }) {
  const before = plan?.isPlanned ? (plan.routine?.name ?? plan.type) : texts.nothing;
  return (
    <li className="grid gap-1 border-t py-3 first:border-t-0">
      <p className="text-sm text-ink-2">{formatWeekdayDate(date)}</p>
      <del className="text-ink-3 wrap-anywhere">{before}</del>
      <ins className="flex items-center gap-2 font-strong no-underline">
        <Icon as={ArrowRightIcon} className="flex-none text-ink-3" />
        <span className="min-w-0 wrap-anywhere">
          {draft?.routineName ?? draft?.type}
          {draft?.minutes ? `, ${texts.minutes(draft.minutes)}` : ''}
        </span>
      </ins>
      {draft?.note && <p className="text-sm text-ink-2">«{draft.note}»</p>}
    </li>
  );
}
