import type * as z from 'zod/mini';

/** What is wrong, by the name of the field. */
export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined };

type Named = { name: string; message: string };

/** The first error of each field that the form has. */
export function byField<Values extends object>(values: Values, found: readonly Named[]): FieldErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { name, message } of found) if (name in values) errors[name] ??= message;
  // only names of `values` are in it
  return errors as FieldErrors<Values>;
}

/** The errors of typed values by a contract's schema. */
export function errorsOf<Values extends object>(schema: z.ZodMiniType, values: Values): FieldErrors<Values> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return byField(
    values,
    issues.map(({ path, message }) => ({ name: String(path[0]), message })),
  );
}

/** Those of the errors shown that are still there. */
export function remaining<Values>(shown: FieldErrors<Values>, still: FieldErrors<Values>): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name in still) if (name in shown) errors[name] = still[name];
  return errors;
}
