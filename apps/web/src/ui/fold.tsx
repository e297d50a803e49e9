import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/icon.tsx';

type FoldProps = {
  title: string;
  /** Open at first; the part also opens when this becomes true later. It never closes by itself. */
  startsOpen?: boolean;
  children: ReactNode;
};

export function Fold({ title, startsOpen = false, children }: FoldProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [wasAsked, setWasAsked] = useState(startsOpen);
  if (startsOpen !== wasAsked) {
    setWasAsked(startsOpen);
    if (startsOpen) setIsOpen(true);
  }
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 border-y text-ui font-strong group-open:border-b-0 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 truncate">{title}</span>
        <Icon as={CaretDownIcon} className="size-4 flex-none group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 border-b pt-2 pb-5">{children}</div>
    </details>
  );
}
