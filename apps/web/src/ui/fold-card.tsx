import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

type FoldCardProps = { head: ReactNode; startsOpen?: boolean; children: ReactNode };

export function FoldCard({ head, startsOpen = false, children }: FoldCardProps) {
  // whatever becomes of it, only the reader closes it again
  const [isOpen] = useState(startsOpen);
  return (
    <details open={isOpen} className="group card p-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <div className="grid min-w-0 flex-1 gap-0.5">{head}</div>
        <Icon as={CaretDownIcon} className="size-4 flex-none text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-5 pb-5">{children}</div>
    </details>
  );
}
