import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { hashKey } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from '#lib/query.ts';
import { useOffline } from '#lib/use-offline.ts';

const always = () => true;

/** Which routines can be started now: without a network those that this device has with their exercises. */
export function useStartable(): (routine: Pick<RoutineSummary, '_id' | 'type'>) => boolean {
  const isOffline = useOffline();
  const [stored, setStored] = useState<ReadonlySet<unknown> | null>(null);
  useEffect(() => {
    if (!isOffline) return setStored(null);
    const read = async () => (await (await import('#lib/device-database.ts')).deviceDatabase()).getAllKeys('answers');
    read().then(
      (keys) => setStored(new Set(keys)),
      () => setStored(new Set()),
    );
  }, [isOffline]);
  if (stored === null) return always;
  // a match is counted on the score board, which asks for nothing
  return ({ _id, type }) =>
    type === 'Partido' || stored.has(hashKey(keyOf('GET /routines/:id', { params: { id: _id } })));
}
