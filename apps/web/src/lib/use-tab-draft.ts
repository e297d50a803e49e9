import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { dropTabDraft, keepTabDraft, readTabDraft } from '#lib/tab-draft.ts';

type DraftOptions<Values> = {
  key: string;
  schema: z.ZodMiniType<Values>;
  start: Values;
  /** What of the values may lie in the tab's storage; everything unless said. The same function every time. */
  kept?: ((values: Values) => Values) | undefined;
};

const whole = <Values>(values: Values) => values;

/**
 * Keeps what a form holds in this tab as long as it differs from `start`, and brings it back after a reload.
 * `isRestored` says that it was brought back; `forget` ends the draft, for a form that is left or saved.
 */
export function useTabDraft<Values extends FieldValues, Sent>(
  { reset, watch }: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'watch'>,
  { key, schema, start, kept = whole }: DraftOptions<Values>,
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
      // a form with default values holds all of them
      else keepTabDraft(key, kept(values as Values));
    });
    return () => watching.unsubscribe();
  }, [reset, watch, key, schema, start, kept]);

  return {
    isRestored,
    forget: () => {
      dropTabDraft(key);
      setIsRestored(false);
    },
  };
}
