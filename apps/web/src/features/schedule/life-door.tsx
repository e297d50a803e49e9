import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { type ReactNode, Suspense, useState } from 'react';
import type { StartShaped } from '#features/schedule/short-choice.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartError } from '#ui/part-error.tsx';

const LifeSheet = lazyPart(
  async () => (await import('#features/schedule/life-sheet.tsx')).LifeSheet,
  ({ onClose }) => <PartError onClose={onClose} />,
);

type Life = {
  today: string;
  /** Dates with a finished session. */
  trained: readonly string[];
  /** The routine that holds work for an area today. */
  caredId: string | null;
  onStart: StartShaped;
};

/** «No puedo hoy»: of today's card and of every day's menu. */
export function useLifeDoor(life: Life) {
  const [day, setDay] = useState<PlanDay | null>(null);
  const sheet: ReactNode = day && (
    <Suspense fallback={null}>
      <LifeSheet day={day} {...life} onClose={() => setDay(null)} />
    </Suspense>
  );
  return { open: setDay, sheet };
}
