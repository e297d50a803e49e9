import { WifiSlashIcon } from '@phosphor-icons/react/dist/csr/WifiSlash';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

export function OfflineStrip({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="offline-strip">
      <Icon as={WifiSlashIcon} className="" />
      <span>{children}</span>
    </p>
  );
}
