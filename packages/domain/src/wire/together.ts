import * as z from 'zod/mini';
import { endpointsOf } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Cuenta' });

export const mostReads = 10;

const readSchema = z.string().check(z.regex(/^\/(?!together\b)[a-z][\w/-]*(\?[\w=&-]*)?$/));

/** Each read is answered as it would be alone. Failed reads, files and reads with their own rate limit are omitted. */
export const readTogether = endpoint('GET /together', {
  summary: 'Answers several reads in one request, by address; a read that fails is left out',
  query: z.object({ read: z.union([readSchema, z.array(readSchema).check(z.maxLength(mostReads))]) }),
  response: z.record(z.string(), z.unknown()),
});
