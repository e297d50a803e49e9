import type { Session } from '@bandeja/domain/sessions/contract';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { Suspense, useRef, useState } from 'react';
import type { SharePopoverProps } from '#features/sessions/share/share-popover.tsx';
import { shareTexts as texts } from '#features/sessions/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

/** A ninth of the page's code, and most visits share nothing: loaded on demand. */
const SharePopover = lazyPart<SharePopoverProps>(
  async () => (await import('#features/sessions/share/share-popover.tsx')).SharePopover,
);

export function ShareButton({ session }: { session: Session }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        ref={button}
        variant="line"
        className="min-h-13 grow sm:grow-0"
        icon={<Icon as={ShareNetworkIcon} />}
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => setOpen(true)}
      >
        {texts.share}
      </Button>
      <Suspense fallback={null}>
        {isOpen !== null && (
          <SharePopover session={session} isOpen={isOpen} onClose={() => setOpen(false)} trigger={button} />
        )}
      </Suspense>
    </>
  );
}
