import { dateIssues, holdsDates } from '@bandeja/domain/wire/dates';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';

/** Compiles the schemas of requests; a date that no one can mean now is an issue like every other (docs/product.md#dates). */
export function inputCompiler(now: () => Date): FastifySchemaCompiler<z.core.$ZodType> {
  return (route) => {
    const parse = validatorCompiler(route);
    if (!holdsDates(route.schema)) return parse;
    return (value) => {
      const parsed = parse(value) as { error?: FastifySchemaValidationError[] };
      const dates = dateIssues(route.schema, value, now()).map(({ path, message }) => ({
        keyword: 'date',
        instancePath: `/${path.join('/')}`,
        schemaPath: '',
        params: {},
        message,
      }));
      return dates.length === 0 ? parsed : { error: [...(parsed.error ?? []), ...dates] };
    };
  };
}
