import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ReactNode } from 'react';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { Icon } from '#ui/icon.tsx';

/** What a phone shows only when asked for stands open on wider screens, without the title. */
export function PhoneFold({ title, children }: { title: string; children: ReactNode }) {
  if (!useIsPhone()) return children;
  return (
    <details className="group">
      <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-3 text-sm font-strong [&::-webkit-details-marker]:hidden">
        {title}
        <Icon as={CaretDownIcon} className="size-4 flex-none group-open:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-2">{children}</div>
    </details>
  );
}
