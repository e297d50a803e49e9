import type { Check } from '@bandeja/domain/mirror/schemas';
import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const checksQuery = callQuery('GET /mirror/checks');

export const useAllowChecks = () =>
  useReplacing('GET /mirror/checks', 'PUT /mirror/checks/consent', () => ({ body: { consent: true as const } }));

export const useStoreChecks = () =>
  useReplacing('GET /mirror/checks', 'PUT /mirror/checks', (checks: Omit<Check, 'date'>[]) => ({ body: { checks } }));

export const useEraseChecks = () => useReplacing('GET /mirror/checks', 'DELETE /mirror/checks', () => ({}));
