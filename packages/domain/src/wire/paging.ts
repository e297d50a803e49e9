import * as z from 'zod/mini';
import { idSchema } from '#wire/endpoint.ts';

/** A list that has both in its query is read page by page (`Link` header). */
export const limitOf = ({ usual, most }: { usual: number; most: number }) =>
  z._default(
    z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(most), z.describe('Most entries of a page.')),
    usual,
  );
export const beforeSchema = z.optional(idSchema).check(z.describe('The `_id` of the last entry of the page before.'));
