import { dateIssues } from '@bandeja/domain/wire/dates';
import type * as z from 'zod/mini';

export type Issue = { path: string; message: string };

export type FieldErrors<Values> = { [Name in keyof Values]?: string | undefined };

type ZodIssue = z.core.$ZodIssue;

export function issuesOf(
  schema: z.ZodMiniType,
  body: unknown,
  sentence: (issue: ZodIssue) => string = ({ message }) => message,
): Issue[] {
  const issues = schema.safeParse(body).error?.issues ?? [];
  return [
    ...issues.map((issue) => ({ path: issue.path.join('.'), message: sentence(issue) })),
    ...dateIssues(schema, body, new Date()).map(({ path, message }) => ({ path: path.join('.'), message })),
  ];
}

export function byField<Values extends object>(values: Values, issues: readonly Issue[]): FieldErrors<Values> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    const [name = ''] = path.split('.');
    if (name in values) errors[name] ??= message;
  }
  // only names of `values` are in it
  return errors as FieldErrors<Values>;
}
