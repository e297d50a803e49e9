import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useHydrated } from '#lib/use-hydrated.ts';
import { useSendForm } from '#lib/use-send-form.ts';

type AuthFormOptions<Values extends FieldValues> = {
  schema: z.ZodMiniType<Values, Values>;
  defaultValues: Values;
  send: (values: Values) => Promise<unknown>;
  fallback: string;
};

/** A form that signs in; it takes over text typed before its code loaded. */
export function useAuthForm<Values extends FieldValues>(options: AuthFormOptions<Values>) {
  const { schema, defaultValues, send, fallback } = options;
  return useSendForm<Values, Values>({
    start: useTypedBefore(defaultValues),
    resolver: zodResolver(schema),
    mode: 'onTouched',
    send,
    // the field's sentence is not repeated
    placed: (issue, values, failure) => (issue.path in values && issue.message !== failure ? issue : null),
    failureOf: (error) => (error instanceof Error && error.message !== '' ? error.message : null),
    fallback,
  });
}

/** Own values, or those typed into the server's HTML before the form's code arrived, found by the fields' `name`. */
export function useTypedBefore<Values extends Record<string, unknown>>(defaults: Values): Values {
  const isHydrated = useHydrated();
  const [values] = useState(() => (isHydrated ? defaults : { ...defaults, ...typedInto(Object.keys(defaults)) }));
  return values;
}

function typedInto(names: string[]): Record<string, string | boolean> {
  if (typeof document === 'undefined') return {};
  const fields = names.map((name) => [name, document.getElementsByName(name)[0]] as const);
  return Object.fromEntries(
    fields.flatMap(([name, field]) => {
      if (!(field instanceof HTMLInputElement)) return [];
      return [[name, field.type === 'checkbox' ? field.checked : field.value]];
    }),
  );
}
