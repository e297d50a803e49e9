import type { Recap } from '@bandeja/domain/recap/contract';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/csr/ShareNetwork';
import { Suspense, useRef, useState } from 'react';
import type { RecapPopoverProps } from '#features/recap/recap-popover.tsx';
import { recapTexts as texts } from '#features/recap/texts.ts';
import { lazyPart } from '#lib/lazy-part.ts';
import { IconButton } from '#ui/icon-button.tsx';

const RecapPopover = lazyPart<RecapPopoverProps>(
  async () => (await import('#features/recap/recap-popover.tsx')).RecapPopover,
);

export function RecapShare({ recap }: { recap: Recap }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon={ShareNetworkIcon}
        label={texts.share}
        className="text-ink"
        aria-haspopup="dialog"
        aria-expanded={isOpen === true}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>
        {isOpen !== null && (
          <RecapPopover recap={recap} isOpen={isOpen} onClose={() => setOpen(false)} trigger={button} />
        )}
      </Suspense>
    </>
  );
}
