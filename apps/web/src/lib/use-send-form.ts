import { useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  set,
  type UseFormProps,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { type Issue, issuesOf } from '#lib/form-errors.ts';
import { HttpError } from '#lib/http.ts';
import { serverMessage } from '#lib/server-message.ts';

type ContractForm<Values, Body> = {
  schema: z.ZodMiniType;
  bodyOf: (values: Values) => Body;
  sentOf?: (body: Body) => Body;
  sentence?: Parameters<typeof issuesOf>[2];
  placed?: (issue: Issue, values: Values) => Issue;
  others?: (values: Values) => Issue[];
};

export function contractResolver<Values extends FieldValues, Body>(
  form: ContractForm<Values, Body>,
): Resolver<Values, unknown, Body> {
  const { schema, bodyOf, sentOf = (body) => body, sentence, placed = (issue) => issue, others = () => [] } = form;
  return (values) => {
    const body = bodyOf(values);
    const issues = [...issuesOf(schema, body, sentence).map((issue) => placed(issue, values)), ...others(values)];
    if (issues.length === 0) return { values: sentOf(body), errors: {} };
    const errors: FieldErrors<Values> = {};
    // the first issue of a field is the one it shows
    for (const { path, message } of issues.toReversed()) set(errors, path, { type: 'contract', message });
    return { values: {}, errors };
  };
}

type SendFormOptions<Values extends FieldValues, Body> = {
  start: Values;
  resolver: Resolver<Values, unknown, Body>;
  send: (body: Body) => Promise<unknown>;
  /** Maps a server's issue to a field; null: only `failure` mentions it. By default every issue keeps its field. */
  placed?: (issue: Issue, values: Values, failure: string) => Issue | null;
  /** The issue of a single field: the form then shows no general error. */
  fieldError?: (error: HttpError) => Issue | null | undefined;
  failureOf?: (error: unknown) => string | null;
  fallback: string | ((error: unknown) => string);
} & Pick<UseFormProps<Values>, 'mode' | 'shouldFocusError'>;

export function useSendForm<Values extends FieldValues, Body>(options: SendFormOptions<Values, Body>) {
  const { start, resolver, send, placed, fieldError, failureOf = serverMessage, fallback, ...more } = options;
  const form = useForm<Values, unknown, Body>({ ...more, resolver, defaultValues: start as DefaultValues<Values> }); // all are there
  const isSending = useRef(false);
  const pathOf = ({ path }: Issue) => path as Path<Values>;

  const submit = form.handleSubmit(async (body) => {
    // two presses may both have been checked before the first is under way
    if (isSending.current) return;
    isSending.current = true;
    try {
      await send(body);
    } catch (error) {
      const refused = error instanceof HttpError ? error : null;
      const single = refused && fieldError?.(refused);
      if (single) return form.setError(pathOf(single), single, { shouldFocus: true });
      const failure = failureOf(error) ?? (typeof fallback === 'string' ? fallback : fallback(error));
      for (const issue of refused?.issues ?? []) {
        const field = placed?.(issue, form.getValues(), failure);
        if (field) form.setError(pathOf(field), { message: field.message });
      }
      form.setError('root.server', { message: failure });
    } finally {
      isSending.current = false;
    }
  });

  return {
    form,
    errors: form.formState.errors,
    field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      ...form.register(name, options),
      error: form.getFieldState(name, form.formState).error?.message,
    }),
    isPending: form.formState.isSubmitting,
    failure: form.formState.errors.root?.['server']?.message ?? null,
    submit: () => void submit(),
  };
}
