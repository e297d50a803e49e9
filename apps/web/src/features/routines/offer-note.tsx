import type { Offer } from '@bandeja/domain/routines/contract';
import { offerMessages } from '@bandeja/domain/routines/messages';
import { WarningIcon } from '@phosphor-icons/react/dist/csr/Warning';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

export function offerText(offer: Offer | undefined): string | undefined {
  return offer && offer.reason !== null ? offerMessages.why({ ...offer, reason: offer.reason }) : offer?.note;
}

export function OfferNote({ offer, className }: { offer: Offer | undefined; className?: string }) {
  const text = offerText(offer);
  if (!text) return null;
  return (
    <p className={classNames('flex items-start gap-2 text-sm', className)}>
      <Icon as={WarningIcon} weight="regular" className="mt-0.5 size-4 flex-none" />
      {text}
    </p>
  );
}
