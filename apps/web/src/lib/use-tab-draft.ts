import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { dropTabDraft, keepTabDraft, readTabDraft } from '#lib/tab-draft.ts';

/**
 * Keeps what a form holds in this tab as long as it differs from `start`, and brings it back after a reload.
 * `isRestored` says that it was brought back; `forget` ends the draft, for a form that is left or saved.
 */
export function useTabDraft<Values extends FieldValues, Sent>(
  { reset, watch }: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'watch'>,
  { key, schema, start }: { key: string; schema: z.ZodMiniType<Values>; start: Values },
) {
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const draft = readTabDraft(key, schema);
    if (draft) {
      // what was there before stays what «changed» is measured by
      reset(draft as DefaultValues<Values>, { keepDefaultValues: true });
      setIsRestored(true);
    }
    const untouched = JSON.stringify(start);
    const watching = watch((values) => {
      if (JSON.stringify(values) === untouched) dropTabDraft(key);
      else keepTabDraft(key, values);
    });
    return () => watching.unsubscribe();
  }, [reset, watch, key, schema, start]);

  return {
    isRestored,
    forget: () => {
      dropTabDraft(key);
      setIsRestored(false);
    },
  };
}
