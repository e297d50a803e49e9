import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

export function FoldCard({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <details className="group card p-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <div className="grid min-w-0 gap-0.5">{head}</div>
        <Icon as={CaretDownIcon} className="size-4 flex-none text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 px-5 pb-5">{children}</div>
    </details>
  );
}
