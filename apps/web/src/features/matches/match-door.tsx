import { type ReactNode, Suspense, useState } from 'react';
import type { MatchSheetProps } from '#features/matches/match-sheet.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartError } from '#ui/part-error.tsx';

const MatchSheet = lazyPart(
  async () => (await import('#features/matches/match-sheet.tsx')).MatchSheet,
  ({ onClose }) => <PartError onClose={onClose} />,
);

type Opened = Pick<MatchSheetProps, 'start' | 'anyDay'>;

export function useMatchDoor(): { open: (opened: Opened) => void; sheet: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  const sheet = opened && (
    <Suspense fallback={null}>
      <MatchSheet {...opened} isOpen onClose={() => setOpened(null)} />
    </Suspense>
  );
  return { open: setOpened, sheet };
}
