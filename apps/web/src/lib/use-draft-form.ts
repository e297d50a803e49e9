import type { QueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Issue } from '#lib/form-errors.ts';
import { HttpError } from '#lib/http.ts';
import { dropTabDraft, readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';
import { useSendForm } from '#lib/use-send-form.ts';

type DraftOptions<Values> = {
  key: string;
  schema: z.ZodMiniType<Values>;
  start: Values;
  /** The values allowed in the tab's storage; all by default. Must be a stable function. */
  pick?: ((values: Values) => Values) | undefined;
};

const everything = <Values>(values: Values) => values;

function useTabDraft<Values extends FieldValues, Sent>(
  { reset, watch }: Pick<UseFormReturn<Values, unknown, Sent>, 'reset' | 'watch'>,
  { key, schema, start, pick = everything }: DraftOptions<Values>,
) {
  const [isRestored, setIsRestored] = useState(false);

  useEffect(() => {
    const draft = readTabDraft(key, schema);
    if (draft) {
      // keep the default values so that `isDirty` compares with the stored entry
      reset(draft as DefaultValues<Values>, { keepDefaultValues: true });
      setIsRestored(true);
    }
    const untouched = JSON.stringify(start);
    const watching = watch((values) => {
      if (JSON.stringify(values) === untouched) dropTabDraft(key);
      // a form with default values holds all of them
      else writeTabDraft(key, pick(values as Values));
    });
    return () => watching.unsubscribe();
  }, [reset, watch, key, schema, start, pick]);

  return {
    isRestored,
    forget: () => {
      dropTabDraft(key);
      setIsRestored(false);
    },
  };
}

const controls = 'input, select, textarea, button';

/** After a try to send that found errors, the focus goes to the first of them; a fold that hides it opens. `tries` counts the tries. */
function useErrorFocus(form: RefObject<HTMLFormElement | null>, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    const error = form.current?.querySelector('.field-error');
    const fold = error?.closest('details');
    if (fold) fold.open = true;
    const field = error?.closest('.field');
    field?.querySelector<HTMLElement>(controls)?.focus({ preventScroll: true });
    // in the middle, where the form's own bar does not cover the error
    field?.scrollIntoView({ block: 'center' });
  }, [form, tries]);
}

/** Runs `follow` when another admin has saved meanwhile, because the cached version is outdated. */
export const whenChanged = (follow: (client: QueryClient) => unknown) => ({
  onError: (error: Error, _sent: unknown, _before: unknown, { client }: { client: QueryClient }) => {
    if (error instanceof HttpError && error.changed) void follow(client);
  },
});

type DraftFormOptions<Values extends FieldValues, Body> = {
  start: () => Values;
  resolver: Resolver<Values, unknown, Body>;
  draft: { key: string; schema: z.ZodMiniType<Values>; pick?: (values: Values) => Values };
  save: { mutateAsync: (body: Body) => Promise<unknown>; isPending: boolean };
  placed: (issue: Issue, values: Values) => Issue;
  failed: { title: string; reason: string | ((error: unknown) => string) };
  onSaved: () => void;
};

export function useDraftForm<Values extends FieldValues, Body>(options: DraftFormOptions<Values, Body>) {
  const { resolver, save, placed, failed, onSaved } = options;
  const [start] = useState(options.start);
  const [changed, setChanged] = useState<HttpError['changed']>();
  const { form, field, failure, submit } = useSendForm<Values, Body>({
    start,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    send: async (body) => {
      await save.mutateAsync(body).catch((error) => {
        console.error(failed.title, error);
        setChanged(error instanceof HttpError ? error.changed : undefined);
        throw error;
      });
      draft.forget();
      onSaved();
    },
    placed,
    fallback: failed.reason,
  });
  const draft = useTabDraft(form, { ...options.draft, start });
  const element = useRef<HTMLFormElement>(null);
  useErrorFocus(element, form.formState.submitCount);

  return {
    form,
    field,
    start,
    element,
    isDirty: form.formState.isDirty,
    isRestored: draft.isRestored,
    discard: () => {
      form.reset(start);
      draft.forget();
    },
    forgetDraft: draft.forget,
    changed,
    forgetChanged: () => setChanged(undefined),
    saveChosen: (values: Values) => {
      form.reset(values, { keepDefaultValues: true });
      setChanged(undefined);
      submit();
    },
    isPending: save.isPending,
    failure: failure === null ? null : { title: failed.title, reason: failure },
    submit,
  };
}
