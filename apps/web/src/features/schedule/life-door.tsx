import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { type ReactNode, Suspense, useState } from 'react';
import type { StartShaped } from '#features/schedule/short-choice.tsx';
import { lazyPart } from '#lib/lazy-part.ts';
import { PartError } from '#ui/part-error.tsx';

const LifeSheet = lazyPart(
  async () => (await import('#features/schedule/life-sheet.tsx')).LifeSheet,
  ({ onClose }) => <PartError onClose={onClose} />,
);

/** «No puedo hoy»: of today's card and of every day's menu. @param trained dates with a finished session */
export function useLifeDoor(today: string, trained: readonly string[], onStart: StartShaped) {
  const [day, setDay] = useState<PlanDay | null>(null);
  const sheet: ReactNode = day && (
    <Suspense fallback={null}>
      <LifeSheet day={day} today={today} trained={trained} onStart={onStart} onClose={() => setDay(null)} />
    </Suspense>
  );
  return { open: setDay, sheet };
}
