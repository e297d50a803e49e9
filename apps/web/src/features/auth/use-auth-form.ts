import { zodResolver } from '@hookform/resolvers/zod';
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { HttpError } from '#lib/http.ts';
import { useTypedBefore } from '#lib/use-typed-before.ts';

type AuthFormOptions<Values extends FieldValues> = {
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: DefaultValues<Values>;
  /** Throws when refused; its message is shown. */
  send: (values: Values) => Promise<unknown>;
  /** The sentence when a refusal brings none. */
  fallback: string;
};

export type AuthForm<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  /** Why the server said no, or null. */
  failure: string | null;
  submit: () => void;
};

/**
 * A form that signs somebody in: checked by the contract's schema, sent once at a time, keeps what was typed. Wrong
 * fields that only the server found are marked like the others.
 */
export function useAuthForm<Values extends FieldValues>(options: AuthFormOptions<Values>): AuthForm<Values> {
  const { schema, defaultValues, send, fallback } = options;
  const form = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    defaultValues: useTypedBefore(defaultValues as Values) as DefaultValues<Values>,
    mode: 'onTouched',
  });

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const failure = error instanceof Error && error.message !== '' ? error.message : fallback;
      const issues = error instanceof HttpError ? error.issues : [];
      for (const { path, message } of issues) {
        // the same sentence is not said twice
        if (path in values && message !== failure) form.setError(path as Path<Values>, { message });
      }
      form.setError('root.server', { message: failure });
    }
  });

  return {
    form,
    failure: form.formState.errors.root?.['server']?.message ?? null,
    submit: () => {
      // a second press while the first is under way sends nothing
      if (!form.formState.isSubmitting) void submit();
    },
  };
}
