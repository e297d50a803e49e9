import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';
import { useErrorFocus } from '#lib/use-error-focus.ts';
import { useTabDraft } from '#lib/use-tab-draft.ts';

type PlacedError = { path: string; message: string };

type KeptFormOptions<Values extends FieldValues, Body> = {
  /** What stands in it at first. */
  start: () => Values;
  resolver: Resolver<Values, unknown, Body>;
  /** Where this tab keeps the draft, and what a draft must be. */
  draft: { key: string; schema: z.ZodMiniType<Values>; kept?: (values: Values) => Values };
  save: { mutateAsync: (body: Body) => Promise<unknown>; isPending: boolean };
  /** A server error at its place in the form. */
  placed: (error: PlacedError, values: Values) => PlacedError;
  /** What has failed, and what is said of it when the server gives no reason. */
  failed: { title: string; reason: string };
  onSaved: () => void;
};

/**
 * A form that is checked by the contract, kept as a draft in this tab and sent once at a time. What only the server finds
 * stands at its field.
 */
export function useKeptForm<Values extends FieldValues, Body>(options: KeptFormOptions<Values, Body>) {
  const { resolver, save, placed, failed, onSaved } = options;
  const [start] = useState(options.start);
  const form = useForm<Values, unknown, Body>({
    defaultValues: start as DefaultValues<Values>,
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const draft = useTabDraft(form, { ...options.draft, start });
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  useErrorFocus(element, form.formState.submitCount);

  const send = form.handleSubmit(async (body) => {
    // two presses may both have been checked before the first is under way
    if (isSending.current) return;
    isSending.current = true;
    try {
      await save.mutateAsync(body);
      draft.forget();
      onSaved();
    } catch (error) {
      console.error(failed.title, error);
      const values = form.getValues();
      for (const issue of error instanceof HttpError ? error.issues : []) {
        const error = placed(issue, values);
        form.setError(error.path as Path<Values>, { message: error.message });
      }
      form.setError('root.server', { message: serverMessage(error) ?? failed.reason });
    } finally {
      isSending.current = false;
    }
  });

  const reason = form.formState.errors.root?.['server']?.message;
  return {
    form,
    element,
    /** Changes that are not saved. */
    isDirty: form.formState.isDirty,
    isRestored: draft.isRestored,
    /** Back to what was there before. */
    discard: () => {
      form.reset(start);
      draft.forget();
    },
    forgetDraft: draft.forget,
    isPending: save.isPending,
    failure: reason === undefined ? null : { title: failed.title, reason },
    submit: () => void send(),
  };
}
