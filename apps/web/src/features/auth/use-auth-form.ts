import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useSendForm } from '#lib/use-send-form.ts';
import { useTypedBefore } from '#lib/use-typed-before.ts';

type AuthFormOptions<Values extends FieldValues> = {
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: Values;
  /** Throws when refused; its message is shown. */
  send: (values: Values) => Promise<unknown>;
  /** The sentence when a refusal brings none. */
  fallback: string;
};

/** A form that signs in; it takes over what was typed before its code was here. */
export function useAuthForm<Values extends FieldValues>(options: AuthFormOptions<Values>) {
  const { schema, defaultValues, send, fallback } = options;
  return useSendForm<Values, Values>({
    start: useTypedBefore(defaultValues),
    resolver: zodResolver(schema),
    mode: 'onTouched',
    send,
    // the same sentence is not said twice
    placed: (issue, values, failure) => (issue.path in values && issue.message !== failure ? issue : null),
    failureOf: (error) => (error instanceof Error && error.message !== '' ? error.message : null),
    fallback,
  });
}
