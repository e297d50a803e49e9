import type * as z from 'zod/mini';

/** What is wrong, by the name of the field. */
export type Faults<Values> = { [Name in keyof Values]?: string | undefined };

type Named = { name: string; message: string };

/** The first fault of each field that the form has. */
export function byField<Values extends object>(values: Values, found: readonly Named[]): Faults<Values> {
  const faults: Record<string, string> = {};
  for (const { name, message } of found) if (name in values) faults[name] ??= message;
  // only names of `values` are in it
  return faults as Faults<Values>;
}

/** The faults of typed values by a contract's schema. */
export function faultsOf<Values extends object>(schema: z.ZodMiniType, values: Values): Faults<Values> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return byField(
    values,
    issues.map(({ path, message }) => ({ name: String(path[0]), message })),
  );
}

/** Those of the faults shown that are still there. */
export function remaining<Values>(shown: Faults<Values>, still: Faults<Values>): Faults<Values> {
  const faults: Faults<Values> = {};
  for (const name in still) if (name in shown) faults[name] = still[name];
  return faults;
}
